"""4 Kitty and friend (扣底、找朋友)."""

from itertools import islice

import pytest

from paiju.cards import parse_card
from paiju.game import Deadline, Move
from paiju.games.friends import game
from tests.rules.friends.tables import (
    Hand,
    begin,
    cards,
    code,
    is_legal,
    legal,
    look,
    names,
    play,
    playing,
    refused,
    step,
)

LOW = "S3 S3 S3 S4 S4 S4 S5"


def burying(**switches: object) -> Hand:
    """Set a table where seat 1 deals and is to bury; ♥2 and ♦2 were shown."""
    hands = {1: f"{LOW} H2 HA", 2: "D2 D2", 3: "HA", 4: "HA"}
    state = begin(hands, "JB JB JB S10 S10 S10 HK", levels=("2", "3", "3", "3", "3"), but=switches)
    state = play(state, "1: show H2", "2: counter D2 D2")
    for seat in (1, 5, 4, 3):
        state = play(state, f"{seat}: decline")
    return state


def calling(**switches: object) -> Hand:
    """Set a table where seat 1 is to call."""
    return play(burying(**switches), f"1: bury {LOW}")


def test_4_1_the_dealer_takes_the_kitty_and_buries_seven() -> None:
    state = burying()
    assert game.actors(state) == (1,)
    assert game.deadline(state) == Deadline(60, (1,))
    assert look(state).counts == (38, 31, 31, 31, 31)
    assert look(play(state, f"1: bury {LOW}")).counts == (31,) * 5


@pytest.mark.parametrize("buried", ["JB JB JB S10 S10 S10 HK", LOW, "H2 HA JB S10 HK S3 S4"])
def test_4_1_anything_may_be_buried(buried: str) -> None:
    assert is_legal(burying(), f"1: bury {buried}")


def test_4_1_not_more_and_not_less() -> None:
    refusal = refused(burying(), "1: bury S3 S3")
    assert (refusal.code, refusal.rule) == ("wrong_count", "friends.4.1")
    assert refusal.facts == {"needed": 7, "given": 2}
    assert code(burying(), f"1: bury {LOW} HA")[0] == "wrong_count"
    assert code(burying(), "1: bury D2 D2 D2 D3 D3 D3 D4")[0] == "not_in_hand"
    assert code(burying(), f"2: bury {LOW}") == ("not_your_turn", "friends.4.1")


def test_4_1_burials_are_listed_without_end_and_once() -> None:
    listed = list(islice(game.legal(burying(), 1), 2000))
    assert len(set(listed)) == 2000
    assert all(len(move.cards) == 7 for move in listed)


def test_4_2_only_the_dealer_knows_what_is_buried() -> None:
    state = calling()
    assert look(state, 1).private["buried"] == cards(LOW)
    for seat in (None, 2, 3, 4, 5):
        view = look(state, seat)
        assert "buried" not in view.private
        assert "kitty" not in view.private
        told = [one for one in view.log if one.name in ("kitty_taken", "kitty_buried")]
        assert [sorted(one.facts) for one in told] == [["count", "seat"]] * 2


def test_4_3_the_call_comes_after_the_burial() -> None:
    assert code(burying(), "1: call HA n=1") == ("wrong_phase", "friends.4.1")
    state = calling()
    assert look(state).phase == "call"
    assert game.deadline(state) == Deadline(30, (1,))
    after = step(state, "1: call HA n=2")
    assert names(after) == ["friend_called"]
    facts = look(after.state).facts
    assert (facts["called"], facts["nth"], facts["seen"]) == (parse_card("HA"), 2, 0)


@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize("card", ["HA", "D5", "JB", "JS"])
def test_4_4_any_card_any_copy(card: str, nth: int) -> None:
    assert is_legal(calling(), f"1: call {card} n={nth}")


@pytest.mark.parametrize("call", ["call HA", "call HA n=0", "call HA n=4", "call HA n=99"])
def test_4_4_a_copy_must_be_named(call: str) -> None:
    refusal = refused(calling(), f"1: {call}")
    assert (refusal.code, refusal.rule) == ("call_number", "friends.4.4")


@pytest.mark.parametrize("call", ["call HA HA n=1", "call n=1", "call HA DA n=1"])
def test_4_3_one_card_is_called(call: str) -> None:
    refusal = refused(calling(), f"1: {call}")
    assert (refusal.code, refusal.facts["needed"]) == ("wrong_count", 1)


@pytest.mark.parametrize("card", ["H2", "D2"])
@pytest.mark.parametrize("nth", [1, 2, 3])
def test_4_5_cards_shown_in_bids_cannot_be_called(card: str, nth: int) -> None:
    assert code(calling(), f"1: call {card} n={nth}") == ("call_shown", "friends.4.5")


@pytest.mark.parametrize("card", ["S2", "C2", "S3", "HK", "S10", "HA", "JB"])
def test_4_5_what_the_dealer_holds_buried_or_took_can_be_called(card: str) -> None:
    assert is_legal(calling(), f"1: call {card} n=1")


def test_4_5_cards_turned_up_can_be_called() -> None:
    state = begin({}, "C9 D3 S7 S7 S7 H7 H7", levels=("2", "3", "4", "5", "6"))
    for seat in (1, 5, 4, 3, 2):
        state = play(state, f"{seat}: decline")
    assert look(state).facts["dealer"] == 2
    state = play(state, f"2: bury {' '.join(map(str, list(look(state, 2).hand)[:7]))}")
    assert is_legal(state, "2: call C9 n=1")
    assert is_legal(state, "2: call D3 n=3")


def test_4_5_every_call_is_listed() -> None:
    moves = legal(calling(), 1)
    assert len(moves) == 3 * 52 + 1
    assert Move("call", cards("HA"), number=2) in moves
    assert Move("call") in moves


def test_4_6_the_dealer_may_play_alone() -> None:
    after = step(calling(), "1: call")
    assert names(after) == ["alone_called"]
    facts = look(after.state).facts
    assert (facts["called"], facts["alone"], facts["friend"]) == (None, True, None)


def test_4_6_off() -> None:
    state = calling(solo_call="off")
    assert code(state, "1: call") == ("call_alone_off", "friends.4.6")
    assert len(legal(state, 1)) == 3 * 52


FIVE = {1: "HA C3", 5: "HA C4", 4: "HA C5", 3: "H3 C6", 2: "H4 C7"}


def test_4_7_the_example_of_the_source() -> None:
    state = playing(FIVE, trump="S", called="HA", nth=2)
    state = play(state, "1: HA")
    assert (look(state).facts["seen"], look(state).facts["friend"]) == (1, None)
    after = step(state, "5: HA")
    assert names(after) == ["followed", "called_counted", "friend_found"]
    assert after.events[-1].facts == {"seat": 5, "dealer": 1}
    assert look(after.state).facts["friend"] == 5
    after = step(after.state, "4: HA")
    assert names(after) == ["followed"]
    assert look(after.state).facts["friend"] == 5


def test_4_7_a_pair_counts_two() -> None:
    hands = {1: "C3 C3", 5: "HA HA", 4: "C5 C6", 3: "C7 C8", 2: "C9 C9"}
    state = playing(hands, trump="S", called="HA", nth=2)
    after = step(play(state, "1: C3 C3"), "5: HA HA")
    assert look(after.state).facts["friend"] == 5
    assert after.events[1].facts["count"] == 2


def test_4_7_the_third_of_three() -> None:
    state = playing(FIVE, trump="S", called="HA", nth=3)
    state = play(state, "1: HA", "5: HA")
    assert look(state).facts["friend"] is None
    assert look(play(state, "4: HA")).facts["friend"] == 4


def test_4_7_a_play_that_passes_the_number_makes_the_friend() -> None:
    hands = {1: "HA HK", 5: "HA HA", 4: "C5 C6", 3: "C7 C8", 2: "C9 C9"}
    state = playing(hands, trump="S", called="HA", nth=2, leader=5)
    after = step(state, "5: HA HA")
    assert after.events[1].facts["count"] == 2
    assert look(after.state).facts["friend"] == 5


def test_4_8_a_dealer_who_plays_it_is_alone() -> None:
    state = playing(FIVE, trump="S", called="HA", nth=1)
    after = step(state, "1: HA")
    assert names(after) == ["led", "called_counted", "dealer_alone"]
    facts = look(after.state).facts
    assert (facts["friend"], facts["alone"]) == (None, True)


def test_4_8_a_card_that_never_comes_leaves_the_dealer_alone() -> None:
    hands = {1: "SA", 5: "S3", 4: "S4", 3: "S6", 2: "S7"}
    state = playing(hands, trump="H", called="DA", nth=1, buried="DA DA DA")
    state = play(state, "1: SA", "5: S3", "4: S4", "3: S6")
    after = step(state, "2: S7")
    assert "dealer_alone" in names(after)
    outcome = game.outcome(after.state)
    assert outcome is not None
    assert outcome.facts["friend"] is None
    assert outcome.winners == (1,)


def test_4_9_no_view_tells_who_it_will_be() -> None:
    state = playing(FIVE, trump="S", called="HA", nth=2)
    for seat in (None, 1, 2, 3, 4, 5):
        facts = look(state, seat).facts
        assert (facts["friend"], facts["alone"], facts["points"]) == (None, None, None)


def test_4_9_everybody_knows_their_own_copies() -> None:
    state = playing(FIVE, trump="S", called="HA", nth=2)
    held = [look(state, seat).private["called_held"] for seat in (1, 2, 3, 4, 5)]
    assert held == [1, 0, 0, 1, 1]
    assert "called_held" not in look(state, None).private
