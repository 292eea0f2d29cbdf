"""Hands for testing the climbing kit, and what the kit makes of them."""

from collections import Counter
from collections.abc import Callable

from paiju.cards import CARDS, Card
from paiju.climb.kernel.verdict import list_readings
from paiju.game import Dice
from paiju.game.chance import shuffled
from tests.climb.books import Case, masks
from tests.oracles.climb import Meaning, subsets

Dealt = Callable[[Case, int, Dice], tuple[Card, ...]]
"""From a game, a number of cards and dice: a hand."""


def crowded_hand(case: Case, size: int, dice: Dice) -> tuple[Card, ...]:
    """Deal from few ranks, with wild cards near the top, so that there is much to find."""
    low, span = dice.below(9), 1 + dice.below(4)
    wilds = shuffled(tuple(sorted(case.book.wild)) * case.packs, dice)
    near = [held for held in CARDS[:52] if low <= held.code // 4 <= low + span]
    few = near * case.packs + list(CARDS[52:] * case.packs)
    deck = shuffled(tuple(few), dice)
    jokers = CARDS[52:] * case.packs if dice.below(4) == 0 else ()
    hand = [*wilds[: dice.below(4)], *jokers[dice.below(2) :], *deck]
    counts: Counter[Card] = Counter()
    dealt: list[Card] = []
    for held in hand:
        if counts[held] < case.packs and len(dealt) < size:
            counts[held] += 1
            dealt.append(held)
    return tuple(sorted(dealt))


def hand_with_bodies(case: Case, size: int, dice: Dice) -> tuple[Card, ...]:
    """Deal three or four cards of two neighbours, at most two wild cards, and what lies around."""
    low = 1 + dice.below(10)
    hand = list(shuffled(tuple(sorted(case.book.wild)) * case.packs, dice)[: dice.below(3)])
    for rank in (low, low + 1):
        hand += shuffled(CARDS[4 * rank : 4 * rank + 4], dice)[: 3 + dice.below(4) // 3]
    around = CARDS[4 * low - 4 : 4 * low + 12] + CARDS[52:]
    for held in shuffled(around * case.packs, dice):
        if hand.count(held) < case.packs:
            hand.append(held)
    return tuple(sorted(hand[:size]))


def combos_of(case: Case, cards: tuple[Card, ...]) -> list[int]:
    """Return everything that the kit takes cards for."""
    return list_readings(case.shapes, *masks(cards))


def every_meaning(case: Case) -> dict[int, Meaning]:
    """Collect the combinations of many hands."""
    found: dict[int, Meaning] = {}
    for seed in range(12):
        for cards in subsets(crowded_hand(case, 7, Dice(seed))):
            found |= {made: case.meaning(made) for made in combos_of(case, cards)}
    return found
