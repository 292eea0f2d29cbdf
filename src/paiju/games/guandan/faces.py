"""Between the kernel's integers and faces: cards, claims and ranks."""

from functools import cache
from typing import Final

from paiju.cards import CARDS, RANKS, Card
from paiju.climb.kernel.combos import BOMB, JOKER_BOMB, combo, height_of, kind_of
from paiju.climb.kernel.shapes import rank_at
from paiju.climb.kernel.verdict import NO_COMBINATION
from paiju.climb.types import claimed
from paiju.game import Claim
from paiju.games.guandan.kernel.cards import is_run
from paiju.games.guandan.kernel.shapes import Book, make_book
from paiju.games.guandan.rules import Rules

NAMES: Final = (*RANKS, "JS", "JB")
"""Printed ranks by the kernel's number."""


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


def rank_of(book: Book, made: int) -> str | None:
    """Return the printed rank that names a combination: of a run the highest in it."""
    kind = kind_of(made)
    if kind == JOKER_BOMB:
        return None
    if is_run(kind):
        return RANKS[rank_at(height_of(made))]
    heights = book.shapes.bombs if kind == BOMB else book.shapes.plain
    return next(name for at, name in enumerate(NAMES) if heights[at] == height_of(made))


def claim_number(book: Book, claim: Claim | None) -> int:
    """Return a claim as the kernel takes it: 0 for none, NO_COMBINATION for nonsense."""

    def meant(kind: int, rank: int) -> int:
        if is_run(kind):
            return combo(kind, rank + 1, 0, 0) if rank < len(RANKS) else NO_COMBINATION
        if kind == BOMB and rank >= len(RANKS):
            return NO_COMBINATION
        heights = book.shapes.bombs if kind == BOMB else book.shapes.plain
        return combo(kind, heights[rank], 0, 0)

    return claimed(claim, NAMES, meant)
