"""The coach: what each move of a finished hand cost, beside the best that could be found.

A move is judged by what its player could know: the coach sees the view of that moment, deals the
hidden cards anew as bots do, and never looks at the real ones. A search finds the best move; then
that move and the one that was made play on in fresh worlds, the same for both, so that the search
cannot flatter its own choice. What they differ by is the cost.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from statistics import NormalDist
from typing import Final, TypeAlias

from paiju.bots.budget import Budget, Purse
from paiju.bots.contract import has_choice, seat_of
from paiju.bots.explain import explain
from paiju.bots.reasons import Reason
from paiju.bots.search import Account, search
from paiju.bots.taste import taste_for
from paiju.cards import EMPTY
from paiju.game import (
    AnyGame,
    AnyView,
    Dice,
    Measure,
    Move,
    Record,
    Refusal,
    Refused,
    find,
    replay,
)

USUAL: Final = Budget(playouts=2000)
"""What a decision is worth unless told otherwise."""
NAMED: Final = 3
"""So many of the costliest moves are named."""
# In so many of all hands some move may be called a mistake by bad luck alone.
_DOUBT: Final = 0.05
ROW: Final = 8
"""So many worlds come one from another before the next begin anew."""
_SPENDING: Final = ("play", "bury", "tribute", "return")
# Fewer rows would not tell how much luck there is.
_FEWEST: Final = 12


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which a seat had a choice, as it saw it, and what it did."""

    step: int
    """The number of the move in the record, from 1."""
    view: AnyView
    move: Move


@dataclass(frozen=True, slots=True)
class Judged:
    """A move beside the best that was found: its cost, and how far luck may reach."""

    step: int
    seat: int
    move: Move
    best: Move
    cost: float
    """What the best gains more, on average, in the game's unit; never below 0."""
    error: float
    """The margin of error: it holds for all moves of a hand together, 19 times out of 20."""
    mistake: bool
    """Whether the cost is above the margin, and more than a trifle."""
    reasons: tuple[Reason, ...]
    """What the best move is good for, and which cards it keeps that the other spent."""
    meant: Reason
    """What the move that was made is good for."""


@dataclass(frozen=True, slots=True)
class Coaching:
    """All decisions of a hand, and the steps of the costliest mistakes, the worst first."""

    game: str
    unit: Measure
    moves: tuple[Judged, ...]
    worst: tuple[int, ...]


def decisions(record: Record, seat: int | None = None) -> tuple[Decision, ...]:
    """List the moments of a finished hand at which a seat, or any, had a choice.

    `Refused` where the record does not hold or its hand did not end.
    """
    game = find(record.game)
    states = tuple(replay(record))
    if game.outcome(states[-1]) is None:
        raise Refused(Refusal("record_unfinished", facts={"moves": len(record.moves)}))
    made = (
        Decision(step, game.view(before, done.seat), done.move)
        for step, (before, done) in enumerate(zip(states, record.moves, strict=False), 1)
        if seat is None or done.seat == seat
    )
    return tuple(
        one for one in made if has_choice(game, game.guess(one.view, Dice(0)), seat_of(one.view))
    )


def margin(among: int) -> float:
    """Return how many standard errors hold for so many judgements together."""
    return NormalDist().inv_cdf(1 - _DOUBT / max(1, among))


def _kept(move: Move, best: Move) -> tuple[Reason, ...]:
    """Tell of cards that a move spent and a better one keeps; bids and calls spend none."""
    kept = move.hand.missing_from(best.hand) if move.act in _SPENDING else EMPTY
    return (Reason("hold_back", {"cards": tuple(kept)}),) if len(kept) else ()


def compare(
    game: AnyGame, view: AnyView, pair: tuple[Move, Move], dice: Dice, budget: Budget
) -> Account:
    """Play two moves on in the same worlds; note what the second gains above the first.

    Worlds may come one from another and be alike: only what several in a row say together counts,
    and the next row begins anew, so that the margin of error is honest.
    """
    account, purse = Account(), Purse(budget)
    while account.worlds < _FEWEST or purse.share() < 1:
        worlds = game.worlds(view, pair, dice, taste_for(game.name))
        ahead = worlds.compare((0, 1), dice.below(1 << 31), ROW)[1]
        account.add(ahead.total / ROW)
        purse.spend(2 * worlds.each * ROW)
    return account


def judge(decision: Decision, budget: Budget = USUAL, among: int = 1, seed: int = 0) -> Judged:
    """Judge a decision, one of so many of its hand; playouts and a seed repeat the result."""
    view, move, game = decision.view, decision.move, find(decision.view.game)
    unit = game.profile.measure
    best = search(game, view, seed, budget.half(), taste_for(game.name))[0].move
    cost = error = 0.0
    if best != move:
        # Luck of its own: the worlds of the search have already had their say.
        dice = Dice(~(seed * 1_000_003 + decision.step))
        account = compare(game, view, (move, best), dice, budget.half())
        cost = account.lead(0) / unit.scale
        error = cost - account.lead(margin(among)) / unit.scale
        best = best if cost > 0 else move
    guess = game.guess(view, Dice(seed))
    return Judged(
        step=decision.step,
        seat=seat_of(view),
        move=move,
        best=best,
        cost=max(0.0, cost),
        error=error,
        mistake=cost > max(error, unit.trifle),
        reasons=(explain(game, view, guess, best), *_kept(move, best)),
        meant=explain(game, view, guess, move),
    )


Spread: TypeAlias = Callable[[Callable[[Decision], Judged], Iterable[Decision]], Iterable[Judged]]
"""Has decisions judged in order: one after another, as `map` does, or in many processes."""


def conclude(name: str, judged: Iterable[Judged]) -> Coaching:
    """Sum up the decisions of a hand."""
    moves = tuple(sorted(judged, key=lambda one: one.step))
    mistakes = sorted((one for one in moves if one.mistake), key=lambda one: -one.cost)
    unit = find(name).profile.measure
    return Coaching(name, unit, moves, tuple(one.step for one in mistakes[:NAMED]))


def coach(
    record: Record,
    budget: Budget = USUAL,
    seat: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
    spread: Spread = map,
) -> Coaching:
    """Judge all moves of a finished hand, or those of one seat; `tell` hears of each.

    `Refused` where the record does not hold or its hand did not end.
    """
    wanted = decisions(record, seat)
    tell(0, len(wanted))
    judged = []
    for one in spread(partial(judge, budget=budget, among=len(wanted)), wanted):
        judged.append(one)
        tell(len(judged), len(wanted))
    return conclude(record.game, judged)
