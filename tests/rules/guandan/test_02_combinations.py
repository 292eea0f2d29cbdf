"""Clause 2: combinations."""

import pytest

from tests.rules.guandan.hands import (
    HOUSE,
    OFFICIAL,
    cards,
    holding,
    named,
    readings,
    refusal,
    rules,
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S3 S4",
        "S3 S3 S4",
        "S3 S3 S4 S4",
        "S3 S4 S6 S7 S8",
        "S3 C4 S6 C7 S8 S9",
        "JB JB JS",
        "JB JS JS JB S3",
        "JB S3",
        "S3 S3 S4 S4 S6 S6",
        "S3 S3 S3 S4 S6",
        "S3 S3 S3 S4 S4 S4 S6",
        "S3 S3 S3 S6 S6 S6",
        "S10 CJ SQ SK JS",
        "SA SA SA JB JB JB",
    ],
)
def test_2_1_nothing_else(text: str) -> None:
    assert named(text, HOUSE, "9") == []
    assert named(text, OFFICIAL, "9") == []


def test_2_1_the_refusal() -> None:
    no = refusal(holding("S3 S4 S6"), "S3 S4")
    assert (no.code, no.rule) == ("not_a_combination", "guandan.2.1")
    assert no.facts == {"cards": cards("S3 S4")}


@pytest.mark.parametrize("text", ["S3", "D5", "HA", "JS", "JB"])
def test_2_2_single(text: str) -> None:
    rank = text if text[0] == "J" else text[1:]
    assert named(text) == [f"single:{rank}"]


def test_2_3_pair() -> None:
    assert named("S3 D3") == ["pair:3"]
    assert named("JS JS") == ["pair:JS"]
    assert named("JB JB") == ["pair:JB"]


def test_2_3_mixed_jokers_are_a_pair_in_house() -> None:
    assert named("JB JS") == ["pair:JB"]
    assert named("JB JS", OFFICIAL) == []
    assert named("JB JS", rules(mixed_joker_pair="off")) == []


def test_2_4_triple() -> None:
    assert named("S3 D3 S3") == ["triple:3"]
    assert named("S5 D5 C5") == ["triple:5"]


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("S3 D3 S3 S4 S4", "3"),
        ("S3 D3 S4 S4 C4", "4"),
        ("SA SA DA JB JB", "A"),
        ("S2 S2 D2 JS JS", "2"),
    ],
)
def test_2_5_full_house(text: str, rank: str) -> None:
    assert named(text) == [f"triple_with_pair:{rank}"]


def test_2_5_the_pair_may_be_a_big_and_a_small_joker() -> None:
    assert named("S3 D3 S3 JB JS") == ["triple_with_pair:3"]
    assert named("S3 D3 S3 JB JS", OFFICIAL) == []


def test_2_5_a_full_house_has_two_ranks() -> None:
    assert named("S3 D3 S3 C3 H3") == ["bomb:3"]


def test_2_6_straight() -> None:
    assert named("S3 D4 S5 S6 S7", level="9") == ["straight:7"]
    assert named("S3 D4 S5 S6 S7", OFFICIAL, "9") == ["straight:7"]


def test_2_6_longer_ones_in_house_only() -> None:
    text = "S3 D4 S5 S6 S7 S8 C9 D10"
    assert named(text, level="K") == ["straight:10"]
    assert named(text, OFFICIAL, "K") == []
    assert named(text, rules(long_runs="off"), "K") == []
    assert named("S3 D4 S5 S6", level="K") == []


def test_2_6_thirteen_ranks() -> None:
    text = "S2 D3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA"
    assert named(text, level="K") == ["straight:A", "straight:K"]
    assert named(text, rules(run="off"), "K") == ["straight:A"]
    assert named(f"{text} CA", level="K") == []


def test_2_7_run_of_pairs() -> None:
    assert named("S3 D3 S4 C4 S6 S6", level="K") == []
    assert named("S3 D3 S4 C4 S5 S5", level="K") == ["pair_straight:5"]
    long = "S3 D3 S4 C4 S5 S5 S6 C6"
    assert named(long, level="K") == ["pair_straight:6"]
    assert named(long, OFFICIAL, "K") == []
    assert named("S3 D3 S4 C4", level="K") == []


def test_2_8_run_of_triples() -> None:
    assert named("S3 D3 C3 S4 C4 D4", level="K") == ["triple_straight:4"]
    long = "S3 D3 C3 S4 C4 D4 S5 C5 D5"
    assert named(long, level="K") == ["triple_straight:5"]
    assert named(long, OFFICIAL, "K") == []
    assert named("SA DA CA S2 C2 D2", level="K") == ["triple_straight:2"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("SA D2 S3 S4 S5", "straight:5"),
        ("SA DA S2 D2 S3 D3", "pair_straight:3"),
        ("SA DA CA S2 D2 C2", "triple_straight:2"),
        ("SA S2 S3 S4 S5", "straight_flush:5"),
    ],
)
def test_2_9_ace_low(text: str, name: str) -> None:
    assert named(text, level="9") == [name]
    assert named(text, OFFICIAL, "9") == [name]
    assert named(text, rules(run="off"), "9") == []


def test_2_9_no_going_round() -> None:
    assert named("SQ DK SA S2 S3", level="9") == []
    assert named("SK DK SA DA S2 D2", level="9") == []
    assert named("SQ DQ SK DK SA DA", level="9") == ["pair_straight:A"]


def test_2_9_level_cards_and_two_have_their_printed_rank_in_runs() -> None:
    assert named("S3 D4 S5 S6 S7", level="5") == ["straight:7"]
    assert named("S10 DJ SQ SK SA", level="5") == ["straight:A"]
    assert named("S2 D3 S4 S5 S6", level="2") == ["straight:6"]
    assert named("SJ DQ SK SA S5", level="5") == []
    assert named("SJ DQ SK SA S2", level="9") == []


def test_2_10_straight_flush_is_a_bomb() -> None:
    (found,) = readings("S3 S4 S5 S6 S7", level="9")
    assert (found.type, found.rank, found.family) == ("straight_flush", "7", "bomb")
    assert named("S3 S4 S5 S6 S7 S8", level="9") == ["straight_flush:8"]
    assert named("S3 S4 S5 S6 S7 S8", OFFICIAL, "9") == []
    (plain,) = readings("S3 S4 S5 S6 D7", level="9")
    assert (plain.type, plain.family) == ("straight", "normal")


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
def test_2_11_bombs_of_natural_cards(size: int) -> None:
    text = " ".join(["S9", "S9", "H9", "H9", "C9", "C9", "D9", "D9"][:size])
    (found,) = readings(text)
    assert (found.type, found.rank, found.length, found.family) == ("bomb", "9", size, "bomb")


@pytest.mark.parametrize("size", [9, 10])
def test_2_11_nine_and_ten_need_wild_cards(size: int) -> None:
    text = " ".join(["S9", "S9", "H9", "H9", "C9", "C9", "D9", "D9", "H5", "H5"][:size])
    (found,) = readings(text)
    assert (found.type, found.length) == ("bomb", size)
    assert readings(text, level="4") == ()


def test_2_12_joker_bomb() -> None:
    (found,) = readings("JB JS JB JS")
    assert (found.type, found.rank, found.family) == ("joker_bomb", None, "bomb")
    assert named("JB JS JB JS", OFFICIAL) == ["joker_bomb:None"]
