"""How the combinations of 掼蛋 are written under one set of rules and level."""

from functools import cache, partial
from typing import Final

from paiju.cards import Card
from paiju.climb.terms import Clauses, Terms
from paiju.climb.types import TYPES
from paiju.game import Claim
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.readings import stands_for

_CLAUSES: Final = Clauses(
    combination="guandan.2.1",
    claim="guandan.3.4",
    kind="guandan.4.1",
    count="guandan.4.5",
    plain="guandan.4.2",
    bomb="guandan.4.7",
    peer={"bomb": "guandan.4.8", "straight_flush": "guandan.4.9"},
)


@cache
def terms_of(book: Book) -> Terms:
    """Return how the combinations of a book are written."""
    return Terms(
        book.shapes,
        TYPES,
        _CLAUSES,
        partial(stands_for, book),
    )


def combo_of(book: Book, cards: tuple[Card, ...], claim: Claim) -> int:
    """Return the combination that cards are known to be."""
    terms = terms_of(book)
    return next(made for made in terms.readings_of(cards) if terms.claim_of(made) == claim)
