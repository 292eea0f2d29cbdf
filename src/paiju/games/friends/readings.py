"""What a set of cards is when it is led (牌型)."""

from paiju.cards import Card
from paiju.cards.kernel.holding import Holding
from paiju.game.reading import Reading, Unit
from paiju.games.friends.faces import cards_of, held_of, unit_cards
from paiju.trick.kernel.shapes import THROW, Shapes, Units
from paiju.trick.kernel.split import read
from paiju.trick.shapes import TYPES


def reading_of(shapes: Shapes, held: Holding) -> Reading | None:
    """Describe cards; None where they are of several suits, or none at all."""
    units = Units()
    kind = int(read(shapes, held, Holding(), units))
    if kind == 0:
        return None
    cards = cards_of(held)
    parts = tuple(
        Unit(TYPES[units.kind[at]], unit_cards(units, at)) for at in range(int(units.count))
    )
    rank = None if kind == THROW else _rank(shapes, cards)
    return Reading(TYPES[kind], rank, len(cards), parts)


def _rank(shapes: Shapes, cards: tuple[Card, ...]) -> str:
    """Return the printed rank of the highest card."""
    return max(cards, key=lambda face: shapes.ranks.strength[face.code]).rank


def readings(shapes: Shapes, cards: tuple[Card, ...]) -> tuple[Reading, ...]:
    """Return all that cards may be led as: one reading, or none."""
    found = reading_of(shapes, held_of(cards))
    return () if found is None else (found,)
