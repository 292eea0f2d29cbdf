"""2 Order."""

import pytest

from paiju.cards import CARDS, RANKS
from paiju.games.friends.order import make_order
from paiju.trick.order import check_order
from tests.rules.friends.tables import playing, win


def test_2_1_trumps_from_high_to_low() -> None:
    groups = make_order("5", "S", False).sorted_groups(CARDS)
    text = [" ".join(map(str, group)) for group in groups]
    assert text[:4] == ["JB", "JS", "S5", "H5 C5 D5"]
    assert text[4:16] == [
        f"S{rank}" for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "4", "3", "2"]
    ]


def test_2_2_side_suits_have_no_level() -> None:
    order = make_order("5", "S", False)
    clubs = [card for card in CARDS if order.group(card) == "C"]
    assert [card.rank for card in clubs] == [rank for rank in RANKS if rank != "5"]


@pytest.mark.parametrize("trump", ["S", "H", "C", "D", None])
@pytest.mark.parametrize("level", ["2", "5", "10", "A", None])
def test_2_every_card_has_its_place(level: str | None, trump: str | None) -> None:
    check_order(make_order(level, trump, False))
    check_order(make_order(level, trump, True))


@pytest.mark.parametrize(
    ("order", "winner"),
    [
        ("JB JS S5 SA S2", 1),
        ("S5 JS SA SK S2", 5),
        ("H5 S5 SA SK S2", 5),
        ("SA H5 SK SQ S2", 5),
        ("DA D2 S2 S3 DK", 3),
    ],
)
def test_2_3_any_trump_beats_any_side_card(order: str, winner: int) -> None:
    plays = order.split()
    hands = dict(zip((1, 5, 4, 3, 2), plays, strict=True))
    assert win(playing(hands, level="5", trump="S"), *plays)[0] == winner


@pytest.mark.parametrize("order", ["H5 C5 D5 SA S2", "C5 D5 H5 SA S2", "D5 H5 C5 SA S2"])
def test_2_3_of_equal_cards_the_first_wins(order: str) -> None:
    plays = order.split()
    hands = dict(zip((1, 5, 4, 3, 2), plays, strict=True))
    assert win(playing(hands, level="5", trump="S"), *plays)[0] == 1
