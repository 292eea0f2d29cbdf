"""What time plays for a seat: what an easy opponent would do, and the smallest cards."""

from collections import Counter
from itertools import islice
from typing import Final

from paiju.cards import RANKS, SUITS, Card, card
from paiju.cards.kernel.holding import Holding
from paiju.game import DECLINE, Move
from paiju.games.friends.kernel import words
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.moves import Owed, follow_cards
from paiju.trick.faces import cards_of
from paiju.trick.kernel.ranks import TRUMPS

_POINTS: Final = {"5": 5, "10": 10, "K": 10}
_LOOKED_AT: Final = 128
_HIGH: Final = 100
"""More than any height within a suit."""


def _worth(table: Table, face: Card) -> tuple[bool, int, int]:
    """Tell what a card is worth keeping: trumps most, then points, then height."""
    ranks = table.shapes.ranks
    points = _POINTS.get(face.rank, 0)
    return bool(ranks.group[face.code] == TRUMPS), points, int(ranks.strength[face.code])


def _cost(table: Table, cards: tuple[Card, ...]) -> tuple[int, int, int]:
    """Tell what a play gives away: trumps, points, height."""
    worth = [_worth(table, face) for face in cards]
    return sum(one[0] for one in worth), sum(one[1] for one in worth), sum(one[2] for one in worth)


def lapse_move(table: Table, seat: int) -> Move:
    """Return the move that time makes for a seat, counted from 1."""
    if table.phase <= words.BIDDING:
        return DECLINE
    if table.phase == words.BURYING:
        return Move("bury", _buried(table))
    if table.phase == words.CALLING:
        return _call(table)
    if table.phase == words.CHOOSING:
        return Move("keep")
    hand = table.hands[seat - 1]
    if table.out == 0:
        lowest = min(cards_of(hand), key=lambda face: (*_worth(table, face), face.code))
        return Move("play", (lowest,))
    return Move("play", _follow(table, hand))


def _follow(table: Table, hand: Holding) -> tuple[Card, ...]:
    """Choose the smallest cards that follow."""
    owed = Owed(table, hand)
    if owed.free >= 0:
        others = sorted(cards_of(owed.outside), key=lambda face: (*_worth(table, face), face.code))
        return cards_of(owed.inside) + tuple(others[: owed.free])
    # Low cards are listed first.
    found = islice(follow_cards(table, hand), _LOOKED_AT)
    return min(found, key=lambda cards: (_cost(table, cards), cards))


def _buried(table: Table) -> tuple[Card, ...]:
    """Choose seven cards to bury: low ones of short suits, neither trumps nor points nor pairs."""
    cards = cards_of(table.hands[table.dealer])
    copies = Counter(cards)
    lengths = Counter(int(table.shapes.ranks.group[face.code]) for face in cards)

    def cost(face: Card) -> tuple[bool, int, int, int]:
        trump, points, strength = _worth(table, face)
        length = lengths[int(table.shapes.ranks.group[face.code])]
        high = _HIGH if face.rank == "A" else 0
        return trump, points, strength + length + high + 20 * copies[face], face.code

    return tuple(sorted(cards, key=cost)[: words.KITTY])


def _call(table: Table) -> Move:
    """Call the highest card of a side suit, the first copy that the dealer does not hold."""
    hand = Counter(cards_of(table.hands[table.dealer]))
    buried = Counter(cards_of(table.buried))
    others = [suit for place, suit in enumerate(SUITS) if place != table.trump]
    for rank in reversed(RANKS):
        for suit in sorted(others, key=lambda suit: (hand[card(suit, rank)] == 0, suit)):
            face = card(suit, rank)
            callable_face = not table.shown >> face.code & 1 and RANKS[table.level] != rank
            if callable_face and hand[face] + buried[face] < words.COPIES:
                return Move("call", (face,), number=hand[face] + 1)
    raise AssertionError("some card of a side suit can always be called")
