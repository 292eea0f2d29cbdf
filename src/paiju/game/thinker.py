"""What a thinker is: it sees a view and tells which moves are good.

Rules and thinking are apart: a game without a thinker is whole, and every thinker asks the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from paiju.game.chance import Chance
from paiju.game.move import Move
from paiju.game.state import R, State, T, View


class Skill(IntEnum):
    """How well rules of thumb play."""

    NOVICE = 0
    """Look at the hand and at the table."""
    EXPERT = 1
    """Remember what was played as well, and plan."""


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

        None where the thinker cannot do that.
        """
        ...

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        """Play moves on in `count` worlds, all in the same: how far do they beat the first?

        Moves are picked by their places.
        """
        ...


class Thinker(Protocol[R, T]):
    """The part of a game that thinks for a view's seat. It never sees the hand itself.

    Chance decides how hidden cards lie where a thinker has to imagine them. What it advises depends
    on the view alone.
    """

    def guess(self, view: View[R], chance: Chance) -> State[R, T]:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        ...

    def advise(self, view: View[R], skill: Skill, chance: Chance) -> Move:
        """Return the move of the rules of thumb; `Refused` where the seat may not act."""
        ...

    def ideas(
        self, view: View[R], most: int, chance: Chance, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        """List the moves that come to mind, at most `most`.

        What `advise` says is among them, at the head what a taste likes best where one is given:
        see `worlds`. `Refused` where the seat may not act.
        """
        ...

    def worlds(
        self, view: View[R], moves: Sequence[Move], chance: Chance, taste: Sequence[int] = ()
    ) -> Worlds:
        """Set legal moves of a view's seat up to be tried in worlds that fit the view.

        Moves are played on by a taste where one is given: weights learnt by self-play for this
        game; else, and in a game that learns nothing, by rules of thumb.
        `IllegalMove` where `check` refuses a move, `ValueError` where a taste does not fit.
        """
        ...
