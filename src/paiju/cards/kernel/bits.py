"""Bits and a small generator of random numbers for kernels.

Bits come from `TOP`: mypyc emits `1 << n` as a 32-bit C integer even where n is an i64.
Constants stay below 2**62: it keeps larger ones as objects and converts them at every use.
"""

from typing import Final

from mypy_extensions import i64

TOP: Final = 1 << 60

_FIVES: Final = 0x1555555555555555
_THREES: Final = 0x3333333333333333
_FIFTEENS: Final = 0x0F0F0F0F0F0F0F0F


def bit(place: i64) -> i64:
    """Return the mask with one bit, at a place from 0 to 60."""
    return TOP >> (60 - place)


def count_bits(mask: i64) -> i64:
    """Count the bits of a mask, at places from 0 to 60."""
    mask -= (mask >> 1) & _FIVES
    mask = (mask & _THREES) + ((mask >> 2) & _THREES)
    mask = (mask + (mask >> 4)) & _FIFTEENS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def lowest_place(mask: i64) -> i64:
    """Return the place of the lowest bit of a mask that is not empty."""
    return count_bits((mask & -mask) - 1)


def highest_place(mask: i64) -> i64:
    """Return the place of the highest bit of a mask that is not empty."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count_bits(mask) - 1


def nth_place(mask: i64, nth: i64) -> i64:
    """Return the place of the nth lowest bit, counted from 0."""
    while nth > 0:
        mask &= mask - 1
        nth -= 1
    return lowest_place(mask)


def next_random(seed: i64) -> i64:
    """Step the generator: 1 to 2147483646, the same in every build."""
    return seed * 48271 % 2147483647
