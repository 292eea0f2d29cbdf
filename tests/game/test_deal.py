"""A deal is a permutation of the deck and a start."""

import pytest
from hypothesis import given

from paiju.cards import CARDS, parse_cards
from paiju.game import Deal, Refused, format_deal, parse_deal
from paiju.testing.strategies import deals


@given(deals(CARDS))
def test_a_deal_is_read_as_it_is_written(deal: Deal) -> None:
    assert parse_deal(format_deal(deal)) == deal
    deal.check(CARDS)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deal_start"),
        ("S5", "deal_start"),
        ("-1 S5", "deal_start"),
        ("100 S5", "deal_start"),
        ("² S5", "deal_start"),
        ("1 S5 X", "unknown_card"),
    ],
)
def test_text_that_is_no_deal(text: str, code: str) -> None:
    with pytest.raises(Refused) as error:
        parse_deal(text)
    assert error.value.refusal.code == code


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (Deal(parse_cards("S5")), "deal_cards"),
        (Deal(parse_cards("S5 S5 HA")), "deal_cards"),
        (Deal(parse_cards("S5 S6 HA S7")), "deal_cards"),
        (Deal(parse_cards("S5") * 300), "deal_cards"),
        (Deal(parse_cards("S5 S6 HA"), 60), "deal_start"),
        (Deal(parse_cards("S5 S6 HA"), -1), "deal_start"),
    ],
)
def test_a_deal_that_does_not_fit(deal: Deal, code: str) -> None:
    with pytest.raises(Refused) as error:
        deal.check(parse_cards("HA S5 S6"))
    assert error.value.refusal.code == code
