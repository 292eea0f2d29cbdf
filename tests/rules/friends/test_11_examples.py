"""11 Examples: those of the source, with its slips corrected."""

import pytest

from paiju.games.friends import game
from tests.rules.friends.tables import (
    Hand,
    cards,
    event,
    is_legal,
    look,
    names,
    play,
    playing,
    plays,
    step,
)
from tests.rules.friends.test_05_play import kind
from tests.rules.friends.test_08_kitty import last_trick

FREE = "H3 H4 H6 H7 H8 H9"


@pytest.mark.parametrize("text", ["D4 D4 D6 D6", "S10 S10 SJ SJ SQ SQ", "S5 S5 SA SA SK SK"])
def test_11_1_tractors(text: str) -> None:
    assert kind(text, "5", "S") == "pair_tractor"


def test_11_2_a_pair_is_beaten() -> None:
    throw = "C7 C7 C6 C9 CJ CQ"
    hands = {1: f"{throw} H10", 5: FREE, 4: "C8 C8 H3 H4 H6 H7", 3: FREE, 2: FREE}
    state = play(playing(hands, trump="S"), f"1: {throw}")
    assert game.actors(state) == (4,)
    after = step(state, "4: keep as=pair")
    assert event(after, "led").facts["cards"] == cards("C7 C7")
    assert look(after.state).counts[0] == 5


def thrown(throw: str, held: str, **switches: object) -> Hand:
    """Let seat 1 throw and the next seat hold some cards."""
    hands = {
        1: f"{throw} C9",
        5: f"{held} C3 C3 C4 C4",
        **dict.fromkeys((2, 3, 4), "C3 C4 C6 C7 C8"),
    }
    return play(playing(hands, trump="S", but=switches), f"1: {throw}")


def test_11_3_a_single_is_beaten() -> None:
    state = thrown("H5 H5 H6 H8 H10", "H7")
    assert look(state).facts["choices"] == ("single", "pair")
    forced = thrown("H5 H5 H6 H8 H10", "H7", throw_choice="beaten")
    assert look(forced).table[0].cards == cards("H6")


def test_11_4_a_lower_pair_does_not_beat_but_all_types_may_be_chosen() -> None:
    throw = "D10 D10 D7 DQ DK"
    state = thrown(throw, "DQ D8 D8")
    assert look(state).facts["choices"] == ("single", "pair")
    assert look(play(state, "5: keep as=pair")).table[0].cards == cards("D10 D10")
    assert look(play(state, "5: keep as=single")).table[0].cards == cards("D7")
    # The pair of eights beats no pair of tens.
    assert look(thrown(throw, "DQ D8 D8", throw_choice="beaten")).table[0].cards == cards("D7")


def test_11_5_a_throw_that_stands() -> None:
    throw = "C5 C5 C5 C6 C6 C7"
    hands = {1: f"{throw} H10", 5: FREE, 4: FREE, 3: "C3 C4 H3 H4 H6 H7", 2: FREE}
    after = step(playing(hands, trump="S"), f"1: {throw}")
    assert names(after) == ["led"]
    # Who has the suit follows, as far as it goes.
    state = play(after.state, f"5: {FREE}", f"4: {FREE}")
    assert not is_legal(state, "3: C3 H3 H4 H6 H7 H8")
    assert is_legal(state, "3: C3 C4 H3 H4 H6 H7")


@pytest.mark.parametrize(
    ("lead", "trumps", "winner"),
    [
        ("D3 D3 D3", "S2 S2 S2", 5),
        ("D10 D10", "S5 S5", 5),
        ("DA", "S2", 5),
        ("DA DA DA", "JB JS S3", 1),
        ("DA DA DA", "JS JS JS", 5),
    ],
)
def test_11_6_kills(lead: str, trumps: str, winner: int) -> None:
    size = len(lead.split())
    rest = {seat: " ".join(FREE.split()[:size]) for seat in (4, 3, 2)}
    state = playing({1: lead, 5: trumps, **rest}, level="9", trump="S")
    state = play(state, f"1: {lead}", f"5: {trumps}", *(f"{s}: {rest[s]}" for s in (4, 3, 2)))
    assert look(state).facts["last_winner"] == winner


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("D8 D8 D8 D10 D10 S5 S5 S5", {"D8 D8 D8"}),
        ("DK DK D5 S2 S2 S2", {"D5 DK DK"}),
        ("D2 D2 D2 HA HA HA", {"D2 D2 D2"}),
        ("D4 D6 D8", {"D4 D6 D8"}),
    ],
)
def test_11_7_following_a_triple(hand: str, expected: set[str]) -> None:
    state = playing({1: "D3 D3 D3 H3", 5: hand}, level="9", trump="S")
    assert plays(play(state, "1: D3 D3 D3"), 5) == expected


def test_11_7_a_hand_without_the_suit_is_free() -> None:
    state = playing({1: "D3 D3 D3 H3", 5: "S10 S10 S10 C5 C5 H8"}, level="9", trump="S")
    state = play(state, "1: D3 D3 D3")
    assert len(plays(state, 5)) == 6
    assert step(state, "5: S10 S10 S10").events[0].facts["verb"] == "kill"


@pytest.mark.parametrize(("leader", "friend"), [(1, 4), (5, 2), (4, 2), (3, None), (2, None)])
def test_11_8_the_second_ace_of_hearts(leader: int, friend: int | None) -> None:
    """Seats 1, 2 and 4 have an ace; a heart is led, and they play it in turn."""
    hands = {1: "HA", 2: "HA", 3: "H3", 4: "HA", 5: "H4"}
    state = playing(hands, trump="S", called="HA", nth=2, leader=leader)
    for _ in range(5):
        (seat,) = game.actors(state)
        state = play(state, f"{seat}: {hands[seat]}")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.facts["friend"] == friend


def test_11_9_the_kitty_of_forty_points() -> None:
    result = last_trick("HA HA", "HK HK H10 C10 C3 C4 C6")
    assert (result["points"], result["total"]) == (40, 80)
