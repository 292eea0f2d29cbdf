"""How moves do against each other in worlds that fit a view."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Ahead:
    """By how much a move beats the first of some, added up over worlds, and the squares of it."""

    total: float
    squares: float


class Worlds(Protocol):
    """Moves of a seat, and worlds to try them in."""

    @property
    def each(self) -> int:
        """How often a move is played on in one world, or how many playouts that is worth."""
        ...

    def closer(self) -> "Worlds | None":
        """Return the same worlds to look closer at them: moves are played on with more thought.

        None where the game cannot do that.
        """
        ...

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        """Play moves on in so many worlds, all in the same: how far do they beat the first?

        Moves are picked by their places.
        """
        ...
