"""Bodies with wings: 斗地主 by example, and what made-up games may ask for."""

import pytest

from paiju.cards import CARDS, Card, parse_cards
from paiju.climb.kernel.combos import (
    NONE,
    OWN_KINDS,
    TOO_SMALL,
    WRONG_COUNT,
    WRONG_TYPE,
    combo,
    objection,
)
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plan import plays_of_sets
from paiju.climb.kernel.plays import Plays, clear
from paiju.climb.kernel.search import find_plays
from paiju.climb.kernel.shapes import Attachment, Shapes, tally
from paiju.climb.kernel.verdict import Room, list_readings, verdict
from tests.climb.books import doudizhu, masks

CASE = doudizhu()
FOUR_THREES, PLANE = "S3 H3 C3 D3", "S3 H3 C3 S4 H4 C4"


def made(cards: str) -> int:
    """Return the one thing that cards are."""
    (only,) = list_readings(CASE.shapes, *masks(parse_cards(cards)))
    return only


def named(cards: str) -> list[str]:
    found = list_readings(CASE.shapes, *masks(parse_cards(cards)))
    return sorted(f"{one.type}:{one.rank}" for one in map(CASE.meaning, found))


@pytest.mark.parametrize(
    ("cards", "readings"),
    [
        ("S3 H3 C3 S4", ["triple_with_single:3"]),
        ("S2 H2 C2 JB", ["triple_with_single:2"]),
        ("S3 H3 C3 S4 H4", ["triple_with_pair:3"]),
        ("S3 H3 C3 JS JB", []),
        (FOUR_THREES, ["bomb:3"]),
        (f"{FOUR_THREES} S4", []),
        (f"{PLANE} S5 S6", ["plane_with_singles:4"]),
        (f"{PLANE} S5 H5", ["plane_with_singles:4"]),
        (f"{PLANE} S5 JB", ["plane_with_singles:4"]),
        (f"{PLANE} JS JB", []),
        (f"{PLANE} D4 S5", []),
        (f"{PLANE} S5 H5 S6 H6", ["plane_with_pairs:4"]),
        (f"{PLANE} S5 H5 C5 S6", []),
        (f"{PLANE} S5 H5 C5 S6 H6 S7", ["plane_with_singles:5"]),
        (f"{PLANE} S5 H5 C5 S7 H7 C7", []),
        (f"{PLANE} S5 H5 C5 S6 H6 C6", ["triple_straight:6"]),
        ("SA HA CA S2 H2 C2 S5 S6", []),
        ("SA HA CA SK HK CK S2 S6", ["plane_with_singles:A"]),
        (f"{FOUR_THREES} S4 S5", ["four_with_two:3"]),
        (f"{FOUR_THREES} S4 H4", ["four_with_two:3"]),
        (f"{FOUR_THREES} JS JB", []),
        (f"{FOUR_THREES} S4 H4 S5 H5", ["four_with_two:3"]),
        (f"{FOUR_THREES} S4 H4 C4 D4", []),
        (f"{FOUR_THREES} S4 H4 C4", []),
    ],
)
def test_what_cards_are_in_doudizhu(cards: str, readings: list[str]) -> None:
    assert named(cards) == readings


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        ("S4 H4 C4 S3", "S3 H3 C3 SA", NONE),
        ("S3 H3 C3 SA", "S4 H4 C4 S3", TOO_SMALL),
        ("S4 H4 C4 S3", "S3 H3 C3 SA HA", WRONG_TYPE),
        ("S4 H4 C4", "S3 H3 C3 SA", WRONG_TYPE),
        (f"{PLANE} S5 H5 C5 S6 H6 S7", f"{PLANE} S5 S6", WRONG_COUNT),
        ("S4 H4 C4 S5 H5 C5 S3 H3", f"{PLANE} SA S2", NONE),
        ("S4 H4 C4 D4 S5 S6", f"{FOUR_THREES} SA S2", NONE),
        ("S4 H4 C4 D4 S5 H5 S6 H6", f"{FOUR_THREES} SA S2", WRONG_COUNT),
        ("S4 H4 C4 D4 S5 S6", FOUR_THREES, WRONG_TYPE),
        (FOUR_THREES, "S4 H4 C4 D4 S5 S6", NONE),
    ],
)
def test_the_body_decides(mine: str, theirs: str, why: int) -> None:
    assert objection(made(mine), made(theirs), CASE.shapes.order) == why


def listed(shapes: Shapes, cards: tuple[Card, ...], theirs: int, limit: int) -> Plays:
    plays = Plays()
    clear(plays, limit)
    find_plays(Search(shapes), *masks(cards), theirs, plays)
    return plays


def test_a_whole_hand_of_doudizhu_is_counted_without_listing() -> None:
    hand = CARDS[4:20] + CARDS[28:30] + CARDS[52:]
    whole, few = listed(CASE.shapes, hand, 0, 0), listed(CASE.shapes, hand, 0, 5)
    assert (few.count, few.total) == (5, whole.count)
    assert whole.count > 5000


def test_every_wing_for_one_body() -> None:
    """Three kings against three queens: two suits of 4, a 5, and the jokers together."""
    plays = listed(CASE.shapes, parse_cards("SK HK CK S4 H4 S5 JS JB"), made("SQ HQ CQ S3"), 0)
    kings = 7 << 44
    found = {int(plays.first[at]) & ~kings for at in range(plays.count)}
    assert found == {1 << card.code for card in parse_cards("S4 H4 S5 JS JB")} | {3 << 52}


@pytest.mark.parametrize(
    ("last", "alike", "own", "able"),
    [
        (CARDS[0], 1, False, False),
        (CARDS[0], 2, False, True),
        (CARDS[0], 1, True, True),
        (CARDS[53], 1, False, True),
    ],
)
def test_a_wild_wing_needs_a_rank(last: Card, alike: int, own: bool, able: bool) -> None:
    """Seven singles in a row, a wing for each: six ranks are left for the seven wings."""
    shapes = Shapes()
    shapes.wild = 1
    base = combo(OWN_KINDS, 0, 0, 0)
    shapes.attach(Attachment(base, width=1, wings=1, size=1, least=7, most=7, alike=alike, own=own))
    hand = (*CARDS[1:52:4], last)
    assert bool(list_readings(shapes, *masks(hand))) == able
    assert bool(listed(shapes, hand, 0, 0).count) == able


def test_there_is_room_for_more_readings_than_a_simple_game_has() -> None:
    """Three wild cards and a five: any rank as a triple with it, in each of eight kinds."""
    shapes = Shapes()
    shapes.wild = 15
    for rank in range(15):
        shapes.plain[rank] = rank
    for kind in range(OWN_KINDS, OWN_KINDS + 8):
        shapes.attach(Attachment(combo(kind, 0, 0, 0), width=3, wings=1, size=1, own=True))
    cards = (*CARDS[:3], CARDS[12])
    assert len(set(list_readings(shapes, *masks(cards)))) == 8 * 13
    theirs, room = combo(OWN_KINDS + 7, 11, 4, 0), Room()
    assert verdict(shapes, *masks(cards), 0, theirs, room) == NONE
    assert room.made == combo(OWN_KINDS + 7, 12, 4, 0)


def shed(shapes: Shapes, cards: str, wilds: int) -> int:
    return int(plays_of_sets(shapes, tally(masks(parse_cards(cards))[0], 0), wilds))


def test_a_plan_lets_wings_go_along() -> None:
    house, either = Shapes(), Shapes()
    for shapes in (house, either):
        shapes.attach(Attachment(combo(OWN_KINDS, 0, 0, 0), width=3, wings=1, size=2))
    either.attach(Attachment(combo(OWN_KINDS + 1, 0, 0, 0), width=3, wings=1, size=1))
    triples = "S3 H3 C3 S5 H5 C5"
    assert shed(Shapes(), f"{triples} S7 H7", 0) == 3
    assert [shed(house, f"{triples} {rest}", 0) for rest in ("S7", "S7 H7", "S7 S8")] == [3, 2, 4]
    singles = ("S7", "S7 S8", "S7 S8 S9")
    assert [shed(either, f"{triples} {rest}", 0) for rest in singles] == [2, 2, 3]
    # A wild card takes one of the singles along: a triple cannot carry it any more.
    assert shed(either, f"{triples} S7 S8", 1) == 2
    assert shed(either, f"{triples} S7 S8 S9 SJ", 1) == 3
