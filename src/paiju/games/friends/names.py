"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.game.move import Act
from paiju.games.friends.kernel import constants

GAME: Final = "friends"
ACTS: Final[Mapping[str, int]] = {
    "play": constants.PLAY,
    "show": constants.SHOW,
    "counter": constants.COUNTER,
    "decline": constants.DECLINE,
    "bury": constants.BURY,
    "call": constants.CALL,
    "keep": constants.KEEP,
}
BID_ACTS: Final[tuple[Act, Act]] = ("show", "counter")
TITLES: Final = ("shutout", "slam", "held", "overtaken", "beaten", "crushed", "grand", "routed")
