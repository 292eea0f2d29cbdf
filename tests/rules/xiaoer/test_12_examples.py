"""12 The worked examples and questions of the source, with its slips put right."""

import pytest

from paiju.game import Move
from tests.rules.xiaoer.tables import legal, play, playing, win

EXAMPLES = {
    "12_1": ("SA SK S10 HJ", (4, 20)),
    "12_2": ("SA SK S10 SQ", (4, 20)),
    "12_3": ("HJ SJ JS CJ", (3, 0)),
    "12_4": ("H5 H10 HK JB", (4, 25)),
}


@pytest.mark.parametrize(("plays", "result"), EXAMPLES.values(), ids=EXAMPLES.keys())
@pytest.mark.parametrize("preset", ["basic", "full"])
def test_12_1_and_12_2_and_12_3_and_12_4_tricks(
    plays: str, result: tuple[int, int], preset: str
) -> None:
    hands = dict(enumerate(plays.split(), 1))
    assert win(playing(hands, preset=preset), *plays.split()) == result


def test_12_4_the_points_go_to_the_attackers() -> None:
    hands = {1: "H5 C3", 2: "H10 C4", 3: "HK C6", 4: "JB C7"}
    state = play(playing(hands), "1: H5", "2: H10", "3: HK", "4: JB")
    assert (state.table.attack, state.table.defence) == (25, 0)


def test_12_5_without_the_led_suit_a_trump_need_not_be_played() -> None:
    state = play(playing({1: "S4", 2: "HJ C4 D4"}), "1: S4")
    assert legal(state, 2) == {Move.play("HJ"), Move.play("C4"), Move.play("D4")}


@pytest.mark.parametrize("other", ["SJ", "CJ", "DJ"])
def test_12_6_the_jack_of_the_trump_suit_is_higher(other: str) -> None:
    hands = {1: other, 2: "HJ", 3: "C3", 4: "C4"}
    assert win(playing(hands), other, "HJ", "C3", "C4")[0] == 2


@pytest.mark.parametrize(("first", "second"), [("SJ", "CJ"), ("CJ", "DJ"), ("DJ", "SJ")])
def test_12_7_of_two_other_jacks_the_first_wins(first: str, second: str) -> None:
    hands = {1: "H3", 2: first, 3: second, 4: "H4"}
    assert win(playing(hands), "H3", first, second, "H4")[0] == 2


def test_12_8_the_five_of_diamonds_and_risen_fives() -> None:
    plain = {1: "C4", 2: "C5", 3: "C3", 4: "S5"}
    assert win(playing(plain), "C4", "C5", "C3", "S5")[0] == 2
    assert win(playing(plain, fans="fives"), "C4", "C5", "C3", "S5")[0] == 2
    top = {1: "S5", 2: "D5", 3: "JB", 4: "H3"}
    assert win(playing(top, fans="fives"), "S5", "D5", "JB", "H3")[0] == 2
    risen = {1: "JB", 2: "S5", 3: "C5", 4: "H3"}
    assert win(playing(risen, fans="fives"), "JB", "S5", "C5", "H3")[0] == 2
    assert win(playing(risen), "JB", "S5", "C5", "H3")[0] == 1
