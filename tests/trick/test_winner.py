"""Who wins, with which verb; points and kitties."""

import pytest

from paiju.trick.kernel.points import multiplier, points
from paiju.trick.kernel.winner import Trick, answer, open_trick
from paiju.trick.shapes import VERBS, KittyRules
from tests.trick.orders import (
    FRIENDS_KITTY,
    FRIENDS_KITTY_TIMES,
    SHANDONG_KITTY,
    friends_order,
    friends_shapes,
    shandong_order,
    shandong_shapes,
)
from tests.trick.table import Table, hold

FRIENDS = Table(friends_order("5", "S"), friends_shapes())
SHANDONG = Table(shandong_order("2", "H"), shandong_shapes("2"))
LAYING = Table(friends_order("5", "S"), friends_shapes(lays_out=True))
LAYING_SHANDONG = Table(shandong_order("2", "H"), shandong_shapes("2", lays_out=True))


def trick(table: Table, *plays: str) -> tuple[int, str]:
    """Return the place of the winning play and the verbs."""
    state = Trick()
    assert open_trick(state, table.desk, table.shapes, 0, hold(plays[0]))
    verbs = ["lead"]
    for seat, play in enumerate(plays[1:], 1):
        verbs.append(VERBS[answer(state, table.desk, table.shapes, seat, hold(play))])
    return state.winner, " ".join(verbs)


FRIENDS_TRICKS = [
    (("D3 D3 D3", "S2 S2 S2"), 1, "lead kill"),
    (("D10 D10", "S5 S5"), 1, "lead kill"),
    (("DA", "S2"), 1, "lead kill"),
    (("DA DA DA", "JB JS S3"), 0, "lead discard"),
    (("DA DA DA", "JS JS JS"), 1, "lead kill"),
    (("D10 D10", "JB JS"), 0, "lead discard"),
    (("D10", "DJ", "DA", "DK"), 2, "lead follow follow follow"),
    (("D10 D10", "DJ DQ", "DK DK"), 2, "lead follow follow"),
    # Equal: the earlier one stands, side levels among them.
    (("DA", "DA"), 0, "lead follow"),
    (("S3", "H5", "C5"), 1, "lead follow follow"),
    (("D3", "S4", "S3", "S6", "HA"), 3, "lead kill discard overkill discard"),
    (("D3", "S4", "D4", "S4"), 1, "lead kill follow discard"),
    (("D3 D3", "D9 S9"), 0, "lead discard"),
    (("D3 D3 D4 D4", "S8 S8 S9 S9", "SA SA S5 S5", "JS JS SK SK"), 2,
     "lead kill overkill discard"),
    # Only the largest unit of a throw counts.
    (("DA DK DK", "S3 S4 S4", "S2 S7 S7", "SA SA JB"), 3, "lead kill overkill overkill"),
    (("DA DK DK", "S3 S4 S4", "JB S2 S2"), 1, "lead kill discard"),
    (("DA DK DK", "DQ DQ D3", "HA HK HK"), 0, "lead follow discard"),
]  # fmt: skip


@pytest.mark.parametrize(("plays", "winner", "verbs"), FRIENDS_TRICKS)
def test_friends_tricks(plays: tuple[str, ...], winner: int, verbs: str) -> None:
    assert trick(FRIENDS, *plays) == (winner, verbs)


SHANDONG_TRICKS = [
    (("S4 S4 S6 S6", "S9 S9 S10 S10", "H9 H9 H10 H10"), 2, "lead follow kill"),
    (("S6 S7 S8 S9 S10", "H6 H7 H8 H9 H10", "HJ HQ HK HA JB"), 1, "lead kill discard"),
    (("S6 S7 S8 S9 S10", "S7 S8 S9 S10 SJ", "S10 SJ SQ SK SA"), 2, "lead follow follow"),
    (("S6 S7 S8 S9 S9 S10", "S7 S8 S9 S10 SJ SQ", "S8 S9 S10 S10 SJ SQ"), 2,
     "lead follow follow"),
    (("S3 H3 C3 D3", "S5 H5 C5 D5", "JB JB JS JS"), 1, "lead follow follow"),
    # Different types never beat each other.
    (("H4 H4 H6 H6", "S5 H5 C5 D5"), 0, "lead follow"),
    # In a killed throw a tractor outweighs a pair of more strength.
    (("S4 S4 S6 S6 SK SK", "H4 H4 H6 H6 JB JB", "H7 H7 H8 H8 H10 H10"), 2,
     "lead kill overkill"),
]  # fmt: skip


@pytest.mark.parametrize(("plays", "winner", "verbs"), SHANDONG_TRICKS)
def test_shandong_tricks(plays: tuple[str, ...], winner: int, verbs: str) -> None:
    assert trick(SHANDONG, *plays) == (winner, verbs)


def test_a_kill_splits_into_the_same_units_or_can_be_laid_out_so() -> None:
    plays = ("DA DK DQ", "S3 S4 S4")
    assert trick(FRIENDS, *plays) == (0, "lead discard")
    assert trick(LAYING, *plays) == (1, "lead kill")
    pairs = ("D3 D3 D8 D8", "S8 S8 S9 S9", "S3 S3 SA SA")
    assert trick(FRIENDS, *pairs) == (2, "lead discard kill")
    assert trick(LAYING, *pairs) == (2, "lead kill overkill")


def test_the_highest_layout_counts() -> None:
    # The tractor may be 7788 or 8899, but 8899 leaves no pair beside it in the second play.
    lead = "D3 D3 D4 D4 D8 D8"
    assert trick(LAYING, lead, "S7 S7 S8 S8 SK SK", "S7 S7 S8 S8 S9 S9") == (
        2,
        "lead kill overkill",
    )
    rain = "S6 S7 S8 S9 S10 SK SK"
    plays = (rain, "H6 H7 H8 H9 H10 HA HA", "H7 H8 H9 H10 HJ H4 H4", "H6 H7 H8 H9 H10 HJ HQ")
    assert trick(LAYING_SHANDONG, *plays) == (2, "lead kill overkill discard")


def test_a_layout_must_leave_all_the_others() -> None:
    # Of 7788 9910: 8899 would leave no second tractor.
    two = "D3 D3 D4 D4 D7 D7 D8 D8"
    assert trick(LAYING, two, "S7 S7 S8 S8 S9 S9 S10 S10") == (1, "lead kill")
    assert trick(LAYING, two, "S7 S7 S8 S8 S9 S9 SJ SJ") == (0, "lead discard")
    three = "D3 D3 D3 D4 D4 D4 DK"
    plays = ("S7 S7 S7 S8 S8 S8 SK", "S8 S8 S8 S9 S9 S9 S2", "SA SA SA SK SK JB JB")
    assert trick(LAYING, three, *plays) == (2, "lead kill overkill discard")


def test_equal_cards_lay_out_alike_on_a_ladder() -> None:
    table = Table(friends_order("5", "S", True), friends_shapes(lays_out=True))
    plays = ("D3 D3 D4 D4 D8 D8", "SA SA H5 H5 C5 C5", "SA SA C5 C5 D5 D5")
    assert trick(table, *plays) == (1, "lead kill discard")


def test_a_lead_of_two_groups_is_none() -> None:
    assert open_trick(Trick(), FRIENDS.desk, FRIENDS.shapes, 0, hold("D3 S3")) == 0


@pytest.mark.parametrize(
    ("cards", "total"),
    [("D5", 5), ("D10 DK", 20), ("S5 S5 S5 H10 H10 CK", 45), ("D2 DA JB", 0), ("", 0)],
)
def test_points(cards: str, total: int) -> None:
    assert points(hold(cards)) == total


def times(table: Table, rules: KittyRules, cards: str) -> int:
    return multiplier(rules.kernel(), table.lead(cards).units)


@pytest.mark.parametrize(
    ("cards", "doubling", "steps"),
    [
        ("D3", 1, 1),
        ("D3 D3", 2, 2),
        ("D3 D3 D3", 4, 4),
        ("D3 D3 D4 D4", 8, 4),
        ("D3 D3 D4 D4 D6 D6", 32, 6),
        ("D3 D3 D3 D4 D4 D4", 32, 8),
        ("D3 D3 DA", 2, 2),
        ("D3 DA", 1, 1),
    ],
)
def test_friends_kitty(cards: str, doubling: int, steps: int) -> None:
    assert times(FRIENDS, FRIENDS_KITTY, cards) == doubling
    assert times(FRIENDS, FRIENDS_KITTY_TIMES, cards) == steps


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("S4", 2),
        ("S4 S4", 4),
        ("S4 S4 S6 S6", 6),
        ("S4 S4 S6 S6 S7 S7", 8),
        ("S4 S7 SA", 3),
        ("S4 S4 SA", 4),
        ("S3 H3 C3 D3", 4),
        ("S3 S3 H3 C3 D3", 4),
        ("S6 S7 S8 S9 S10", 5),
    ],
)
def test_shandong_kitty(cards: str, expected: int) -> None:
    assert times(SHANDONG, SHANDONG_KITTY, cards) == expected
