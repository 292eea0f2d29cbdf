"""Our games: playouts inside the kernel, `check` and `legal` at the Python edge."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from time import process_time
from typing import Any, Literal, TypeAlias

from bench.tally import Tally
from paiju.game import AnyGame, Dice, Move, State, deal_from_seed, games
from paiju.think import kernel_of

Kind: TypeAlias = Literal["playouts", "check", "legal"]

DEALS = 60
MOST_MOVES = 4096
"""A throw or a burial may have millions of legal moves; nobody lists more than these."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is measured of which preset of which game."""

    game: str
    preset: str
    kind: Kind

    @property
    def name(self) -> str:
        """Name the job in progress bars and tallies."""
        return f"{self.game} {self.preset} {self.kind}"


@dataclass(frozen=True, slots=True)
class Lead:
    """A seat about to lead for the first time, and one of the plays it may make."""

    state: State[Any, Any]
    seat: int
    move: Move


def first_lead(game: AnyGame, preset: str, seed: int) -> Lead | None:
    """Show what can be shown, else let time pass, until somebody may play; None if nobody does.

    In some games a hand that nobody declares in ends without a lead.
    """
    rules = game.presets[preset]
    state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        moves = list(islice(game.legal(state, seat), MOST_MOVES))
        plays = [move for move in moves if move.act == "play"]
        if plays:
            return Lead(state, seat, plays[Dice(seed).below(len(plays))])
        shown = next((move for move in moves if move.act == "show"), game.lapse(state, seat))
        state = game.apply(state, seat, shown).state
    return None


def first_leads(game: AnyGame, preset: str, deals: int) -> tuple[Lead, ...]:
    """Collect first leads from the deals 1, 2, 3 and so on."""
    found: list[Lead] = []
    for seed in range(1, 20 * deals):
        lead = first_lead(game, preset, seed)
        if lead is not None:
            found.append(lead)
        if len(found) == deals:
            return tuple(found)
    raise ValueError(f"{game.name} {preset}: too few deals come to a first lead")


class Ours:
    """One job, ready to run: a portion is one hand, or one call at each of the first leads."""

    def __init__(self, game: AnyGame, job: Job) -> None:
        """Deal what the job needs beforehand, so that only the calls are timed."""
        self.name = job.name
        self._game = game
        self._rules = game.presets[job.preset]
        self._kind = job.kind
        self._leads = () if job.kind == "playouts" else first_leads(game, job.preset, DEALS)

    def run(self, seed: int, size: int) -> Tally:
        """Run a slice; the edge asks the same questions whatever the seed."""
        match self._kind:
            case "playouts":
                return self._playouts(seed, size)
            case "check":
                return self._check(size)
            case "legal":
                return self._legal(size)

    def _playouts(self, seed: int, size: int) -> Tally:
        start = process_time()
        done = kernel_of(self._game).playouts(self._rules, seed, size)
        return Tally(done.hands, done.steps, process_time() - start)

    def _check(self, size: int) -> Tally:
        check = self._game.check
        start = process_time()
        for _ in range(size):
            for lead in self._leads:
                check(lead.state, lead.seat, lead.move)
        seconds = process_time() - start
        calls = size * len(self._leads)
        return Tally(calls, calls, seconds)

    def _legal(self, size: int) -> Tally:
        legal = self._game.legal
        start = process_time()
        for _ in range(size):
            for lead in self._leads:
                tuple(islice(legal(lead.state, lead.seat), MOST_MOVES))
        seconds = process_time() - start
        calls = size * len(self._leads)
        return Tally(calls, calls, seconds)


def open_job(job: Job) -> Ours:
    """Find the game of a job and make it ready."""
    return Ours(games()[job.game], job)
