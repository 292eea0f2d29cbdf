"""2 Order: every row of the table, in every trump suit."""

import itertools

import pytest

from paiju.cards import CARDS, SUITS, Card, parse_cards
from paiju.games.xiaoer.order import make_order
from paiju.trick.order import TRUMP, check_order
from tests.oracles import xiaoer as oracle
from tests.rules.xiaoer.tables import playing, win

SETTINGS = list(itertools.product((*SUITS, None), (False, True), (False, True)))


def ladder(group: str, trump: str | None, threes: bool = False, fives: bool = False) -> str:
    """Write a ladder from high to low, equals joined."""
    rungs = make_order(trump, threes, fives).ladders[group]
    return " ".join("=".join(map(str, sorted(rung.cards))) for rung in reversed(rungs))


@pytest.mark.parametrize(("trump", "threes", "fives"), SETTINGS)
def test_every_card_has_one_place(trump: str | None, threes: bool, fives: bool) -> None:
    check_order(make_order(trump, threes, fives))


def test_2_3_trumps_of_hearts_without_fans() -> None:
    expected = "D5 JB JS SQ HJ SJ=CJ=DJ H2 S2=C2=D2 HA HK HQ H10 H9 H8 H7 H6 H5 H4 H3"
    assert ladder(TRUMP, "H") == expected


def test_2_3_trumps_of_hearts_with_both_fans() -> None:
    expected = (
        "D5 S5=H5=C5 S3=H3=C3=D3 JB JS SQ HJ SJ=CJ=DJ H2 S2=C2=D2 HA HK HQ H10 H9 H8 H7 H6 H4"
    )
    assert ladder(TRUMP, "H", threes=True, fives=True) == expected


def test_2_3_trumps_of_spades_have_the_queen_above_the_jacks() -> None:
    expected = "D5 JB JS SQ SJ HJ=CJ=DJ S2 H2=C2=D2 SA SK S10 S9 S8 S7 S6 S5 S4 S3"
    assert ladder(TRUMP, "S") == expected


def test_2_3_trumps_of_diamonds_have_the_five_on_top() -> None:
    expected = "D5 JB JS SQ DJ SJ=HJ=CJ D2 S2=H2=C2 DA DK DQ D10 D9 D8 D7 D6 D4 D3"
    assert ladder(TRUMP, "D") == expected


def test_2_4_side_suits() -> None:
    assert ladder("C", "H") == "CA CK CQ C10 C9 C8 C7 C6 C5 C4 C3"
    assert ladder("S", "H") == "SA SK S10 S9 S8 S7 S6 S5 S4 S3"
    assert ladder("D", "H") == "DA DK DQ D10 D9 D8 D7 D6 D4 D3"
    assert ladder("C", "H", threes=True, fives=True) == "CA CK CQ C10 C9 C8 C7 C6 C4"


@pytest.mark.parametrize("card", parse_cards("D5 JB JS SQ SJ HJ CJ DJ S2 H2 C2 D2"), ids=str)
@pytest.mark.parametrize("trump", SUITS)
def test_2_1_always_trumps(card: Card, trump: str) -> None:
    assert make_order(trump, False, False).group(card) == TRUMP


@pytest.mark.parametrize("trump", SUITS)
def test_2_2_the_trump_suit_is_trump(trump: str) -> None:
    order = make_order(trump, False, False)
    assert all(order.group(held) == TRUMP for held in CARDS if held.suit == trump)


@pytest.mark.parametrize(("trump", "threes", "fives"), [s for s in SETTINGS if s[0]])
def test_the_order_is_that_of_the_rule_text(trump: str, threes: bool, fives: bool) -> None:
    setting = oracle.Setting(trump, threes, fives)
    steps = ["=".join(map(str, sorted(step))) for step in oracle.trump_steps(setting)]
    assert ladder(TRUMP, trump, threes, fives).split() == steps


@pytest.mark.parametrize(
    ("first", "second", "fans"),
    [("SJ", "CJ", ""), ("C2", "D2", ""), ("S5", "C5", "fives"), ("D3", "S3", "threes")],
)
def test_2_5_of_equals_the_first_played_wins(first: str, second: str, fans: str) -> None:
    hands = {1: first, 2: second, 3: "H4", 4: "H6"}
    assert win(playing(hands, fans=fans), first, second, "H4", "H6")[0] == 1
    swapped = {1: second, 2: first, 3: "H4", 4: "H6"}
    assert win(playing(swapped, fans=fans), second, first, "H4", "H6")[0] == 1


@pytest.mark.parametrize(
    ("higher", "lower", "fans"),
    [
        ("D5", "C5", "fives"),
        ("H5", "S3", "threes fives"),
        ("S3", "JB", "threes"),
        ("JB", "JS", ""),
        ("JS", "SQ", ""),
        ("SQ", "HJ", ""),
        ("HJ", "DJ", ""),
        ("DJ", "H2", ""),
        ("H2", "S2", ""),
        ("S2", "HA", ""),
        ("H4", "H3", ""),
    ],
)
def test_2_3_each_step_beats_the_next(higher: str, lower: str, fans: str) -> None:
    hands = {1: lower, 2: higher, 3: "C6", 4: "C7"}
    assert win(playing(hands, fans=fans), lower, higher, "C6", "C7")[0] == 2


def test_2_6_all_threes_and_the_other_fives_rise_whoever_holds_them() -> None:
    order = make_order("H", True, True)
    risen = parse_cards("S3 H3 C3 D3 S5 H5 C5")
    assert {order.group(held) for held in risen} == {TRUMP}
