"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.game.move import Act
from paiju.games.shandong.kernel import constants

GAME: Final = "shandong"
ACTS: Final[Mapping[str, int]] = {
    "play": constants.PLAY,
    "show": constants.SHOW,
    "counter": constants.COUNTER,
    "stick": constants.STICK,
    "decline": constants.DECLINE,
    "return": constants.RETURN,
    "bury": constants.BURY,
    "keep": constants.KEEP,
}
BID_ACTS: Final[tuple[Act, Act, Act]] = ("show", "counter", "stick")
"""The bid of each window."""


def side_seats(side: int) -> tuple[int, int]:
    """Return the seats of a side, counted from 1."""
    return side + 1, side + 3
