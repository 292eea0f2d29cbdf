"""Measure how long the hard bot thinks: `python -m bench.thinking --milliseconds 200 --workers 2`.

Bots play hands by their rules of thumb; at every few moves the search is asked as well, and timed.
With several workers it is asked twice, alone and with all of them: how many more worlds are seen?
Figures are of free cores: on a busy one the clock of the search runs while others work.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from time import perf_counter
from typing import Final

from paiju.bots import Budget
from paiju.bots.pool import Pool
from paiju.bots.search import Tried, search
from paiju.bots.searching import Seek, hard
from paiju.game import AnyGame, AnyView, Dice, Skill, deal_from_seed, find, games
from paiju.think import kernel_of

_EVERY: Final = 5
"""The search is asked at one in so many moves."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long the moves of a game took, in milliseconds."""

    game: str
    milliseconds: int
    workers: int
    moves: int
    worlds: int
    """Worlds that were seen in all."""
    median: float
    p99: float
    most: float

    @property
    def over(self) -> float:
        """By what share p99 is over the budget, below 0 where it keeps it."""
        return self.p99 / self.milliseconds - 1


def views(game: AnyGame, every: int) -> Iterator[AnyView]:
    """Give views of seats on turn, from hand after hand of the first preset."""
    rules = next(iter(game.presets.values()))
    dice = Dice(1)
    for seed in range(1 << 20):
        deal = deal_from_seed(seed, game.deck(rules))
        state = game.begin(rules, game.opening(rules), deal)
        while actors := game.actors(state):
            seat = actors[0]
            if dice.below(every) == 0:
                yield game.view(state, seat)
            state = game.apply(state, seat, kernel_of(game).thumb(state, seat, Skill.EXPERT)).state


def measure(
    name: str, milliseconds: int, moves: int, workers: int = 1, seek: Seek = search
) -> Thinking:
    """Time so many moves of the hard bot."""
    game = find(name)
    worlds = 0

    def counted(
        game: AnyGame, view: AnyView, seed: int, budget: Budget, taste: Sequence[int]
    ) -> tuple[Tried, ...]:
        nonlocal worlds
        tried = seek(game, view, seed, budget, taste)
        worlds += tried[0].worlds
        return tried

    bot = hard(game, 1, counted)
    budget = Budget(milliseconds=milliseconds)
    took: list[float] = []
    for view in islice(views(game, _EVERY), moves):
        begun = perf_counter()
        bot.choose(view, budget)
        took.append(1000 * (perf_counter() - begun))
    took.sort()
    last = len(took) - 1
    middle, late, latest = took[last // 2], took[last * 99 // 100], took[last]
    return Thinking(name, milliseconds, workers, moves, worlds, middle, late, latest)


def show(found: Thinking) -> None:
    """Print a line."""
    print(json.dumps({**asdict(found), "over": round(found.over, 3)}), flush=True)


def main() -> None:
    """Measure and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="names with commas between")
    parser.add_argument("--milliseconds", type=int, default=200, help="the budget of a move")
    parser.add_argument("--moves", type=int, default=200, help="how many moves of each game")
    parser.add_argument("--workers", type=int, default=1, help="processes that search for a move")
    given = parser.parse_args()
    with Pool(given.workers) as pool:
        for name in given.games.split(","):
            show(measure(name, given.milliseconds, given.moves))
            if given.workers > 1:
                show(measure(name, given.milliseconds, given.moves, given.workers, pool.search))


if __name__ == "__main__":
    main()
