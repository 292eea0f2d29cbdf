"""Words of the edge for the numbers of the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import RANKS, SUITS
from paiju.game.move import Act
from paiju.games.friends.kernel import words
from paiju.games.friends.kernel.table import Table

GAME: Final = "friends"
PHASES: Final = ("deal", "bid", "bury", "call", "play", "choose", "over")
COUNTERING: Final = "counter"
"""The phase of bidding while a bid stands."""
ACTS: Final[Mapping[str, int]] = {
    "play": words.PLAY,
    "show": words.SHOW,
    "counter": words.COUNTER,
    "decline": words.DECLINE,
    "bury": words.BURY,
    "call": words.CALL,
    "keep": words.KEEP,
}
BID_ACTS: Final[tuple[Act, Act]] = ("show", "counter")
TITLES: Final = ("shutout", "slam", "held", "overtaken", "beaten", "crushed", "grand", "routed")


def phase_of(table: Table) -> str:
    """Name the phase."""
    if table.phase == words.BIDDING and table.bid_seat >= 0:
        return COUNTERING
    return PHASES[table.phase]


def rank_of(level: int) -> str | None:
    """Return the printed rank of a level's number, None where there is none."""
    return RANKS[level] if level >= 0 else None


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
