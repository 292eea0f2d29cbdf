"""8 The kitty at the end (抠底)."""

import pytest

from paiju.game import Fact
from paiju.games.friends import game
from tests.rules.friends.tables import event, names, play, playing, step

FILL = "S3 S3 S3 S4 S4 S4 S6 S6 S6 S7 S7 S7 S8 S8 S8 S9 S9 S9 SJ SJ SJ SQ SQ SQ"


def last_trick(lead: str, buried: str, dealer: int = 2, **switches: object) -> dict[str, Fact]:
    """Let seat 1 win the last trick with a lead, and return how the hand ended."""
    size = len(lead.split())
    fill = FILL.split()
    hands = {seat: " ".join(fill[i * size : (i + 1) * size]) for i, seat in enumerate((5, 4, 3, 2))}
    state = playing(
        {1: lead, **hands}, trump="D", dealer=dealer, leader=1, buried=buried, but=switches
    )
    state = play(state, f"1: {lead}")
    made = None
    for seat in (5, 4, 3, 2):
        made = step(state, f"{seat}: {hands[seat]}")
        state = made.state
    assert made is not None
    name = "kitty_caught" if "kitty_caught" in names(made) else "kitty_kept"
    outcome = game.outcome(state)
    assert outcome is not None
    return {**event(made, name).facts, "attack": outcome.facts["points"]}


def test_8_1_the_attackers_catch_the_kitty() -> None:
    result = last_trick("HA", "HK HK H10 H5 C3 C4 C6", dealer=2)
    assert (result["points"], result["times"], result["total"]) == (35, 1, 35)
    assert result["attack"] == 35


def test_8_1_the_dealers_side_keeps_it() -> None:
    result = last_trick("HA", "HK HK H10 H5 C3 C4 C6", dealer=1)
    assert (result["points"], result.get("times")) == (35, None)
    assert result["attack"] == 0


@pytest.mark.parametrize(
    ("lead", "times"),
    [
        ("HA", 1),
        ("HA HA", 2),
        ("HA HA HA", 4),
        ("HK HK HA HA", 8),
        ("HQ HQ HK HK HA HA", 32),
        ("HK HK HK HA HA HA", 32),
        ("HA HK", 1),
        ("HA HA HK", 2),
        ("HA HA HA HK HK", 4),
    ],
)
def test_8_2_and_8_3_by_the_largest_unit(lead: str, times: int) -> None:
    result = last_trick(lead, "H10 C3 C4 C6 C7 C8 C9")
    assert (result["times"], result["total"]) == (times, 10 * times)


@pytest.mark.parametrize(
    ("lead", "times"),
    [
        ("HA", 1),
        ("HA HA", 2),
        ("HA HA HA", 4),
        ("HK HK HA HA", 4),
        ("HQ HQ HK HK HA HA", 6),
        ("HK HK HK HA HA HA", 8),
    ],
)
def test_8_3_times(lead: str, times: int) -> None:
    assert last_trick(lead, "H10 C3 C4 C6 C7 C8 C9", tractor_kitty="times")["times"] == times


def test_8_2_the_winning_play_counts_even_if_it_kills() -> None:
    hands = {1: "H3 H3", 5: "DA DA", 4: "S3 S4", 3: "S6 S7", 2: "S8 S9"}
    state = playing(hands, trump="D", dealer=1, buried="HK C3 C4 C6 C7 C8 C9")
    state = play(state, "1: H3 H3", "5: DA DA", "4: S3 S4", "3: S6 S7")
    assert event(step(state, "2: S8 S9"), "kitty_caught").facts["times"] == 2


def test_8_4_the_total_may_pass_300() -> None:
    result = last_trick("HQ HQ HK HK HA HA", "H10 H10 H10 C10 C10 C10 S10")
    assert result["total"] == 70 * 32
    assert result["attack"] == 70 * 32 + 20
