"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.game.move import Act
from paiju.games.shandong.kernel import words

GAME: Final = "shandong"
PHASES: Final = ("declare", "counter", "stick", "return", "bury", "play", "choose", "over")
ACTS: Final[Mapping[str, int]] = {
    "play": words.PLAY,
    "show": words.SHOW,
    "counter": words.COUNTER,
    "stick": words.STICK,
    "decline": words.DECLINE,
    "return": words.RETURN,
    "bury": words.BURY,
    "keep": words.KEEP,
}
BID_ACTS: Final[tuple[Act, Act, Act]] = ("show", "counter", "stick")
"""The bid of each window."""


def side_seats(side: int) -> tuple[int, int]:
    """Return the seats of a side, counted from 1."""
    return side + 1, side + 3
