"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.game.move import Act
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.table import SEATS
from paiju.trick.names import CLOCKWISE
from paiju.trick.names import seats_of as around_from

GAME: Final = "xiaoer"
ACTS: Final[Mapping[str, int]] = {
    "play": constants.PLAY,
    "show": constants.SHOW,
    "decline": constants.DECLINE,
    "tribute": constants.TRIBUTE,
    "return": constants.RETURN,
    "bury": constants.BURY,
}
ACT_OF_PHASE: Final[Mapping[int, Act]] = {
    constants.SHOWING: "show",
    constants.FANNING: "show",
    constants.PAYING: "tribute",
    constants.RETURNING: "return",
    constants.BURYING: "bury",
    constants.PLAYING: "play",
}
KINDS: Final = ("", "single", "throw", "true_gang", "false_gang")
FANS: Final = ("threes", "fives")


def fans_of(bits: int) -> tuple[str, ...]:
    """Return the names of fans."""
    return tuple(name for place, name in enumerate(FANS) if bits >> place & 1)


def seats_of(bits: int, first: int = 0) -> tuple[int, ...]:
    """Return the seats of a mask, counted from 1, clockwise from a place."""
    return around_from(bits, first, SEATS, CLOCKWISE)
