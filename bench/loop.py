"""Measure the playouts of the search beside bare ones: `python -m bench.loop --rounds 9`.

Both play whole hands inside the kernel: bare ones at random, those of the search by rules of thumb
or by a taste. Told twice: as the loop runs, and as bots do, with the hidden cards dealt and weighed
for every world, and learning from each where the game can. Rounds are interleaved, and the middle
one counts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from time import perf_counter
from typing import Final

from bench.thinking import views
from paiju.bots.contract import seat_of
from paiju.bots.taste import taste_for
from paiju.game import AnyGame, AnyView, Dice, Move, find, games
from paiju.think import kernel_of, thinker_of

_IDEAS: Final = 6


@dataclass(frozen=True, slots=True)
class Loop:
    """Playouts a second as shares of the bare rate."""

    game: str
    bare: float
    """Bare playouts a second."""
    loop: float
    as_bots: float


def _pace(work: Callable[[], object], playouts: int) -> float:
    """Return playouts a second."""
    begun = perf_counter()
    work()
    return playouts / (perf_counter() - begun)


def _leads(game: AnyGame, taste: Sequence[int]) -> Iterator[tuple[AnyView, tuple[Move, ...]]]:
    """Give views of seats that lead and have a choice, and what comes to their minds."""
    for view in views(game, 1):
        ideas = thinker_of(game).ideas(view, _IDEAS, Dice(1), taste)
        if view.phase == "play" and not view.table and len(ideas) > 1:
            yield view, ideas


def measure(name: str, rounds: int, playouts: int = 3000) -> Loop:
    """Measure a game at the first lead that leaves a choice."""
    game = find(name)
    rules = next(iter(game.presets.values()))
    taste = taste_for(name)
    view, ideas = next(_leads(game, taste))
    thinker = kernel_of(game)
    state, seat = thinker.guess(view, Dice(1)), seat_of(view)
    worlds = thinker.worlds(view, ideas, Dice(2), taste)
    closer = worlds.closer()
    if closer is not None and closer.each == worlds.each:
        worlds = closer
    each = playouts // len(ideas)
    found: list[tuple[float, float, float]] = []
    for seed in range(1, rounds + 1):
        bare = _pace(partial(thinker.playouts, rules, seed, playouts), playouts)
        done = each * len(ideas)
        loop = _pace(partial(thinker.rollouts, state, seat, ideas, seed, each), done)
        whole = _pace(partial(worlds.compare, range(len(ideas)), seed, each), done * worlds.each)
        found.append((bare, loop / bare, whole / bare))
    return Loop(name, *(median(column) for column in zip(*found, strict=True)))


def main() -> None:
    """Measure and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.loop", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="names with commas between")
    parser.add_argument("--rounds", type=int, default=9, help="how often both are measured")
    given = parser.parse_args()
    for name in given.games.split(","):
        print(json.dumps(asdict(measure(name, given.rounds))), flush=True)


if __name__ == "__main__":
    main()
