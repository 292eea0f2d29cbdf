"""What is asked is read strictly, and what is wrong with it is named."""

from typing import Any

import pytest

from paiju.cards import CARDS
from paiju.judge import MOST_QUESTIONS, rule, rule_many

pytestmark = pytest.mark.usefixtures("stub")

Question = dict[str, Any]


def echo(**fields: object) -> Question:
    return {"ask": "echo", "game": "stub", **fields}


def play(**fields: object) -> Question:
    return {"ask": "play", "game": "stub", "hand": ["S5"], "cards": ["S5"], **fields}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"cards": ["S5", "♥10", "DT", "大王", "hearts_A_0", "joker_small_1"]}, None),
        ({"card": "HA"}, {"card": "HA"}),
        ({"card": ["HA"]}, {"card": "HA"}),
        ({"hands": {"2": ["S5"], "1": []}}, {"hands": {"2": ["S5"], "1": []}}),
        ({"plays": [[1, ["S5"]], [2, None]]}, {"plays": [[1, ["S5"]], [2, None]]}),
        ({"seat": 4}, {"seat": 4}),
        ({"seats": [3, 1]}, {"seats": [3, 1]}),
        ({"counts": {"1": 0, "4": 12}}, {"counts": {"1": 0, "4": 12}}),
        ({"levels": {"1": "A", "2": "T"}}, {"levels": {"1": "A", "2": "10"}}),
        ({"number": 100}, {"number": 100}),
        ({"rank": "q"}, {"rank": "Q"}),
        ({"suit": "D"}, {"suit": "D"}),
        ({"suit": None}, {"suit": None}),
        ({"claim": {"type": "straight", "rank": "5"}}, {"claim": "straight/5"}),
        ({"claim": {"type": "joker_bomb"}}, {"claim": "joker_bomb/None"}),
        ({"claim": {"type": "quintet", "rank": "5"}}, {"claim": "quintet/5"}),
        ({"words": ["fives", "threes"]}, {"words": ["fives", "threes"]}),
        ({"word": "dealers"}, {"word": "dealers"}),
        ({"items": [3, "joker", 3]}, {"items": [3, "joker", 3]}),
        ({"flag": False}, {"flag": False}),
        ({"bid": {"seat": 1, "cards": ["H2"]}}, {"bid": [1, ["H2"], None]}),
        ({"bid": {"seat": 1, "cards": ["H2"], "dealer": 3}}, {"bid": [1, ["H2"], 3]}),
        ({"bid": None}, {"bid": None}),
        ({"cards": None, "number": None}, {}),
    ],
)
def test_every_kind_of_field_is_read(given: Question, read: Question | None) -> None:
    expected = {"cards": ["S5", "H10", "D10", "JB", "HA", "JS"]} if read is None else read
    assert rule(echo(**given)) == expected


@pytest.mark.parametrize(
    ("question", "field", "named"),
    [
        (None, None, "null"),
        ([], None, "[]"),
        ("order", None, "order"),
        (1.5, None, "1.5"),
        ({}, "ask", "ask"),
        ({"ask": "echo"}, "game", "game"),
        ({"ask": 7, "game": "stub"}, "ask", "7"),
        ({"ask": "echo", "game": ["stub"]}, "game", "[…]"),
        ({"ask": "echo", "game": "bridge"}, "game", "bridge"),
        ({"ask": "who", "game": "stub"}, "ask", "who"),
        (echo(rules=[]), "rules", "[]"),
        (echo(rules={"preset": "none"}), "rules", "none"),
        (echo(rules={"flying": True}), "rules", "flying"),
        (echo(rules={"gang": "maybe"}), "rules", "maybe"),
        (echo(rules={"hands": 21}), "rules", "21"),
        (echo(rules={"hands": 1.0}), "rules", "1.0"),
        (echo(rules={"hands": 10**30}), "rules", "…"),
        (echo(rules={"hands": [[]]}), "rules", "[…]"),
        (echo(colour=1), "colour", "colour"),
        ({"ask": "play", "game": "stub", "hand": []}, "cards", "cards"),
        (play(hand=None), "hand", "null"),
        ({"ask": "trump", "game": "stub", "suit": None, "seat": None}, "seat", "null"),
        (echo(cards="S5"), "cards", "S5"),
        (echo(cards=["S5", 5]), "cards", "5"),
        (echo(cards=["S5", "S1"]), "cards", "S1"),
        (echo(cards=["S5", ""]), "cards", ""),
        (echo(cards=["S5"] * 401), "cards", "401"),
        (echo(cards=["S5", "S5"]), "cards", "♠5"),
        (echo(card=["S5", "S6"]), "card", "[…]"),
        (echo(cards=["S5"], other=["♠5"]), "other", "♠5"),
        (echo(hands={"1": ["S5"], "2": ["S5"]}), "hands", "♠5"),
        (echo(hands={"5": []}), "hands", "5"),
        (echo(hands={"one": []}), "hands", "one"),
        (echo(hands={"1": [], "01": []}), "hands", "01"),
        (echo(plays=[[1, ["S5"]], [2, ["S5"]]]), "plays", "♠5"),
        (echo(plays=[[1]]), "plays", "[…]"),
        (echo(plays=[[0, None]]), "plays", "0"),
        (echo(plays={"1": ["S5"]}), "plays", "{…}"),
        (echo(seat=0), "seat", "0"),
        (echo(seat=5), "seat", "5"),
        (echo(seat="1"), "seat", "1"),
        (echo(seat=True), "seat", "true"),
        (echo(seat=1.0), "seat", "1.0"),
        (echo(seat=10**5000), "seat", "…"),
        (echo(seats=[1, 1]), "seats", "1"),
        (echo(counts={"1": -1}), "counts", "-1"),
        (echo(levels={"1": "JB"}), "levels", "JB"),
        (echo(number=101), "number", "101"),
        (echo(number=float("nan")), "number", "nan"),
        (echo(rank=5), "rank", "5"),
        (echo(suit="hearts"), "suit", "hearts"),
        (echo(claim={"type": "pair", "rank": "1"}), "claim", "1"),
        (echo(claim={"type": "sextet"}), "claim", "sextet"),
        (echo(claim={"type": "pair", "size": 2}), "claim", "{…}"),
        (echo(claim={"rank": "5"}), "claim", "{…}"),
        (echo(words=["sixes"]), "words", "sixes"),
        (echo(words=["fives", "fives"]), "words", "fives"),
        (echo(word=3), "word", "3"),
        (echo(items=["3"]), "items", "3"),
        (echo(items=[True]), "items", "true"),
        (echo(flag=1), "flag", "1"),
        (echo(bid={"seat": 1}), "bid", "{…}"),
        (echo(bid={"seat": 9, "cards": []}), "bid", "9"),
        (play(table=["JB"]), "table", "大王"),
    ],
)
def test_what_is_wrong_is_named(question: object, field: str | None, named: str) -> None:
    answer: Any = rule(question)
    assert set(answer) == {"error"}
    error = answer["error"]
    assert set(error) == {"code", "field", "message"}
    assert (error["code"], error["field"]) == ("bad_question", field)
    assert named in error["message"]["zh"]
    assert named.replace("大王", "Big Joker") in error["message"]["en"]


def test_every_fault_of_the_rules_is_told_at_once() -> None:
    answer: Any = rule(echo(rules={"flying": 1, "gang": "maybe", "hands": 0, "preset": "x"}))
    for lang in ("zh", "en"):
        for part in ("flying", "gang", "hands", "x"):
            assert part in answer["error"]["message"][lang]


def test_a_seat_may_be_beyond_those_of_the_rules_where_the_question_says_so() -> None:
    assert rule({"ask": "far", "game": "stub", "seat": 6}) == {"seat": 6}


def test_cards_of_a_play_are_part_of_the_hand() -> None:
    assert rule(play(hand=["S5", "S6"], cards=["S5"], table=["S7"])) == {
        "legal": True,
        "code": None,
        "message": None,
        "readings": [
            {
                "type": "single",
                "name": {"zh": "单张", "en": "single"},
                "family": None,
                "rank": "5",
                "length": 1,
                "as": [],
                "units": [{"type": "single", "cards": ["S5"]}],
            }
        ],
        "first": {"type": "single", "cards": ["S5"]},
        "by_seat": {"1": ["S5"]},
    }


def test_a_refusal_becomes_code_and_message() -> None:
    answer = rule(play(cards=["SA"]))
    assert list(answer) == ["legal", "code", "message", "readings", "first", "by_seat"]
    assert answer["legal"] is False
    assert answer["code"] == "not_in_hand"
    assert answer["message"] == {
        "zh": "手里没有♠A，请重新选牌。（stub.4）",
        "en": "Not in your hand: ♠A. Choose again. (stub.4)",
    }


def test_a_whole_pack_may_be_asked_about() -> None:
    names = [str(card) for card in CARDS]
    assert rule(echo(cards=names)) == {"cards": names}


def test_a_trace_tells_the_steps_in_order() -> None:
    answer: Any = rule(echo(seat=1), trace=True)
    steps = answer.pop("trace")
    assert answer == {"seat": 1}
    assert [step["step"] for step in steps] == ["game", "read", "echo", "answered"]
    assert steps[2]["fields"] == 1
    times = [step["us"] for step in steps]
    assert times == sorted(times)
    assert all(isinstance(time, int) for time in times)


def test_an_error_can_be_traced() -> None:
    answer: Any = rule(echo(seat=9), trace=True)
    assert answer["error"]["field"] == "seat"
    assert [step["step"] for step in answer["trace"]] == ["game", "answered"]


def test_many_questions_are_ruled_on_one_by_one() -> None:
    assert rule_many([echo(seat=1), echo(seat=2)]) == [{"seat": 1}, {"seat": 2}]
    assert rule_many(echo(seat=1)) == {"seat": 1}
    assert rule_many([]) == []
    answers = rule_many([echo(seat=1), 5, echo(seat=2)])
    assert isinstance(answers, list)
    assert ["error" in answer for answer in answers] == [False, True, False]


def test_too_many_questions_are_refused() -> None:
    assert len(rule_many([echo()] * MOST_QUESTIONS)) == MOST_QUESTIONS
    answer: Any = rule_many([echo()] * (MOST_QUESTIONS + 1))
    assert answer["error"]["code"] == "bad_question"
    assert "201" in answer["error"]["message"]["en"]
