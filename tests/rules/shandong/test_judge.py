"""The judge's questions about 山东升级: answers in full, and questions that cannot be."""

from typing import Any

import pytest

from paiju.judge import rule
from tests.rules.shandong.tables import Answer, ask

CONTEXT = {"game": "shandong", "level": "10", "trump": "S"}


def error(**question: Any) -> str:  # noqa: ANN401
    """Return the field at fault."""
    found: Answer = rule({**CONTEXT, **question})
    field = found["error"]["field"]
    assert isinstance(field, str)
    return field


def test_identify() -> None:
    (found,) = ask("identify", cards="H4 H4 H6 H6 HA")["readings"]
    assert found == {
        "type": "throw",
        "name": {"zh": "甩牌", "en": "throw"},
        "family": None,
        "rank": None,
        "length": 5,
        "as": [],
        "units": [
            {"type": "pair_tractor", "cards": ["H4", "H4", "H6", "H6"]},
            {"type": "single", "cards": ["HA"]},
        ],
    }
    assert ask("identify", cards="HA CA")["readings"] == []


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        ({"type": "pair", "rank": "A"}, None),
        ({"type": "pair"}, None),
        ({"type": "pair", "rank": "K"}, "wrong_claim"),
        ({"type": "rain"}, "wrong_claim"),
    ],
)
def test_lead_with_a_claim(claim: dict[str, str], code: str | None) -> None:
    pair = ["HA", "HA"]
    found: Answer = rule({**CONTEXT, "ask": "lead", "hand": pair, "cards": pair, "as": claim})
    assert found["code"] == code
    assert len(found["readings"]) == (code is None)


def test_lead_of_cards_that_are_not_held() -> None:
    assert ask("lead", hand="HA", cards="HK")["code"] == "not_in_hand"
    assert ask("lead", hand="HA", cards=[])["code"] == "wrong_count"


def test_follow_after_a_kill() -> None:
    found = ask("follow", lead="HA", hand="S6 C4", cards="S6", plays=[(4, "S4")])
    assert found == {"legal": True, "code": None, "message": None, "verb": "overkill"}
    found = ask("follow", lead="HA", hand="S4 C4", cards="S4", plays=[(4, "S6")])
    assert found["verb"] == "discard"


def test_refusals_have_messages() -> None:
    found = ask("follow", lead="HA HA", hand="H4 H4 HK", cards="H4 HK")
    assert found["code"] == "must_follow_pair"
    assert "shandong.8.4" in found["message"]["en"]
    assert "shandong.8.4" in found["message"]["zh"]


def test_follows_are_counted_in_full() -> None:
    found = ask("follows", lead="HA HK", hand="C4 C6 C7 C8 D4 D6", limit=3)
    assert (found["count"], len(found["plays"])) == (15, 3)
    assert ask("follows", lead="HA", hand="H4 H4 H6")["count"] == 2


@pytest.mark.parametrize(
    ("field", "question"),
    [
        ("level", {"ask": "identify", "cards": ["HA"], "level": "1"}),
        ("trump", {"ask": "identify", "cards": ["HA"], "trump": "X"}),
        ("cards", {"ask": "identify", "cards": ["HA", "HA", "HA"]}),
        ("lead", {"ask": "follow", "lead": ["HA", "C4"], "hand": ["H4"], "cards": ["H4"]}),
        ("lead", {"ask": "follow", "lead": [], "hand": ["H4"], "cards": ["H4"]}),
        ("hand", {"ask": "follows", "lead": ["HA", "HK"], "hand": ["H4"]}),
        ("plays", {"ask": "trick", "plays": [[1, ["HA"]], [2, ["HK"]]]}),
        ("plays", {"ask": "trick", "plays": [[1, ["HA"]], [4, ["HK", "HQ"]]]}),
        ("plays", {"ask": "trick", "plays": [[1, ["HA"]], [4, None]]}),
        ("plays", {"ask": "trick", "plays": []}),
        ("cards", {"ask": "throw", "seat": 1, "cards": ["HA", "CA"], "hands": {}}),
        ("seat", {"ask": "throw", "seat": 5, "cards": ["HA", "HK"], "hands": {}}),
        ("winner_side", {"ask": "kitty", "kitty": [], "winner_side": "us", "lead": ["HA"]}),
        ("lead", {"ask": "kitty", "kitty": [], "winner_side": "dealers", "lead": ["HA", "C4"]}),
        ("rules", {"ask": "identify", "cards": ["HA"], "rules": {"face_up": True}}),
    ],
)
def test_questions_that_cannot_be(field: str, question: dict[str, Any]) -> None:
    assert error(**question).split(".")[0] == field


@pytest.mark.parametrize(("missing", "field"), [("level", "level"), ("trump", "trump")])
def test_the_context_must_be_named(missing: str, field: str) -> None:
    question = {**CONTEXT, "ask": "identify", "cards": ["HA"]}
    del question[missing]
    found: Answer = rule(question)
    assert found["error"]["field"] == field


def test_singles_and_pairs_multiply_the_kitty_in_every_order() -> None:
    question: Answer = {"ask": "kitty", "game": "shandong", "winner_side": "attackers"}
    single: Answer = rule({**question, "kitty": ["D5"], "lead": ["HA"]})
    pair: Answer = rule({**question, "kitty": ["D5"], "lead": ["HA", "HA"]})
    assert (single["total"], pair["total"]) == (10, 20)
    throw: Answer = rule({**question, "kitty": ["D5"], "lead": ["HA", "HK"]})
    assert throw["error"]["field"] == "level"


def test_no_trump_suit_is_a_context_too() -> None:
    suits = ask("order", trump=None, cards="SA S2 H10 JB")["suit_group"]
    assert suits == {"SA": "S", "S2": "trump", "H10": "trump", "JB": "trump"}


def test_a_standing_bid_must_be_one() -> None:
    standing = {"seat": 1, "cards": ["S9", "S9"]}
    found: Answer = rule(
        {
            "ask": "bid",
            "game": "shandong",
            "seat": 2,
            "cards": ["H8", "H8", "JS", "JS"],
            "standing": standing,
        }
    )
    assert found["error"]["field"] == "standing"
