"""What 山东升级 declares of itself."""

from typing import Final

from paiju.game import Measure, Phase, Profile, numbered
from paiju.games.shandong.kernel import constants
from paiju.trick.faces import POINTS
from paiju.trick.names import COUNTER_CLOCKWISE

PHASES: Final = numbered(
    # 21 seconds of it are the deal, five cards a second.
    Phase(constants.DECLARING, "declare", 31, "4.1"),
    Phase(constants.COUNTERING, "counter", 10, "4.4"),
    Phase(constants.STICKING, "stick", 10, "4.6"),
    Phase(constants.RETURNING, "return", 30, "4.8"),
    Phase(constants.BURYING, "bury", 30, "5.2"),
    Phase(constants.PLAYING, "play", 30, "8.1"),
    Phase(constants.CHOOSING, "choose", 15, "7.7"),
    Phase(constants.OVER, "over", 0, "10.4"),
)

PROFILE: Final = Profile(
    family="trick",
    direction=COUNTER_CLOCKWISE,
    phases=tuple(PHASES.values()),
    measure=Measure("points", trifle=2),
    points=POINTS,
    many_moves=True,
)
