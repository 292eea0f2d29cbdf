"""Read facts back: what an event or a view tells."""

from collections.abc import Mapping

from paiju.cards import Card, mask_of
from paiju.game.refusal import Fact


def number(fact: Fact) -> int:
    """Return a number or a seat, 0 for none."""
    return fact if isinstance(fact, int) else 0


def code(fact: Fact) -> int:
    """Return the code of a card, -1 for none."""
    return fact.code if isinstance(fact, Card) else -1


def faces(fact: Fact) -> tuple[Card, ...]:
    """Return the cards of a fact, be it one or several, none for none."""
    if isinstance(fact, Card):
        return (fact,)
    # A list is made in half the time of what gives one by one; views read every play of a hand.
    return tuple([one for one in items(fact) if isinstance(one, Card)])


def mask(fact: Fact) -> int:
    """Return the mask of a card or of several."""
    return mask_of(faces(fact))


def items(fact: Fact) -> tuple[Fact, ...]:
    """Return the members of a list, none for none."""
    return fact if isinstance(fact, tuple) else ()


def numbers(fact: Fact) -> tuple[int, ...]:
    """Return the numbers or seats of a list, none for none."""
    return tuple(map(number, items(fact)))


def parts(fact: Fact) -> Mapping[str, Fact]:
    """Return the members of a mapping, none for none."""
    return fact if isinstance(fact, Mapping) else {}
