"""Every choice of cards comes once, lazily, and not in rows of neighbours."""

from itertools import combinations, islice

import pytest

from paiju.cards import Hand, deck, parse_cards
from paiju.cards.choices import choices, parts, scattered

HANDS = ("", "S5", "S5 S5", "S5 S5 HA", "S2 S2 S2 H3 H3 C4 JB JB", "S2 H3 C4 D5 S6 H7")


@pytest.mark.parametrize("text", HANDS)
@pytest.mark.parametrize("size", range(5))
def test_choices_are_all_and_once(text: str, size: int) -> None:
    cards = tuple(sorted(parse_cards(text)))
    found = list(choices(Hand.of(cards), size))
    assert len(set(found)) == len(found)
    assert set(found) == set(combinations(cards, size))


@pytest.mark.parametrize("text", HANDS)
def test_parts_are_all_and_once(text: str) -> None:
    cards = tuple(sorted(parse_cards(text)))
    found = list(parts(Hand.of(cards)))
    assert len(set(found)) == len(found)
    assert set(found) == {part for n in range(len(cards) + 1) for part in combinations(cards, n)}


@pytest.mark.parametrize("total", [0, 1, 2, 3, 7, 8, 100, 210])
def test_scattered_numbers_are_all_and_once(total: int) -> None:
    assert sorted(scattered(total)) == list(range(total))


def test_the_first_of_millions_are_a_fair_sample() -> None:
    hand = Hand.of(deck(3)[::4])
    first = list(islice(choices(hand, 7), 300))
    met = {card for cards in first for card in cards}
    assert met == set(hand)
