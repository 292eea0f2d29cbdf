"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import SUITS
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


def suit_of(number: int) -> str | None:
    """Return the letter of a suit's number, None where there is none."""
    return SUITS[number] if 0 <= number < len(SUITS) else None


def seat_of(number: int) -> int | None:
    """Return a seat counted from 1, None for nobody."""
    return number + 1 if number >= 0 else None


def seats_of(bits: int, first: int) -> tuple[int, ...]:
    """Return the seats of a mask, counted from 1, in playing order from a place."""
    around = ((first - step) % words.SEATS for step in range(words.SEATS))
    return tuple(place + 1 for place in around if bits >> place & 1)


def side_seats(side: int) -> tuple[int, int]:
    """Return the seats of a side, counted from 1."""
    return side + 1, side + 3
