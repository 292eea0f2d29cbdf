"""Hands agree with the rule book: every subset of cards, every substitution of wild ones."""

from collections import Counter
from itertools import islice

import pytest

from paiju.cards import CARDS, RANKS, Card, Hand, card
from paiju.climb.kernel.combos import EQUAL, FREE, TIE, comparison
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, clear
from paiju.climb.kernel.search import find_plays
from paiju.climb.terms import masks_of
from paiju.game import Dice
from paiju.game.chance import shuffled
from paiju.game.rules import to_json
from paiju.games.guandan import game, listing
from paiju.games.guandan.faces import book_of
from paiju.games.guandan.kernel.shapes import Book, make_book
from paiju.games.guandan.listing import Masks
from paiju.games.guandan.rules import Rules
from paiju.testing import walk
from tests.oracles.climb import Meaning, meanings, plays, subsets
from tests.oracles.guandan import guandan_book
from tests.rules.agreement import agree, on_table
from tests.rules.guandan.hands import HOUSE, OFFICIAL, Hands, ask, holding, readings, rules

SETTINGS = {
    "house": HOUSE,
    "official": OFFICIAL,
    "house-tame": rules(wild="off", mixed_joker_pair="off", two_high="off"),
    "official-wild": rules("official", long_runs="on", run="off", level_high_in_bombs="off"),
}


def crowded(level: str, size: int, dice: Dice) -> tuple[Card, ...]:
    """Deal from few ranks, with wild cards near the top, so that there is much to find."""
    low = dice.below(10)
    near = [held for held in CARDS[:52] if low <= held.code // 4 <= low + 4]
    pool = shuffled(tuple(near * 2 + list(CARDS[52:] * 2)), dice)
    hand = [*[card("H", level)] * dice.below(3), *pool]
    counts: Counter[Card] = Counter()
    dealt: list[Card] = []
    for held in hand:
        if counts[held] < 2 and len(dealt) < size:
            counts[held] += 1
            dealt.append(held)
    return tuple(sorted(dealt))


def compare(state: Hands) -> None:
    """Compare the moves of the seat on turn, and how many there are, with the rule book."""
    (seat,) = game.actors(state)
    hand = tuple(game.view(state, seat).hand)
    level = str(game.view(state, None).facts["level"])
    expected = plays(guandan_book(level, to_json(state.rules)), hand, on_table(game, state))
    agree(game, state, expected)
    book, masks, combo = state.table.book, masks_of(hand), int(state.table.combo)
    assert listing.count(book, masks, listing.patterns(book, masks, combo)) == len(expected)


def compare_crowded(table: Rules, seed: int, size: int) -> None:
    """Compare a lead and an answer to it."""
    dice = Dice(seed)
    level = RANKS[dice.below(13)]
    one, two = crowded(level, size, dice), crowded(level, size, dice)
    both = Hand.of(one).counts, Hand.of(two).counts
    if max(a + b for a, b in zip(*both, strict=True)) > 2:
        two = tuple(Hand.of(two) - (Hand.of(one) + Hand.of(two)).missing_from(Hand.of(CARDS * 2)))
    hands = [" ".join(map(str, hand)) for hand in (one, "", "", two)]
    state = holding(*hands, rules=table, level=level)
    compare(state)
    leads = list(game.legal(state, 1))
    for _ in range(3):
        after = game.apply(state, 1, leads[dice.below(len(leads))]).state
        if game.actors(after) == (4,) and two:
            compare(after)


@pytest.mark.parametrize("name", SETTINGS)
def test_crowded_hands(name: str) -> None:
    for seed in range(20):
        compare_crowded(SETTINGS[name], seed, 7)


@pytest.mark.deep
@pytest.mark.parametrize("name", SETTINGS)
def test_many_crowded_hands(name: str) -> None:
    for seed in range(1000, 1400):
        compare_crowded(SETTINGS[name], seed, 6 + seed % 4)


@pytest.mark.parametrize("name", SETTINGS)
def test_readings_of_any_cards(name: str) -> None:
    table, dice = SETTINGS[name], Dice(5)
    for _ in range(25):
        level = RANKS[dice.below(13)]
        hand = crowded(level, 8, dice)
        book = guandan_book(level, to_json(table))
        for cards in islice(subsets(hand), 150):
            text = " ".join(map(str, cards))
            found = {Meaning(r.type, r.rank, r.length) for r in readings(text, table, level)}
            assert found == meanings(book, cards), (text, level)


@pytest.mark.parametrize("name", SETTINGS)
def test_ends_of_whole_hands(name: str) -> None:
    compared = 0
    for seed in range(3):
        for state in walk.states(game, SETTINGS[name], seed):
            view = game.view(state, None)
            if view.phase == "play" and view.counts[view.actors[0] - 1] <= 6:
                compare(state)
                compared += 1
    assert compared > 40


def found_by_kit(book: Book, hand: Masks, theirs: int) -> list[tuple[int, int, int]]:
    """Return the plays of a hand that beat the table as the kit lists them."""
    found = Plays()
    clear(found, 0)
    find_plays(Search(book.shapes), *hand, theirs, found)
    return [
        (int(found.first[at]), int(found.second[at]), int(found.combos[at]))
        for at in range(found.count)
    ]


def agree_with_kit(book: Book, hand: Masks, other: Masks, dice: Dice) -> None:
    """Compare outlines and their suits with cards, on a lead and against what another hand led."""
    leads = found_by_kit(book, other, 0)
    for theirs in (0, leads[dice.below(len(leads))][2], leads[-1 - dice.below(5)][2]):
        patterns = listing.patterns(book, hand, theirs)
        listed = [
            (*masks, made)
            for masks, combos in listing.plays(book, hand, patterns)
            for made in combos
        ]
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(found_by_kit(book, hand, theirs))
        assert listing.count(book, hand, patterns) == len({(a, b) for a, b, _ in listed})


@pytest.mark.parametrize("name", SETTINGS)
def test_whole_hands_agree_with_the_search_of_the_kit(name: str) -> None:
    """The kit lists cards where this game lists outlines: two ways to the same plays."""
    table, dice = SETTINGS[name], Dice(9)
    for _ in range(25):
        book = book_of(table, RANKS[dice.below(13)])
        deck = shuffled(CARDS * 2, dice)
        agree_with_kit(book, masks_of(deck[:13]), masks_of(deck[13:27]), dice)


@pytest.mark.parametrize("lengths", [EQUAL, FREE, TIE])
@pytest.mark.parametrize(
    "bounds", [((4, 4), (2, 2), (3, 3)), ((6, 8), (4, 5), (2, 4)), ((3, 7), (5, 5), (4, 4))]
)
def test_the_shapes_alone_say_how_long_runs_are(
    bounds: tuple[tuple[int, int], ...], lengths: int
) -> None:
    dice = Dice(11)
    for level in range(0, 13, 2):
        book = make_book(level, True, False, False, False, False, True)
        book.shapes.order = comparison(lengths, False, 0)
        book.shapes.high = 13 - dice.below(2)
        for width, (least, most) in enumerate(bounds, 1):
            book.shapes.least[width], book.shapes.most[width] = least, most
        low = dice.below(6)
        near = shuffled(CARDS[4 * low : 4 * low + 32] * 2, dice)
        wilds = (CARDS[4 * level + 1],) * dice.below(3)
        hand = [held for held in near if held not in wilds][:12] + list(wilds)
        agree_with_kit(book, masks_of(hand), masks_of(near[16:40]), dice)


def test_the_judge_lists_what_may_be_played() -> None:
    hand = crowded("9", 9, Dice(1))
    answer = ask("plays", cards=(), hand=hand, level="9")
    expected = plays(guandan_book("9", to_json(HOUSE)), hand, None)
    assert answer["count"] == len(expected)
    assert set(map(tuple, answer["plays"])) == set(expected)  # type: ignore[call-overload]
