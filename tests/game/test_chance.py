"""Simulated chance is reproducible and fair enough."""

from collections import Counter

import pytest

from paiju.cards import CARDS
from paiju.game import Dice
from paiju.game.chance import shuffled


def test_dice_repeat() -> None:
    one, other = Dice(5), Dice(5)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]
    assert [Dice(6).below(1000) for _ in range(3)] != [Dice(5).below(1000) for _ in range(3)]


def test_dice_follow_splitmix64() -> None:
    """The first numbers of the generator from seed 1234567, as its author published them."""
    dice = Dice(1234567)
    assert [dice.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 54, 60])
def test_every_number_comes_equally_often(bound: int) -> None:
    dice = Dice(bound)
    drawn = Counter(dice.below(bound) for _ in range(2000 * bound))
    assert set(drawn) == set(range(bound))
    assert all(1750 < count < 2250 for count in drawn.values())


def test_shuffling_keeps_the_cards() -> None:
    mixed = shuffled(CARDS, Dice(1))
    assert sorted(mixed) == list(CARDS)
    assert mixed != CARDS
