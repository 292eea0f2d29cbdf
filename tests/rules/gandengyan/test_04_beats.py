"""Clause 4: what beats what."""

import pytest

from paiju.game import Claim
from paiju.game.ruling import BadQuestion
from paiju.games.gandengyan import game
from tests.rules.gandengyan.hands import (
    CLASSIC,
    after,
    ask,
    beats,
    cards,
    climbs,
    holding,
    move,
    refusal,
    rules,
)


@pytest.mark.parametrize(
    ("mine", "table"),
    [
        ("S4 H4", "S3"),
        ("S4", "S3 H3"),
        ("S4 S5 S6", "S3"),
        ("S9 H9", "S3 S4 S5"),
        ("SA", "S3 H3 C3"),
        ("SQ SK SA", "S3 H3 C3"),
        ("S2 H2", "JB JS"),
    ],
)
def test_4_1_same_type_or_a_bomb(mine: str, table: str) -> None:
    assert beats(mine, table) == "wrong_type"
    assert beats(mine, table, CLASSIC) == "wrong_type"


def test_4_1_the_refusal_names_both_types() -> None:
    no = refusal(after(holding("S3 S5", "S4 H4 S9"), "S3"), "S4 H4")
    assert (no.code, no.rule) == ("wrong_type", "gandengyan.4.1")
    assert no.facts == {"table": "single", "given": "pair"}


def test_4_2_higher() -> None:
    no = refusal(after(holding("S5 S6", "S4 H5 S9"), "S5"), "H5")
    assert (no.code, no.rule) == ("too_small", "gandengyan.4.2")
    assert no.facts == {"table": cards("S5")}
    assert refusal(after(holding("S5 S6", "S4 H5 S9"), "S5"), "S4").code == "too_small"


def test_4_3_any() -> None:
    climbs("S5", "S7", "SJ", "SA")
    climbs("S5 H5", "SJ HJ", "SA HA")
    climbs("S3 S4 S5", "S7 S8 S9", "SQ SK SA")


@pytest.mark.parametrize(
    ("mine", "table", "code"),
    [
        ("S6", "S5", ""),
        ("S7", "S5", "not_next"),
        ("S5", "H5", "too_small"),
        ("S4", "S5", "too_small"),
        ("SA", "SK", ""),
        ("SA", "SQ", "not_next"),
        ("S6 H6", "S5 H5", ""),
        ("S7 H7", "S5 H5", "not_next"),
        ("S4 S5 S6", "S3 H4 H5", ""),
        ("S5 S6 S7", "S3 H4 H5", "not_next"),
        ("S3 H4 H5", "S4 S5 S6", "too_small"),
        ("SQ SK SA", "SJ HQ HK", ""),
        ("S7 H7 C7", "S5 H5", ""),
        ("S9 H9 C9", "S3 H3 C3", ""),
    ],
)
def test_4_3_exactly_one(mine: str, table: str, code: str) -> None:
    assert beats(mine, table, CLASSIC) == code


def test_4_3_the_refusal_names_what_is_next() -> None:
    two = rules("classic", seats=2)
    no = refusal(after(holding("S5 S6", "S7 S9", rules=two), "S5"), "S7")
    assert (no.code, no.rule) == ("not_next", "gandengyan.4.3")
    assert no.facts == {"table": cards("S5"), "needed": ("6", "2")}
    run = after(holding("S3 S4 S5 S6", "S7 S8 S9 SA", rules=two), "S3 S4 S5")
    assert refusal(run, "S7 S8 S9").facts["needed"] == ("6",)
    pair = after(holding("S5 H5 C3", "S7 H7 C4", rules=two), "S5 H5")
    assert refusal(pair, "S7 H7").facts["needed"] == ("6", "2")
    lone = rules("classic", seats=2, lone_joker="on")
    five = after(holding("S5 C3", "S7 C4", rules=lone), "S5")
    assert refusal(five, "S7").facts["needed"] == ("6", "2", "JS", "JB")
    king = after(holding("SK C3", "JB C4", rules=lone), "SK")
    assert game.check(king, 2, move("JB")) is None


def test_4_3_the_reading_that_is_next() -> None:
    state = after(
        holding("S3 S4 S5 S6", "H5 H6 JB SA", rules=rules("classic", seats=2)), "S3 S4 S5"
    )
    listed = [m for m in game.legal(state, 2) if m.cards == cards("H5 H6 JB")]
    assert [m.claim for m in listed] == [None]
    assert game.apply(state, 2, listed[0]).events[0].facts["rank"] == "6"


@pytest.mark.parametrize(
    ("mine", "table", "code"),
    [
        ("S2", "S3", ""),
        ("S2", "SA", ""),
        ("S2 H2", "S3 H3", ""),
        ("S2 JB", "S3 H3", ""),
        ("S2", "H2", "too_small"),
        ("S2", "S3 H3", "wrong_type"),
        ("S2", "S3 S4 S5", "wrong_type"),
        ("S2 H2", "S3 H3 C3", "wrong_type"),
    ],
)
def test_4_4_twos_beat_any_single_or_pair(mine: str, table: str, code: str) -> None:
    assert beats(mine, table, CLASSIC) == code


def test_4_4_so_do_lone_jokers() -> None:
    chosen = rules("classic", lone_joker="on")
    assert beats("JB", "S3", chosen) == ""
    assert beats("JS", "S2", chosen) == ""
    assert beats("JS", "JB", chosen) == "too_small"


def test_4_5_straights_by_their_start() -> None:
    climbs("S3 S4 S5", "S7 S8 S9 S10", "SJ SQ SK SA")
    climbs("S3 S4 JB", "S6 S7 JS S9")
    climbs("S3 S4 S5 S6", "H4 H5 H6")
    assert beats("S3 S4 S5 S6", "H3 H4 H5") == "too_small"
    assert beats("H3 H4 H5", "S3 S4 S5 S6") == "too_small"


@pytest.mark.parametrize("mine", ["S4 S5 S6", "S5 S6 S7", "S9 S10 SJ", "SJ SQ SK SA", "S7 S8 S9"])
def test_4_5_seed_example_4(mine: str) -> None:
    assert beats(mine, "S3 H4 C5") == ""


@pytest.mark.parametrize(
    ("mine", "code"),
    [
        ("S8 S9 S10", ""),
        ("S9 S10 SJ", ""),
        ("S10 SJ SQ", ""),
        ("SJ SQ SK", ""),
        ("SQ SK SA", ""),
        ("S6 S7 H8", "too_small"),
        ("H7 H8 S9", "too_small"),
    ],
)
def test_4_5_seed_example_4_answer(mine: str, code: str) -> None:
    assert beats(mine, "D7 S8 H9") == code


def test_4_6_equal_straights() -> None:
    equal = rules(equal_straights="on")
    assert beats("SJ SQ SK SA", "S3 S4 S5", equal) == "wrong_count"
    assert beats("SJ SQ SK", "S3 S4 S5", equal) == ""
    assert beats("S4 S5 S6 S7", "S3 H4 H5", CLASSIC) == "wrong_count"
    state = after(
        holding("S3 S4 S5 S9", "S6 S7 S8 H9 SA", rules=rules(seats=2, equal_straights="on")),
        "S3 S4 S5",
    )
    no = refusal(state, "S6 S7 S8 H9")
    assert (no.code, no.rule, no.facts) == (
        "wrong_count",
        "gandengyan.4.6",
        {"needed": 3, "given": 4},
    )


@pytest.mark.parametrize("table", ["JB", "S2", "S2 H2", "SQ SK SA", "S3 S4 S5 S6 S7 S8 S9"])
def test_4_7_bombs_beat_everything_plain(table: str) -> None:
    for mine in ("C3 D3 H3", "CK DK HK SK", "C3 JS H3"):
        assert beats(mine, table) == ""


def test_4_8_bombs() -> None:
    climbs("S3 H3 C3", "SQ HQ CQ", "SA HA CA", "S2 H2 C2", "SK HK CK DK")
    climbs("S3 H3 C3 D3", "SK HK CK DK", "SA HA CA DA", "S2 H2 C2 D2")
    six = rules(bomb_max=6)
    climbs("S2 H2 C2 D2", "S3 H3 C3 D3 JB", rules=six)
    climbs("S2 H2 C2 D2 JS", "S3 H3 C3 D3 JB JS", rules=six)
    no = refusal(after(holding("SQ HQ CQ S3", "S9 H9 C9 S4"), "SQ HQ CQ"), "S9 H9 C9")
    assert (no.code, no.rule) == ("too_small", "gandengyan.4.8")


def test_4_8_no_step_among_bombs() -> None:
    climbs("S3 H3 C3", "SQ HQ CQ", "S2 H2 C2", "S3 H3 C3 D3", rules=CLASSIC)


@pytest.mark.parametrize("table", ["JB", "S2", "S2 H2", "SQ SK SA", "S2 H2 C2", "S2 H2 C2 D2"])
def test_4_9_joker_bomb_beats_all(table: str) -> None:
    if "JB" not in table:
        assert beats("JB JS", table) == ""
        assert beats(table, "JB JS") in ("wrong_type", "too_small")


def test_4_9_above_bombs_of_six() -> None:
    six = rules("classic")
    assert beats("JB JS", "S2 H2 C2 D2", six) == ""


@pytest.mark.parametrize("mine", ["JS", "JB", "S9 H9 C9", "JB JS"])
def test_4_seed_a_two_falls_to_jokers_and_bombs(mine: str) -> None:
    assert beats(mine, "S2") == ""


@pytest.mark.parametrize("mine", ["H6", "C7", "DK", "SA", "H2", "JS", "JB", "S9 H9 C9"])
def test_4_seed_example_1(mine: str) -> None:
    assert beats(mine, "S5") == ""


@pytest.mark.parametrize(
    ("mine", "code"),
    [("SQ", ""), ("HK", ""), ("CA", ""), ("D2", ""), ("JS", ""), ("JB", ""), ("S10", "too_small")],
)
def test_4_seed_example_1_answer(mine: str, code: str) -> None:
    assert beats(mine, "CJ") == code


@pytest.mark.parametrize("rank", ["9", "10", "J", "Q", "K", "A", "2"])
def test_4_seed_example_2(rank: str) -> None:
    assert beats(f"C{rank} D{rank}", "S8 H8") == ""
    expected = "" if rank in ("A", "2") else "too_small"
    assert beats(f"S{rank} H{rank}", "CK DK") == expected
    assert (beats(f"C{rank} D{rank}", "SA HA") == "") == (rank == "2")


def test_4_seed_example_3() -> None:
    climbs("SQ HQ CQ", "SK HK CK", "JB JS")


def test_4_the_judge_names_the_field_at_fault() -> None:
    for values, field in (
        ({"table": (), "cards": cards("S3")}, "table"),
        ({"table": cards("S3 S4"), "cards": cards("S5")}, "table"),
        ({"table": cards("S3"), "cards": cards("S5"), "table_as": Claim("pair", "3")}, "table_as"),
    ):
        with pytest.raises(BadQuestion) as caught:
            ask("beats", **values)
        assert caught.value.field == field


def test_4_the_judge_lists_what_beats_a_table() -> None:
    answer = ask("plays", hand=cards("S4 S9 SK HK CK"), table=cards("H9"))
    assert answer["count"] == 4
    assert set(answer["plays"]) == {cards(text) for text in ("SK", "HK", "CK", "SK HK CK")}


def test_4_the_judge_rules_on_leads() -> None:
    no = ask("lead", hand=cards("S3 S4"), cards=cards("S3 S4"))
    assert (no["legal"], no["readings"]) == (False, ())
    yes = ask("lead", hand=cards("SJ SQ JB"), cards=cards("SJ SQ JB"))
    assert yes["legal"]
    assert [one.rank for one in yes["readings"]] == ["K", "Q"]
