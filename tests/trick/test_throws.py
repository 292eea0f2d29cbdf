"""Throws: who can stop them and what stays."""

import pytest

from paiju.cards.kernel.bits import bit
from paiju.trick.kernel.challenge import can_beat, smallest_unit, try_throw
from paiju.trick.kernel.shapes import Units
from paiju.trick.shapes import TYPES, ThrowRules
from tests.trick.orders import (
    FRIENDS_THROWS,
    FRIENDS_THROWS_BEATEN,
    SHANDONG_THROWS,
    SHANDONG_THROWS_CHOSEN,
    friends_order,
    friends_shapes,
    shandong_order,
    shandong_shapes,
)
from tests.trick.table import Table, hold, units_of

FRIENDS = Table(friends_order("2", "C"), friends_shapes())
SHANDONG = Table(shandong_order("2", "H"), shandong_shapes("2"))

Result = tuple[int, set[str], str]
STANDS: Result = (-1, set(), "")


def throw(table: Table, rules: ThrowRules, cards: str, *others: str, step: int = -1) -> Result:
    """Let seat 0 throw; return who stops it, the types to choose from and the cards forced."""
    lead = table.lead(cards)
    hands = [hold(cards), *map(hold, others)]
    challenge = rules.kernel()
    stands = try_throw(challenge, table.shapes, lead.units, lead.group, hands, 0, step)
    choices = {name for kind, name in enumerate(TYPES) if challenge.choices & bit(kind)}
    forced = ""
    if challenge.forced:
        forced = units_of(lead.units)[smallest_unit(lead.units, challenge.forced)][1]
    assert stands == (challenge.stopped_by < 0)
    return challenge.stopped_by, choices, forced


def test_the_first_able_seat_in_play_order_stops_a_throw() -> None:
    # Seat 4 plays next and can beat nothing; seat 3 has a higher pair.
    result = throw(FRIENDS, FRIENDS_THROWS, "S7 S7 S6 S9 SJ SQ", "SA", "SA", "S8 S8", "S3 S5")
    assert result == (3, {"pair", "single"}, "")


def test_whoever_stops_it_chooses_among_all_types_that_were_thrown() -> None:
    cards = "H5 H5 H6 H8 H10"
    assert throw(FRIENDS, FRIENDS_THROWS, cards, "", "", "", "H7") == (4, {"pair", "single"}, "")


def test_house_rule_leaves_only_types_that_are_beaten() -> None:
    cards = "H5 H5 H6 H8 H10"
    assert throw(FRIENDS, FRIENDS_THROWS_BEATEN, cards, "", "", "", "H7") == (4, {"single"}, "H6")


def test_a_lower_pair_beats_no_pair() -> None:
    cards = "D10 D10 D7 DQ DK"
    assert throw(FRIENDS, FRIENDS_THROWS_BEATEN, cards, "", "", "", "DQ D8 D8") == (
        4,
        {"single"},
        "D7",
    )


def test_a_throw_stands_that_nobody_can_beat() -> None:
    cards = "C5 C5 C5 C6 C6 C7"
    assert throw(FRIENDS, FRIENDS_THROWS, cards, "C3", "C4 C4", "S9", "HA HA HA") == STANDS


def test_a_single_type_is_forced() -> None:
    assert throw(FRIENDS, FRIENDS_THROWS, "DA DQ", "", "", "", "DK") == (4, {"single"}, "DQ")


@pytest.mark.parametrize(
    ("unit", "hand", "beaten"),
    [
        ("D7", "D8 D8 D8", True),
        ("D7 D7", "D8 D8 D8", True),
        ("D7 D7", "D8 D6 D6", False),
        ("D7 D7 D7", "D8 D8", False),
        ("D3 D3 D4 D4", "D8 D8 D9 D9 D10 D10", True),
        ("D3 D3 D4 D4", "D4 D4 D4 D5 D5 D5", True),
        ("D3 D3 D4 D4", "D8 D8 D10 D10", False),
        ("D8 D8 D9 D9", "D7 D7 D8 D8", False),
        ("D8 D8 D9 D9", "D8 D8 D9 D9", False),
        ("D3 D3 D3 D4 D4 D4", "D4 D4 D4 D5 D5 D5", True),
        ("D3 D3 D3 D4 D4 D4", "D4 D4 D5 D5 D6 D6", False),
        ("D7", "C3 JB", False),
    ],
)
def test_splitting_counts_as_holding(unit: str, hand: str, beaten: bool) -> None:
    lead = FRIENDS.lead(unit)
    assert can_beat(FRIENDS.shapes, lead.units, 0, lead.group, hold(hand), Units()) == beaten


@pytest.mark.parametrize(
    ("unit", "hand", "beaten"),
    [
        ("S3 H3 C3 D3", "S5 H5 C5 D5 D5", True),
        ("S5 H5 C5 D5", "S3 H3 C3 D3 D3", False),
        ("S3 S3 H3 C3 D3", "S5 S5 H5 H5 C5 D5", True),
        ("S3 S3 H3 C3 D3", "S5 H5 C5 D5", False),
        ("S6 S7 S8 S9 S10", "S7 S8 S9 S10 SJ SJ", True),
        ("S6 S7 S8 S9 S9 S10", "S7 S8 S9 S10 SJ", False),
        ("S6 S7 S8 S9 S9 S10", "S7 S8 S9 S10 SJ SQ", False),
        ("S6 S7 S8 S9 S9 S10", "S7 S7 S8 S9 S10 SJ", True),
        ("S4 S4 S6 S6", "S9 S9 S10 S10", True),
    ],
)
def test_shandong_units_are_beaten_by_their_like(unit: str, hand: str, beaten: bool) -> None:
    lead = SHANDONG.lead(unit)
    assert can_beat(SHANDONG.shapes, lead.units, 0, lead.group, hold(hand), Units()) == beaten


def test_all_hands_together_and_the_first_failing_type_is_forced() -> None:
    cards = "S4 S4 S6 S6 S9 S9 SK"
    # Tractor and single are beaten, by different hands: the tractor comes first.
    result = throw(SHANDONG, SHANDONG_THROWS, cards, "S7 S7 S8 S8", "", "SA")
    assert result == (1, {"pair_tractor", "single"}, "S4 S4 S6 S6")
    assert throw(SHANDONG, SHANDONG_THROWS, cards, "", "SA", "") == (2, {"single"}, "SK")
    assert throw(SHANDONG, SHANDONG_THROWS, cards, "S8", "SQ", "HA JB") == STANDS


def test_only_the_smallest_unit_of_a_type_counts_where_all_hands_count_together() -> None:
    cards = "S4 S4 S6 S6 S7 S7 SQ SQ SK SK SA"
    # The longer tractor could be beaten; the shorter one is higher, out of reach.
    other = "S8 S8 S9 S9 S10 S10"
    assert throw(SHANDONG, SHANDONG_THROWS, cards, other, "", "") == STANDS
    assert throw(SHANDONG, FRIENDS_THROWS_BEATEN, cards, other, "", "") == (
        1,
        {"pair_tractor"},
        "SQ SQ SK SK",
    )


def test_house_rule_lets_types_that_fail_be_chosen() -> None:
    cards = "S4 S4 S6 S6 S9 S9 SK"
    result = throw(SHANDONG, SHANDONG_THROWS_CHOSEN, cards, "S7 S7 S8 S8", "", "SA")
    assert result == (3, {"pair_tractor", "single"}, "")


def test_play_order_may_run_upwards() -> None:
    cards = "DA DQ"
    assert throw(FRIENDS, FRIENDS_THROWS, cards, "DK", "", "", "DK", step=1)[0] == 1
    assert throw(FRIENDS, FRIENDS_THROWS, cards, "DK", "", "", "DK", step=-1)[0] == 4
