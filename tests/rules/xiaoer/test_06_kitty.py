"""6 The kitty (底牌)."""

import pytest

from paiju.cards import Hand
from paiju.game import Claim, Move, seen
from paiju.games.xiaoer import game
from paiju.judge import rule
from tests.oracles import xiaoer as oracle
from tests.rules.xiaoer.tables import begin, cards, code, legal, play, step

PLAIN = {"show_threes": "off", "show_fives": "off", "trump": "C"}


def test_6_1_the_dealer_takes_the_kitty_and_alone_sees_it() -> None:
    state = begin({}, "SA JB", but=PLAIN)
    taken = [event for event in state.log if event.name == "kitty_taken"]
    assert len(taken) == 1
    assert seen(taken[0], 1).facts == {"seat": 1, "count": 2, "cards": cards("SA JB")}
    for seat in (2, 3, 4, None):
        assert seen(taken[0], seat).facts == {"seat": 1, "count": 2}
        assert "kitty" not in game.view(state, seat).private
    assert game.view(state, 1).private == {"kitty": cards("SA JB")}


@pytest.mark.parametrize("size", [2, 6])
def test_6_2_as_many_are_buried_as_were_taken(size: int) -> None:
    state = begin({1: "S4 S6 S7 S8 S9 H4 H6"}, but={**PLAIN, "kitty": size})
    assert code(state, "1: bury S4") == ("wrong_count", "xiaoer.6.2")
    buried = ["S4", "S6", "S7", "S8", "S9", "H4"][:size]
    made = step(state, "1: bury " + " ".join(buried))
    assert game.view(made.state, 2).counts == (13 if size == 2 else 12,) * 4
    assert game.actors(made.state) == (1,)
    assert game.view(made.state, 2).phase == "play"


def test_6_2_nothing_is_claimed_of_buried_cards() -> None:
    state = begin({1: "S4 S6"}, but=PLAIN)
    refusal = game.check(state, 1, Move("bury", cards("S4 S6"), Claim("throw")))
    assert refusal is not None
    assert refusal.code == "wrong_claim"


def test_6_2_only_the_dealer_buries() -> None:
    state = begin({2: "S4 S6"}, but=PLAIN)
    assert code(state, "2: bury S4 S6") == ("not_your_turn", "xiaoer.6.2")
    assert code(state, "1: S4")[0] == "wrong_phase"


def test_6_3_no_points_are_buried() -> None:
    state = begin({1: "S5 S10 SK S4 S6"}, "D5 H4", but=PLAIN)
    for move in ("bury S5 S4", "bury S10 S4", "bury SK S4", "bury D5 S4", "bury S5 SK"):
        assert code(state, f"1: {move}") == ("bury_points", "xiaoer.6.3")
    held = list(game.view(state, 1).hand)
    expected = oracle.burials(held, 2)
    assert {frozenset(move.cards) for move in legal(state, 1)} == expected


@pytest.mark.parametrize(
    ("hand", "bury", "legal_bury"),
    [
        ("S5 S10 SK S4", "S5 S4", True),
        ("S5 S10 SK S4", "S5 S10", False),
        ("S5 S10 SK", "S5 S10", True),
        ("S5 S10 SK S4 S6", "S5 S4", False),
    ],
)
def test_6_3_unless_nothing_else_is_left(hand: str, bury: str, legal_bury: bool) -> None:
    question = {"ask": "bury", "game": "xiaoer", "hand": hand.split(), "cards": bury.split()}
    answer = rule(question)
    assert answer["legal"] is legal_bury
    assert answer["code"] == (None if legal_bury else "bury_points")


def test_6_3_a_hand_with_all_points_still_has_enough_to_bury() -> None:
    hand = "S5 H5 C5 D5 S10 H10 C10 D10 SK HK CK DK"
    state = begin({1: hand}, "S4 H4 C4 D4 S6 H6", but={**PLAIN, "kitty": 6})
    assert legal(state, 1) == {Move("bury", cards("S4 H4 C4 D4 S6 H6"))}


def test_6_4_buried_cards_are_out_of_the_hand_and_secret_until_its_end() -> None:
    state = play(begin({1: "S4 S6"}, but=PLAIN), "1: bury S4 S6")
    assert code(state, "1: S4") == ("not_in_hand", "xiaoer.7.2")
    assert game.view(state, 1).private["buried"] == cards("S4 S6")
    assert game.view(state, 2).private == {}
    assert game.holdings(state)["buried"] == Hand.of(cards("S4 S6"))
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.lapse(state, seat)).state
    outcome = game.view(state, 2).outcome
    assert outcome is not None
    assert outcome.facts["buried"] == cards("S4 S6")
