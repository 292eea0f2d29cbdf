"""What a bot is: it sees a view and chooses a move, with a reason."""

from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol, TypeAlias

from paiju.bots.reasons import Reason
from paiju.game import AnyGame, AnyView, Chance, Move

# A throw or a burial may have millions of legal moves; nobody looks at more than these.
MOST_MOVES: Final = 4096

Choice: TypeAlias = tuple[Move, Reason]
Thumb: TypeAlias = Callable[[AnyGame, AnyView, tuple[Move, ...]], Choice]
"""Rules of thumb of one game: they choose among the legal moves of a view."""


class Bot(Protocol):
    """A player that is a program. It never sees a state."""

    def choose(self, view: AnyView, budget: int | None = None) -> Choice:
        """Choose a move for the view's seat, with at most `budget` random playouts."""
        ...


def moves(game: AnyGame, view: AnyView, chance: Chance) -> tuple[Move, ...]:
    """List the legal moves of the view's seat: they are the same for every guess."""
    if view.seat is None:
        raise ValueError("an onlooker has no moves")
    state = game.guess(view, chance)
    return tuple(islice(game.legal(state, view.seat), MOST_MOVES))
