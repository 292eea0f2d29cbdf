"""Points on cards, and what the kitty is multiplied by."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits
from paiju.cards.kernel.holding import Holding, size_in
from paiju.trick.kernel.shapes import (
    KINDS,
    PAIR_TRACTOR,
    SINGLE,
    TRIPLE_TRACTOR,
    Units,
)

FIVES: Final = 15 << 12
TENS: Final = 15 << 32 | 15 << 44
"""Tens and kings."""


def points(held: Holding) -> i64:
    """Add up 5, 10 and 10 for fives, tens and kings."""
    return 5 * size_in(held, FIVES) + 10 * size_in(held, TENS)


class Kitty:
    """How many times the kitty counts, by the largest unit of the last trick."""

    def __init__(self) -> None:
        self.times: vec[i64] = vec[i64]([1] * KINDS)
        """By kind; a tractor of two steps counts this and `more` once."""
        self.more: vec[i64] = vec[i64]([0] * KINDS)
        """What each step of a tractor after the first adds."""
        self.doubling: bool = False
        """Each card of the unit doubles instead: 1, 2, 4, 8."""
        self.throw_of_singles: i64 = 0
        """For a throw of nothing but singles; 0 counts it as a single."""


def multiplier(kitty: Kitty, units: Units) -> i64:
    """Return what the units of a play, largest first, multiply the kitty by."""
    kind = units.kind[0]
    if kitty.throw_of_singles and units.count > 1 and kind == SINGLE:
        return kitty.throw_of_singles
    if kitty.doubling:
        times: i64 = 1
        card: i64 = 1
        while card < units.cards[0]:
            times *= 2
            card += 1
        return times
    if kind == PAIR_TRACTOR or kind == TRIPLE_TRACTOR:
        return kitty.times[kind] + kitty.more[kind] * (count_bits(units.one[0]) - 1)
    return kitty.times[kind]
