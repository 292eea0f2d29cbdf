"""11 Time (时间)."""

import pytest

from paiju.game import DECLINE, Move, Standing
from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import begin, cards, play, playing

PLAIN = {"show_threes": "off", "show_fives": "off", "trump": "C"}
OWED = Standing((0,) * 4, hand=2, dealer=2, owed=((1, 2),))


def test_11_1_every_phase_has_its_time() -> None:
    seconds: dict[str, int] = {}
    state = begin({1: "S2"}, standing=OWED)
    while game.outcome(state) is None:
        deadline = game.deadline(state)
        assert deadline is not None
        assert deadline.seats == game.actors(state)
        seconds[game.view(state, 1).phase] = deadline.seconds
        seat = game.actors(state)[0]
        move = Move("show", cards("S2")) if not seconds.get("fan") and seat == 1 else None
        if move is None or game.check(state, seat, move) is not None:
            move = game.lapse(state, seat)
        state = game.apply(state, seat, move).state
    expected = {"show": 15, "fan": 15, "tribute": 30, "return": 30, "bury": 60, "play": 30}
    assert seconds == expected
    assert game.deadline(state) is None


def test_11_2_nothing_is_shown() -> None:
    assert game.lapse(begin({1: "S2"}), 1) == DECLINE
    assert game.lapse(begin({1: "S3 H3 D3"}, trump="C"), 1) == DECLINE


def test_11_2_the_highest_is_paid_and_the_lowest_returned() -> None:
    state = begin({1: "JB", 2: "S4 S5", 3: "D5", 4: "S3 H3 C3 D3"}, standing=OWED, but=PLAIN)
    assert game.lapse(state, 1) == Move("tribute", cards("JB"))
    state = play(state, "1: tribute JB")
    assert game.lapse(state, 2) == Move("return", cards("S4"))


def test_11_2_the_lowest_is_buried() -> None:
    state = begin({1: "S3 H3 S5 H10"}, but=PLAIN)
    assert game.lapse(state, 1) == Move("bury", cards("S3 H3"))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("S4 SA", "S4"), ("S5 SA", "SA"), ("S10 S5", "S5"), ("H3 C4", "C4"), ("H3 CK", "H3")],
)
def test_11_2_the_lowest_legal_card_is_played_points_last(hand: str, expected: str) -> None:
    state = play(playing({1: "S3", 2: hand}), "1: S3")
    assert game.lapse(state, 2) == Move.play(expected)


def test_11_2_the_lowest_card_is_led() -> None:
    assert game.lapse(playing({1: "S5 S4 HA"}), 1) == Move.play("S4")


def test_11_2_as_many_as_are_asked_for() -> None:
    state = play(playing({1: "SA SK", 2: "S3 S10 C4 C6"}), "1: SA SK")
    assert game.lapse(state, 2) == Move.play("S3 S10")
    state = play(playing({1: "SA SK", 2: "S10 C6 C4"}), "1: SA SK")
    assert game.lapse(state, 2) == Move.play("S10 C4")
