"""The kit agrees with the rule books, subset by subset."""

from collections.abc import Mapping

import pytest

from paiju.cards import Card
from paiju.climb.kernel.combos import NONE, combo, height_of, kind_of, objection
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, clear
from paiju.climb.kernel.search import find_plays
from paiju.climb.kernel.verdict import NOT_A_COMBINATION, Room, verdict
from paiju.game import Dice
from tests.climb.books import CASES, WINGED, Case, masks
from tests.climb.hands import Dealt, combos_of, crowded_hand, every_meaning, hand_with_bodies
from tests.oracles.climb import Meaning, beats, meanings, subsets


def found_plays(case: Case, hand: tuple[Card, ...], theirs: int) -> list[tuple[int, int, int]]:
    listed = Plays()
    clear(listed, 0)
    find_plays(Search(case.shapes), *masks(hand), theirs, listed)
    return [
        (int(listed.first[at]), int(listed.second[at]), int(listed.combos[at]))
        for at in range(listed.count)
    ]


def agree(case: Case, seed: int, size: int, dealt: Dealt = crowded_hand) -> set[str]:
    """Compare one hand, on a lead and against what another hand led; return the types it has."""
    dice = Dice(seed)
    hand, other = dealt(case, size, dice), dealt(case, size, dice)
    known = {cards: meanings(case.book, cards) for cards in subsets(hand)}
    for cards, able in known.items():
        made = combos_of(case, cards)
        assert len(set(made)) == len(made)
        assert {case.meaning(one) for one in made} == able, cards
    leads = sorted({made for cards in subsets(other) for made in combos_of(case, cards)})
    tables = [0, leads[-1], *(leads[dice.below(len(leads))] for _ in range(3))]
    for theirs in tables:
        lying = case.meaning(theirs) if theirs else None
        wanted = {
            (cards, able)
            for cards, found in known.items()
            for able in found
            if lying is None or beats(case.book, able, lying)
        }
        agree_on_plays(case, hand, theirs, wanted)
        agree_on_verdicts(case, known, theirs, wanted)
    return {able.type for found in known.values() for able in found}


Wanted = set[tuple[tuple[Card, ...], Meaning]]
"""Plays that beat a table, once for each reading that does."""


def agree_on_plays(case: Case, hand: tuple[Card, ...], theirs: int, wanted: Wanted) -> None:
    """Compare what the search finds with what beats the table."""
    found = found_plays(case, hand, theirs)
    assert len(set(found)) == len(found)
    named = {(one, two, case.meaning(made)) for one, two, made in found}
    assert named == {(*masks(cards), able) for cards, able in wanted}


def agree_on_verdicts(
    case: Case,
    known: Mapping[tuple[Card, ...], frozenset[Meaning]],
    theirs: int,
    wanted: Wanted,
) -> None:
    """Compare the verdict on all cards, without a claim and with every one that fits."""
    room, beating = Room(), {cards for cards, _ in wanted}
    for cards, able in known.items():
        code = verdict(case.shapes, *masks(cards), 0, theirs, room)
        assert (code == NOT_A_COMBINATION) == (not able)
        assert (code == NONE) == (cards in beating)
        if code == NONE:
            assert (cards, case.meaning(room.made)) in wanted
        for made in combos_of(case, cards):
            claim = combo(kind_of(made), height_of(made), 0, 0)
            code = verdict(case.shapes, *masks(cards), claim, theirs, room)
            assert (code == NONE) == ((cards, case.meaning(made)) in wanted)
            assert code != NONE or room.made == made


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_small_hands(case: Case) -> None:
    for seed in range(12):
        agree(case, seed, 6)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_larger_hands(case: Case) -> None:
    for seed in range(2):
        agree(case, 1000 + seed, 8)


@pytest.mark.parametrize("case", WINGED, ids=lambda case: case.name)
def test_hands_with_bodies_have_every_kind_of_wings(case: Case) -> None:
    size = 8 if case.book.wild else 10
    seen = {name for seed in range(12) for name in agree(case, seed, size, hand_with_bodies)}
    assert seen >= case.book.wings.keys()


@pytest.mark.deep
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_many_hands(case: Case) -> None:
    for seed in range(500):
        agree(case, 10_000 + seed, 5 + seed % 4)
        if case in WINGED:
            agree(case, 20_000 + seed, 7 + seed % 3, hand_with_bodies)


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
