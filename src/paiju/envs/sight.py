"""Views as rows of numbers, from the seat that looks: it is the first, the next ones follow.

Nothing is in the row that is not in the view. Its parts, in this order (`layout` tells where):

| part | length | what |
|---|---|---|
| hand | 54 | copies of each face in the own hand |
| own | 54 | what else the seat alone knows: the cards it buried |
| played | 54 | cards played before this trick or round |
| table | 54 a seat | what each seat laid on the table |
| counts | 1 a seat | cards held, in hundredths |
| level | 13 | the level that is played |
| trump | 5 | ♠ ♥ ♣ ♦, trump without a suit |
| dealer | 1 a seat | who deals |
| leader | 1 a seat | who led, or whose cards are on top |
| friend | 1 a seat | who is the friend |
| acts | 1 a seat | who may act |
| points | 1 | the attackers' points, in hundreds |
| phase | 14 | the phase of the hand |
"""

from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paiju.cards import CARDS, RANKS, Card
from paiju.game import AnyView, Fact

PHASES: Final = (
    "deal",
    "declare",
    "show",
    "fan",
    "bid",
    "counter",
    "stick",
    "tribute",
    "return",
    "bury",
    "call",
    "play",
    "choose",
    "over",
)
_TRUMPS: Final = ("S", "H", "C", "D", "none")
HIGHEST: Final = 8.0
"""No number in a row is higher."""

Sight = NDArray[np.float32]


def layout(seats: int) -> dict[str, slice]:
    """Tell where each part of a row lies, for a table of so many seats."""
    faces = len(CARDS)
    lengths = {
        "hand": faces,
        "own": faces,
        "played": faces,
        "table": faces * seats,
        "counts": seats,
        "level": len(RANKS),
        "trump": len(_TRUMPS),
        "dealer": seats,
        "leader": seats,
        "friend": seats,
        "acts": seats,
        "points": 1,
        "phase": len(PHASES),
    }
    parts: dict[str, slice] = {}
    end = 0
    for name, length in lengths.items():
        parts[name] = slice(end, end + length)
        end += length
    return parts


def size(seats: int) -> int:
    """Return the length of a row."""
    return sum(part.stop - part.start for part in layout(seats).values())


def _cards(value: Fact) -> Iterable[Card]:
    """Find all cards in a fact."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _cards(part)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _cards(part)


def _counted(cards: Iterable[Card]) -> list[int]:
    """Count the copies of each face."""
    row = [0] * len(CARDS)
    for held in cards:
        row[held.code] += 1
    return row


def encode_view(view: AnyView) -> Sight:
    """Write a view as a row; an onlooker sees from the first seat."""
    seats = len(view.counts)
    parts = layout(seats)
    row = np.zeros(size(seats), np.float32)
    own = view.seat or 1

    def away(seat: int) -> int:
        return (seat - own) % seats

    def mark(part: str, places: Iterable[int]) -> None:
        for place in places:
            row[parts[part]][place] = 1

    facts = view.facts
    row[parts["hand"]] = _counted(view.hand)
    row[parts["own"]] = _counted(_cards(view.private.get("buried")))
    row[parts["played"]] = _counted(_cards(facts.get("played")))
    table = row[parts["table"]].reshape(seats, len(CARDS))
    for played in view.table:
        table[away(played.seat)] += np.array(_counted(played.cards), np.float32)
    row[parts["counts"]] = [view.counts[(own - 1 + step) % seats] / 100 for step in range(seats)]
    level, trump = facts.get("level"), facts.get("trump")
    mark("level", [RANKS.index(level)] if isinstance(level, str) and level in RANKS else [])
    mark("trump", [_TRUMPS.index(trump)] if isinstance(trump, str) and trump in _TRUMPS else [])
    for part, names in (
        ("dealer", ("dealer",)),
        ("leader", ("leader", "top")),
        ("friend", ("friend",)),
    ):
        found = [facts.get(name) for name in names]
        mark(part, [away(seat) for seat in found if type(seat) is int])
    mark("acts", map(away, view.actors))
    points = facts.get("points")
    row[parts["points"]] = points / 100 if type(points) is int else 0
    mark("phase", [PHASES.index(view.phase)] if view.phase in PHASES else [])
    return np.minimum(row, np.float32(HIGHEST))
