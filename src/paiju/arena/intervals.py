"""Intervals that hold the true value in 95 of 100 runs, from one number a deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, sqrt
from typing import Final

_Z: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate and the bounds around it."""

    value: float
    low: float
    high: float

    def outward(self, digits: int) -> tuple[float, float]:
        """Round the bounds away from the value: what is told is never surer than what is known.

        >>> Interval(0.95, 0.8996, 0.991).outward(2)
        (0.89, 1.0)
        """
        # Multiplied, a number that has few digits may miss a whole one by a hair.
        low, high = (round(bound * 10**digits, 6) for bound in (self.low, self.high))
        return floor(low) / 10**digits, ceil(high) / 10**digits


def of_shares(shares: Sequence[float]) -> Interval:
    """Estimate a win rate from wins (1), ties (a half) and losses (0).

    >>> found = of_shares([1.0] * 20)
    >>> round(found.low, 3), found.high
    (0.839, 1.0)
    """
    return of_rate(sum(shares), len(shares), shares.count(0.5))


def of_rate(won: float, count: int, ties: int = 0) -> Interval:
    """Estimate a win rate from the wins among so many, a tie counted as half a win.

    These are the rates from which the one that was found is no further away than chance takes it
    (a score interval): Wilson's interval where nothing was tied. Ties make it narrower, since they
    vary less than wins and losses; there may have been fewer of them than usual as well, so as many
    others are thought to have been there as Wilson's interval adds.
    """
    rate = won / count
    spread = _Z * _Z / count
    tied = ties / (count + _Z * _Z)
    middle = (rate + spread / 2) / (1 + spread)
    reach = sqrt(middle**2 - (rate**2 + spread * tied / 4) / (1 + spread))
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def of_points(points: Sequence[float]) -> Interval:
    """Estimate a mean from one number a deal: what a deal's luck adds to both bots is gone."""
    count = len(points)
    mean = sum(points) / count
    if count < 2:
        return Interval(mean, -inf, inf)
    variance = sum((point - mean) ** 2 for point in points) / (count - 1)
    reach = _Z * sqrt(variance / count)
    return Interval(mean, mean - reach, mean + reach)
