"""Clause 3: wild cards."""

from itertools import combinations

import pytest

from paiju.cards import parse_cards
from paiju.game import Claim
from paiju.games.guandan import game
from tests.rules.guandan.hands import (
    HOUSE,
    OFFICIAL,
    after,
    beats,
    cards,
    holding,
    move,
    named,
    readings,
    refusal,
    rules,
)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("H5 S9", ["pair:9"]),
        ("H5 S9 D9", ["triple:9"]),
        ("H5 H5 S9", ["triple:9"]),
        ("H5 S9 D9 C9", ["bomb:9"]),
        ("H5 H5 S9 D9 C9", ["bomb:9", "triple_with_pair:9"]),
        ("H5 S9 D9 C8 D8", ["triple_with_pair:9", "triple_with_pair:8"]),
        ("H5 S9 D9 C9 D8", ["triple_with_pair:9"]),
        ("H5 H5 S9 D9 D8", ["triple_with_pair:9", "triple_with_pair:8"]),
        ("H5 S9 D9 JB JB", ["triple_with_pair:9"]),
        ("H5 S9 D9 JB JS", ["triple_with_pair:9"]),
        ("H5 S6 D7 S8 S9", ["straight:10", "straight:9"]),
        ("H5 H5 D7 S8 S9", ["straight:J", "straight:10", "straight:9"]),
        ("H5 S7 D7 S8 S8 C9", ["pair_straight:9"]),
        ("H5 H5 S7 D7 S8 S8", ["triple_straight:8", "pair_straight:9", "pair_straight:8"]),
        ("H5 S6 S7 S8 S9", ["straight_flush:10", "straight_flush:9"]),
        ("H5 H5 SK SQ S10", ["straight_flush:A", "straight_flush:K"]),
        ("H5 S5 D5", ["triple:5"]),
        ("H5 S3 D4 S6 C7", ["straight:7"]),
        ("H5 SA D2 S3 C4", ["straight:5"]),
    ],
)
def test_3_1_stands_for_any_card(text: str, names: list[str]) -> None:
    assert named(text) == names


@pytest.mark.parametrize("text", ["H5 JB", "H5 JS JS", "H5 JB JB JS", "H5 S9 D9 D8 JB", "H5 JB JS"])
def test_3_1_but_a_joker(text: str) -> None:
    for table in (HOUSE, OFFICIAL):
        assert named(text, table) == []


@pytest.mark.parametrize(
    ("text", "stands_for"),
    [
        ("H5 S9", "H9"),
        ("H5 H5 S9", "H9 C9"),
        ("H5 S6 S7 S8 S10", "S9"),
        ("H5 S6 D7 S8 S10", "S9"),
        ("H5 S3 D4 S6 C7", ""),
        ("H5 S3 S4 S6 S7", "S5"),
        ("H5 H3 H4 H6 H7", ""),
        ("H5 S5", ""),
        ("H5", ""),
        ("H5 H5", ""),
        ("H5 H5 S9 D9 C8", "H9 S8"),
        ("H5 S9 D9 JB JS", "H9"),
        ("H5 H5 S9 JB JB", "H9 C9"),
    ],
)
def test_3_1_what_it_stands_for(text: str, stands_for: str) -> None:
    found = readings(text)[0].stands_for
    assert sorted(held.rank for held in found) == sorted(h.rank for h in cards(stands_for))
    if readings(text)[0].type == "straight_flush":
        assert found == cards(stands_for)


def test_3_1_a_pair_of_wild_cards_in_a_full_house() -> None:
    full = next(r for r in readings("H5 H5 S9 D9 C9") if r.type == "triple_with_pair")
    assert full.stands_for == ()
    level = next(r for r in readings("H5 H5 S5 D5 C5") if r.type == "triple_with_pair")
    assert [held.rank for held in level.stands_for] == ["2", "2"]


def test_3_2_alone_it_is_a_level_card() -> None:
    assert named("H5") == ["single:5"]
    assert named("H5 H5") == ["pair:5"]
    assert beats("H5", "SA") == ""
    assert beats("H5", "JS") == "too_small"
    assert beats("H5 H5", "SA SA") == ""
    assert beats("H5 H5", "S5 D5") == "too_small"


def test_3_3_one_suit_is_always_a_straight_flush() -> None:
    assert named("H5 S6 S7 S8 S9") == ["straight_flush:10", "straight_flush:9"]
    no = refusal(holding("H5 S6 S7 S8 S9"), "H5 S6 S7 S8 S9", "straight:9")
    assert no.code == "wrong_claim"


def test_3_3_a_natural_heart_level_card_counts_as_wild() -> None:
    assert named("S3 S4 H5 S6 S7") == ["straight_flush:7"]
    assert named("H3 H4 H5 H6 H7") == ["straight_flush:7"]


def test_3_4_the_player_may_say() -> None:
    state = holding("H5 S6 D7 S8 S9 S3", "S4", "D4", "C4")
    for rank in ("9", "10"):
        step = game.apply(state, 1, move("H5 S6 D7 S8 S9", f"straight:{rank}"))
        assert step.events[0].facts["rank"] == rank
    listed = {m.claim for m in game.legal(state, 1) if m.cards == cards("H5 S6 D7 S8 S9")}
    assert listed == {Claim("straight", "9"), Claim("straight", "10")}


def test_3_4_a_type_alone_is_any_rank_of_it() -> None:
    state = holding("H5 S6 D7 S8 S9 S3", "S4", "D4", "C4")
    bare = game.apply(state, 1, move("H5 S6 D7 S8 S9")).events[0]
    named = game.apply(state, 1, move("H5 S6 D7 S8 S9", "straight:")).events[0]
    assert named == bare


@pytest.mark.parametrize(
    "claim",
    ["straight:8", "straight:J", "straight_flush:9", "pair:9", "bomb:9", "nonsense:9", "pair:"],
)
def test_3_4_it_must_fit(claim: str) -> None:
    no = refusal(holding("H5 S6 D7 S8 S9 S3"), "H5 S6 D7 S8 S9", claim)
    assert (no.code, no.rule) == ("wrong_claim", "guandan.3.4")
    kind, _, rank = claim.partition(":")
    assert no.facts == {"cards": cards("H5 S6 D7 S8 S9"), "type": kind, "rank": rank or None}


def test_3_5_without_a_word_the_strongest() -> None:
    step = game.apply(holding("H5 S6 D7 S8 S9 S3", "", "", "S4"), 1, move("H5 S6 D7 S8 S9"))
    assert step.events[0].facts["rank"] == "10"
    step = game.apply(holding("H5 H5 S9 D9 C9 S3", "", "", "S4"), 1, move("H5 H5 S9 D9 C9"))
    assert step.events[0].facts["type"] == "bomb"
    step = game.apply(holding("H5 H5 S7 D7 S8 D8 S3", "", "", "S4"), 1, move("H5 H5 S7 D7 S8 D8"))
    assert (step.events[0].facts["type"], step.events[0].facts["rank"]) == ("triple_straight", "8")


def test_3_5_the_strongest_that_beats_the_table() -> None:
    state = holding("S2 D4", "S2 C4", "H5 H5 S7 D7 S8 D8 C3", "S3 S3 S4 S4 D5 D5 C9", first=4)
    step = game.apply(after(state, "S3 S3 S4 S4 D5 D5"), 3, move("H5 H5 S7 D7 S8 D8"))
    assert (step.events[0].facts["type"], step.events[0].facts["rank"]) == ("pair_straight", "9")


@pytest.mark.parametrize("level", ["2", "5", "A"])
@pytest.mark.parametrize("preset", game.presets)
def test_3_1_every_reading_beside_jokers_can_be_written(preset: str, level: str) -> None:
    held = parse_cards(f"H{level} H{level} JB JB JS JS S9 C9 H9 S10 CA SA")
    read = 0
    for size in range(1, 7):
        for chosen in set(combinations(held, size)):
            text = " ".join(map(str, chosen))
            wild = sum(card == held[0] for card in chosen)
            for one in readings(text, rules(preset), level):
                assert len(one.stands_for) in (0, wild, wild - 1)
                assert not any(card.is_joker for card in one.stands_for)
                read += 1
    assert read > 60
