"""How long a bot may think: in milliseconds, or in playouts for a result that repeats."""

import re
from dataclasses import dataclass
from typing import Final

_WRITTEN: Final = re.compile(r"([1-9]\d{0,6})(p|ms)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Budget:
    """A bound in milliseconds or in playouts; exactly one of them, and above 0."""

    milliseconds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [bound for bound in (self.milliseconds, self.playouts) if bound is not None]
        if len(given) != 1 or given[0] < 1:
            raise ValueError("a budget is a number of milliseconds or of playouts, from 1")

    def half(self) -> "Budget":
        """Return half of it, 1 at least."""
        if self.playouts is not None:
            return Budget(playouts=max(1, self.playouts // 2))
        assert self.milliseconds is not None
        return Budget(milliseconds=max(1, self.milliseconds // 2))


def parse_budget(text: str) -> Budget | None:
    """Read a budget as it is typed, `200ms` or `500p`; None where it is none."""
    match = _WRITTEN.fullmatch(text)
    if match is None:
        return None
    spend = int(match[1])
    return Budget(milliseconds=spend) if match[2] == "ms" else Budget(playouts=spend)
