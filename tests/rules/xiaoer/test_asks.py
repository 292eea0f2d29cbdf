"""The judge's questions, as other programs ask them."""

import pytest

from paiju.judge import rule


def ask(name: str, **fields: object) -> dict[str, object]:
    """Ask about 小二定主."""
    return dict(rule({"ask": name, "game": "xiaoer", **fields}))


def bad(name: str, **fields: object) -> tuple[object, object]:
    """Return the field at fault of a bad question, and the English message."""
    error = ask(name, **fields)["error"]
    assert isinstance(error, dict)
    return error["field"], error["message"]


@pytest.mark.parametrize(
    ("points", "dealer", "after", "winners"),
    [
        (0, 1, 1, "13"),
        (35, 4, 4, "24"),
        (40, 1, 2, "24"),
        (60, 4, 1, "13"),
        (100, 3, 4, "24"),
    ],
)
def test_settle(points: int, dealer: int, after: int, winners: str) -> None:
    scores = {str(seat): 10 if str(seat) in winners else -10 for seat in (1, 2, 3, 4)}
    assert ask("settle", points=points, dealer=dealer) == {
        "levels": None,
        "scores": scores,
        "next": {"dealer": after},
        "match_winner": None,
        "title": None,
    }


def test_tribute() -> None:
    answer = ask(
        "tribute",
        points=80,
        dealer=4,
        trump="S",
        hands={"4": ["SJ", "HJ", "S3"], "2": ["CJ", "DJ", "SA"]},
    )
    assert answer == {
        "owed": [
            {"from": 4, "to": 1, "cards": ["SJ"]},
            {"from": 2, "to": 3, "cards": ["CJ", "DJ"]},
        ],
        "resisted": False,
        "leader": 1,
    }


def test_tribute_of_a_hand_that_is_not_given() -> None:
    owed = ask("tribute", points=60, dealer=1, hands={})["owed"]
    assert owed == [{"from": 1, "to": 2, "cards": []}]


@pytest.mark.parametrize(
    "reason", [{"drawn": True}, {"shown_by": [1]}, {"shown_by": [3]}, {"shown_by": [2, 3]}]
)
def test_tribute_is_resisted(reason: dict[str, object]) -> None:
    answer = ask("tribute", points=60, dealer=1, hands={}, **reason)
    assert answer == {"owed": [], "resisted": True, "leader": 2}


@pytest.mark.parametrize("reason", [{"drawn": False}, {"shown_by": [2]}, {"shown_by": [4]}])
def test_tribute_is_not_resisted(reason: dict[str, object]) -> None:
    answer = ask("tribute", points=60, dealer=1, hands={}, **reason)
    assert answer["resisted"] is False


def test_nothing_owed_is_nothing_resisted() -> None:
    answer = ask("tribute", points=40, dealer=1, hands={}, drawn=True)
    assert answer == {"owed": [], "resisted": False, "leader": 2}


@pytest.mark.parametrize(
    ("hand", "card", "code"),
    [
        ("D5 S4 H10", "S4", None),
        ("D5 S4 H10", "H10", "return_points"),
        ("D5 S4 H10", "D5", "return_tribute"),
        ("S4 H10", "D5", "return_tribute"),
        ("D5 HK H10", "H10", None),
        ("D5 S4 H10", "S6", "not_in_hand"),
    ],
)
def test_return(hand: str, card: str, code: str | None) -> None:
    answer = ask("return", hand=hand.split(), received="D5", cards=[card])
    assert answer["code"] == code
    assert answer["legal"] is (code is None)


def test_follows_of_more_cards_than_any_hand_has() -> None:
    hand = [f"{suit}{rank}" for suit in "SHC" for rank in ["4", "6", "7", "8", "9", "10", "A"]]
    assert bad("follows", trump="H", lead=["DA", "DK"], hand=hand)[0] == "hand"
    assert ask("follows", trump="H", lead=["DA", "DK"], hand=hand[:18], limit=3)["count"] == 153


def test_follows_counts_gangs_that_beat() -> None:
    lead = ["S7", "H7", "C7", "D7"]
    hand = ["S8", "H8", "C8", "D8", "H3", "H4", "H6"]
    answer = ask("follows", trump="H", lead=lead, hand=hand)
    assert answer["count"] == 2
    assert answer["plays"] == [["H3", "H4", "H6", "H8"], ["S8", "H8", "C8", "D8"]]


def test_fans_in_a_question() -> None:
    asked = {"cards": ["S3", "H4"], "trump": "H"}
    assert ask("order", **asked)["suit_group"] == {"S3": "S", "H4": "trump"}
    risen = ask("order", shown=["threes"], **asked)
    assert risen["groups"] == [["S3"], ["H4"]]
    always = ask("order", rules={"show_threes": "on"}, **asked)
    assert always == risen
    assert ask("order", rules={"show_threes": "on"}, shown=["threes"], **asked) == risen
    assert bad("order", rules={"show_threes": "off"}, shown=["threes"], **asked)[0] == "shown"


def test_shown_cards_are_no_gang() -> None:
    fives = ["S5", "H5", "C5", "D5"]
    assert ask("identify", trump="H", cards=fives)["readings"] != []
    assert ask("identify", trump="H", cards=fives, shown=["fives"])["readings"] == []
    on = ask("identify", trump="H", cards=fives, shown=["fives"], rules={"show_fives": "on"})
    assert on["readings"] != []


def test_trump_of_a_question() -> None:
    assert bad("order", cards=["S3"])[0] == "trump"
    assert "error" not in ask("order", cards=["S3"], rules={"trump": "H"})
    none = ask("order", cards=["SJ", "HJ", "HA"], trump=None)
    assert none["groups"] == [["SJ", "HJ"], ["HA"]]


@pytest.mark.parametrize(
    "plays",
    [
        [],
        [[1, ["S4"]], [3, ["S6"]]],
        [[1, ["S4"]], [2, ["S6", "S7"]]],
        [[1, ["S4"]], [2, None]],
        [[1, ["S4", "H4"]]],
        [[1, ["S4"]], [2, ["S6"]], [3, ["S7"]], [4, ["S8"]], [1, ["S9"]]],
    ],
)
def test_tricks_that_cannot_be(plays: list[object]) -> None:
    assert bad("trick", trump="H", plays=plays)[0] == "plays"


def test_follow_with_plays_before() -> None:
    asked = {"lead": ["S4"], "hand": ["H3", "HA"], "trump": "H"}
    assert ask("follow", cards=["H3"], plays=[[2, ["H9"]]], **asked)["verb"] == "discard"
    assert ask("follow", cards=["HA"], plays=[[2, ["H9"]]], **asked)["verb"] == "overkill"
    assert ask("follow", cards=["HA"], **asked)["verb"] == "kill"
    three = [[2, ["S6"]], [3, ["S7"]], [4, ["S8"]]]
    assert bad("follow", cards=["HA"], plays=three, **asked)[0] == "plays"


def test_a_trick_of_queens_by_claim() -> None:
    queens = ["SQ", "HQ", "CQ", "DQ"]
    twos = ["S2", "H2", "C2", "D2"]
    plays = [[1, queens], [2, twos]]
    assert ask("trick", trump="H", plays=plays)["winner"] == 1
    claim = {"type": "false_gang", "rank": "Q"}
    assert ask("trick", trump="H", plays=plays, table_as=claim)["winner"] == 2
