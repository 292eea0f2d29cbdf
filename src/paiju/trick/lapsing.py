"""What time plays in a game of tricks: the cards that give the least away."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final

from paiju.cards import Card
from paiju.cards.kernel.holding import Holding
from paiju.trick.faces import cards_of
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.ranks import TRUMPS, Ranks
from paiju.trick.moves import follow_cards, owed_of

_POINTS: Final = {"5": 5, "10": 10, "K": 10}
_LOOKED_AT: Final = 128
_HIGH: Final = 100
"""More than any height within a suit."""


def worth(ranks: Ranks, face: Card) -> tuple[bool, int, int, int]:
    """Tell what a card is worth keeping: trumps most, then points, then height."""
    points = _POINTS.get(face.rank, 0)
    trump = bool(ranks.group[face.code] == TRUMPS)
    return trump, points, int(ranks.strength[face.code]), face.code


def cheapest(ranks: Ranks, found: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    """Choose what gives the least away: trumps, points, height. Low cards are listed first."""

    def cost(cards: tuple[Card, ...]) -> tuple[int, int, int, tuple[Card, ...]]:
        each = [worth(ranks, face) for face in cards]
        trumps, points, heights = (sum(one[part] for one in each) for part in range(3))
        return trumps, points, heights, cards

    return min(islice(found, _LOOKED_AT), key=cost)


def smallest_play(play: Play, hand: Holding) -> tuple[Card, ...]:
    """Choose the smallest card to lead, or the smallest cards that follow."""
    ranks = play.shapes.ranks
    if play.out == 0:
        return (min(cards_of(hand), key=lambda face: worth(ranks, face)),)
    owed = owed_of(play, hand)
    if owed.free >= 0:
        others = sorted(cards_of(owed.outside), key=lambda face: worth(ranks, face))
        return cards_of(owed.inside) + tuple(others[: owed.free])
    return cheapest(ranks, follow_cards(play, hand))


def least_needed(ranks: Ranks, cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Choose cards to bury: low ones of short suits, neither trumps nor points nor pairs."""
    copies = Counter(cards)
    lengths = Counter(int(ranks.group[face.code]) for face in cards)

    def cost(face: Card) -> tuple[bool, int, int, int]:
        trump, points, strength, code = worth(ranks, face)
        length = lengths[int(ranks.group[face.code])]
        high = _HIGH if face.rank == "A" else 0
        return trump, points, strength + length + high + 20 * copies[face], code

    return tuple(sorted(cards, key=cost)[:count])
