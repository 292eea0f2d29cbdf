"""What time plays for a seat: nothing shown, low cards buried, the smallest cards played."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final

from paiju.cards import Card
from paiju.cards.kernel.holding import Holding
from paiju.game import DECLINE, Move
from paiju.games.shandong.kernel import words
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.moves import Owed, follow_cards, returns
from paiju.trick.faces import cards_of
from paiju.trick.kernel.ranks import TRUMPS, Ranks

_POINTS: Final = {"5": 5, "10": 10, "K": 10}
_LOOKED_AT: Final = 128
_HIGH: Final = 100
"""More than any height within a suit."""


def worth(ranks: Ranks, face: Card) -> tuple[bool, int, int, int]:
    """Tell what a card is worth keeping: trumps most, then points, then height."""
    points = _POINTS.get(face.rank, 0)
    trump = bool(ranks.group[face.code] == TRUMPS)
    return trump, points, int(ranks.strength[face.code]), face.code


def _cheapest(ranks: Ranks, found: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    """Choose what gives the least away: trumps, points, height."""

    def cost(cards: tuple[Card, ...]) -> tuple[int, int, int, tuple[Card, ...]]:
        each = [worth(ranks, face) for face in cards]
        trumps, points, heights = (sum(one[part] for one in each) for part in range(3))
        return trumps, points, heights, cards

    return min(islice(found, _LOOKED_AT), key=cost)


def lapse_move(table: Table, seat: int) -> Move:
    """Return the move that time makes for a seat, counted from 1."""
    ranks = table.shapes.ranks
    hand = table.hands[seat - 1]
    if table.phase <= words.STICKING:
        return DECLINE
    if table.phase == words.RETURNING:
        return Move("return", _cheapest(ranks, returns(table, hand)))
    if table.phase == words.BURYING:
        return Move("bury", buried(table))
    if table.phase == words.CHOOSING:
        return Move("keep")
    if table.out == 0:
        lowest = min(cards_of(hand), key=lambda face: worth(ranks, face))
        return Move("play", (lowest,))
    return Move("play", _follow(table, hand))


def _follow(table: Table, hand: Holding) -> tuple[Card, ...]:
    """Choose the smallest cards that follow."""
    ranks = table.shapes.ranks
    owed = Owed(table, hand)
    if owed.free >= 0:
        others = sorted(cards_of(owed.outside), key=lambda face: worth(ranks, face))
        return cards_of(owed.inside) + tuple(others[: owed.free])
    return _cheapest(ranks, follow_cards(table, hand))


def buried(table: Table) -> tuple[Card, ...]:
    """Choose four cards to bury: low ones of short suits, neither trumps nor points nor pairs."""
    ranks = table.shapes.ranks
    if table.setup.face_down:
        # Whoever buries does not know the trump suit yet.
        ranks = table.setup.shapes[words.LEVELS * words.NO_SUIT + table.level].ranks
    cards = cards_of(table.hands[table.dealer])
    copies = Counter(cards)
    lengths = Counter(int(ranks.group[face.code]) for face in cards)

    def cost(face: Card) -> tuple[bool, int, int, int]:
        trump, points, strength, code = worth(ranks, face)
        length = lengths[int(ranks.group[face.code])]
        high = _HIGH if face.rank == "A" else 0
        return trump, points, strength + length + high + 20 * copies[face], code

    return tuple(sorted(cards, key=cost)[: words.KITTY])
