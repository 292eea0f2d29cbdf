"""Bits: counted and found at every place that masks use."""

import pytest

from paiju.cards.kernel.bits import bit, count_bits, highest_place, lowest_place, nth_place
from tests.trick.table import Dice


@pytest.mark.parametrize("place", range(61))
def test_every_place_is_counted_and_found(place: int) -> None:
    assert bit(place) == 1 << place
    assert count_bits(bit(place)) == 1
    assert count_bits((1 << (place + 1)) - 1) == place + 1
    assert lowest_place(bit(place)) == highest_place(bit(place)) == place


def test_masks_of_any_kind_are_counted_and_searched() -> None:
    dice = Dice(1)
    for _ in range(300):
        places = sorted({dice.below(61) for _ in range(1 + dice.below(40))})
        mask = sum(1 << place for place in places)
        assert count_bits(mask) == len(places)
        assert (lowest_place(mask), highest_place(mask)) == (places[0], places[-1])
        assert [nth_place(mask, nth) for nth in range(len(places))] == places
