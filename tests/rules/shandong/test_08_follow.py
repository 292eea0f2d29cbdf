"""8 Following (跟牌): the source's checkMandatory rules, with the corrections of the rules."""

import pytest

from tests.rules.shandong.tables import ask, follow


def test_8_1_as_many_cards_as_were_led() -> None:
    assert follow("HA", "HK HQ", "HK HQ") == "wrong_count"
    assert follow("HA HA", "HK HQ", "HK") == "wrong_count"
    assert follow("HA", "HK HQ", "CK") == "not_in_hand"
    assert follow("HA HA", "HK HQ", "HK HK") == "not_in_hand"


def test_8_2_the_led_suit_must_be_followed() -> None:
    found = ask("follow", lead="HA", hand="HK C4", cards="C4")
    assert (found["code"], found["verb"]) == ("must_follow_suit", None)
    assert follow("HA", "HK C4", "HK") is None
    assert follow("HA", "D9 C4", "C4") is None


def test_8_2_all_there_is_and_the_rest_free() -> None:
    # Known problem 2 of the source: with too few cards of the suit others may be added.
    assert follow("HA HA", "HK C4 C4 S4", "HK C4") is None
    assert follow("HA HA", "HK C4 C4 S4", "C4 C4") == "must_follow_suit"
    assert follow("HA HA HK HK", "H4 H6 H8 C4 C4", "H4 H6 C4 C4") == "must_follow_suit"
    assert follow("HA HA HK HK", "H4 H6 H8 C4 C4", "H4 H6 H8 C4") is None


def test_8_2_trumps_are_one_suit() -> None:
    assert follow("S4", "H2 HA", "HA") == "must_follow_suit"
    assert follow("S4", "H2 HA", "H2") is None
    assert follow("HA", "H2 H10 C4", "C4") is None


def test_8_3_any_card_on_a_single() -> None:
    for played in ("H4", "HK", "H8"):
        assert follow("HA", "H4 HK H8 C4", played) is None


def test_8_4_a_pair_on_a_pair() -> None:
    assert follow("HA HA", "H4 H4 H8 H8 HK", "H4 H4") is None
    assert follow("HA HA", "H4 H4 H8 H8 HK", "H8 H8") is None
    assert follow("HA HA", "H4 H4 H8 H8 HK", "HK H8") == "must_follow_pair"


def test_8_4_the_two_largest_without_a_pair() -> None:
    assert follow("HA HA", "H4 H8 HK HQ", "HK HQ") is None
    assert follow("HA HA", "H4 H8 HK HQ", "HK H8") == "must_play_largest"
    assert follow("HA HA", "H4 H8 HK HQ", "H4 H8") == "must_play_largest"


def test_8_4_mixed_jokers_are_no_pair() -> None:
    assert follow("S4 S4", "JB JS S6 S7", "JB JS") is None
    assert follow("S4 S4", "JB JS S6 S6", "JB JS") == "must_follow_pair"


def test_8_5_a_tractor_on_a_tractor() -> None:
    held = "H4 H4 H6 H6 H8 H8 HK HQ"
    assert follow("H9 H9 HJ HJ", held, "H4 H4 H6 H6") is None
    assert follow("H9 H9 HJ HJ", held, "H6 H6 H8 H8") == "must_follow_tractor"
    assert follow("H9 H9 HJ HJ", held, "H4 H4 HK HQ") == "must_follow_tractor"


def test_8_5_the_longest_there_is_then_pairs_then_the_largest() -> None:
    lead = "H9 H9 HJ HJ HQ HQ"
    assert follow(lead, "H4 H4 H6 H6 H8 H8 HK H7", "H4 H4 H6 H6 H8 H8") is None
    assert follow(lead, "H4 H4 H6 H6 H8 HA HK", "H4 H4 H6 H6 HA HK") is None
    assert follow(lead, "H4 H4 H6 H6 H8 HA HK", "H4 H4 H6 H6 H8 HK") == "must_play_largest"
    assert follow(lead, "H4 H4 H6 H6 H8 H8 HA", "H4 H4 H6 H6 H8 HA") == "must_follow_pair"


def test_8_5_pairs_where_there_is_no_tractor() -> None:
    lead = "H9 H9 HJ HJ"
    assert follow(lead, "H4 H4 H8 H8 HA HK", "H4 H4 H8 H8") is None
    assert follow(lead, "H4 H4 H8 H8 HA HK", "H4 H4 HA HK") == "must_follow_pair"
    assert follow(lead, "H4 H4 H8 H7 HA HK", "H4 H4 HA HK") is None
    assert follow(lead, "H4 H4 H8 H7 HA HK", "H4 H4 H8 H7") == "must_play_largest"


def test_8_5_the_largest_without_any_pair() -> None:
    held = "H4 H6 H8 HQ HK HA"
    assert follow("H9 H9 HJ HJ", held, "H8 HQ HK HA") is None
    assert follow("H9 H9 HJ HJ", held, "H4 HQ HK HA") == "must_play_largest"


def test_8_6_a_rain_on_a_rain() -> None:
    lead, held = "H6 H7 H8 H9 H10", "H7 H8 H9 H10 HJ HA HK"
    assert follow(lead, held, "H7 H8 H9 H10 HJ", level="4") is None
    assert follow(lead, held, "HA HK HJ H10 H9", level="4") == "must_follow_shape"
    doubled = "H6 H6 H7 H8 H9 H10"
    assert follow(doubled, held, "HA HK HJ H10 H9 H8", level="4") is None
    assert follow(doubled, held, "H7 H8 H9 H10 HJ HA", level="4") == "must_play_largest"


def test_8_6_a_flash_on_a_flash() -> None:
    lead, held = "S2 H2 C2 D2", "S3 H3 C3 D3 JB JS SA"
    assert follow(lead, held, "S3 H3 C3 D3") is None
    assert follow(lead, held, "JB JS S3 H3") == "must_follow_shape"
    assert follow(lead, "S3 H3 C3 JB JS SA", "JB JS S3 H3") is None
    assert follow(lead, "S3 H3 C3 JB JS SA", "JB JS H3 C3") == "must_play_largest"


def test_8_7_unit_by_unit_on_a_throw() -> None:
    lead = "H9 H9 HJ HJ HA HA HK"
    held = "H4 H4 H6 H6 H8 H8 H7 HQ HQ"
    assert follow(lead, held, "H4 H4 H6 H6 H8 H8 H7") is None
    assert follow(lead, held, "H4 H4 H6 H6 HQ HQ H7") is None
    assert follow(lead, held, "H4 H4 H8 H8 HQ HQ H7") == "must_follow_tractor"


def test_8_7_the_single_part_is_free() -> None:
    assert follow("HA HA HK", "H4 H4 H6 H8 HQ", "H4 H4 H6") is None
    assert follow("HA HK", "H4 H4 H6 H8 HQ", "H6 H8") is None
    # The pair is missing: two of the three must be the largest.
    assert follow("HA HA HK", "H4 H6 H8 HQ", "HQ H8 H4") is None
    assert follow("HA HA HK", "H4 H6 H8 HQ", "HQ H6 H4") == "must_play_largest"


def test_8_8_equal_cards_are_a_free_choice() -> None:
    for played in ("H2 C2", "H2 D2", "C2 D2"):
        assert follow("S4 S4", "H2 C2 D2 SA", played) is None
    assert follow("S4 S4", "H2 C2 D2 SA", "H2 SA") == "must_play_largest"


def test_8_8_discards_have_no_duties() -> None:
    assert follow("HA HA", "C4 C4 C6 D9 S4", "C6 D9") is None
    assert follow("HA HA", "HK C4 C4 C6 D9", "HK C6") is None


@pytest.mark.parametrize(("switch", "code"), [("on", "must_play_largest"), ("off", None)])
def test_8_9_the_largest_are_a_house_rule(switch: str, code: str | None) -> None:
    rules = {"strict_follow": switch}
    assert follow("HA HA", "H4 H8 HK HQ", "H4 H8", rules=rules) == code
    assert follow("H9 H9 HJ HJ", "H4 H4 H8 H7 HA HK", "H4 H4 H8 H7", rules=rules) == code
    assert follow("HA HA", "H4 H4 HK HQ", "HK HQ", rules=rules) == "must_follow_pair"


@pytest.mark.parametrize(
    ("lead", "held", "played", "code", "clause"),
    [
        ("HA HA", "H4 H4 HK HQ", "HK HQ", "must_follow_pair", "8.4"),
        ("HA HA", "H4 H8 HK HQ", "H4 H8", "must_play_largest", "8.4"),
        ("H9 H9 HJ HJ", "H4 H4 H6 H6 HK", "H4 H4 H6 HK", "must_follow_tractor", "8.5"),
        ("H9 H9 HJ HJ", "H4 H4 H8 H8 HA HK", "H4 H4 HA HK", "must_follow_pair", "8.5"),
        ("H9 H9 HJ HJ", "H4 H6 H8 HQ HK HA", "H4 HQ HK HA", "must_play_largest", "8.5"),
        ("S2 H2 C2 D2", "S3 H3 C3 D3 JB JS SA", "JB JS S3 H3", "must_follow_shape", "8.6"),
        ("S2 H2 C2 D2", "S3 H3 C3 JB JS SA", "JB JS H3 C3", "must_play_largest", "8.6"),
        ("HA HA HK", "H4 H4 H6 H8 HQ", "H4 H6 H8", "must_follow_pair", "8.7"),
        ("HA HA HK", "H4 H6 H8 HQ", "HQ H6 H4", "must_play_largest", "8.7"),
    ],
)
def test_8_a_refusal_names_the_clause_of_the_lead(
    lead: str, held: str, played: str, code: str, clause: str
) -> None:
    found = ask("follow", lead=lead, hand=held, cards=played)
    assert found["code"] == code
    assert found["message"]["en"].endswith(f"(shandong.{clause})")


def test_8_10_a_larger_thunder_may_be_cut_down() -> None:
    held = "S3 H3 C3 D3 D3 JB SA"
    assert follow("S2 H2 C2 D2", held, "S3 H3 C3 D3") is None
    assert follow("S2 H2 C2 D2", held, "D3 D3 JB SA") == "must_follow_shape"
    assert follow("S2 H2 C2 D2 D2", held, "S3 H3 C3 D3 D3") is None


def test_8_the_list_of_follows() -> None:
    found = ask("follows", lead="HA HA", hand="H4 H4 H8 H8 HK C4")
    assert (found["count"], sorted(found["plays"])) == (2, [["H4", "H4"], ["H8", "H8"]])
    assert ask("follows", lead="HA", hand="HK C4 C6 C7", limit=0)["count"] == 1
