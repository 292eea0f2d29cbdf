"""What 小二定主 declares of itself."""

from typing import Final

from paiju.game import Measure, Phase, Profile, numbered
from paiju.games.xiaoer.kernel import constants
from paiju.trick.faces import POINTS
from paiju.trick.names import CLOCKWISE

PHASES: Final = numbered(
    Phase(constants.SHOWING, "show", 15, "3.2"),
    Phase(constants.FANNING, "fan", 15, "4.2"),
    Phase(constants.PAYING, "tribute", 30, "5.1"),
    Phase(constants.RETURNING, "return", 30, "5.4"),
    Phase(constants.BURYING, "bury", 60, "6.2"),
    Phase(constants.PLAYING, "play", 30, "7.1"),
    Phase(constants.OVER, "over", 0, "7.1"),
)

PROFILE: Final = Profile(
    family="trick",
    direction=CLOCKWISE,
    phases=tuple(PHASES.values()),
    # Two for each point, since winning the hand counts as much as forty of them.
    measure=Measure("points", scale=2, trifle=2),
    points=POINTS,
)
