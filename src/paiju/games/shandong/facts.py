"""Read facts back: what an event or a view tells."""

from collections.abc import Mapping

from paiju.cards import Card
from paiju.game.refusal import Fact


def number(fact: Fact) -> int:
    """Return a number or a seat, 0 for none."""
    return fact if isinstance(fact, int) else 0


def faces(fact: Fact) -> tuple[Card, ...]:
    """Return the cards of a fact, none for none."""
    return tuple(one for one in items(fact) if isinstance(one, Card))


def items(fact: Fact) -> tuple[Fact, ...]:
    """Return the members of a list, none for none."""
    return fact if isinstance(fact, tuple) else ()


def parts(fact: Fact) -> Mapping[str, Fact]:
    """Return the members of a mapping, none for none."""
    return fact if isinstance(fact, Mapping) else {}
