"""What rollouts count in, game by game: so that people can be told what a move costs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Unit:
    """A measure that players know: how much of a playout's gain makes one of it."""

    name: str
    scale: float = 1
    trifle: float = 0
    """What nobody would call a mistake."""


UNITS: Final[Mapping[str, Unit]] = {
    "friends": Unit("points", trifle=2),
    "gandengyan": Unit("points", trifle=0.5),
    "guandan": Unit("levels", trifle=0.05),
    "shandong": Unit("points", trifle=2),
    # Two for each point, since winning the hand counts as much as forty of them.
    "xiaoer": Unit("points", scale=2, trifle=2),
}


def unit_of(game: str) -> Unit:
    """Return what a game counts in; a game from elsewhere has no name for it."""
    return UNITS.get(game, Unit("gain"))
