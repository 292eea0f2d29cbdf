"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.game.move import Act
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table

GAME: Final = "friends"
PHASES: Final = ("deal", "bid", "bury", "call", "play", "choose", "over")
COUNTERING: Final = "counter"
"""The phase of bidding while a bid stands."""
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


def phase_of(table: Table) -> str:
    """Name the phase."""
    if table.phase == constants.BIDDING and table.bid_seat >= 0:
        return COUNTERING
    return PHASES[table.phase]
