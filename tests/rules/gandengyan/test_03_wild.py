"""Clause 3: wild jokers."""

import pytest

from paiju.cards import format_cards
from paiju.games.gandengyan import game
from tests.rules.gandengyan.hands import (
    CLASSIC,
    after,
    ask,
    beats,
    cards,
    events,
    holding,
    move,
    named,
    readings,
    refusal,
    rules,
)


@pytest.mark.parametrize(
    ("given", "reading"),
    [
        # The list of the source.
        ("JB S7 H7", "bomb:7"),
        ("JS SA HA", "bomb:A"),
        ("JB JS S9 H9", "bomb:9"),
        # Pairs, which the source leaves open.
        ("JB S7", "pair:7"),
        ("JS S2", "pair:2"),
        ("JS S2 H2", "bomb:2"),
        ("S9 H9 C9 JB", "bomb:9"),
        ("JB JS S2", "bomb:2"),
    ],
)
def test_3_1_jokers_stand_for_any_card(given: str, reading: str) -> None:
    assert named(given) == [reading]


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("S3 S4 JB", ["straight:5"]),
        ("JS S8 S9", ["straight:10", "straight:9"]),
        ("SJ SQ JS", ["straight:K", "straight:Q"]),
        ("S6 S7 JS S9", ["straight:9"]),
        ("S5 JB S7", ["straight:7"]),
        ("S7 S8 JB JS", ["straight:10", "straight:9", "straight:8"]),
        ("S7 JB S9 JS", ["straight:10", "straight:9"]),
        ("S7 JB JS S10", ["straight:10"]),
    ],
)
def test_3_1_straights(given: str, found: list[str]) -> None:
    assert named(given) == found


@pytest.mark.parametrize(
    ("given", "stand_for"),
    [
        ("S3 H4 JB", "S5"),
        ("H7 JB", "S7"),
        ("S9 JB JS", "H9 C9"),
        ("S7 JB JS H10", "S8 S9"),
        ("S3 H3 C3 D3 JB JS", "S3 S3"),
        ("JB", ""),
        ("JB JS", ""),
        ("S3 S4 S5", ""),
    ],
)
def test_3_1_what_jokers_stand_for(given: str, stand_for: str) -> None:
    assert format_cards(readings(given, rules(bomb_max=6))[0].stands_for) == stand_for


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("SQ SK JB", ["straight:A", "straight:K"]),
        ("SK SA JB", ["straight:A"]),
        ("SK SA JB JS", ["straight:A"]),
        ("SA JB JS", ["bomb:A", "straight:A"]),
        ("S3 S4 JB JS", ["straight:6"]),
        ("S3 JB JS", ["bomb:3", "straight:5"]),
        ("S2 S3 JB", []),
        ("SA S2 JB", []),
    ],
)
def test_3_2_no_joker_is_a_two_in_a_straight(given: str, found: list[str]) -> None:
    assert named(given) == found


def test_3_3_two_jokers_are_the_joker_bomb() -> None:
    assert named("JB JS") == ["joker_bomb:None"]
    assert refusal(holding("JB JS S3", "S4"), "JB JS", "pair:JB").code == "wrong_claim"


@pytest.mark.parametrize(
    ("mine", "table"),
    [("C7 D7 JB", "S7 H7 JS"), ("H7 C7 D7", "S7 JB JS"), ("S9 H9 C9 JB", "S9 H9 D9 JS")],
)
def test_3_4_wild_bomb_equals_natural(mine: str, table: str) -> None:
    assert beats(mine, table) == "too_small"
    assert beats(table, mine) == "too_small"


def test_3_5_the_player_chooses() -> None:
    state = holding("SJ SQ JS S3", "S4 S5")
    claims = [m.claim for m in game.legal(state, 1) if m.cards == cards("SJ SQ JS")]
    assert sorted(f"{c.type}:{c.rank}" for c in claims if c) == ["straight:K", "straight:Q"]
    high = game.apply(state, 1, move("SJ SQ JS", "straight:K"))
    assert high.events[0].facts["rank"] == "K"
    low = game.apply(state, 1, move("SJ SQ JS", "straight:Q"))
    assert low.events[0].facts["rank"] == "Q"


@pytest.mark.parametrize(
    "claim",
    [
        "straight:A",
        "straight:J",
        "straight:3",
        "straight:2",
        "pair",
        "straight:JB",
        "pair:J",
        "bomb:J",
        "joker_bomb",
        "joker_bomb:JB",
        "triple:J",
        "nonsense:K",
        "straight:nonsense",
    ],
)
def test_3_5_a_claim_must_fit(claim: str) -> None:
    no = refusal(holding("SJ SQ JS S3", "S4 S5"), "SJ SQ JS", claim)
    assert (no.code, no.rule) == ("wrong_claim", "gandengyan.3.5")
    assert no.facts["cards"] == cards("SJ SQ JS")
    assert no.facts["type"] == claim.partition(":")[0]


def test_3_5_a_type_alone_is_the_smallest_of_it() -> None:
    state = holding("SJ SQ JS S3", "S4 S5")
    (event,) = events(state, "SJ SQ JS", "straight")
    assert (event.facts["type"], event.facts["rank"]) == ("straight", "Q")
    wild = holding("S9 JS JB S3", "S4 S5")
    (event,) = events(wild, "S9 JS JB", "straight")
    assert (event.facts["type"], event.facts["rank"]) == ("straight", "9")


def test_3_5_a_claim_on_what_is_clear_is_taken() -> None:
    state = holding("S3 S4 S5 S9", "S4")
    assert game.check(state, 1, move("S3 S4 S5", "straight:5")) is None
    assert refusal(state, "S3 S4 S5", "straight:6").code == "wrong_claim"


def test_3_6_smallest_on_a_lead() -> None:
    step = game.apply(holding("SJ SQ JS S3", "S4 S5"), 1, move("SJ SQ JS"))
    assert step.events[0].facts["rank"] == "Q"


@pytest.mark.parametrize(
    ("table", "rank"), [("S7 S8 S9", "Q"), ("S9 S10 HJ", "Q"), ("H10 HJ HQ", "K")]
)
def test_3_6_smallest_that_beats(table: str, rank: str) -> None:
    state = after(holding(f"{table} S4", "SJ SQ JS S3"), table)
    step = game.apply(state, 2, move("SJ SQ JS"))
    assert step.events[0].facts["rank"] == rank


def test_3_6_none_beats() -> None:
    state = after(holding("HJ HQ HK S4", "SJ SQ JS S3"), "HJ HQ HK")
    assert refusal(state, "SJ SQ JS").code == "too_small"


def test_3_6_only_one_reading_beats() -> None:
    state = after(holding("H10 HJ HQ S4", "SJ SQ JS S3"), "H10 HJ HQ")
    listed = [m for m in game.legal(state, 2) if m.cards == cards("SJ SQ JS")]
    assert listed == [move("SJ SQ JS")]
    assert refusal(state, "SJ SQ JS", "straight:Q").code == "too_small"


def test_3_6_an_ambiguous_table_is_the_smallest() -> None:
    assert beats("H10 HJ HQ", "SJ SQ JS") == "too_small"
    assert beats("HJ CQ HK", "SJ SQ JS") == ""
    assert beats("HJ CQ HK", "SJ SQ JS", table_claim="straight:K") == "too_small"


def test_3_7_triple_before_straight() -> None:
    assert named("S9 JB JS") == ["bomb:9", "straight:J", "straight:10", "straight:9"]
    state = holding("S9 JB JS S3", "S4 S5")
    assert game.apply(state, 1, move("S9 JB JS")).events[0].facts["type"] == "bomb"
    assert game.apply(state, 1, move("S9 JB JS", "straight:9")).events[0].facts["rank"] == "9"
    assert beats("H9 H10 HJ", "S9 JB JS") == "wrong_type"


def test_3_7_plays_are_distinct_by_cards() -> None:
    answer = ask("plays", hand=cards("S9 JB JS"))
    assert answer["count"] == 7
    assert isinstance(answer["plays"], tuple)
    assert len(set(answer["plays"])) == 7


def test_3_jokers_in_classic() -> None:
    assert named("S9 JB", CLASSIC) == ["pair:9"]
    assert named("S9 H9 C9 D9 JB JS", CLASSIC) == ["bomb:9"]
