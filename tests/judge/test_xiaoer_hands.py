"""The judge on what surrounds the tricks of 小二定主: burying, results, tribute, bad questions."""

from typing import Any

import pytest

from paiju.judge import rule
from tests.judge.xiaoer import BASIC, Json, ask, cards, follow

# ---- bury ----


def test_bury_no_points_while_there_are_other_cards() -> None:
    hand = cards("S5 SK C4 C6 HJ")
    assert ask("bury", trump="H", hand=hand, cards=["C4", "C6"]) == {
        "legal": True,
        "code": None,
        "message": None,
    }
    answer = ask("bury", trump="H", hand=hand, cards=["C4", "S5"])
    assert (answer["legal"], answer["code"]) == (False, "bury_points")
    assert "♠5" in answer["message"]["zh"]
    assert ask("bury", trump="H", hand=hand, cards=["C4"])["code"] == "wrong_count"
    assert ask("bury", trump="H", hand=hand, cards=["C4", "C8"])["code"] == "not_in_hand"


def test_bury_points_where_nothing_else_is_left() -> None:
    assert ask("bury", trump="H", hand=cards("S5 SK D10"), cards=["S5", "SK"])["legal"] is True
    mixed = cards("S5 SK C4")
    assert ask("bury", trump="H", hand=mixed, cards=["S5", "C4"])["legal"] is True
    assert ask("bury", trump="H", hand=mixed, cards=["S5", "SK"])["code"] == "bury_points"


def test_bury_six_from_the_large_kitty() -> None:
    hand = cards("C4 C6 C7 C8 C9 S4 S6")
    rules = {"kitty": 6}
    assert ask("bury", rules=rules, trump="H", hand=hand, cards=hand[:6])["legal"] is True


# ---- settle ----


@pytest.mark.parametrize(
    ("points", "dealer", "held", "following"),
    [
        (0, 1, True, 1),
        (5, 1, True, 1),
        (35, 2, True, 2),
        (40, 1, False, 2),
        (55, 4, False, 1),
        (60, 3, False, 4),
        (75, 1, False, 2),
        (80, 1, False, 2),
        (100, 2, False, 3),
    ],
)
def test_settle_rows(points: int, dealer: int, held: bool, following: int) -> None:
    scores = {str(s): 10 if ((s - dealer) % 2 == 0) is held else -10 for s in (1, 2, 3, 4)}
    assert ask("settle", points=points, dealer=dealer) == {
        "levels": None,
        "scores": scores,
        "next": {"dealer": following},
        "match_winner": None,
        "title": None,
    }


def test_settle_without_rotation_keeps_the_dealer() -> None:
    assert ask("settle", rules=BASIC, points=80, dealer=1)["next"] == {"dealer": 1}


@pytest.mark.parametrize("points", [-5, 105, 2.5, "40"])
def test_settle_takes_points_of_a_hand(points: object) -> None:
    assert ask("settle", points=points, dealer=1)["error"]["field"] == "points"


# ---- tribute and return ----

HANDS = {
    "1": cards("JB HA S4"),
    "2": cards("HJ H2 C4"),
    "3": cards("SJ CJ H6"),
    "4": cards("SA C6 D6"),
}


def owed(giver: int, taker: int, *highest: str) -> Json:
    return {"from": giver, "to": taker, "cards": list(highest)}


@pytest.mark.parametrize(
    ("points", "expected", "leader"),
    [
        (0, [owed(2, 1, "HJ"), owed(4, 3, "SA")], 1),
        (5, [], 1),
        (35, [], 1),
        (40, [], 2),
        (55, [], 2),
        (60, [owed(1, 2, "JB")], 2),
        (75, [owed(1, 2, "JB")], 2),
        (80, [owed(1, 2, "JB"), owed(3, 4, "SJ", "CJ")], 2),
        (100, [owed(1, 2, "JB"), owed(3, 4, "SJ", "CJ")], 2),
    ],
)
def test_tribute_rows(points: int, expected: list[Json], leader: int) -> None:
    assert ask("tribute", points=points, dealer=1, hands=HANDS, trump="H") == {
        "owed": expected,
        "resisted": False,
        "leader": leader,
    }


def test_tribute_of_a_hand_that_is_not_told_is_open() -> None:
    hands = {"4": cards("SA C6 D6")}
    answer = ask("tribute", points=0, dealer=1, hands=hands, trump="H")
    by_giver = {one["from"]: one["cards"] for one in answer["owed"]}
    assert by_giver[4] == ["SA"]
    assert by_giver[2] == []


def test_no_tribute_after_a_drawn_trump_or_by_the_showing_side() -> None:
    drawn = ask("tribute", points=0, dealer=1, hands=HANDS, trump="H", drawn=True)
    assert (drawn["owed"], drawn["resisted"]) == ([], True)
    shown = ask("tribute", points=80, dealer=1, hands=HANDS, trump="H", shown_by=[3])
    assert (shown["owed"], shown["resisted"]) == ([], True)


def test_return_anything_but_the_tribute_and_points() -> None:
    hand = cards("JB HA S4 SK")
    common = {"trump": "H", "hand": hand, "received": "JB"}
    assert ask("return", cards=["S4"], **common) == {"legal": True, "code": None, "message": None}
    assert ask("return", cards=["HA"], **common)["legal"] is True
    assert ask("return", cards=["JB"], **common)["code"] == "return_tribute"
    assert ask("return", cards=["SK"], **common)["code"] == "return_points"
    assert ask("return", cards=["S6"], **common)["code"] == "not_in_hand"
    assert ask("return", cards=["S4", "HA"], **common)["code"] == "wrong_count"


# ---- what the game is not asked ----


@pytest.mark.parametrize("question", ["beats", "plays", "turn", "bid", "flip", "call", "friend"])
def test_questions_of_other_games_are_bad(question: str) -> None:
    assert ask(question)["error"]["field"] == "ask"


def test_copies_are_counted_over_lead_hand_and_plays() -> None:
    assert follow("SA", "SA C4", "C4")["error"]["field"] == "hand"
    assert follow("SA", "SK C4", "SK", plays=[[2, ["SK"]]])["error"]["field"] == "plays"
    hands = {"2": ["SA"]}
    answer = ask("throw", trump="H", seat=1, cards=cards("SA SK"), hands=hands)
    assert answer["error"]["field"] == "hands"


def test_a_trace_tells_more_than_the_reading_of_the_question() -> None:
    answer = rule(
        {
            "ask": "follow",
            "game": "xiaoer",
            "trump": "H",
            "lead": ["SA"],
            "hand": ["SK", "C4"],
            "cards": ["C4"],
        },
        trace=True,
    )
    steps: Any = answer["trace"]
    assert len([step for step in steps if step["step"] not in ("game", "read", "answered")]) > 0
