"""The kit agrees with the rule books, subset by subset."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards import CARDS, Card
from paiju.climb.kernel.combos import objection
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, clear
from paiju.climb.kernel.readings import MOST_READINGS, readings
from paiju.climb.kernel.search import find_plays
from paiju.game import Dice
from paiju.game.chance import shuffled
from paiju.testing.climb_oracles import Meaning, beats, meanings, plays, subsets
from tests.climb.books import CASES, Case, masks


def crowded_hand(case: Case, size: int, dice: Dice) -> tuple[Card, ...]:
    """Deal from few ranks, with wild cards near the top, so that there is much to find."""
    low = dice.below(9)
    wilds = sorted(case.book.wild) * (2 // len(case.book.wild))
    near = [held for held in CARDS[:52] if low <= held.code // 4 <= low + 4]
    few = near * case.packs + list(CARDS[52:] * case.packs)
    deck = shuffled(tuple(few), dice)
    jokers = CARDS[52:] * case.packs if dice.below(4) == 0 else ()
    hand = [*wilds[: dice.below(3)], *jokers[dice.below(2) :], *deck]
    counts: Counter[Card] = Counter()
    dealt: list[Card] = []
    for held in hand:
        if counts[held] < case.packs and len(dealt) < size:
            counts[held] += 1
            dealt.append(held)
    return tuple(sorted(dealt))


def combos_of(case: Case, cards: tuple[Card, ...]) -> list[int]:
    out = vec[i64]([0] * MOST_READINGS)
    return [int(out[at]) for at in range(readings(case.shapes, *masks(cards), out))]


def found_plays(case: Case, hand: tuple[Card, ...], theirs: int) -> list[tuple[int, int, int]]:
    listed = Plays()
    clear(listed, 0)
    find_plays(Search(case.shapes), *masks(hand), theirs, listed)
    return [
        (int(listed.first[at]), int(listed.second[at]), int(listed.combos[at]))
        for at in range(listed.count)
    ]


def agree(case: Case, seed: int, size: int) -> None:
    """Compare readings and plays of one hand, on a lead and against what another hand led."""
    dice = Dice(seed)
    hand, other = crowded_hand(case, size, dice), crowded_hand(case, size, dice)
    for cards in subsets(hand):
        made = combos_of(case, cards)
        assert len(set(made)) == len(made)
        assert {case.meaning(one) for one in made} == meanings(case.book, cards), cards
    leads = sorted({made for cards in subsets(other) for made in combos_of(case, cards)})
    tables = [0, leads[-1], *(leads[dice.below(len(leads))] for _ in range(3))]
    for theirs in tables:
        found = found_plays(case, hand, theirs)
        assert len(set(found)) == len(found)
        expected = plays(case.book, hand, case.meaning(theirs) if theirs else None)
        wanted = {(*masks(cards), meaning) for cards, able in expected.items() for meaning in able}
        assert {(one, two, case.meaning(made)) for one, two, made in found} == wanted


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_small_hands(case: Case) -> None:
    for seed in range(12):
        agree(case, seed, 6)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_larger_hands(case: Case) -> None:
    for seed in range(2):
        agree(case, 1000 + seed, 8)


@pytest.mark.deep
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_many_hands(case: Case) -> None:
    for seed in range(500):
        agree(case, 10_000 + seed, 5 + seed % 4)


def every_meaning(case: Case) -> dict[int, Meaning]:
    """Collect the combinations of many hands."""
    found: dict[int, Meaning] = {}
    for seed in range(12):
        for cards in subsets(crowded_hand(case, 7, Dice(seed))):
            found |= {made: case.meaning(made) for made in combos_of(case, cards)}
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_comparison_is_that_of_the_book(case: Case) -> None:
    known = every_meaning(case)
    for mine, my_meaning in known.items():
        assert objection(mine, mine, case.shapes.order)
        for theirs, their_meaning in known.items():
            won = not objection(mine, theirs, case.shapes.order)
            assert won == beats(case.book, my_meaning, their_meaning), (my_meaning, their_meaning)
            # Nothing beats what beats it.
            assert not (won and not objection(theirs, mine, case.shapes.order))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_comparison_is_transitive_unless_one_step_is_asked(case: Case) -> None:
    known = sorted(every_meaning(case))
    above = {
        low: {high for high in known if not objection(high, low, case.shapes.order)}
        for low in known
    }
    broken = any(not above[high] <= above[low] for low in known for high in above[low])
    assert broken == case.book.exactly_one
