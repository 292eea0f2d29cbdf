"""Scenes: a moment of a fixed hand, as one seat sees it, with the moves that led there."""

from collections.abc import Iterable
from dataclasses import dataclass

from paiju.game import AnyGame, AnyState, AnyView, Move, parse_move


@dataclass(frozen=True, slots=True)
class Made:
    """A move that a seat made."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Scene:
    """The states of a hand from where it was seen last, the newest at the end, and who looks."""

    game: AnyGame
    seat: int
    states: tuple[AnyState, ...]
    seen: int
    """How much of the log was seen before the first of them."""

    @property
    def state(self) -> AnyState:
        """The moment itself."""
        return self.states[-1]

    @property
    def view(self) -> AnyView:
        """What the seat may know."""
        return self.game.view(self.state, self.seat)


def parse_made(text: str) -> Made:
    """Read a move with its seat: `2 S3 S4`; `Refused` where it is none."""
    seat, _, move = text.partition(" ")
    return Made(int(seat), parse_move(move))


def play_on(game: AnyGame, state: AnyState, moves: Iterable[Made]) -> tuple[AnyState, ...]:
    """Return a state and all that follow from moves; `IllegalMove` where one is refused."""
    states = [state]
    for made in moves:
        states.append(game.apply(states[-1], made.seat, made.move).state)
    return tuple(states)
