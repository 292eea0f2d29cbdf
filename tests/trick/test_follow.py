"""Follow duties by example; the oracles compare them at large."""

import pytest

from paiju.cards.kernel.holding import Holding
from paiju.cards.kernel.run import Chance
from paiju.trick.follows import CEILING, count_follows, follows
from paiju.trick.kernel.follow import list_follows
from paiju.trick.kernel.sample import sample_follow
from paiju.trick.shapes import hand_of
from tests.trick.orders import friends_order, friends_shapes, shandong_order, shandong_shapes
from tests.trick.table import Table, hold

FRIENDS = Table(friends_order("2", "S"), friends_shapes())
PROTECT = Table(friends_order("2", "S"), friends_shapes(protect=True))
SHANDONG = Table(shandong_order("2", "H"), shandong_shapes("2"))
LENIENT = Table(shandong_order("2", "H"), shandong_shapes("2", strict=False))

FRIENDS_CASES = [
    # The suit first.
    ("D5", "D8 D10 SA", "D8", ""),
    ("D5", "D8 D10 SA", "SA", "must_follow_suit 1 0"),
    ("D5 D5", "D8 SA SK", "SA SK", "must_follow_suit 1 0"),
    ("D5 D5", "D8 SA SK", "D8 SK", ""),
    ("D5", "SA HK", "HK", ""),
    # A triple, else a pair and a single, else singles.
    ("D3 D3 D3", "D8 D8 D8 D10 D10 S5", "D8 D8 D8", ""),
    ("D3 D3 D3", "D8 D8 D8 D10 D10 S5", "D8 D10 D10", "must_follow_triple 1 0"),
    ("D3 D3 D3", "DK DK D5 D6 S5", "DK DK D6", ""),
    ("D3 D3 D3", "DK DK D5 D6 S5", "DK D5 D6", "must_follow_pair 1 0"),
    ("D3 D3 D3", "DK D5 D6 D7", "DK D5 D7", ""),
    # A pair; with no other pair a triple is split.
    ("D10 D10", "DK DK S5 D3", "DK DK", ""),
    ("D10 D10", "DK DK S5 D3", "DK D3", "must_follow_pair 1 0"),
    ("D10 D10", "DK DK DK D3", "DK D3", "must_follow_pair 1 0"),
    ("D10 D10", "DK DK DK D3", "DK DK", ""),
    # A tractor, else as many pairs.
    ("D3 D3 D4 D4", "D6 D6 D7 D7 DK DK", "D6 D6 DK DK", "must_follow_tractor 2 0"),
    ("D3 D3 D4 D4", "D6 D6 D7 D7 DK DK", "D6 D6 D7 D7", ""),
    ("D3 D3 D4 D4", "D6 D6 D9 D9 DK DK", "D6 D6 DK DK", ""),
    ("D3 D3 D4 D4", "D6 D6 D9 D9 DK DA", "D6 D6 DK DA", "must_follow_pair 2 1"),
    ("D3 D3 D4 D4 D5 D5", "D7 D7 D8 D8 D10 D10 DQ DQ", "D7 D7 D10 D10 DQ DQ",
     "must_follow_tractor 2 0"),
    ("D3 D3 D4 D4 D5 D5", "D7 D7 D8 D8 D10 D10 DQ DQ", "D7 D7 D8 D8 DQ DQ", ""),
    # Three in a row: triples count before pairs.
    ("D3 D3 D3 D4 D4 D4", "D7 D7 D7 D9 D9 D10 D10 DQ", "D7 D7 D9 D9 D10 D10",
     "must_follow_triple 1 0"),
    ("D3 D3 D3 D4 D4 D4", "D7 D7 D7 D9 D9 D10 D10 DQ", "D7 D7 D7 D9 D9 DQ", ""),
    ("D3 D3 D3 D4 D4 D4", "D7 D7 D7 D9 D9 D10 D10 DQ", "D7 D7 D7 D9 D10 DQ",
     "must_follow_pair 2 1"),
    # A throw: unit by unit.
    ("D3 D3 D3 D5 D5 D9", "D4 D4 D7 D7 D10 DJ DQ", "D4 D4 D10 DJ DQ D7", "must_follow_pair 2 1"),
    ("D3 D3 D3 D5 D5 D9", "D4 D4 D7 D7 D10 DJ DQ", "D4 D4 D7 D7 DJ DQ", ""),
]  # fmt: skip


@pytest.mark.parametrize(("lead", "hand", "play", "refusal"), FRIENDS_CASES)
def test_friends_follow(lead: str, hand: str, play: str, refusal: str) -> None:
    assert FRIENDS.follow(lead, hand, play) == refusal


PROTECT_CASES = [
    ("D10 D10", "DK DK DK D3 D4", "D3 D4", ""),
    ("D10 D10", "DK DK DK D3 D4", "DK DK", ""),
    ("D10 D10", "DK DK DK D3 D3 D4", "D3 D4", "must_follow_pair 1 0"),
    ("D10 D10", "DK DK DK D3 D3 D4", "DK DK", ""),
    ("D3 D3 D4 D4", "D6 D6 D6 D7 D7 D7 DJ DJ DA", "DJ DJ D6 D7", ""),
    ("D3 D3 D4 D4", "D6 D6 D6 D7 D7 D7 DJ DJ DA", "D6 D6 D7 DA", ""),
    ("D3 D3 D4 D4", "D6 D6 D6 D7 D7 D7 DJ DJ DA", "D6 D7 DJ DA", "must_follow_pair 1 0"),
    ("D3 D3 D3", "D6 D6 D6 D7 D8", "D6 D7 D8", "must_follow_triple 1 0"),
]


@pytest.mark.parametrize(("lead", "hand", "play", "refusal"), PROTECT_CASES)
def test_friends_follow_with_protected_triples(
    lead: str, hand: str, play: str, refusal: str
) -> None:
    assert PROTECT.follow(lead, hand, play) == refusal


SHANDONG_CASES = [
    ("S4 S4", "S7 S7 SA SK", "S7 S7", ""),
    ("S4 S4", "S7 S7 SA SK", "SA SK", "must_follow_pair 1 0"),
    ("S4 S4", "S7 S8 SA SK", "SA SK", ""),
    ("S4 S4", "S7 S8 SA SK", "SA S7", "must_play_largest 2 0"),
    ("S4", "S7 S8 SA", "S7", ""),
    ("S4 S4", "S7 D8 DA", "S7 D8", ""),
    ("S4 S4 S6 S6", "S8 S8 S9 S9 SA SK", "S8 S8 S9 S9", ""),
    ("S4 S4 S6 S6", "S8 S8 S9 S9 SA SK", "S8 S8 SA SK", "must_follow_tractor 2 0"),
    ("S4 S4 S6 S6", "S8 S8 S10 S10 SA SK", "S8 S8 SA SK", "must_follow_pair 2 1"),
    ("S4 S4 S6 S6", "S8 S8 S10 SQ SA SK", "S8 S8 SA SK", ""),
    ("S4 S4 S6 S6", "S8 S8 S10 SQ SA SK", "S8 S8 SQ SK", "must_play_largest 2 0"),
    ("S4 S4 S6 S6", "S8 S10 SQ SA SK", "SA SK SQ S10", ""),
    ("S4 S4 S6 S6", "S8 S10 SQ SA SK", "SA SK SQ S8", "must_play_largest 4 0"),
    # Among equals the choice is free.
    ("H4 H4", "S3 C3 D3 H6", "S3 D3", ""),
    ("H4 H4", "S3 C3 D3 H6", "S3 H6", "must_play_largest 2 0"),
    # A rain with as many doubled ranks, else the largest; a flash or thunder, cut down if need be.
    ("S6 S7 S8 S9 S10", "S9 S10 SJ SJ SQ SK SA", "S9 S10 SJ SQ SK", ""),
    ("S6 S7 S8 S9 S10", "S9 S10 SJ SJ SQ SK SA", "SJ SJ SQ SK SA", "must_follow_shape 5 0"),
    ("S6 S7 S8 S9 S9 S10", "S9 S10 SJ SQ SK SA S4 S4", "S9 S10 SJ SQ SK SA", ""),
    ("S6 S7 S8 S9 S9 S10", "S9 S10 SJ SQ SK SA S4 S4", "S4 S4 SJ SQ SK SA",
     "must_play_largest 6 0"),
    ("S3 H3 C3 D3", "S5 H5 C5 D5 D5 JB", "S5 H5 C5 D5", ""),
    ("S3 H3 C3 D3", "S5 H5 C5 D5 D5 JB", "JB H5 D5 D5", "must_follow_shape 4 0"),
    ("S3 H3 C3 D3", "S5 C5 D5 D5 JB", "JB S5 C5 D5", ""),
    # A throw: tractors, pairs, the largest for missing pairs; the single part is free.
    ("S4 S4 SA", "S6 S8 S10 SQ", "SQ S10 S6", ""),
    ("S4 S4 SA", "S6 S8 S10 SQ", "SQ S8 S6", "must_play_largest 2 0"),
    ("S4 S4 SA", "S6 S6 S10 SQ", "S6 S6 S10", ""),
]  # fmt: skip


@pytest.mark.parametrize(("lead", "hand", "play", "refusal"), SHANDONG_CASES)
def test_shandong_follow(lead: str, hand: str, play: str, refusal: str) -> None:
    assert SHANDONG.follow(lead, hand, play) == refusal


@pytest.mark.parametrize(("lead", "hand", "play", "refusal"), SHANDONG_CASES)
def test_lenient_rules_drop_the_largest_alone(
    lead: str, hand: str, play: str, refusal: str
) -> None:
    expected = "" if refusal.startswith("must_play_largest") else refusal
    assert LENIENT.follow(lead, hand, play) == expected


@pytest.mark.parametrize("limit", [1, 2, 7, 50])
def test_a_short_list_is_the_beginning_of_a_long_one(limit: int) -> None:
    lead = FRIENDS.lead("D3 D3 D5 D7 D9")
    hand = hold("D4 D4 D6 D6 D8 D8 D10 D10 DJ DQ DK DA")
    plays = list_follows(FRIENDS.desk, FRIENDS.shapes, lead, hand, 1_000)
    whole = [(plays.one[at], plays.two[at]) for at in range(plays.count)]
    assert limit < len(whole) < 1_000
    plays = list_follows(FRIENDS.desk, FRIENDS.shapes, lead, hand, limit)
    assert [(plays.one[at], plays.two[at]) for at in range(plays.count)] == whole[:limit]


TEN = Table(shandong_order("10", "H"), shandong_shapes("10"))

COLLISIONS = [
    # Only 777888 leaves a tractor of pairs.
    (FRIENDS, "D3 D3 D3 D4 D4 D4 D10 D10 DJ DJ", "D5 D5 D6 D6 D6 D7 D7 D7 D8 D8 D8",
     "D5 D5 D6 D6 D7 D7 D7 D8 D8 D8", "D5 D6 D6 D6 D7 D7 D7 D8 D8 D8", "must_follow_tractor 2 0"),
    # Only JJQQ leaves the triple whole.
    (FRIENDS, "D3 D3 D4 D4 D9 D9 D9", "D5 D5 D5 D6 D6 DJ DJ DQ DQ DA",
     "D5 D5 D5 DJ DJ DQ DQ", "D5 D5 D6 D6 DJ DJ DQ", "must_follow_triple 1 0"),
    # Of three tractors only the last two leave the triple whole.
    (FRIENDS, "D3 D3 D4 D4 D6 D6 D7 D7 DK DK DK", "D5 D5 D5 D6 D8 D8 D9 D9 DJ DJ DQ DQ D6",
     "D5 D5 D5 D8 D8 D9 D9 DJ DJ DQ DQ", "D5 D5 D6 D6 D8 D8 D9 D9 DJ DJ DQ",
     "must_follow_triple 1 0"),
    # Only a flash of tens leaves the twos for a thunder.
    (TEN, "S3 H3 C3 D3 S5 S5 H5 C5 D5", "S2 S2 H2 C2 D2 S10 H10 C10 D10 H4",
     "S2 S2 H2 C2 D2 S10 H10 C10 D10", "H4 S2 H2 C2 D2 S10 H10 C10 D10", "must_follow_shape 5 0"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "lead", "hand", "right", "wrong", "refusal"), COLLISIONS)
def test_units_that_collide_are_laid_out_as_well_as_they_can_be(
    table: Table, lead: str, hand: str, right: str, wrong: str, refusal: str
) -> None:
    assert table.follow(lead, hand, right) == ""
    assert table.follow(lead, hand, wrong) == refusal


@pytest.mark.parametrize(("table", "lead", "hand"), [case[:3] for case in COLLISIONS])
def test_samples_find_their_way_out_of_dead_ends(table: Table, lead: str, hand: str) -> None:
    read = table.lead(lead)
    drawn = Holding()
    chance = Chance(1)
    seen = set()
    for _ in range(2_000):
        sample_follow(table.desk, chance, table.shapes, read, hold(hand), drawn)
        seen.add(str(hand_of(drawn)))
    assert seen == {str(play) for play in follows(table.shapes, read, hold(hand))}


def test_samples_kill_and_discard_for_want_of_the_suit() -> None:
    read = SHANDONG.lead("S4 S4")
    hand = hold("H6 H6 H7 C9 D9")
    drawn = Holding()
    chance = Chance(1)
    seen = set()
    for _ in range(400):
        sample_follow(SHANDONG.desk, chance, SHANDONG.shapes, read, hand, drawn)
        seen.add(str(hand_of(drawn)))
    assert seen == {str(play) for play in follows(SHANDONG.shapes, read, hand)}
    assert {"H6 H6", "C9 D9"} <= seen


def count(table: Table, lead: str, hand: str) -> int:
    return count_follows(table.shapes, table.lead(lead), hold(hand))


def test_follows_come_one_at_a_time() -> None:
    hand = "D3 D4 D5 D6 D7 D8 D9 D10 DJ DQ DK DA " * 2
    found = follows(FRIENDS.shapes, FRIENDS.lead("D3 D5 D7 D9 DJ DK"), hold(hand))
    first = [str(next(found)) for _ in range(300)]
    assert len(set(first)) == 300


def test_counts_beyond_what_is_listed_are_exact() -> None:
    hand = "D3 D4 D5 D6 D7 D8 D9 D10 DJ DQ DK DA " * 2
    lead = FRIENDS.lead("D3 D5 D7 D9 DJ DK")
    listed = sum(1 for _ in follows(FRIENDS.shapes, lead, hold(hand)))
    assert count(FRIENDS, "D3 D5 D7 D9 DJ DK", hand) == listed > 2_048


def test_counts_of_discards_are_exact() -> None:
    hand = "D3 " + "S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA " * 2
    lead = FRIENDS.lead("D4 D6 D8 D10 DQ")
    listed = sum(1 for _ in follows(FRIENDS.shapes, lead, hold(hand)))
    assert count(FRIENDS, "D4 D6 D8 D10 DQ", hand) == listed


def test_counts_with_the_largest_for_a_missing_pair_are_exact() -> None:
    wide = Table(shandong_order("2", "H", permanent=()), shandong_shapes("2", permanent=()))
    # Two of the eleven go for the missing pair, five of the other ten are free.
    hand = "S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK"
    assert count(wide, "SA SA S3 S5 S7 S9 SJ", hand) == 126


def test_counts_that_must_be_listed_end_at_a_ceiling() -> None:
    # Two tractors in one lead.
    lead = "S3 S3 S4 S4 S6 S6 S7 S7 S9 S10 SJ SQ SK SA S2"
    hand = "S5 S5 S8 S8 S9 S9 S10 S10 SJ SJ SQ SQ SK SK SA SA H2 H2 C2 C2 D2 D2 JS JS JB JB"
    assert count(FRIENDS, lead, hand) == CEILING
