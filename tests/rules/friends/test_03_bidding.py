"""3 Bidding: dealer and trump (抢庄、亮主、反主)."""

import pytest

from paiju.game import Deadline, Fact, Move
from paiju.games.friends import game
from tests.rules.friends.tables import (
    Hand,
    begin,
    cards,
    code,
    declined,
    event,
    legal,
    look,
    names,
    play,
    refused,
    step,
)

LEVELS = ("2", "3", "2", "4", "5")
HANDS = {
    1: "H2 H2 H2 D3 D3 JB JB JB",
    2: "S3 S3 D2 D2 C3 C3 C3",
    3: "D2 S2 S2 S2",
    4: "C4 C4 C2 C2 C2",
    5: "H5 D3",
}
"""Seats 1 and 3 play 2, seat 2 plays 3, seat 4 plays 4, seat 5 plays 5."""


def made(state: Hand, *moves: str) -> tuple[Fact, Fact, Fact]:
    """Return dealer, level and trump after some bids."""
    facts = look(play(state, *moves)).facts
    return facts["dealer"], facts["level"], facts["trump"]


def test_3_1_ten_seconds_then_five() -> None:
    state = begin(HANDS, levels=LEVELS)
    assert game.deadline(state) == Deadline(10, (1, 5, 4, 3, 2))
    assert look(state).phase == "bid"
    state = play(state, "1: show H2")
    assert game.deadline(state) == Deadline(5, (5, 4, 3, 2))
    assert look(state).phase == "counter"
    state = play(state, "2: counter S3 S3")
    assert game.deadline(state) == Deadline(5, (1, 5, 4, 3))


def test_3_1_the_window_closes_when_all_have_declined() -> None:
    state = declined(play(begin(HANDS, levels=LEVELS), "1: show H2"), 2, 3, 4)
    assert game.actors(state) == (5,)
    after = step(state, "5: decline")
    assert names(after) == ["declined", "dealer_named", "kitty_taken"]
    assert look(after.state).phase == "bury"
    assert game.actors(after.state) == (1,)


def test_3_1_a_bid_asks_those_again_who_had_declined() -> None:
    state = declined(begin(HANDS, levels=LEVELS), 2, 3, 4, 5)
    state = play(state, "1: show H2")
    assert game.actors(state) == (5, 4, 3, 2)


def test_3_1_everybody_is_asked_whatever_they_hold() -> None:
    assert game.actors(begin({1: "H2 H2 H2"}, levels=LEVELS)) == (1, 5, 4, 3, 2)


def test_3_1_who_has_declined_waits() -> None:
    state = declined(begin(HANDS, levels=LEVELS), 1)
    assert code(state, "1: show H2") == ("not_your_turn", "friends.3.1")


def test_3_2_bids_are_closed_while_dealing_by_default() -> None:
    assert look(begin(HANDS)).counts == (31,) * 5


def test_3_2_bids_from_the_first_card() -> None:
    state = begin(HANDS, levels=LEVELS, bid_while_dealing="on")
    assert look(state).phase == "deal"
    assert look(state).counts == (1,) * 5
    assert game.deadline(state) == Deadline(1, (1, 5, 4, 3, 2))
    state = play(state, "1: show H2")
    assert game.actors(state) == (5, 4, 3, 2)
    after = step(declined(state, 5, 4, 3), "2: decline")
    assert names(after) == ["declined", *["cards_dealt"] * 5]
    assert look(after.state).counts == (2,) * 5
    # Cards that are still to come cannot be shown.
    assert code(after.state, "2: counter D2 D2 D2")[0] == "not_in_hand"


def test_3_2_only_the_owner_sees_the_cards_dealt() -> None:
    state = begin(HANDS, levels=LEVELS, bid_while_dealing="on")
    dealt = [one for one in state.log if one.name == "cards_dealt"]
    assert [one.owner for one in dealt] == [1, 5, 4, 3, 2]
    assert "cards" in game.seen(dealt[0], 1).facts
    assert "cards" not in game.seen(dealt[0], 2).facts
    assert "cards" not in game.seen(dealt[0], None).facts


def test_3_2_the_windows_begin_with_the_last_card() -> None:
    state = begin(HANDS, levels=LEVELS, bid_while_dealing="on")
    state = play(state, "1: show H2")
    for _ in range(31):
        state = declined(state)
    assert look(state).phase == "counter"
    assert look(state).counts == (31,) * 5
    assert game.deadline(state) == Deadline(10, (5, 4, 3, 2))


def test_3_2_three_cards_end_the_bidding_while_dealing() -> None:
    state = begin(HANDS, levels=LEVELS, bid_while_dealing="on")
    for _ in range(2):
        state = declined(state)
    after = step(state, "1: show H2 H2 H2")
    assert names(after) == ["bid_made", *["cards_dealt"] * 5, "dealer_named", "kitty_taken"]
    assert look(after.state).counts == (38, 31, 31, 31, 31)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_3_3_one_to_three_cards_of_the_own_level(count: int) -> None:
    shown = " ".join(["H2"] * count)
    assert made(begin(HANDS, levels=LEVELS), f"1: show {shown}") == (1, "2", "H")


def test_3_3_every_bid_is_listed() -> None:
    state = begin(HANDS, levels=LEVELS)
    assert legal(state, 2) == {
        Move("decline"),
        *(Move("show", cards(text)) for text in ("S3", "S3 S3", "C3", "C3 C3", "C3 C3 C3")),
    }


@pytest.mark.parametrize(
    ("bid", "refusal"),
    [
        ("2: show D2", "bid_not_level"),
        ("1: show JB", "bid_not_level"),
        ("1: show JB JB JB", "bid_not_level"),
        ("1: show D3", "bid_not_level"),
        ("2: show S3 C3", "bid_not_equal"),
        ("2: show S3 S3 C3 C3", "bid_not_equal"),
        ("2: show", "bid_not_equal"),
    ],
)
def test_3_3_what_is_no_bid(bid: str, refusal: str) -> None:
    assert code(begin(HANDS, levels=LEVELS), bid) == (refusal, "friends.3.3")


def test_3_3_the_refusal_names_the_levels_that_would_do() -> None:
    state = begin(HANDS, levels=LEVELS)
    assert refused(state, "2: show D2").facts["levels"] == ("3",)
    assert refused(play(state, "1: show H2"), "2: counter S5 S5").code == "not_in_hand"
    state = play(state, "1: show H2")
    assert refused(state, "5: counter H5").facts["given"] == 1
    assert refused(state, "4: counter C4").code == "bid_too_few"
    assert refused(state, "5: counter D3").facts["levels"] == ("5", "2")


def test_3_4_and_3_6_what_is_no_counter_bid() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2")
    assert code(state, "2: counter S3 C3") == ("bid_not_equal", "friends.3.4")
    assert code(state, "5: counter D3") == ("bid_not_level", "friends.3.6")


@pytest.mark.parametrize(
    ("standing", "counter", "works"),
    [
        ("H2", "S2", False),
        ("H2", "S2 S2", True),
        ("H2", "S2 S2 S2", True),
        ("H2 H2", "S2", False),
        ("H2 H2", "S2 S2", False),
        ("H2 H2", "S2 S2 S2", True),
    ],
)
def test_3_4_a_counter_bid_shows_more_cards(standing: str, counter: str, works: bool) -> None:
    state = play(begin(HANDS, levels=LEVELS), f"1: show {standing}")
    move = f"3: counter {counter}"
    if works:
        assert made(state, move) == (3, "2", "S")
    else:
        refusal = refused(state, move)
        assert (refusal.code, refusal.rule) == ("bid_too_few", "friends.3.4")
        assert refusal.facts["needed"] == len(standing.split()) + 1


def test_3_4_a_first_bid_is_shown_and_later_ones_counter() -> None:
    state = begin(HANDS, levels=LEVELS)
    assert code(state, "1: counter H2") == ("wrong_phase", "friends.3.1")
    state = play(state, "1: show H2")
    assert code(state, "2: show S3 S3") == ("wrong_phase", "friends.3.1")


def test_3_5_who_holds_the_bid_cannot_counter_it() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2")
    assert code(state, "1: counter H2 H2") == ("bid_own", "friends.3.5")
    assert code(state, "1: decline") == ("not_your_turn", "friends.3.1")


def test_3_5_a_dealer_who_was_countered_may_counter_back() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2", "2: counter D2 D2")
    assert made(state) == (1, "2", "D")
    assert made(state, "1: counter H2 H2 H2") == (1, "2", "H")


def test_3_6_the_dealers_level_changes_the_suit() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2")
    assert made(state, "2: counter D2 D2") == (1, "2", "D")


def test_3_6_of_two_with_the_same_level_the_counterer_deals() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2")
    assert made(state, "3: counter S2 S2") == (3, "2", "S")


def test_3_6_the_own_level_makes_the_counterer_dealer() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2")
    assert made(state, "2: counter S3 S3") == (2, "3", "S")


def test_3_6_the_level_is_that_of_the_dealer_so_far() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2", "2: counter S3 S3")
    # Twos were the level of the first dealer; now threes are.
    assert refused(state, "4: counter C2 C2 C2").facts["levels"] == ("4", "3")


def test_3_7_three_cards_end_the_bidding() -> None:
    after = step(begin(HANDS, levels=LEVELS), "1: show H2 H2 H2")
    assert names(after) == ["bid_made", "dealer_named", "kitty_taken"]
    assert look(after.state).phase == "bury"


def test_3_8_the_example_of_the_source() -> None:
    state = begin({}, "D2", levels=("2", "3", "2", "4", "5"), starter=1)
    after = step(declined(state, 1, 2, 3, 4), "5: decline")
    assert names(after) == ["declined", "kitty_flipped", "dealer_named", "kitty_taken"]
    facts = look(after.state).facts
    assert (facts["dealer"], facts["level"], facts["trump"]) == (1, "2", "D")
    assert facts["flipped"] == cards("D2")


@pytest.mark.parametrize(("starter", "dealer"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 3)])
def test_3_8_a_tie_goes_to_the_nearest_counter_clockwise(starter: int, dealer: int) -> None:
    state = declined(begin({}, "D2", levels=("2", "3", "2", "4", "5"), starter=starter))
    assert look(state).facts["dealer"] == dealer


def test_3_8_jokers_and_other_ranks_are_passed_over() -> None:
    kitty = "JB C9 JS S7 H3 D2 C2"
    state = declined(begin({}, kitty, levels=("2", "3", "4", "5", "6"), starter=5))
    facts = look(state).facts
    assert (facts["dealer"], facts["level"], facts["trump"]) == (2, "3", "H")
    assert facts["flipped"] == tuple(cards(text)[0] for text in kitty.split()[:5])


@pytest.mark.parametrize(
    ("end", "trump"),
    [("D8", "D"), ("H10 JB", "H"), ("S5 JS JB", "S"), ("C9 JB JB JB JS JS JS", "C")],
)
def test_3_9_the_starter_deals_after_seven_without_a_hit(end: str, trump: str) -> None:
    rest = ["S7", "S7", "H8", "H8", "C9", "C9", "D8"]
    kitty = " ".join(rest[: 7 - len(end.split())] + end.split())
    state = begin({}, kitty, levels=("4", "2", "2", "2", "2"), starter=1)
    facts = look(declined(state)).facts
    assert (facts["dealer"], facts["level"], facts["trump"]) == (1, "4", trump)
    assert facts["flipped"] == tuple(cards(text)[0] for text in kitty.split())


def test_3_10_shown_cards_stay_in_the_hand() -> None:
    state = play(begin(HANDS, levels=LEVELS), "1: show H2 H2 H2")
    assert look(state, 1).hand.count(cards("H2")[0]) >= 3


def test_3_10_turned_up_cards_stay_in_the_kitty() -> None:
    state = declined(begin({}, "D2", levels=("2", "3", "2", "4", "5")))
    taken = next(one for one in look(state, 1).log if one.name == "kitty_taken")
    assert isinstance(taken.facts["cards"], tuple)
    assert cards("D2")[0] in taken.facts["cards"]


def test_bids_are_told_with_all_that_they_make() -> None:
    after = step(begin(HANDS, levels=LEVELS), "2: show C3 C3")
    assert event(after, "bid_made").facts == {
        "seat": 2,
        "cards": cards("C3 C3"),
        "dealer": 2,
        "level": "3",
        "trump": "C",
    }
