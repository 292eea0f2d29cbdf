"""Search: deal the unknown cards again and again, play every idea on, drop the worst.

Each round deals the hidden cards anew and lets the moves that are left play on in it, so that all
meet the same worlds. What counts is by how much a move does better there than the rules of thumb:
a lead that may be luck is not believed. After each stage the worse half goes.
"""

from dataclasses import dataclass
from math import inf, sqrt
from time import perf_counter
from typing import Final

from paiju.bots.budget import Budget
from paiju.bots.contract import seat_of
from paiju.game import AnyGame, AnyView, Dice, Move

# More ideas than these would be tried too seldom to tell them apart.
_MOST_IDEAS: Final = 24
_FEWEST_IDEAS: Final = 6
_EACH: Final = 40
"""Playouts that an idea is worth."""
_PER_MILLISECOND: Final = 20
# Playouts in one world, over all moves: about as long as it takes to deal one.
_WORLD: Final = 24
_FINALISTS: Final = 2
# A move must be ahead of the rules of thumb by so many standard errors.
_DOUBT: Final = 0.7
# The clock is looked at between worlds: what one may take is kept back.
_KEPT: Final = 0.92


@dataclass(frozen=True, slots=True)
class Tried:
    """A move, and by how much it did better than the rules of thumb, less what may be luck."""

    move: Move
    lead: float
    worlds: int


class Account:
    """What a move gained in each world above the first idea."""

    def __init__(self) -> None:
        self._total = 0.0
        self._squares = 0.0
        self.worlds = 0

    def add(self, ahead: float) -> None:
        """Note one world."""
        self._total += ahead
        self._squares += ahead * ahead
        self.worlds += 1

    def lead(self, doubt: float) -> float:
        """Return the mean, less so many standard errors."""
        if self.worlds == 0:
            return -inf
        mean = self._total / self.worlds
        spread = max(0.0, self._squares / self.worlds - mean * mean)
        return mean - doubt * sqrt(spread / self.worlds)


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self._started = perf_counter()
        self._budget = budget
        self._played = 0

    def spend(self, playouts: int) -> None:
        """Note playouts."""
        self._played += playouts

    def share(self) -> float:
        """Return the share of the budget that is spent, 1 and more when it is gone."""
        if self._budget.playouts is not None:
            return self._played / self._budget.playouts
        assert self._budget.milliseconds is not None
        return (perf_counter() - self._started) * 1000 / (_KEPT * self._budget.milliseconds)


class Search:
    """One search for the best move of a view."""

    def __init__(self, game: AnyGame, view: AnyView, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._view = view
        self._seat = seat_of(view)
        self._dice = dice
        self._purse = Purse(budget)
        world = game.guess(view, dice)
        playouts = budget.playouts or _PER_MILLISECOND * (budget.milliseconds or 0)
        most = min(_MOST_IDEAS, max(_FEWEST_IDEAS, playouts // _EACH))
        self._ideas = game.ideas(world, self._seat, most)
        self._accounts = {move: Account() for move in self._ideas}

    def run(self) -> tuple[Tried, ...]:
        """Return the moves that were tried, the best first."""
        left = list(self._ideas)
        if len(left) > 1:
            self._halve(left)
        tried = [
            Tried(move, account.lead(_DOUBT if move != self._ideas[0] else 0), account.worlds)
            for move, account in self._accounts.items()
        ]
        # Those that were dropped early stay behind those that were kept.
        return tuple(sorted(tried, key=lambda one: (-one.worlds, -one.lead)))

    def _halve(self, left: list[Move]) -> None:
        """Try all moves out for a stage, drop the worse half, go on with the rest."""
        stages = 1
        while len(left) > _FINALISTS << stages - 1:
            stages += 1
        for stage in range(1, stages + 1):
            self._play_worlds(left, stage / stages)
            # The first idea is what all are measured by: it stays.
            others = sorted(left[1:], key=lambda move: -self._accounts[move].lead(0))
            keep = max(_FINALISTS, len(others) // 2) if stage < stages else len(others)
            left[1:] = others[:keep]

    def _play_worlds(self, left: list[Move], until: float) -> None:
        """Deal worlds and play moves on in them until so much of the budget is spent."""
        count = max(1, _WORLD // len(left))
        while True:
            world = self._game.guess(self._view, self._dice)
            seed = self._dice.below(1 << 31)
            gains = self._game.rollouts(world, self._seat, left, seed, count)
            for move, gain in zip(left, gains, strict=True):
                self._accounts[move].add((gain - gains[0]) / count)
            self._purse.spend(count * len(left))
            if self._purse.share() >= until:
                return


def search(game: AnyGame, view: AnyView, seed: int, budget: Budget) -> tuple[Tried, ...]:
    """Try the moves of a view out, the best first; the same seed and playouts repeat the result."""
    # Every moment has its own luck, whatever was asked before.
    dice = Dice(seed * 1_000_003 + len(view.log))
    return Search(game, view, dice, budget).run()
