"""Random numbers for the edge: reproducible, never from the machine."""

from typing import Protocol, TypeVar

T = TypeVar("T")
_WORD = (1 << 64) - 1


class Chance(Protocol):
    """A source of random numbers."""

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each as likely."""
        ...


class Dice:
    """A small generator (SplitMix64) for simulations; deals that matter come from `fair`."""

    def __init__(self, seed: int) -> None:
        """Start from any integer."""
        self._state = seed & _WORD

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 without bias: high draws are thrown again."""
        limit = (_WORD + 1) - (_WORD + 1) % bound
        while True:
            self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
            mixed = self._state
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
            mixed ^= mixed >> 31
            if mixed < limit:
                return mixed % bound


def shuffled(items: tuple[T, ...], chance: Chance) -> tuple[T, ...]:
    """Return the items in random order: Fisher and Yates, from the top."""
    rest = list(items)
    for place in range(len(rest) - 1, 0, -1):
        other = chance.below(place + 1)
        rest[place], rest[other] = rest[other], rest[place]
    return tuple(rest)
