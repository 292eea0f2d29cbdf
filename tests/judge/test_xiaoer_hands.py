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


CONTEXT = {"trump": "H", "shown": ["threes"]}
QUESTIONS: dict[str, Json] = {
    "identify": {"cards": ["S9"]},
    "order": {"cards": ["S9"]},
    "lead": {"hand": ["S9"], "cards": ["S9"]},
    "follow": {"lead": ["SA"], "hand": ["S9"], "cards": ["S9"]},
    "follows": {"lead": ["SA"], "hand": ["S9"]},
    "throw": {"seat": 1, "cards": ["SA", "SK"], "hands": {"2": ["S9"]}},
    "trick": {"plays": [[1, ["SA"]], [2, ["S9"]]]},
    "bury": {"hand": ["S9", "S8", "S7"], "cards": ["S9", "S8"]},
    "settle": {"points": 40, "dealer": 1},
    "tribute": {"points": 0, "dealer": 1, "hands": {}},
    "return": {"hand": ["S9", "S8"], "received": "JB", "cards": ["S9"]},
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_takes_the_context_of_the_hand(question: str) -> None:
    assert "error" not in ask(question, **QUESTIONS[question], **CONTEXT)
    for trump in ("♥", "♥\ufe0f"):
        told = ask(question, **QUESTIONS[question], **{**CONTEXT, "trump": trump})
        assert told == ask(question, **QUESTIONS[question], **CONTEXT)
    red = ask(question, **QUESTIONS[question], trump="red")
    assert red["error"]["field"] == "trump"


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_takes_a_show_that_the_rules_do_not_have(question: str) -> None:
    fields = {**QUESTIONS[question], "rules": {"show_threes": "off"}, **CONTEXT}
    assert ask(question, **fields)["error"]["field"] == "shown"


@pytest.mark.parametrize(
    ("question", "fields"),
    [
        ("identify", {"cards": cards("S9 H9 C9 D9")}),
        ("identify", {"cards": ["S9"]}),
        ("identify", {"cards": []}),
        ("order", {"cards": ["JB", "JS"]}),
        ("lead", {"hand": ["S9"], "cards": ["S9"]}),
        ("lead", {"hand": ["S9"], "cards": ["S8"]}),
        ("follow", {"lead": ["D5"], "hand": ["JB", "C9"], "cards": ["JB"]}),
        ("trick", {"plays": [[1, ["D5"]], [2, ["JB"]]]}),
        ("tribute", {"points": 0, "dealer": 1, "hands": {"2": ["D5", "JB"]}}),
    ],
)
def test_trump_is_not_asked_for_where_it_cannot_matter(question: str, fields: Json) -> None:
    answer = ask(question, **fields)
    assert "error" not in answer
    for trump in ("S", "H", "C", "D", None):
        assert ask(question, **fields, trump=trump) == answer


@pytest.mark.parametrize(
    ("question", "fields"),
    [
        ("identify", {"cards": ["S9", "S8"]}),
        ("order", {"cards": ["S9"]}),
        ("follow", {"lead": ["SA"], "hand": ["S9", "H9"], "cards": ["H9"]}),
        ("trick", {"plays": [[1, ["SA"]], [2, ["H9"]]]}),
        ("tribute", {"points": 0, "dealer": 1, "hands": {"2": ["SA", "HK"]}}),
    ],
)
def test_trump_is_asked_for_where_it_matters(question: str, fields: Json) -> None:
    assert ask(question, **fields)["error"]["field"] == "trump"


@pytest.mark.parametrize("points", [1, 37, 99])
def test_points_that_cannot_be_are_a_bad_question(points: int) -> None:
    assert ask("settle", points=points, dealer=1)["error"]["field"] == "points"
    assert ask("tribute", points=points, dealer=1, hands={})["error"]["field"] == "points"


@pytest.mark.parametrize(
    ("dealer", "points", "pairs"),
    [
        (4, 100, [(4, 1), (2, 3)]),
        (3, 0, [(4, 3), (2, 1)]),
        (1, 0, [(2, 1), (4, 3)]),
        (1, 80, [(1, 2), (3, 4)]),
        (2, 60, [(2, 3)]),
    ],
)
def test_the_pair_with_the_dealer_is_named_first(
    dealer: int, points: int, pairs: list[tuple[int, int]]
) -> None:
    owed = ask("tribute", points=points, dealer=dealer, hands={})["owed"]
    assert [(one["from"], one["to"]) for one in owed] == pairs


@pytest.mark.parametrize(
    ("hand", "played", "owed", "paid"),
    [("SK C4", "SK", 1, 1), ("SK C4", "C4", 1, 0), ("C4 D4", "C4", 0, 0)],
)
def test_a_trace_tells_what_is_owed_and_paid(hand: str, played: str, owed: int, paid: int) -> None:
    question = {"ask": "follow", "game": "xiaoer", "trump": "H", "lead": ["SA"]}
    steps: Any = rule({**question, "hand": cards(hand), "cards": cards(played)}, trace=True)[
        "trace"
    ]
    (duty,) = [step for step in steps if step["step"] == "duty"]
    assert (duty["owed"], duty["paid"]) == (owed, paid)


def test_too_many_plays_are_counted() -> None:
    plays = [[2, ["S9"]], [3, ["S8"]], [4, ["S7"]]]
    error = follow("SA", "SK", "SK", plays=plays)["error"]
    assert error["message"]["en"].startswith("The field “plays” must have from 0 to 2 entries")
