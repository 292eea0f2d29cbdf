"""Words of the edge for numbers that all kernels of tricks use."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import RANKS, SUITS
from paiju.game.move import Act

CLOCKWISE: Final = 1
"""The next seat has the next higher number."""
COUNTER_CLOCKWISE: Final = -1
"""The next seat has the next lower number."""


def rank_of(level: int) -> str | None:
    """Return the printed rank of a level's number, None where there is none."""
    return RANKS[level] if level >= 0 else None


def suit_of(number: int) -> str | None:
    """Return the letter of a suit's number, None where there is none."""
    return SUITS[number] if 0 <= number < len(SUITS) else None


def seat_of(number: int) -> int | None:
    """Return a seat counted from 1, None for nobody."""
    return number + 1 if number >= 0 else None


def around(first: int, seats: int, step: int = COUNTER_CLOCKWISE) -> tuple[int, ...]:
    """Return all places in playing order, from one on."""
    return tuple((first + step * turn) % seats for turn in range(seats))


def seats_of(bits: int, first: int, seats: int, step: int = COUNTER_CLOCKWISE) -> tuple[int, ...]:
    """Return the seats of a mask, counted from 1, in playing order from a place."""
    return tuple(place + 1 for place in around(first, seats, step) if bits >> place & 1)


def acts_by_number(numbers: Mapping[str, int]) -> Mapping[int, Act]:
    """Return the acts of a game by the kernel's numbers for them."""
    return {number: act for act, number in numbers.items()}
