"""What 干瞪眼 declares of itself."""

from typing import Final

from paiju.game import Measure, Profile, Sense

PROFILE: Final = Profile(
    family="climb",
    direction=1,
    sense=Sense.PENALTY,
    measure=Measure("points", trifle=0.5),
)
