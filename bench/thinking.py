"""Measure how long the hard bot thinks: `python -m bench.thinking --milliseconds 200`.

Bots play hands by their rules of thumb; at every few moves the search is asked as well, and timed.
Figures are of a free core: on a busy one the clock of the search runs while others work.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from time import perf_counter

from paiju.bots import BOTS, Budget
from paiju.game import AnyGame, AnyView, Dice, Skill, deal_from_seed, find, games


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long the moves of a game took, in milliseconds."""

    game: str
    milliseconds: int
    moves: int
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
            state = game.apply(state, seat, game.advise(state, seat, Skill.EXPERT)).state


def measure(name: str, milliseconds: int, moves: int, every: int = 5) -> Thinking:
    """Time so many moves of the hard bot."""
    game = find(name)
    bot = BOTS["hard"](game, 1)
    budget = Budget(milliseconds=milliseconds)
    took: list[float] = []
    for view in islice(views(game, every), moves):
        begun = perf_counter()
        bot.choose(view, budget)
        took.append(1000 * (perf_counter() - begun))
    took.sort()
    last = len(took) - 1
    return Thinking(name, milliseconds, moves, took[last // 2], took[last * 99 // 100], took[last])


def main() -> None:
    """Measure and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="names with commas between")
    parser.add_argument("--milliseconds", type=int, default=200, help="the budget of a move")
    parser.add_argument("--moves", type=int, default=200, help="how many moves of each game")
    given = parser.parse_args()
    for name in given.games.split(","):
        found = measure(name, given.milliseconds, given.moves)
        print(json.dumps({**asdict(found), "over": round(found.over, 3)}), flush=True)


if __name__ == "__main__":
    main()
