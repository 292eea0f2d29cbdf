"""How long a bot may think: in milliseconds, or in playouts for a result that repeats."""

import re
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from paiju._arguments import expect

_WRITTEN: Final = re.compile(r"([1-9]\d{0,6})(p|ms)", re.ASCII)
_PER_MILLISECOND: Final = 20
"""Playouts that a millisecond is worth, roughly."""
_USUAL: Final = 200
"""Milliseconds for a move where nobody says how long."""
# The clock is looked at between worlds, and some milliseconds of work follow after the search.
_KEPT: Final = 0.95
_AFTER: Final = 3
# So many playouts between two looks at the clock at first, and the share of time from then on.
_GLANCE: Final = 48
_SHARE: Final = 0.04


@dataclass(frozen=True, slots=True)
class Budget:
    """A bound in milliseconds or in playouts, one of them and from 1; 200 ms by default."""

    milliseconds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        bounds = {"milliseconds": self.milliseconds, "playouts": self.playouts}
        given = {name: bound for name, bound in bounds.items() if bound is not None}
        if not given:
            object.__setattr__(self, "milliseconds", _USUAL)
        if len(given) > 1:
            raise ValueError("`milliseconds` and `playouts` exclude each other: write one of them")
        for name, bound in given.items():
            expect(name, bound, int, "a whole number from 1")
            if bound < 1:
                raise ValueError(f"`{name}` cannot be {bound}: write a whole number from 1")

    def half(self) -> "Budget":
        """Return half of it, 1 at least."""
        if self.playouts is not None:
            return Budget(playouts=max(1, self.playouts // 2))
        assert self.milliseconds is not None
        return Budget(milliseconds=max(1, self.milliseconds // 2))

    @property
    def worth(self) -> int:
        """The playouts that it is good for, roughly."""
        return self.playouts or _PER_MILLISECOND * (self.milliseconds or 0)


def parse_budget(text: str) -> Budget | None:
    """Read a budget as it is typed, `200ms` or `500p`; None where it is none."""
    match = _WRITTEN.fullmatch(text)
    if match is None:
        return None
    spend = int(match[1])
    return Budget(milliseconds=spend) if match[2] == "ms" else Budget(playouts=spend)


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self._started = perf_counter()
        self._budget = budget
        self._played = 0
        self._asked = 0.0
        self._pace = 0.0
        """The share of the budget that a playout took last."""

    def spend(self, playouts: int) -> None:
        """Note playouts."""
        self._played += playouts
        self._pace = (self._clock() - self._asked) / playouts

    def share(self) -> float:
        """Return the share of the budget that is spent, 1 and more when it is gone."""
        if self._budget.playouts is not None:
            return self._played / self._budget.playouts
        return self._clock()

    def worlds(self, playouts: int) -> int:
        """Tell in how many worlds of so many playouts to go on before the next look."""
        self._asked = self._clock()
        at_once = _GLANCE / playouts
        if self._budget.milliseconds is not None and self._pace > 0:
            at_once = _SHARE / (self._pace * playouts)
        return max(1, int(at_once))

    def _clock(self) -> float:
        """Return the share of the time that is gone."""
        if self._budget.milliseconds is None:
            return 0.0
        bound = max(1, _KEPT * self._budget.milliseconds - _AFTER)
        return (perf_counter() - self._started) * 1000 / bound
