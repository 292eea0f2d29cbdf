"""7 Throws (甩牌)."""

import pytest

from paiju.game import Claim, Move
from paiju.games.shandong import game
from tests.rules.shandong.tables import Answer, Hands, ask, begin, cards, declined, play, refused


def throw(cards: str, hands: dict[int, str], level: str = "10", **rules: str) -> Answer:
    return ask("throw", level, seat=1, cards=cards, hands=hands, rules=rules)


def test_7_1_cards_of_one_suit_may_be_thrown() -> None:
    for text in ("HA HK", "HA HA HQ", "JB S4 C2"):
        assert ask("lead", hand=f"{text} D4", cards=text)["readings"][0]["type"] == "throw"
    for text in ("HA CK", "HA S4", "HA C2"):
        assert ask("lead", hand=f"{text} D4", cards=text)["code"] == "not_a_combination"


def test_7_2_trumps_may_be_thrown() -> None:
    assert ask("lead", hand="JB S4 D4", cards="JB S4")["legal"]
    off = {"throw_trumps": "off"}
    assert ask("lead", hand="JB S4 D4", cards="JB S4", rules=off)["code"] == "throw_trumps_off"
    for text in ("S4 S4", "S4 S4 S6 S6", "S2 H2 C2 D2", "S4"):
        assert ask("lead", hand=f"{text} D4", cards=text, rules=off)["legal"]
    assert ask("lead", hand="HA HK D4", cards="HA HK", rules=off)["legal"]


@pytest.mark.parametrize(
    ("cards", "level", "units"),
    [
        ("HA HK HK H9", "10", ["pair", "single", "single"]),
        ("H4 H4 H6 H6 H8 H8 HA", "10", ["pair_tractor", "pair", "single"]),
        ("H6 H7 H8 H9 H10 HK HK", "J", ["rain", "pair"]),
        ("H6 H6 H7 H7 H8 H9 H10 HK", "J", ["rain", "single"]),
        ("S2 H2 C2 D2 S4 S4", "10", ["flash", "pair"]),
        ("S2 H2 C2 D2 D2 S4", "10", ["thunder", "single"]),
    ],
)
def test_7_3_how_a_throw_is_taken_apart(cards: str, level: str, units: list[str]) -> None:
    (found,) = ask("identify", level, cards=cards)["readings"]
    assert [unit["type"] for unit in found["units"]] == units
    assert found["type"] == "throw"
    assert found["rank"] is None


def test_7_4_pairs_are_tried_before_singles() -> None:
    found = throw("H8 H8 H9", {4: "HK HK", 3: "HA", 2: "C4"})
    assert found["forced"] == ["H8", "H8"]
    assert found["stopped_by"] == 4


def test_7_4_tractors_are_tried_before_pairs() -> None:
    found = throw("H6 H6 H7 H7 H9 H9", {4: "HQ HQ HK HK"})
    assert found["forced"] == ["H6", "H6", "H7", "H7"]


def test_7_4_flashes_are_tried_first() -> None:
    found = throw("S2 H2 C2 D2 S4 S4", {4: "S3 H3 C3 D3 S6 S6"})
    assert found["forced"] == ["S2", "H2", "C2", "D2"]


def test_7_4_the_smallest_unit_of_a_type_counts() -> None:
    found = throw("HA H9 H8", {4: "HK", 3: "H4", 2: "C4"})
    assert found["forced"] == ["H8"]
    # The lower pair is beaten although the higher is not.
    found = throw("HA HA H8 H8", {2: "HK HK"})
    assert (found["forced"], found["stopped_by"]) == (["H8", "H8"], 2)


def test_7_5_what_beats_is_of_the_same_suit_and_type() -> None:
    for hands in ({4: "HJ HQ HK"}, {4: "C9 C9"}, {4: "S9 S9"}, {4: "H6 H6"}):
        assert throw("H8 H8 HA", hands)["stands"], hands
    assert not throw("H8 H8 HA", {3: "HJ HJ"})["stands"]


def test_7_5_a_longer_tractor_is_cut_down() -> None:
    assert not throw("H6 H6 H7 H7 HA", {3: "HJ HJ HQ HQ HK HK"})["stands"]


def test_7_5_a_larger_thunder_is_cut_down() -> None:
    held = {3: "S3 H3 C3 D3 D3 C3"}
    assert throw("S2 H2 C2 D2 D2 JB", held)["forced"] == ["S2", "H2", "C2", "D2", "D2"]
    assert throw("S2 H2 C2 D2 JB", held)["forced"] == ["S2", "H2", "C2", "D2"]
    assert throw("S2 H2 C2 D2 D2 JB", {3: "S3 H3 C3 D3"})["stands"]


def test_7_5_rains_need_as_many_cards_and_doubled_ranks() -> None:
    led = "H6 H7 H8 H9 H10 HA"
    assert not throw(led, {3: "H7 H8 H9 H10 HJ"}, "4")["stands"]
    assert throw("H6 H6 H7 H8 H9 H10 HA", {3: "H7 H8 H9 H10 HJ"}, "4")["stands"]
    assert not throw("H6 H6 H7 H8 H9 H10 HA", {3: "H7 H8 H9 H10 HJ HJ"}, "4")["stands"]


def test_7_6_a_throw_that_nobody_beats_stands() -> None:
    found = throw("HA HA HK", {4: "HQ HQ HJ", 3: "S4", 2: "JB JB"})
    assert found == {"stands": True, "stopped_by": None, "choices": [], "forced": None}


def test_7_6_equal_cards_do_not_beat() -> None:
    assert throw("HA HK", {4: "HK HQ"})["stands"]


THROWER = {3: "HA H9 H8 H8", 2: "HK HK HQ", 1: "S9 S9 JB"}


def leading(**rules: str) -> Hands:
    """Bring seat 3 to the lead of the first trick."""
    state = play(begin(THROWER, kitty="C4 C4 C6 C6", rules=rules), "1: show S9 S9 JB")
    state = declined(state, 2, 3, 4, 2, 3, 4)
    return play(state, "3: bury C4 C4 C6 C6")


def test_7_6_the_rest_goes_back_and_all_have_seen_it() -> None:
    state = leading()
    before = game.holdings(state)["3"]
    step = game.apply(state, 3, Move("play", cards("H9 H8 H8")))
    stopped, led = step.events
    assert (stopped.name, stopped.facts["cards"]) == ("throw_stopped", cards("H8 H8 H9"))
    assert stopped.facts["by"] == 2
    assert (led.facts["cards"], led.facts["type"]) == (cards("H8 H8"), "pair")
    held = game.holdings(step.state)
    assert len(held["3"]) == len(before) - 2
    assert cards("H9")[0] in held["3"]


def test_7_6_a_throw_may_always_be_tried() -> None:
    assert game.check(leading(), 3, Move("play", cards("H8 H8 H9 HA"))) is None


def test_7_7_the_next_seat_chooses() -> None:
    state = leading(throw_choice="on")
    state = game.apply(state, 3, Move("play", cards("H9 H8 H8"))).state
    view = game.view(state, 4)
    assert view.phase == "choose"
    assert game.actors(state) == (2,)
    assert view.facts["choices"] == ("pair", "single")
    assert list(game.legal(state, 2)) == [
        Move("keep", claim=Claim("pair")),
        Move("keep", claim=Claim("single")),
    ]
    kept = game.apply(state, 2, Move("keep", claim=Claim("single")))
    assert [event.name for event in kept.events] == ["throw_kept", "led"]
    assert game.view(kept.state, 1).table[0].cards == cards("H9")
    assert game.actors(kept.state) == (2,)
    assert refused_claim(state, "rain") == "keep_type"
    assert refused(state, "3: HA").code == "wrong_phase"


def refused_claim(state: Hands, kind: str) -> str:
    refusal = game.check(state, 2, Move("keep", claim=Claim(kind)))
    assert refusal is not None
    return refusal.code


def test_7_7_one_type_leaves_no_choice() -> None:
    state = leading(throw_choice="on")
    step = game.apply(state, 3, Move("play", cards("H9 HA")))
    assert [event.name for event in step.events] == ["throw_stopped", "led"]


def test_7_7_the_judge_lists_the_choices() -> None:
    hands = {4: "HK HK", 3: "HA", 2: "C4"}
    found = throw("H8 H8 H9", hands, throw_choice="on")
    assert [choice["type"] for choice in found["choices"]] == ["pair", "single"]
    assert found["forced"] == ["H8", "H8"]
    assert len(throw("H8 H8 H9", hands)["choices"]) == 1
