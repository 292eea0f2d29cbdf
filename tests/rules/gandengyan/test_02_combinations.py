"""Clause 2: combinations."""

import pytest

from paiju.game import Refused
from paiju.games.gandengyan import game
from tests.rules.gandengyan.hands import (
    CLASSIC,
    after,
    climbs,
    holding,
    named,
    readings,
    refusal,
    rules,
)


@pytest.mark.parametrize(
    "cards",
    [
        "S3 S4",
        "S3 H3 S4",
        "S3 S4 S6",
        "S3 H3 S4 H4",
        "S3 H3 S4 H4 S5 H5",
        "S3 H3 C3 S4",
        "SQ SK SA S2",
        "SA S2 S3",
        "SK SA S2",
        "SA S3 S4",
        "SK SA S3",
        "S2 S3 S4",
        "S3 S4 S5 H5",
    ],
)
def test_2_1_nothing_else(cards: str) -> None:
    assert named(cards) == []
    no = refusal(holding(cards + " D9", "S10"), cards)
    assert (no.code, no.rule) == ("not_a_combination", "gandengyan.2.1")


def test_2_1_no_cards_are_no_combination() -> None:
    assert refusal(holding("S3", "S4"), "").code == "must_lead"
    led = after(holding("S3 S5", "S4 S6"), "S3")
    assert refusal(led, "").code == "not_a_combination"


def test_2_2_single() -> None:
    assert named("S3") == ["single:3"]
    assert named("D2") == ["single:2"]


def test_2_3_lone_joker() -> None:
    assert named("JS") == ["single:JS"]
    assert named("JB") == ["single:JB"]
    assert named("JB", CLASSIC) == []
    assert named("JB", rules("classic", lone_joker="on")) == ["single:JB"]
    state = holding("JB S7", "S10", rules=rules("classic", seats=2))
    assert refusal(state, "JB").code == "not_a_combination"


def test_2_4_pair() -> None:
    assert named("S5 H5") == ["pair:5"]
    climbs("S5 H5", "CQ DQ", "SA HA", "C2 S2")


@pytest.mark.parametrize(
    ("cards", "rank"),
    [
        ("S3 S4 S5", "5"),
        ("S7 H8 C9 D10", "10"),
        ("SJ SQ SK SA", "A"),
        ("SQ HK CA", "A"),
        ("S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA", "A"),
    ],
)
def test_2_5_straight(cards: str, rank: str) -> None:
    assert named(cards) == [f"straight:{rank}"]
    assert readings(cards)[0].family == "normal"


@pytest.mark.parametrize("cards", ["S4 H4 C4", "SK HK CK DK"])
def test_2_6_bomb(cards: str) -> None:
    (found,) = readings(cards)
    assert (found.type, found.family, found.length) == ("bomb", "bomb", len(cards.split()))


@pytest.mark.parametrize(
    ("most", "cards", "is_bomb"),
    [
        (4, "S9 H9 JB JS", True),
        (4, "S9 H9 C9 JB JS", False),
        (4, "S9 H9 C9 D9 JB", False),
        (5, "S9 H9 C9 JB JS", True),
        (5, "S9 H9 C9 D9 JB JS", False),
        (6, "S9 H9 C9 D9 JB JS", True),
    ],
)
def test_2_6_bomb_max(most: int, cards: str, is_bomb: bool) -> None:
    assert named(cards, rules(bomb_max=most)) == (["bomb:9"] if is_bomb else [])


@pytest.mark.parametrize("most", [3, 7])
def test_2_6_bomb_max_has_bounds(most: int) -> None:
    with pytest.raises(Refused) as caught:
        game.parse({"bomb_max": most})
    assert caught.value.refusal.facts == {"switch": "bomb_max", "given": most, "low": 4, "high": 6}


def test_2_7_joker_bomb() -> None:
    (found,) = readings("JB JS")
    assert (found.type, found.rank, found.family, found.length) == ("joker_bomb", None, "bomb", 2)
    assert named("JB JS", CLASSIC) == ["joker_bomb:None"]
