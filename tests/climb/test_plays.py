"""The list of plays: growth, limits, choices of faces; and the choice among readings."""

from itertools import combinations, product
from math import comb

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards import CARDS, Card, Hand, parse_cards
from paiju.climb.kernel.combos import (
    ANY_POWER,
    BOMB,
    EQUAL,
    FREE,
    NONE,
    OWN_KINDS,
    PAIR,
    SINGLE,
    STRAIGHT,
    TIE,
    TOO_SMALL,
    TRIPLE_WITH_PAIR,
    WRONG_COUNT,
    WRONG_TYPE,
    combo,
    comparison,
    height_of,
    kind_of,
    length_of,
    objection,
    power_of,
)
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import ROOM, Plays, add, clear
from paiju.climb.kernel.readings import choose, most_readings, readings
from paiju.climb.kernel.search import find_plays
from paiju.climb.kernel.shapes import Shapes
from paiju.climb.types import TYPES
from paiju.game.reading import TYPES as COMMON
from tests.climb.books import PLAIN, masks
from tests.oracles.climb import Meaning

HOUSE, TWO_PACKS = PLAIN[0], PLAIN[5]


def listed(hand: tuple[Card, ...], limit: int) -> Plays:
    plays = Plays()
    clear(plays, limit)
    find_plays(Search(HOUSE.shapes), *masks(hand), 0, plays)
    return plays


@pytest.mark.parametrize("kind", [1, 9, 15, 16, 17, 200, 255])
def test_a_combination_unpacks(kind: int) -> None:
    for height, length, power in product((0, 12, 63), (1, 8, 63), (0, 3, 63)):
        made = combo(kind, height, length, power)
        parts = kind_of(made), height_of(made), length_of(made), power_of(made)
        assert parts == (kind, height, length, power)
        assert bool(made & ANY_POWER) == (power > 0)


def test_kinds_below_sixteen_are_packed_as_in_records() -> None:
    assert combo(9, 12, 8, 3) == 3 << 16 | 9 << 12 | 8 << 6 | 12


@pytest.mark.parametrize("kind", [SINGLE, OWN_KINDS, 255])
def test_kinds_compare_only_with_themselves(kind: int) -> None:
    mine, order = combo(kind, 5, 4, 0), comparison(EQUAL, False, 0)
    assert objection(mine, combo(kind, 4, 4, 0), order) == NONE
    assert objection(mine, combo(kind, 4, 5, 0), order) == WRONG_COUNT
    assert objection(mine, combo(kind, 5, 4, 0), order) == TOO_SMALL
    for other in (STRAIGHT, OWN_KINDS + STRAIGHT, 254):
        assert objection(mine, combo(other, 0, 4, 0), order) == WRONG_TYPE
        assert objection(combo(other, 0, 4, 1), mine, order) == NONE
        assert objection(mine, combo(other, 0, 4, 1), order) == WRONG_TYPE
        assert objection(combo(kind, 9, 4, 1), combo(other, 0, 4, 2), order) == TOO_SMALL


def test_of_several_kinds_a_bomb_is_chosen_and_then_the_largest_number() -> None:
    shapes = Shapes()
    shapes.strongest = True
    plain, own, bomb = combo(PAIR, 9, 4, 0), combo(OWN_KINDS, 3, 4, 0), combo(BOMB, 3, 4, 1)
    out = vec[i64]([own, bomb, plain])
    assert choose(shapes, 3, out, 0) == bomb
    assert choose(shapes, 2, vec[i64]([plain, own]), 0) == own
    shapes.strongest = False
    assert choose(shapes, 3, out, 0) == bomb
    assert choose(shapes, 2, vec[i64]([plain, own]), 0) == plain


def test_every_kind_has_a_word() -> None:
    assert sorted(TYPES) == list(range(1, 11))
    assert set(TYPES.values()) <= set(COMMON)
    assert len(set(TYPES.values())) == len(TYPES)


def test_the_list_grows() -> None:
    plays = Plays()
    for place in range(3 * ROOM):
        add(plays, place, 2 * place, 3 * place)
    kept = [(plays.first[at], plays.second[at], plays.combos[at]) for at in range(plays.count)]
    assert kept == [(place, 2 * place, 3 * place) for place in range(3 * ROOM)]


def test_a_limit_keeps_the_first() -> None:
    hand = parse_cards("S3 H3 S4 H4 S5 H5 JB JS")
    whole, some = listed(hand, 100_000), listed(hand, 5)
    assert (whole.count, whole.total) == (some.total, some.total)
    assert some.count == 5
    assert [some.first[at] for at in range(5)] == [whole.first[at] for at in range(5)]
    assert len({whole.first[at] for at in range(whole.count)}) == whole.count


def test_a_whole_pack_is_counted_without_listing() -> None:
    singles, pairs, jokers = 54, 13 * (comb(4, 2) + 4 * 2), 1
    threes = 13 * (comb(4, 3) + comb(4, 2) * 2 + 4)
    fours = 13 * (1 + comb(4, 3) * 2 + comb(4, 2))
    straights = sum(
        4**natural * comb(2, wilds)
        for natural in range(2, 13)
        for ranks in combinations(range(12), natural)
        for wilds in range(3)
        if ranks[-1] - ranks[0] < natural + wilds and 3 <= natural + wilds <= 12
    )
    assert listed(CARDS, 1).total == singles + pairs + jokers + threes + fours + straights


def test_no_cards_no_plays() -> None:
    assert listed((), 10).total == 0
    out = vec[i64]([0] * most_readings(HOUSE.shapes))
    assert readings(HOUSE.shapes, 0, 0, out) == 0


@pytest.mark.parametrize(
    ("cards", "meaning"),
    [
        ("S9 H9 S9", Meaning("triple", "9", 3)),
        ("H9 H9", Meaning("pair", "9", 2)),
        ("H9 S3 S4 S5 S6", Meaning("straight_flush", "7", 5)),
        ("H9 S3 C4 S5 S6", Meaning("straight", "7", 5)),
        ("H9 H9 S3 H3 C3", Meaning("bomb", "3", 5)),
        ("H9 S3 H3 S4 H4", Meaning("triple_with_pair", "4", 5)),
        ("JS JB", Meaning("pair", "JB", 2)),
        ("JS JS JB JB", Meaning("joker_bomb", None, 4)),
        ("SA S2 S3 S4 S5", Meaning("straight_flush", "5", 5)),
        ("SA HA S2 H2 S3 H3", Meaning("pair_straight", "3", 6)),
        ("SA HA CA SK HK CK", Meaning("triple_straight", "A", 6)),
        ("SQ SK SA S2 S3", None),
    ],
)
def test_the_strongest_reading(cards: str, meaning: Meaning | None) -> None:
    out = vec[i64]([0] * most_readings(TWO_PACKS.shapes))
    shapes = TWO_PACKS.shapes
    found = readings(shapes, *masks(parse_cards(cards)), out)
    best = choose(shapes, found, out, 0)
    assert (TWO_PACKS.meaning(best) if best else None) == meaning


def test_bombs_of_ten() -> None:
    eight = "S3 S3 C3 C3 D3 D3 H3 H3 H9 H9"
    out = vec[i64]([0] * most_readings(TWO_PACKS.shapes))
    found = readings(TWO_PACKS.shapes, *masks(parse_cards(eight)), out)
    assert [TWO_PACKS.meaning(out[at]) for at in range(found)] == [Meaning("bomb", "3", 10)]


def test_copies_are_listed_once() -> None:
    plays = Plays()
    clear(plays, 0)
    find_plays(Search(TWO_PACKS.shapes), *masks(parse_cards("S3 S3 H3")), 0, plays)
    found = [Hand.of_masks((plays.first[at], plays.second[at])) for at in range(plays.count)]
    assert sorted(map(str, found)) == ["H3", "S3", "S3 H3", "S3 S3", "S3 S3 H3"]


def test_knobs_pack() -> None:
    assert comparison(0, False, 0) == 0
    knobs = list(product(range(3), (True, False), (0, 12)))
    assert len({comparison(*chosen) for chosen in knobs}) == len(knobs)


def test_nothing_need_be_wild() -> None:
    shapes = Shapes()
    shapes.sets[1] = combo(SINGLE, 0, 1, 0)
    plays = Plays()
    clear(plays, 0)
    find_plays(Search(shapes), *masks(parse_cards("S3 H5 JB")), 0, plays)
    assert [plays.first[at] for at in range(plays.count)] == [1 << 4, 1 << 13, 1 << 53]


def test_a_longer_flush_with_the_same_top_is_higher() -> None:
    def flush(cards: str) -> int:
        out = vec[i64]([0] * most_readings(TWO_PACKS.shapes))
        assert readings(TWO_PACKS.shapes, *masks(parse_cards(cards)), out) == 1
        return int(out[0])

    five, six = flush("S3 S4 S5 S6 S7"), flush("H2 H3 H4 H5 H6 H7")
    order = TWO_PACKS.shapes.order
    assert objection(six, five, order) == NONE
    assert objection(five, six, order) == TOO_SMALL
    assert objection(flush("D3 D4 D5 D6 D7"), five, order) == TOO_SMALL


@pytest.mark.parametrize("pair", ["JS JS", "JB JB", "JS JB", "S4 H4", "S4 H9"])
def test_full_houses_take_any_pair(pair: str) -> None:
    hand = parse_cards(f"S5 H5 C5 {pair}")
    plays = Plays()
    clear(plays, 0)
    theirs = combo(TRIPLE_WITH_PAIR, 0, 5, 0)
    find_plays(Search(TWO_PACKS.shapes), *masks(hand), theirs, plays)
    houses = [
        Hand.of_masks((plays.first[at], plays.second[at]))
        for at in range(plays.count)
        if kind_of(plays.combos[at]) == TRIPLE_WITH_PAIR
    ]
    assert set(houses) == {Hand.of(hand)}


def test_a_longer_run_with_the_same_top_is_higher() -> None:
    five = combo(STRAIGHT, 6, 5, 0)
    six = combo(STRAIGHT, 6, 6, 0)
    assert objection(six, five, comparison(TIE, False, 0)) == NONE
    assert objection(five, six, comparison(TIE, False, 0)) == TOO_SMALL
    assert objection(six, five, comparison(FREE, False, 0)) == TOO_SMALL
    assert objection(six, five, comparison(EQUAL, False, 0)) == WRONG_COUNT


def test_three_and_two_wild_cards_are_a_full_house_and_a_bomb() -> None:
    plays = Plays()
    clear(plays, 0)
    find_plays(Search(TWO_PACKS.shapes), *masks(parse_cards("S5 D5 C5 H9 H9")), 0, plays)
    whole = [
        TWO_PACKS.meaning(plays.combos[at])
        for at in range(plays.count)
        if length_of(plays.combos[at]) == 5
    ]
    assert sorted(one.type for one in whole) == ["bomb", "triple_with_pair"]


@pytest.mark.parametrize("theirs", [combo(SINGLE, 0, 1, 0), combo(PAIR, 0, 2, 0)])
def test_copies_are_counted_in_two_packs(theirs: int) -> None:
    plays = Plays()
    clear(plays, 1)
    find_plays(Search(TWO_PACKS.shapes), *masks(parse_cards("S5 S5 D5")), theirs, plays)
    assert (plays.count, plays.total) == (1, 2)
