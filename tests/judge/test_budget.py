"""A budget bounds what questions cost: lists end and say so, and what costs too much is refused."""

from typing import Any

import pytest

from paiju.game.ruling import Budget
from paiju.judge import rule, rule_many
from paiju.text import LANGUAGES

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PAIRS = [suit + rank for rank in RANKS for suit in "SC"]
PLAYS = {"ask": "plays", "game": "guandan", "level": "2", "hand": PAIRS}
VOID = [f"{suit}{rank}" for suit in "CD" for rank in RANKS if rank != "5"][:16]
LISTS: dict[str, dict[str, Any]] = {
    "guandan": PLAYS,
    "gandengyan": {"ask": "plays", "game": "gandengyan", "hand": [*PAIRS, "JB", "JS"]},
    "friends": {
        "ask": "follows",
        "game": "friends",
        "level": "2",
        "trump": "H",
        "lead": ["SA", "SA", "SK"],
        "hand": VOID,
    },
    "shandong": {
        "ask": "follows",
        "game": "shandong",
        "level": "5",
        "trump": "H",
        "lead": ["SA", "SA"],
        "hand": VOID,
    },
    "xiaoer": {"ask": "follows", "game": "xiaoer", "trump": "H", "lead": ["SA"], "hand": VOID},
}


@pytest.mark.parametrize("game", LISTS)
def test_a_list_ends_at_the_budget_and_says_so(game: str) -> None:
    whole = rule({**LISTS[game], "limit": 20})
    cut = rule(LISTS[game], budget=Budget(10_000, 7))
    assert cut == {"count": whole["count"], "plays": whole["plays"][:7], "cut": True}  # type: ignore[index]
    assert rule({**LISTS[game], "limit": 20}, budget=Budget(10_000, 7)) == cut


@pytest.mark.parametrize("game", LISTS)
def test_a_list_as_long_as_was_asked_for_is_not_cut(game: str) -> None:
    asked = {**LISTS[game], "limit": 7}
    assert "cut" not in rule(asked)
    assert rule(asked, budget=Budget(10_000, 7)) == rule(asked)


def test_a_list_that_ends_by_itself_says_so_without_a_budget() -> None:
    most = rule({**PLAYS, "hand": ["H2", "H2", *PAIRS, "S3", "C3"]})
    assert len(most["plays"]) == 100_000  # type: ignore[arg-type]
    assert most["cut"] is True


@pytest.mark.parametrize("game", LISTS)
def test_what_costs_too_much_is_refused_in_both_languages(game: str) -> None:
    error: Any = rule(LISTS[game], budget=Budget(15, 7))["error"]
    assert (error["code"], error["field"]) == ("too_much_work", None)
    assert error["message"].keys() == set(LANGUAGES)
    assert all(error["message"].values())


def test_questions_share_a_budget() -> None:
    small = {"ask": "order", "game": "guandan", "cards": ["S3"]}
    ruled = rule_many([small, PLAYS, small], Budget(100, 7))
    assert isinstance(ruled, list)
    assert ["error" in one for one in ruled] == [False, True, True]


def test_looking_at_plays_costs_as_listing_them_does() -> None:
    wild = {**PLAYS, "hand": ["H2", "H2", *PAIRS], "limit": 1}
    assert "error" in rule(wild, budget=Budget(1_000, 7))
    assert "error" not in rule(wild, budget=Budget(10_000, 7))
