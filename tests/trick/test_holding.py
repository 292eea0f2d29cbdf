"""Hands of up to three decks as masks: the arithmetic of multisets."""

import pytest

from paiju.cards import Hand
from paiju.cards.kernel.holding import Holding, add, draw, holds, size, size_in, subtract
from paiju.trick.shapes import hand_of, holding
from tests.trick.table import Dice, hold


def random_hand(dice: Dice, most: int) -> Hand:
    return Hand(bytes(dice.below(most + 1) if dice.below(3) == 0 else 0 for _ in range(54)))


@pytest.mark.parametrize("seed", range(40))
def test_masks_add_and_subtract_as_counts_do(seed: int) -> None:
    dice = Dice(seed)
    first, second = random_hand(dice, 2), random_hand(dice, 1)
    both = holding(first)
    add(both, holding(second))
    assert hand_of(both) == first + second
    again = holding(second)
    add(again, holding(first))
    assert hand_of(again) == first + second
    assert size(both) == len(first) + len(second)
    assert holds(both, holding(second))
    subtract(both, holding(first))
    assert hand_of(both) == second
    assert holds(holding(second), holding(first)) == (first <= second)


def test_three_copies_are_put_and_taken_one_by_one() -> None:
    held = Holding()
    for copies in ("D3", "D3 D3", "D3 D3 D3"):
        held.put(hold("D3").one)
        assert str(hand_of(held)) == copies
    held.take(hold("D3").one)
    assert str(hand_of(held)) == "D3 D3"
    assert size_in(held, hold("D3").one) == 2
    assert size_in(held, hold("D4").one) == 0


def test_a_card_is_drawn_from_the_faces_named() -> None:
    held = hold("D3 D3 D4 S5")
    diamonds = hold("D3 D4").one
    drawn = [draw(held, diamonds, roll) for roll in (1, 0, 0)]
    assert drawn == [hold("D4").one, hold("D3").one, hold("D3").one]
    assert str(hand_of(held)) == "S5"


def test_a_holding_becomes_another() -> None:
    held = Holding()
    held.become(hold("D3 D3 JB"))
    assert str(hand_of(held)) == "D3 D3 JB"
