"""Clause 4: what beats what."""

from itertools import product

import pytest

from paiju.climb.kernel.combos import objection
from paiju.games.guandan.faces import book_of
from paiju.games.guandan.rules import Rules
from paiju.games.guandan.terms import terms_of
from tests.rules.guandan.hands import (
    HOUSE,
    OFFICIAL,
    after,
    beats,
    cards,
    climbs,
    holding,
    refusal,
    rules,
)

FOURS = "S3 H3 C3 D3"


@pytest.mark.parametrize(
    ("mine", "table"),
    [
        ("S6 H6", "S3"),
        ("S6", "S3 H3"),
        ("S6 H6 C6", "S3 H3"),
        ("S6 H6 C6 S4 S4", "S3 H3 C3"),
        ("S6 H7 C8 S9 S10", "S3 H3 C3 S4 S4"),
        ("S6 S6 C7 S7 S8 S8", "S3 S3 C3 S4 S4 C4"),
        ("SA", FOURS),
        ("JB JB", FOURS),
    ],
)
def test_4_1_same_type_or_a_bomb(mine: str, table: str) -> None:
    assert beats(mine, table) == "wrong_type"
    assert beats(mine, table, OFFICIAL) == "wrong_type"


def test_4_1_the_refusal_names_both_types() -> None:
    no = refusal(after(holding("S3 S9", "", "", "S4 H4 S9"), "S3"), "S4 H4")
    assert (no.code, no.rule) == ("wrong_type", "guandan.4.1")
    assert no.facts == {"table": "single", "given": "pair"}


def test_4_2_higher() -> None:
    state = after(holding("S6 S9", "", "", "S4 H6 S9"), "S6")
    no = refusal(state, "H6")
    assert (no.code, no.rule) == ("too_small", "guandan.4.2")
    assert no.facts == {"table": cards("S6")}
    assert refusal(state, "S4").code == "too_small"


def test_4_3_pairs_and_triples() -> None:
    climbs("S3 D3", "SK DK", "SA DA", "S2 D2", "S5 D5", "JS JS", "JB JB")
    climbs("S2 D2", "S3 D3", "SA DA", "S5 D5", "JS JS", rules=OFFICIAL)
    climbs("S3 D3 C3", "SA DA CA", "S2 D2 C2", "S5 D5 C5")


def test_4_3_the_mixed_pair_equals_two_big_jokers() -> None:
    climbs("SA DA", "JS JS", "JB JS")
    assert beats("JB JS", "JB JS") == "too_small"
    assert beats("JB JB", "JB JS") == "too_small" == beats("JB JS", "JB JB")


def test_4_3_the_mixed_pair_beats_two_aces() -> None:
    assert beats("JB JS", "SA DA") == ""
    assert beats("JB JS", "SA DA", OFFICIAL) == "not_a_combination"


def test_4_4_full_houses_by_their_triples() -> None:
    climbs("S3 D3 C3 JB JB", "S4 D4 C4 S3 S3", "SA DA CA S3 S3", "S2 D2 C2 S3 S3", "S5 D5 C5 S4 S4")
    assert beats("S3 D3 C3 JB JB", "S3 H3 C3 S4 S4") == "too_small"


def test_4_5_runs_by_their_highest_rank() -> None:
    climbs("SA S2 D3 S4 S5", "S2 D3 S4 S5 S6", "S3 D4 S5 S6 S7", "S10 DJ SQ SK SA", level="9")
    climbs("SA SA D2 S2 D3 D3", "D2 S2 D3 D3 S4 D4", "SQ SQ DK SK DA DA", level="9")
    climbs("SA SA DA S2 S2 D2", "D2 S2 C2 D3 S3 C3", "SK SK DK SA SA DA", level="9")


def test_4_5_then_the_longer_one() -> None:
    climbs(
        "S4 D5 S6 S7 S8", "S3 D4 S5 S6 S7 S8", "S2 D3 D4 S5 S6 S7 S8", "S5 D6 S7 S8 C9", level="K"
    )
    climbs("S4 D4 S5 D5 S6 D6", "S3 D3 S4 D4 S5 D5 S6 D6", "S5 D5 S6 D6 S7 D7", level="K")


def test_4_5_source_example() -> None:
    assert beats("S3 D4 S5 S6 S7", "S2 D3 S4 S5 S6", level="9") == ""


def test_4_6_a_bomb_beats_what_is_no_bomb() -> None:
    for table in (
        "JB",
        "JB JB",
        "SA DA CA",
        "SA DA CA JB JB",
        "S10 DJ SQ SK SA",
        "SK SK DA DA SQ DQ",
    ):
        assert beats("S3 H3 C3 D3", table, level="9") == ""
        assert beats("S6 S7 S8 S9 S10", table, level="9") == ""


LADDER = (
    "S3 H3 C3 D3",
    "SA HA CA DA",
    "S3 H3 C3 D3 S3",
    "SA HA CA DA SA",
    "SA S2 S3 S4 S5",
    "S10 SJ SQ SK SA",
    "S3 H3 C3 D3 S3 H3",
    "SA HA CA DA SA HA",
    "S3 H3 C3 D3 S3 H3 C3",
    "S3 H3 C3 D3 S3 H3 C3 D3",
    "S3 H3 C3 D3 S3 H3 C3 D3 H9",
    "S3 H3 C3 D3 S3 H3 C3 D3 H9 H9",
    "JB JB JS JS",
)


def test_4_7_the_ladder() -> None:
    climbs(*LADDER, level="9")
    climbs(*LADDER, level="9", rules=OFFICIAL)


def test_4_7_a_long_straight_flush_stays_below_six_cards() -> None:
    assert beats("S2 S3 S4 S5 S6 S7 S8 S9 S10", "C3 H3 C3 D3 D3 H3", level="K") == "too_small"
    assert beats("S2 S3 S4 S5 S6 S7 S8 S9 S10", "C3 H3 C3 D3 D3", level="K") == ""


@pytest.mark.parametrize(
    ("table", "mine", "clause"),
    [
        ("S4 H4 C4 D4 D4", "S6 H6 C6 D6", "4.7"),
        ("C6 C7 C8 C9 C10", "S6 H6 C6 D6", "4.7"),
        ("S4 H4 C4 D4", "S3 H3 C3 D3", "4.8"),
        ("C6 C7 C8 C9 C10", "S3 S4 S5 S6 S7", "4.9"),
        ("JB JB JS JS", "S6 H6 C6 D6", "4.7"),
    ],
)
def test_4_7_to_4_9_the_refusal(table: str, mine: str, clause: str) -> None:
    no = refusal(after(holding(f"{table} S9", "", "", f"{mine} D9"), table), mine)
    assert (no.code, no.rule) == ("too_small", f"guandan.{clause}")
    assert no.facts == {"table": cards(table)}


def test_4_8_two_is_low_in_bombs() -> None:
    fours = [
        " ".join(f"{suit}{rank}" for suit in "SHCD")
        for rank in ["2", "3", "10", "J", "Q", "K", "A"]
    ]
    climbs(*fours, level="9")
    climbs(*fours, level="9", rules=OFFICIAL)


def test_4_8_level_cards_in_bombs() -> None:
    level, aces = "S5 C5 D5 S5", "SA HA CA DA"
    assert beats(level, aces) == "too_small"
    assert beats(level, aces, OFFICIAL) == ""
    assert beats(level, aces, rules(level_high_in_bombs="on")) == ""
    assert beats("S5 C5 D5 S5", "S6 H6 C6 D6") == "too_small"
    assert beats("S2 C2 D2 S2", aces, OFFICIAL, level="2") == ""
    assert beats("S2 C2 D2 S2", aces, HOUSE, level="2") == "too_small"


def test_4_8_a_bomb_with_wild_cards_equals_a_natural_one() -> None:
    assert beats("S9 D9 C9 H5", "S9 D9 C9 H9") == "too_small"
    assert beats("S9 D9 C9 H9", "S9 D9 H5 H5") == "too_small"


def test_4_9_straight_flushes() -> None:
    climbs("SA S2 S3 S4 S5", "S2 S3 S4 S5 S6", "C10 CJ CQ CK CA", level="9")
    climbs("S4 S5 S6 S7 S8", "D3 D4 D5 D6 D7 D8", "H5 H6 H7 H8 H9", level="K")
    assert beats("D4 D5 D6 D7 D8", "S4 S5 S6 S7 S8", level="K") == "too_small"


def every_combo(table: Rules, level: str) -> list[int]:
    """Collect the readings of many sets of cards, wild ones among them."""
    book = book_of(table, level)
    wild = f"H{level}"
    ranks = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    texts = ["JB", "JS", "JB JB", "JS JS", "JB JS", "JB JB JS JS", wild, f"{wild} {wild}"]
    for rank in ranks[1:]:
        eight = [f"{suit}{rank}" for suit in "SCDH" for _ in range(2)]
        texts += [" ".join(eight[:size]) for size in range(1, 9)]
        texts += [" ".join([*eight[:size], wild, wild]) for size in range(1, 9)]
        texts += [
            " ".join([*eight[:3], f"S{other}", f"C{other}"]) for other in "34" if other != rank
        ]
    for start, length, width in product(range(14), range(2, 9), (1, 2, 3)):
        window = ranks[start : start + length]
        for suits in ("SSS", "SCD"):
            faces = [
                f"{suits[(at + n) % 3]}{r}" for at, r in enumerate(window) for n in range(width)
            ]
            texts += [" ".join(faces), " ".join([*faces[1:], wild])]
    return sorted({made for text in texts for made in terms_of(book).readings_of(cards(text))})


@pytest.mark.parametrize("level", ["2", "9", "A"])
@pytest.mark.parametrize("preset", ["house", "official"])
def test_beating_is_an_order(preset: str, level: str) -> None:
    table = rules(preset)
    order = book_of(table, level).shapes.order
    known = every_combo(table, level)
    assert len(known) > 150
    above = {low: {h for h in known if not objection(h, low, order)} for low in known}
    for low, higher in above.items():
        assert low not in higher
        for high in higher:
            assert low not in above[high]
            assert above[high] <= higher
