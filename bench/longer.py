"""Measure what more time finds: `python -m bench.longer --milliseconds 50,200,800 --moments 300`.

Matches tell two budgets of one bot apart only after thousands of deals, since both play most moves
alike. Here the same moments are put to the search with each budget. Where it answers differently,
all answers are played on in fresh worlds, the same for each and none that chose them: by how much
is the answer of the longer thought the better one? Playouts go on as those of the search do, so
this tells how near it comes to its own ideal, not how good that is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import islice, pairwise
from typing import Final

from rich.progress import track

from bench.thinking import views
from paiju.arena.intervals import Interval, of_points
from paiju.bots import Budget
from paiju.bots.search import search
from paiju.bots.taste import taste_for
from paiju.bots.units import unit_of
from paiju.game import AnyGame, AnyView, Dice, Move, find, games

_EVERY: Final = 5
"""One in so many moments of a hand is looked at."""
_FRESH: Final = 20_000
"""Playouts that answers are compared by."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a longer thought finds that a shorter one does not."""

    game: str
    unit: str
    milliseconds: int
    against: int
    moments: int
    """In which there was something to choose."""
    changed: int
    """In which the answers were not the same."""
    gain: Interval
    """A moment, whether the answer changed or not."""


def answers(game: AnyGame, view: AnyView, budgets: Sequence[int]) -> list[Move]:
    """Return what the search says with each budget, nothing where there is nothing to choose."""
    taste = taste_for(game.name)
    found: list[Move] = []
    for milliseconds in budgets:
        # The budget is the seed as well: each has luck of its own.
        tried = search(game, view, milliseconds, Budget(milliseconds=milliseconds), taste)
        if len(tried) == 1:
            return []
        found.append(tried[0].move)
    return found


def worth(game: AnyGame, view: AnyView, moves: Sequence[Move], playouts: int) -> list[float]:
    """Return by how much each move does better in fresh worlds than the first of them."""
    different = list(dict.fromkeys(moves))
    if len(different) == 1:
        return [0.0] * len(moves)
    dice = Dice(len(view.log))
    worlds = game.worlds(view, different, dice, taste_for(game.name))
    count = max(1, playouts // (worlds.each * len(different)))
    found = worlds.compare(range(len(different)), dice.below(1 << 31), count)
    means = {move: ahead.total / count for move, ahead in zip(different, found, strict=True)}
    return [means[move] for move in moves]


def measure(
    name: str, budgets: Sequence[int], moments: int, playouts: int = _FRESH
) -> tuple[Step, ...]:
    """Compare each budget with the one before it, in so many moments of a game."""
    game = find(name)
    unit = unit_of(name)
    said: list[list[Move]] = []
    values: list[list[float]] = []
    chosen = ((view, answers(game, view, budgets)) for view in views(game, _EVERY))
    contested = ((view, moves) for view, moves in chosen if moves)
    for view, moves in track(islice(contested, moments), name, total=moments, transient=True):
        said.append(moves)
        values.append([value / unit.scale for value in worth(game, view, moves, playouts)])
    return tuple(
        Step(
            name,
            unit.name,
            budgets[longer],
            budgets[shorter],
            moments,
            sum(moves[longer] != moves[shorter] for moves in said),
            of_points([value[longer] - value[shorter] for value in values]),
        )
        for shorter, longer in pairwise(range(len(budgets)))
    )


def main() -> None:
    """Measure and print a line for each step of each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.longer", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="names with commas between")
    parser.add_argument("--milliseconds", default="50,200,800", help="budgets, the shortest first")
    parser.add_argument("--moments", type=int, default=300, help="how many of each game")
    given = parser.parse_args()
    budgets = [int(part) for part in given.milliseconds.split(",")]
    for name in given.games.split(","):
        for step in measure(name, budgets, given.moments):
            print(json.dumps(asdict(step)), flush=True)


if __name__ == "__main__":
    main()
