"""Moves written as text, `seat: move`, for the tables of every game."""

from dataclasses import dataclass
from typing import Generic

from paiju.game import Game, Refusal, State, Step, parse_move
from paiju.game.state import R, T


@dataclass(frozen=True)
class Script(Generic[R, T]):
    """Makes moves of one game."""

    game: Game[R, T]

    def step(self, state: State[R, T], text: str) -> Step[R, T]:
        """Make one move."""
        seat, _, move = text.partition(":")
        return self.game.apply(state, int(seat), parse_move(move))

    def play(self, state: State[R, T], *moves: str) -> State[R, T]:
        """Make moves."""
        for text in moves:
            state = self.step(state, text).state
        return state

    def check(self, state: State[R, T], text: str) -> Refusal | None:
        """Tell why a move is refused."""
        seat, _, move = text.partition(":")
        return self.game.check(state, int(seat), parse_move(move))

    def refused(self, state: State[R, T], text: str) -> Refusal:
        """Return the refusal of a move."""
        refusal = self.check(state, text)
        assert refusal is not None, text
        return refusal

    def code(self, state: State[R, T], text: str) -> tuple[str, str]:
        """Return the code and the clause of a refusal."""
        refusal = self.refused(state, text)
        return refusal.code, refusal.rule

    def is_legal(self, state: State[R, T], text: str) -> bool:
        """Return whether a move is legal."""
        return self.check(state, text) is None
