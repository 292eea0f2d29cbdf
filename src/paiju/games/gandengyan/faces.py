"""Between the kernel's integers and faces: cards, claims and readings."""

from functools import cache
from typing import Final

from paiju.cards import RANKS, SUITS, Card, card
from paiju.climb.kernel.combos import (
    BOMB,
    JOKER_BOMB,
    STRAIGHT,
    combo,
    height_of,
    kind_of,
    length_of,
)
from paiju.climb.kernel.shapes import Shapes
from paiju.climb.kernel.verdict import NO_COMBINATION
from paiju.climb.terms import Clauses, Terms
from paiju.climb.types import claimed
from paiju.game import Claim
from paiju.games.gandengyan.kernel.shapes import SMALLEST_BOMB, make_shapes
from paiju.games.gandengyan.rules import Rules, Step

# Printed ranks by height, 3 lowest.
HEIGHTS: Final = (*RANKS[1:], RANKS[0], "JS", "JB")
LOWEST_POSITION: Final = 2
_CLAUSES: Final = Clauses(
    combination="gandengyan.2.1",
    claim="gandengyan.3.5",
    kind="gandengyan.4.1",
    count="gandengyan.4.6",
    plain="gandengyan.4.2",
    bomb="gandengyan.4.8",
)


@cache
def shapes_of(rules: Rules) -> Shapes:
    """Return the combinations of a table."""
    return make_shapes(
        rules.step is Step.ONE,
        bool(rules.equal_straights),
        bool(rules.lone_joker),
        rules.bomb_max,
    )


def rank_of(made: int) -> str | None:
    """Return the printed rank that names a combination: of a straight the highest in it."""
    if kind_of(made) == JOKER_BOMB:
        return None
    height = height_of(made)
    if kind_of(made) == STRAIGHT:
        height += length_of(made) - 1 - LOWEST_POSITION
    return HEIGHTS[height]


def claim_number(claim: Claim | None, count: int) -> int:
    """Return the claim for so many cards as the kernel takes it: 0 for none, -1 for nonsense."""

    def meant(kind: int, height: int) -> int:
        if kind == STRAIGHT:
            height += LOWEST_POSITION - count + 1
        return NO_COMBINATION if height < 0 else combo(kind, height, 0, 0)

    return claimed(claim, HEIGHTS, meant)


def combo_of(rules: Rules, cards: tuple[Card, ...], claim: Claim) -> int:
    """Return the combination that cards are known to be."""
    length = len(cards)
    named = claim_number(claim, length)
    power = 0
    if kind_of(named) == BOMB:
        power = length - SMALLEST_BOMB + 1
    elif kind_of(named) == JOKER_BOMB:
        power = rules.bomb_max - SMALLEST_BOMB + 2
    return combo(kind_of(named), height_of(named), length, power)


def stands_for(cards: tuple[Card, ...], made: int) -> tuple[Card, ...]:
    """Return what the jokers stand for, in the first suit that is not there yet."""
    natural = tuple(held for held in cards if not held.is_joker)
    if not natural or len(natural) == len(cards):
        return ()
    if kind_of(made) == STRAIGHT:
        start = height_of(made) - LOWEST_POSITION
        window = HEIGHTS[start : start + len(cards)]
        held = {face.rank for face in natural}
        return tuple(card(SUITS[0], rank) for rank in window if rank not in held)
    rank = natural[0].rank
    free = [suit for suit in SUITS if card(suit, rank) not in natural] or [SUITS[0]]
    wilds = len(cards) - len(natural)
    return tuple(card(free[min(place, len(free) - 1)], rank) for place in range(wilds))


@cache
def terms_of(rules: Rules) -> Terms:
    """Return how the combinations of a table are written."""
    return Terms(shapes_of(rules), _CLAUSES, rank_of, claim_number, stands_for)
