"""Moves of a trick game that are tried out: acts, cards and numbers."""

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.game.kernel.trial import Trial, try_out
from paiju.trick.kernel.policy import EXPERT, Mind


class Tries(Trial):
    """The moves of a seat, and the mind that plays on; a game says how."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.acts: list[int] = []
        self.cards: list[Holding] = []
        self.numbers: list[int] = []
        self.mind: Mind = Mind()
        self.mind.skill = EXPERT

    def add(self, act: int, cards: Holding, number: int) -> None:
        """Put a move on the list."""
        self.acts.append(act)
        self.cards.append(cards)
        self.numbers.append(number)


def rollouts(tries: Tries, seed: i64, count: i64) -> list[int]:
    """Return what each move gains, added up over so many ways to play on."""
    return try_out(tries, len(tries.acts), seed, count)
