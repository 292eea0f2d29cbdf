"""What one slice of work did, and what several slices say together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Tally:
    """Units done (hands, or calls), decisions taken in them, CPU seconds spent."""

    units: int
    steps: int
    seconds: float


class Contender(Protocol):
    """Something that can be given a seed and an amount of work."""

    @property
    def name(self) -> str:
        """Name the contender in tables and files."""
        ...

    def run(self, seed: int, size: int) -> Tally:
        """Do `size` portions of work from `seed` and time them itself."""
        ...


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of several slices, with the lowest and the highest."""

    median: float
    low: float
    high: float


def spread(values: Iterable[float]) -> Spread:
    """Sum up one figure over the rounds."""
    found = tuple(values)
    if not found:
        raise ValueError("no rounds were measured")
    return Spread(median(found), min(found), max(found))


def units_per_second(tallies: Iterable[Tally]) -> Spread:
    """Sum up hands (or calls) a CPU second."""
    return spread(tally.units / tally.seconds for tally in tallies)


def steps_per_second(tallies: Iterable[Tally]) -> Spread:
    """Sum up decisions a CPU second."""
    return spread(tally.steps / tally.seconds for tally in tallies)


def microseconds(tallies: Iterable[Tally]) -> Spread:
    """Sum up the CPU microseconds of one unit."""
    return spread(1e6 * tally.seconds / tally.units for tally in tallies)
