"""6 Types (牌型)."""

import pytest

from tests.rules.shandong.tables import ask, type_of


def test_6_1_one_card_is_a_single() -> None:
    assert type_of("H4") == "single"
    assert type_of("JB") == "single"


def test_6_2_two_identical_cards_are_a_pair() -> None:
    assert type_of("H4 H4") == "pair"
    assert type_of("JB JB") == "pair"


def test_6_2_big_and_small_joker_are_no_pair() -> None:
    assert type_of("JB JS") == "throw"
    assert type_of("H2 C2") == "throw"


@pytest.mark.parametrize(
    ("cards", "level"),
    [
        ("H4 H4 H6 H6", "10"),
        ("H9 H9 HJ HJ", "10"),
        ("S9 S9 SJ SJ", "10"),
        ("H8 H8 H9 H9 H10 H10", "7"),
        ("HQ HQ HK HK HA HA", "10"),
        ("H6 H6 H8 H8", "7"),
    ],
)
def test_6_3_adjacent_pairs_are_a_tractor(cards: str, level: str) -> None:
    assert type_of(cards, level) == "pair_tractor"


@pytest.mark.parametrize(
    ("cards", "level"),
    [("H9 H9 HJ HJ", "7"), ("H6 H6 H8 H8", "10"), ("H6 H6 H7 H8 H8", "10"), ("H4 H4 H6 H7", "10")],
)
def test_6_3_a_gap_is_no_tractor(cards: str, level: str) -> None:
    assert type_of(cards, level) == "throw"


def test_6_3_a_tractor_is_of_one_printed_suit() -> None:
    assert type_of("H6 H6 C7 C7") is None
    assert type_of("SA SA H2 H2") == "throw"


def test_6_4_level_cards_and_permanent_trumps_never_chain() -> None:
    for cards in ("S2 S2 S3 S3", "H2 H2 S2 S2", "S3 S3 S4 S4", "H10 H10 S10 S10", "SA SA S2 S2"):
        assert type_of(cards) == "throw", cards
    assert type_of("S10 S10 JS JS") == "throw"


def test_6_4_jokers_chain() -> None:
    assert type_of("JS JS JB JB") == "pair_tractor"


def test_6_5_ladder_tractors_go_along_the_trumps() -> None:
    on = {"ladder_tractors": "on"}
    for cards in ("H10 H10 S10 S10", "SA SA H2 H2", "S5 S5 C10 C10", "S10 S10 JS JS JB JB"):
        assert type_of(cards, **on) == "pair_tractor", cards
        assert type_of(cards) == "throw", cards
    # Two pairs of one step do not follow each other.
    assert type_of("H2 H2 C2 C2", **on) == "throw"
    assert type_of("S9 S9 SJ SJ", **on) == "pair_tractor"
    assert type_of("SA SA S2 S2", **on) == "throw"


@pytest.mark.parametrize("rank", ["2", "3", "5", "10"])
def test_6_6_four_suits_of_a_risen_rank_are_a_flash(rank: str) -> None:
    assert type_of(" ".join(f"{suit}{rank}" for suit in "SHCD")) == "flash"


def test_6_6_other_ranks_and_doubled_suits_do_not_flash() -> None:
    assert type_of("S9 H9 C9 D9") is None
    assert type_of("S2 S2 H2 C2") == "throw"
    assert type_of("S2 H2 C2 D2", permanent_trumps="35") is None


@pytest.mark.parametrize("more", ["H2", "H2 S2", "S2 H2 C2", "S2 H2 C2 D2"])
def test_6_7_more_than_four_are_a_thunder(more: str) -> None:
    found = ask("identify", cards=f"S2 H2 C2 D2 {more}")["readings"]
    assert [(one["type"], one["rank"]) for one in found] == [("thunder", "2")]


def test_6_7_a_thunder_has_all_four_suits() -> None:
    assert type_of("S2 S2 H2 H2 C2 C2") == "throw"


@pytest.mark.parametrize(
    ("cards", "level"),
    [
        ("H6 H7 H8 H9 H10", "J"),
        ("H10 HJ HQ HK HA", "9"),
        ("H6 H7 H8 H9 H9 H10", "J"),
        ("H6 H6 H7 H7 H8 H9 H10", "J"),
        ("S6 S7 S8 S9 S10 SJ SQ SK SA", "4"),
    ],
)
def test_6_8_five_ranks_in_a_row_are_a_rain(cards: str, level: str) -> None:
    assert type_of(cards, level) == "rain"


@pytest.mark.parametrize(
    ("cards", "level"),
    [
        ("H6 H7 H8 H9", "J"),
        ("H7 H8 H9 HJ HQ", "10"),
        ("H4 H6 H7 H8 H9", "J"),
        ("HJ HQ HK HA S2", "9"),
        ("H6 H7 H8 H9 C10", "J"),
    ],
)
def test_6_8_gaps_and_risen_cards_make_no_rain(cards: str, level: str) -> None:
    assert type_of(cards, level) in ("throw", None)


def test_6_8_a_rain_is_named_by_its_highest_card() -> None:
    (found,) = ask("identify", "J", cards="H6 H7 H8 H9 H9 H10")["readings"]
    assert (found["rank"], found["length"], len(found["units"])) == ("10", 6, 1)


def test_6_9_all_ranks_doubled_is_a_tractor() -> None:
    assert type_of("H6 H6 H7 H7 H8 H8 H9 H9 H10 H10", "J") == "pair_tractor"


def test_6_9_cards_of_several_suits_are_nothing() -> None:
    assert type_of("H6 C6") is None
    assert type_of("H6 S6") is None


def gate(cards: str, played: str, **rules: str) -> str | None:
    held = f"{cards} D4"
    code = ask("lead", hand=held, cards=cards, played=played, rules=rules)["code"]
    assert code is None or isinstance(code, str)
    return code


@pytest.mark.parametrize("cards", ["S4 S4", "JB JB", "S4 S4 S6 S6", "S4 S4 SA", "H2 H2"])
def test_6_10_the_gate_holds_trump_pairs_back(cards: str) -> None:
    assert gate(cards, "", pair_gate="on") == "pair_gate_closed"
    assert gate(cards, "JS JS", pair_gate="on") == "pair_gate_closed"
    assert gate(cards, "", pair_gate="off") is None
    if "JB" not in cards:
        assert gate(cards, "JB", pair_gate="on") is None


def test_6_10_the_gate_is_for_trump_pairs_alone() -> None:
    for cards in ("H4 H4", "S4", "S2 H2 C2 D2", "S2 H2 C2 D2 D2", "S4 S6"):
        assert gate(cards, "", pair_gate="on") is None, cards
    rain = "S6 S7 S8 S9 S9 S10"
    assert ask("lead", "4", hand=rain, cards=rain, rules={"pair_gate": "on"})["legal"]
