"""What 干瞪眼 declares of itself."""

from typing import Final

from paiju.game import Measure, Phase, Profile, Sense

PLAY: Final = Phase(0, "play", 20, "6.1")
OVER: Final = Phase(1, "over", 0, "7.1")
PHASES: Final = (PLAY, OVER)

PROFILE: Final = Profile(
    family="climb",
    direction=1,
    phases=PHASES,
    sense=Sense.PENALTY,
    measure=Measure("points", trifle=0.5),
)
