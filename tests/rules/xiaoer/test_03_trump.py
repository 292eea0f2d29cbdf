"""3 Trump and dealer."""

import pytest

from paiju.game import DECLINE, Move, Standing
from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import begin, cards, code, legal, names, play, step

SECOND = Standing((10, -10, 10, -10), hand=2, dealer=3)
DECLINES = ("1: decline", "2: decline", "3: decline", "4: decline")
PLAIN = {"show_threes": "off", "show_fives": "off"}


def test_3_1_given_by_the_table() -> None:
    for suit in "SHCD":
        state = begin({}, preset="basic", trump=suit)
        assert game.view(state, 1).facts["trump"] == suit
        assert [event.name for event in state.log][:3] == [
            "hand_begun",
            "trump_set",
            "dealer_named",
        ]


@pytest.mark.parametrize("start", range(8))
def test_3_1_drawn_with_the_deal(start: int) -> None:
    state = begin({}, preset="basic", start=start)
    assert game.view(state, 1).facts["trump"] == "SHCD"[start % 4]


def test_3_2_everybody_may_show_or_decline_whatever_they_hold() -> None:
    state = begin({1: "S2 H2 C2 D2"})
    assert set(game.actors(state)) == {1, 2, 3, 4}
    assert legal(state, 1) == {DECLINE, *(Move("show", cards(f"{s}2")) for s in "SHCD")}
    assert legal(state, 2) == {DECLINE}


def test_3_2_the_first_shown_stands() -> None:
    state = begin({2: "C2", 4: "D2"}, but=PLAIN)
    made = step(state, "4: show D2")
    assert names(made) == ["trump_shown", "dealer_named", "kitty_taken"]
    assert game.view(made.state, 1).facts["trump"] == "D"
    assert code(made.state, "2: show C2") == ("wrong_phase", "xiaoer.6.2")


def test_3_2_who_declined_is_not_asked_again() -> None:
    state = play(begin({2: "C2"}), "2: decline")
    assert set(game.actors(state)) == {1, 3, 4}
    assert code(state, "2: show C2") == ("not_your_turn", "xiaoer.3.2")


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("show CA", ("show_not_two", "xiaoer.3.2")),
        ("show D2", ("not_in_hand", "xiaoer.7.2")),
        ("show C2 S2", ("wrong_count", "xiaoer.3.2")),
        ("show", ("wrong_count", "xiaoer.3.2")),
        ("decline C2", ("wrong_count", "xiaoer.3.2")),
        ("C2", ("wrong_phase", "xiaoer.3.2")),
        ("bury C2 S2", ("wrong_phase", "xiaoer.3.2")),
    ],
)
def test_3_2_refusals(move: str, expected: tuple[str, str]) -> None:
    state = begin({2: "C2 S2 CA", 1: "D2"})
    assert code(state, f"2: {move}") == expected


def test_3_3_in_the_first_hand_the_shower_deals() -> None:
    state = play(begin({3: "C2"}, but=PLAIN), "3: show C2")
    assert game.view(state, 1).facts["dealer"] == 3
    assert game.actors(state) == (3,)


def test_3_3_later_the_dealer_is_known() -> None:
    state = begin({2: "C2"}, standing=SECOND, but=PLAIN)
    assert game.view(state, 1).facts["dealer"] == 3
    state = play(state, "2: show C2")
    assert game.view(state, 1).facts["dealer"] == 3
    assert game.view(state, 1).facts["trump"] == "C"


def test_3_3_without_rotation_seat_1_deals_whoever_shows() -> None:
    state = play(begin({3: "C2"}, rotate="off", but=PLAIN), "3: show C2")
    assert game.view(state, 1).facts["dealer"] == 1


@pytest.mark.parametrize(
    ("kitty", "start", "trump"),
    [
        ("D9 CA", 0, "D"),
        ("D9 CA", 1, "C"),
        ("JB CA", 0, "H"),
        ("JS CA", 0, "S"),
        ("SQ CA", 0, "S"),
    ],
)
def test_3_4_nobody_shows_a_kitty_card_decides(kitty: str, start: int, trump: str) -> None:
    state = play(begin({}, kitty, start, but=PLAIN), *DECLINES)
    facts = game.view(state, 2).facts
    assert facts["trump"] == trump
    drawn = kitty.split()[start % 2]
    assert [event.facts for event in state.log if event.name == "trump_drawn"] == [
        {"card": cards(drawn)[0], "trump": trump}
    ]
    assert cards(drawn)[0] in game.view(state, 1).hand


def test_3_4_the_kitty_of_six_is_drawn_from_by_the_start() -> None:
    kitty = "S4 H4 C4 D4 JB JS"
    for start in range(12):
        state = play(begin({}, kitty, start, kitty=6, but=PLAIN), *DECLINES)
        assert game.view(state, 1).facts["trump"] == "SHCDHS"[start % 6]


def test_3_5_seat_1_deals_the_first_hand() -> None:
    state = play(begin({}, start=2, but=PLAIN), *DECLINES)
    assert game.view(state, 1).facts["dealer"] == 1
    later = play(begin({}, standing=SECOND, but=PLAIN), *DECLINES)
    assert game.view(later, 1).facts["dealer"] == 3


def test_3_5_the_attackers_owe_no_tribute() -> None:
    owed = Standing((0,) * 4, hand=2, dealer=2, owed=((1, 2), (3, 4)))
    state = begin({}, standing=owed)
    made = step(play(state, *DECLINES[:3]), DECLINES[3])
    assert names(made)[:3] == ["declined", "trump_drawn", "tribute_waived"]
    assert made.events[2].facts == {"seats": (1, 3)}
    assert game.view(made.state, 1).phase == "fan"


def test_3_6_seat_1_deals_where_trump_is_drawn_or_given() -> None:
    for trump in ("drawn", "C"):
        state = begin({}, start=3, trump=trump, but=PLAIN)
        assert game.view(state, 1).facts["dealer"] == 1
        undecided = begin({}, start=3, standing=Standing((0,) * 4), trump=trump, but=PLAIN)
        assert game.view(undecided, 1).facts["dealer"] == 1


def test_the_first_seat_asked_is_the_dealer_or_comes_with_the_deal() -> None:
    assert game.actors(begin({}, start=2)) == (3, 4, 1, 2)
    assert game.actors(begin({}, start=2, standing=SECOND)) == (3, 4, 1, 2)
    assert game.actors(begin({}, start=1, standing=SECOND)) == (3, 4, 1, 2)
