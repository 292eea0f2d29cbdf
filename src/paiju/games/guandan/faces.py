"""Between the kernel's integers and faces: cards, heights and books."""

from functools import cache

from paiju.cards import CARDS, RANKS, Card
from paiju.climb.ranks import NAMES
from paiju.games.guandan.kernel.shapes import Book, make_book
from paiju.games.guandan.rules import Rules


@cache
def book_of(rules: Rules, level: str) -> Book:
    """Return the combinations of a table at a level."""
    return make_book(
        RANKS.index(level),
        bool(rules.wild),
        bool(rules.long_runs),
        bool(rules.two_high),
        bool(rules.mixed_joker_pair),
        bool(rules.level_high_in_bombs),
        bool(rules.run),
    )


def cards_of(first: int, second: int = 0) -> tuple[Card, ...]:
    """Return the cards of masks in the order of their codes."""
    found: list[Card] = []
    while first:
        face = first & -first
        held = CARDS[face.bit_length() - 1]
        found.append(held)
        if second & face:
            found.append(held)
        first ^= face
    return tuple(found)


def height(book: Book, held: Card) -> int:
    """Tell how high a single card is."""
    return int(book.shapes.plain[NAMES.index(held.rank)])
