"""5 Play: the trick and its shapes (牌型)."""

import pytest

from paiju.games.friends import game
from paiju.trick.readings import readings
from tests.rules.friends.tables import cards, code, is_legal, look, play, playing, refused, win


def kind(text: str, level: str = "5", trump: str = "S", **switches: object) -> str:
    """Name what cards are led as."""
    state = playing({1: text}, level, trump, but=switches)
    (found,) = readings(state.table.play.shapes, cards(text))
    return found.type


def test_5_1_the_dealer_leads_and_then_the_winner() -> None:
    state = playing({1: "S3 C3", 5: "S4 C4", 4: "SA C5", 3: "S6 C6", 2: "S7 C7"}, dealer=1)
    assert game.actors(state) == (1,)
    state = play(state, "1: S3", "5: S4", "4: SA", "3: S6", "2: S7")
    assert game.actors(state) == (4,)
    assert look(state).facts["last_winner"] == 4


def test_5_1_turns_are_kept() -> None:
    state = playing({1: "S3", 5: "S4", 4: "SA", 3: "S6", 2: "S7"})
    assert refused(state, "5: S4").facts == {"seat": 5, "actors": (1,)}
    assert code(state, "5: S4") == ("not_your_turn", "friends.5.1")
    state = play(state, "1: S3")
    assert code(state, "4: SA") == ("not_your_turn", "friends.5.1")


def test_5_1_as_many_cards_as_were_led() -> None:
    state = play(playing({1: "S3 S3", 5: "S4 S4 S4"}), "1: S3 S3")
    assert refused(state, "5: S4").facts == {"needed": 2, "given": 1}
    assert code(state, "5: S4 S4 S4")[0] == "wrong_count"


def test_5_2_cards_come_from_the_own_hand() -> None:
    state = playing({1: "S3 S3"})
    refusal = refused(state, "1: S3 S3 S3 S4")
    assert (refusal.code, refusal.rule) == ("not_in_hand", "friends.5.2")
    assert refusal.facts["cards"] == cards("S3 S4")
    assert refused(state, "1: S3 S3 S3 S3 S3").facts["cards"] == cards("S3 S3 S3")


def test_5_3_a_single_is_any_card() -> None:
    state = playing({1: "S3 JB H2"})
    assert all(is_legal(state, f"1: {card}") for card in ("S3", "JB", "H2"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("S10 S10", "pair"),
        ("H10 H10", "pair"),
        ("JB JB", "pair"),
        ("JB JS", "throw"),
        ("HK HK HK", "triple"),
        ("H5 C5", "throw"),
        ("H5 H5", "pair"),
        ("JB JB JS", "throw"),
    ],
)
def test_5_4_pairs_and_triples_are_identical(text: str, expected: str) -> None:
    assert kind(text) == expected


def test_5_4_cards_of_two_suits_are_nothing() -> None:
    state = playing({1: "H10 D10"}, "5", "S")
    assert code(state, "1: H10 D10") == ("not_a_combination", "friends.5.9")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("H10 H10 HJ HJ HQ HQ", "pair_tractor"),
        ("C8 C8 C8 C9 C9 C9", "triple_tractor"),
        ("C8 C8 C9 C9", "pair_tractor"),
        ("C8 C8 C10 C10", "throw"),
        ("C8 C8 C8 C9 C9", "throw"),
        ("C8 C8 C9", "throw"),
        ("CA CA C2 C2", "throw"),
    ],
)
def test_5_5_tractors(text: str, expected: str) -> None:
    assert kind(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("D4 D4 D6 D6", "pair_tractor"),
        ("D4 D4 D4 D6 D6 D6", "triple_tractor"),
        ("S10 S10 SJ SJ SQ SQ", "pair_tractor"),
        ("S5 S5 SA SA SK SK", "pair_tractor"),
        ("S4 S4 S6 S6", "pair_tractor"),
        ("JS JS JB JB", "pair_tractor"),
        ("JS JS JS JB JB JB", "triple_tractor"),
        ("S5 S5 JS JS", "throw"),
        ("H5 H5 S5 S5", "throw"),
        ("H5 H5 SA SA", "throw"),
        ("H5 H5 C5 C5", "throw"),
    ],
)
def test_5_6_over_the_level_gap(text: str, expected: str) -> None:
    assert kind(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("SA SA H5 H5", "pair_tractor"),
        ("H5 H5 S5 S5", "pair_tractor"),
        ("S5 S5 JS JS", "pair_tractor"),
        ("SA SA H5 H5 S5 S5 JS JS JB JB", "pair_tractor"),
        ("H5 H5 C5 C5", "throw"),
        ("SA SA S5 S5", "throw"),
        ("D4 D4 D6 D6", "pair_tractor"),
    ],
)
def test_5_7_along_the_whole_order(text: str, expected: str) -> None:
    assert kind(text, ladder_tractors="on") == expected


def test_5_8_points_go_to_the_winner() -> None:
    state = playing({1: "SA", 5: "SK", 4: "S10", 3: "S5", 2: "S3"})
    assert win(state, "SA", "SK", "S10", "S5", "S3") == (1, 25)


def test_5_8_by_player_until_the_sides_are_known() -> None:
    hands = {1: "S3 HA", 5: "SK C3", 4: "S10 C4", 3: "SA C5", 2: "S5 HA"}
    state = playing(hands, trump="D", called="HA", nth=2)
    state = play(state, "1: S3", "5: SK", "4: S10", "3: SA", "2: S5")
    assert look(state).facts["points"] is None
    assert look(state).facts["taken"] == {"1": 0, "2": 0, "3": 25, "4": 0, "5": 0}
    state = play(state, "3: C5", "2: HA", "1: HA")
    # The second ace was the dealer's: all others are attackers.
    assert look(state).facts["points"] == 25


@pytest.mark.parametrize("lead", ["S3", "S3 S3", "S3 S4", "H3 H2", "H3 JB", "C2 H3"])
def test_5_9_leads_of_one_suit(lead: str) -> None:
    assert is_legal(playing({1: "S3 S3 S4 H3 H2 JB C2 C3"}), f"1: {lead}")


@pytest.mark.parametrize("lead", ["S3 C3", "S3 H3", "C2 C3", "JB S3"])
def test_5_9_leads_of_two_suits(lead: str) -> None:
    assert code(playing({1: "S3 S3 S4 H3 H2 JB C2 C3"}), f"1: {lead}")[0] == "not_a_combination"


def test_claims_and_numbers_are_not_asked() -> None:
    state = playing({1: "S3 S3"})
    assert refused(state, "1: S3 S3 as=pair:3").facts == {"act": "play", "part": "claim"}
    assert refused(state, "1: S3 S3 n=2").facts == {"act": "play", "part": "number"}
    assert code(state, "1: play as=pair")[0] == "stray_part"
