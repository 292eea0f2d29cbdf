"""What 掼蛋 declares of itself."""

from typing import Final

from paiju.game import Measure, Phase, Profile, numbered
from paiju.games.guandan.kernel import constants

PHASES: Final = numbered(
    Phase(constants.PAYING, "tribute", 20, "5.3"),
    Phase(constants.RETURNING, "return", 20, "5.3"),
    Phase(constants.PLAYING, "play", 20, "6.1"),
    Phase(constants.OVER, "over", 0, "7.1"),
)

PROFILE: Final = Profile(
    family="climb",
    direction=-1,
    phases=tuple(PHASES.values()),
    measure=Measure("levels", trifle=0.05),
    many_moves=True,
)
