"""What a bot is: it sees a view and chooses a move."""

from itertools import islice
from typing import Final, Protocol

from paiju._arguments import expect
from paiju.bots.budget import Budget
from paiju.game import AnyGame, AnyState, AnyView, Chance, Move, View
from paiju.think import thinker_of

# A throw or a burial may have millions of legal moves; nobody looks at more than these.
MOST_MOVES: Final = 4096


class Bot(Protocol):
    """A player that is a program. It never sees a state."""

    def choose(self, view: AnyView, budget: Budget | None = None) -> Move:
        """Choose a move for the view's seat; only bots that search need a budget."""
        ...


def seat_of(view: AnyView) -> int:
    """Return the seat that a view is of: an onlooker has no moves."""
    expect("view", view, View, "game.view(state, seat)")
    if view.seat is None:
        raise ValueError("`view` is an onlooker's, who has no moves: write game.view(state, seat)")
    return view.seat


def moves(game: AnyGame, view: AnyView, chance: Chance) -> tuple[Move, ...]:
    """List the legal moves of the view's seat: they are the same for every guess."""
    seat = seat_of(view)
    return tuple(islice(game.legal(thinker_of(game).guess(view, chance), seat), MOST_MOVES))


def has_choice(game: AnyGame, guess: AnyState, seat: int) -> bool:
    """Return whether a seat has more than one legal move: it is the same for every guess."""
    return len(tuple(islice(game.legal(guess, seat), 2))) > 1
