"""The judge on 干瞪眼: what is claimed of cards, and whose turn it is."""

from typing import Any

import pytest

from tests.judge.gandengyan import CLASSIC, ask, beats, cards

# ---- claims ----


def test_a_type_alone_is_any_rank() -> None:
    three = "S9 JB JS"
    assert beats("S5", three, **{"as": {"type": "bomb"}})["beats"]
    assert beats("S5", three, **{"as": {"type": "straight"}})["code"] == "wrong_type"
    assert beats("S8 H9 C10", "S9 H10 CJ", table_as={"type": "straight"})["beats"]
    # Of several runs the smallest that beats the table is meant.
    run = {"type": "straight"}
    assert beats("S9 H10 CJ", "SJ HQ JB", **{"as": run})["beats"]
    assert beats("SJ HQ JB", "CJ DQ SK", table_as=run)["beats"]
    assert beats("SJ HQ CK", "CJ DQ JB", **{"as": run})["code"] == "too_small"


def test_a_reading_of_the_judge_is_a_claim() -> None:
    found = ask("identify", cards=cards("SJ HQ JB"))["readings"]
    high, low = sorted(found, key=lambda one: one["rank"] == "Q")
    assert beats("S10 HJ CQ", "SJ HQ JB", **{"as": high})["beats"]
    assert not beats("S10 HJ CQ", "SJ HQ JB", **{"as": low})["beats"]
    assert beats("SJ HQ JB", "CJ DQ SK", table_as=low)["beats"]
    assert not beats("SJ HQ JB", "CJ DQ SK", table_as=high)["beats"]


@pytest.mark.parametrize("claim", [{"type": "foo"}, {"rank": "5"}, {"type": "pair", "more": 1}])
def test_what_is_no_claim_is_a_bad_question(claim: object) -> None:
    assert beats("S5", "S6", **{"as": claim})["error"]["field"] == "as"
    assert beats("S5", "S6", table_as=claim)["error"]["field"] == "table_as"


def test_a_type_that_others_have_is_a_wrong_claim() -> None:
    assert beats("S5", "S6", **{"as": {"type": "rain"}})["code"] == "wrong_claim"


@pytest.mark.parametrize(
    ("table", "played", "fields", "absent"),
    [
        ("S5", "H8", {"rules": CLASSIC}, "play 6, or"),
        ("S9 JB JS", "S10", {"table_as": {"type": "bomb"}}, "Play the same"),
        ("JB JS", "S3", {}, "Play the same"),
        ("S5", "S6", {"as": {"type": "bomb"}}, "both jokers"),
    ],
)
def test_no_sentence_says_what_is_not_so(
    table: str, played: str, fields: dict[str, object], absent: str
) -> None:
    assert absent not in beats(table, played, **fields)["message"]["en"]


@pytest.mark.parametrize(
    ("table", "played", "said"),
    [
        ("S5", "S6 H6", "play a higher single, or a bomb"),
        ("S5 H5 C5", "S6", "only a higher bomb does"),
        ("JB JS", "S3", "nothing does"),
    ],
)
def test_what_would_beat_another_type_is_named(table: str, played: str, said: str) -> None:
    assert said in beats(table, played)["message"]["en"]


def test_the_ranks_that_beat_a_single_are_all_named() -> None:
    told = beats("S5", "H8", rules=CLASSIC)["message"]
    assert "6, 2; or play a bomb" in told["en"]
    assert "6、2" in told["zh"]


# ---- turn ----


@pytest.mark.parametrize(
    ("laid", "following", "cleared"),
    [
        ([[1, ["S5"]]], 2, False),
        ([[1, ["S5"]], [2, None]], 3, False),
        ([[1, ["S5"]], [2, None], [3, None]], 1, True),
        ([[1, ["S5"]], [2, None], [3, ["S6"]]], 1, False),
        # a pass does not lock out: the round is open again for all
        ([[1, ["S5"]], [2, None], [3, ["S6"]], [1, None]], 2, False),
        ([[1, ["S5"]], [2, None], [3, ["S6"]], [1, None], [2, None]], 3, True),
        ([[3, ["S5"]]], 1, False),
    ],
)
def test_turn(laid: list[Any], following: int, cleared: bool) -> None:
    answer = ask("turn", plays=laid, out=[], seats=3)
    assert answer == {"next": following, "cleared": cleared}


def test_turn_of_two_and_six() -> None:
    assert ask("turn", plays=[[2, ["S5"]]], seats=2) == {"next": 1, "cleared": False}
    assert ask("turn", plays=[[2, ["S5"]], [1, None]], seats=2) == {"next": 2, "cleared": True}
    assert ask("turn", plays=[[6, ["S5"]]], out=[], seats=6) == {"next": 1, "cleared": False}


@pytest.mark.parametrize(
    ("laid", "fields", "field"),
    [
        ([[1, ["S5"]]], {"out": [5]}, "out"),
        ([[1, ["S5"]], [2, []]], {}, "plays"),
        ([[1, ["S5", "H7"]]], {}, "plays"),
        ([[1, ["S5"]], [2, ["S4"]]], {}, "plays"),
        ([[1, ["S5"]], [2, ["S8"]]], {"rules": {"preset": "classic"}}, "plays"),
        ([[1, ["JB"]]], {"rules": {"preset": "classic"}}, "plays"),
        ([[1, ["S5"]]], {"out": [1, 2, 3]}, "out"),
    ],
)
def test_turn_of_plays_that_cannot_be(laid: list[Any], fields: dict[str, Any], field: str) -> None:
    assert ask("turn", plays=laid, seats=3, **fields)["error"]["field"] == field


@pytest.mark.parametrize(
    ("laid", "fields", "following"),
    [
        # A joker alone is led in classic as the last card only.
        ([[1, ["JB"]]], {"rules": {"preset": "classic"}, "out": [1]}, 2),
        # Which run was said is not told: any that the next play beats will do.
        ([[1, ["SJ", "HQ", "JB"]], [2, ["CJ", "DQ", "SK"]]], {"rules": {"preset": "classic"}}, 3),
        ([[1, ["SJ", "HQ", "JB"]], [2, ["CQ", "DK", "SA"]]], {"rules": {"preset": "classic"}}, 3),
        # After a clear anything is led.
        ([[1, ["SA"]], [2, None], [3, None], [1, ["S3"]]], {}, 2),
    ],
)
def test_turn_of_plays_that_can_be(laid: list[Any], fields: dict[str, Any], following: int) -> None:
    assert ask("turn", plays=laid, seats=3, **fields)["next"] == following


def test_turn_out_of_order_is_a_bad_question() -> None:
    assert ask("turn", plays=[[1, ["S5"]], [3, None]], seats=3)["error"]["field"] == "plays"
    assert ask("turn", plays=[[4, ["S5"]]], seats=3)["error"]["field"] == "plays"
    assert ask("turn", plays=[[1, ["S5"]]], seats=7)["error"]["field"] == "seats"
