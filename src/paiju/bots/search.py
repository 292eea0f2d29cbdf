"""Search: deal the unknown cards again and again, play every idea on, drop the worst.

Each round deals the hidden cards anew and lets the moves that are left play on in it, so that all
meet the same worlds. What counts is by how much a move does better there than the rules of thumb:
a lead that may be luck is not believed. After each stage the worse half goes, and when little is to
be gained by more thought the search ends before its budget.

Playouts by rules of thumb soon have no more to tell, so a game may offer a closer look. Where that
takes no longer, as where playouts learn from those before, a search looks closer throughout, unless
it is too short to learn anything. Where it is dear, a long thought spends on its best moves what it
has left in the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist
from typing import Any, Final, TypeAlias

from paiju.bots.budget import Budget, Purse
from paiju.bots.contract import seat_of
from paiju.game import Ahead, AnyGame, AnyView, Dice, Move, Thinker, Worlds
from paiju.think import thinker_of

Deal: TypeAlias = Callable[[AnyView, Sequence[Move], Dice, Sequence[int]], Worlds]
"""Sets moves of a view up to be tried, as `Thinker.worlds` does."""
# The longer the thought, the more ideas; more than these take too long to list.
_MOST_IDEAS: Final = 400
_FEWEST_IDEAS: Final = 6
_EACH: Final = 40
"""Playouts that an idea is worth: tried more seldom, good ones are hardly found among them."""
_FINALISTS: Final = 2
# A move must be ahead of the rules of thumb by so many standard errors.
_DOUBT: Final = 0.7
# More thought must promise this share of what a choice may matter, once there were so many worlds.
_TRIFLE: Final = 0.002
_ENOUGH: Final = 48
# A search of fewer playouts does not look closer.
_SHORT: Final = 1000
# Playouts by rules of thumb before a dear closer look, then so many moves, and a lead of so many
# standard errors that makes one of them better than what came first.
_PLAIN: Final = 6400
_CLOSELY: Final = 4
_CLEARLY: Final = 1.0
_NORMAL: Final = NormalDist()


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
        self.take(Ahead(ahead, ahead * ahead), 1)

    def take(self, ahead: Ahead, worlds: int) -> None:
        """Note some worlds."""
        self._total += ahead.total
        self._squares += ahead.squares
        self.worlds += worlds

    @property
    def mean(self) -> float:
        """What it gained in a world, on average."""
        return self._total / self.worlds

    @property
    def spread(self) -> float:
        """By how much worlds differ in it."""
        return sqrt(max(0.0, self._squares / self.worlds - self.mean**2))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(self.worlds)

    def lead(self, doubt: float) -> float:
        """Return the mean, less so many standard errors."""
        if self.worlds == 0:
            return -inf
        return self.mean - doubt * self.error


class Search:
    """One search for the best move of a view."""

    def __init__(
        self,
        thinker: Thinker[Any, Any],
        view: AnyView,
        dice: Dice,
        budget: Budget,
        taste: Sequence[int],
        deal: Deal,
        closely: bool,
    ) -> None:
        self._taste = taste
        self._deal = deal
        self._view = view
        self._dice = dice
        self._purse = Purse(budget)
        self._worth = budget.worth
        self._closely = closely and budget.worth >= _SHORT
        most = min(_MOST_IDEAS, max(_FEWEST_IDEAS, budget.worth // _EACH))
        self._ideas = thinker.ideas(view, most, dice, taste)
        self._accounts = [Account() for _ in self._ideas]

    def run(self) -> tuple[Tried, ...]:
        """Return the moves that were tried, the best first."""
        closer: Worlds | None = None
        if len(self._ideas) > 1:
            worlds = self._deal(self._view, self._ideas, self._dice, self._taste)
            if self._closely:
                worlds, closer = ways_on(worlds)
            if self._worth <= _PLAIN:
                closer = None
            self._halve(worlds, 1.0 if closer is None else _PLAIN / self._worth)
        tried = [
            Tried(move, account.lead(_DOUBT if place else 0), account.worlds)
            for place, (move, account) in enumerate(zip(self._ideas, self._accounts, strict=True))
        ]
        # Those that were dropped early stay behind those that were kept.
        tried.sort(key=lambda one: (-one.worlds, -one.lead))
        if closer is not None:
            best = self._look_closer(closer, [one.move for one in tried[:_CLOSELY]])
            tried.sort(key=lambda one: one.move != best)
        return tuple(tried)

    def _halve(self, worlds: Worlds, share: float) -> None:
        """Try all moves out for a stage, drop the worse half, go on; all within a share."""
        left = list(range(len(self._ideas)))
        stages = 1
        while len(left) > _FINALISTS << stages - 1:
            stages += 1
        for stage in range(1, stages + 1):
            if not self._play_worlds(worlds, left, share * stage / stages):
                return
            # The first idea is what all are measured by: it stays.
            others = sorted(left[1:], key=lambda place: -self._accounts[place].lead(0))
            keep = max(_FINALISTS, len(others) // 2) if stage < stages else len(others)
            left[1:] = others[:keep]

    def _look_closer(self, worlds: Worlds, moves: list[Move]) -> Move:
        """Return the best of some moves, the first of them unless another is clearly ahead."""
        places = [self._ideas.index(move) for move in moves]
        self._accounts = [Account() for _ in self._ideas]
        self._play_worlds(worlds, places, 1.0)
        first, *others = (self._accounts[place] for place in places)
        if first.worlds < _ENOUGH:
            return moves[0]
        leads = [first.lead(0), *(account.lead(_CLEARLY) for account in others)]
        return moves[leads.index(max(leads))]

    def _play_worlds(self, worlds: Worlds, left: list[int], until: float) -> bool:
        """Play moves on until so much of the budget is spent; False where more is not worth it."""
        each = worlds.each * len(left)
        while self._purse.share() < until:
            count = self._purse.worlds(each)
            found = worlds.compare(left, self._dice.below(1 << 31), count)
            for place, ahead in zip(left, found, strict=True):
                self._accounts[place].take(ahead, count)
            self._purse.spend(count * each)
            if self._is_settled(left):
                return False
        return True

    def _is_settled(self, left: list[int]) -> bool:
        """Return whether more thought is not worth its time: it would hardly find a better move."""
        accounts = [self._accounts[place] for place in left]
        if accounts[0].worlds < _ENOUGH:
            return False
        best = max(accounts, key=lambda one: one.mean)
        promise = sum(_promise(best, one) for one in accounts if one is not best)
        return promise <= _TRIFLE * max(one.spread for one in self._accounts if one.worlds)


def _promise(best: Account, other: Account) -> float:
    """Return what is to be expected from knowing whether the other move is better after all."""
    error = sqrt(best.error**2 + other.error**2)
    if error == 0:
        return 0.0
    behind = (best.mean - other.mean) / error
    return error * (_NORMAL.pdf(behind) - behind * _NORMAL.cdf(-behind))


def ways_on(worlds: Worlds) -> tuple[Worlds, Worlds | None]:
    """Return worlds as a search plays on in them, and for a closer look where that is dearer."""
    closer = worlds.closer()
    if closer is not None and closer.each == worlds.each:
        return closer, None
    return worlds, closer


def search(
    game: AnyGame,
    view: AnyView,
    seed: int,
    budget: Budget,
    taste: Sequence[int] = (),
    deal: Deal | None = None,
    *,
    closely: bool = True,
) -> tuple[Tried, ...]:
    """Try the moves of a view out, the best first; the same seed and playouts repeat the result.

    Moves are played on by a taste where one is given. The thinker deals the worlds unless
    somebody else does. A closer look can be left out.
    """
    # Every moment has its own luck, whatever was asked before.
    seat_of(view)
    dice, thinker = Dice(seed * 1_000_003 + len(view.log)), thinker_of(game)
    return Search(thinker, view, dice, budget, taste, deal or thinker.worlds, closely).run()
