"""Measure what more time finds: `python -m bench.longer --milliseconds 50,200,800 --moments 300`.

Matches tell two budgets of one bot apart only after thousands of deals, since both play most moves
alike. Here the same moments are put to the search with each budget. Where it answers differently,
all answers are played on in fresh deals, the same for each and none that chose them: by how much
is the answer of the longer thought the better one? A judge tells: playouts, or with `--by normal`
bots that play on.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice, pairwise
from typing import Final

from rich.progress import track

from bench.judges import Bots, Judge, Playouts
from bench.thinking import views
from paiju.arena.entrants import parse_entrant
from paiju.arena.intervals import Interval, of_points
from paiju.bots import Budget
from paiju.bots.search import search
from paiju.bots.taste import taste_for
from paiju.bots.workers import workers
from paiju.game import AnyGame, AnyView, Move, find, games

_EVERY: Final = 5
"""One in so many moments of a hand is looked at."""
_FRESH: Final = 20_000
"""Playouts that answers are compared by."""
_DEALS: Final = 8
"""Deals that bots play on."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a longer thought finds that a shorter one does not."""

    game: str
    by: str
    """Who judged."""
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


@dataclass(frozen=True, slots=True)
class Moment:
    """What was said in a moment, nothing where there was nothing to choose, and its worth."""

    moves: list[Move]
    values: list[float]


def look(budgets: Sequence[int], judge: Judge, view: AnyView) -> Moment:
    """Ask for answers, and for how much better each is in fresh deals than the first of them."""
    game = find(view.game)
    moves = answers(game, view, budgets)
    different = list(dict.fromkeys(moves))
    if len(different) < 2:
        return Moment(moves, [0.0] * len(moves))
    values = dict(zip(different, judge.compare(game, view, different), strict=True))
    return Moment(moves, [values[move] for move in moves])


def looks(
    work: Callable[[AnyView], Moment], asked: Iterable[AnyView], count: int
) -> Iterator[Moment]:
    """Have processes look at moments, a few ahead of what is asked for; in order."""
    pool = workers(count)
    waiting: deque[Future[Moment]] = deque()
    try:
        for view in asked:
            waiting.append(pool.submit(work, view))
            if len(waiting) > 4 * count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def measure(
    name: str, budgets: Sequence[int], moments: int, judge: Judge, count: int = 1
) -> tuple[Step, ...]:
    """Compare each budget with the one before it, in so many moments of a game."""
    work = partial(look, budgets, judge)
    contested = (one for one in looks(work, views(find(name), _EVERY), count) if one.moves)
    found = list(track(islice(contested, moments), name, total=moments, transient=True))
    return tuple(
        Step(
            name,
            judge.name,
            judge.unit(name),
            budgets[longer],
            budgets[shorter],
            moments,
            sum(one.moves[longer] != one.moves[shorter] for one in found),
            of_points([one.values[longer] - one.values[shorter] for one in found]),
        )
        for shorter, longer in pairwise(range(len(budgets)))
    )


def main() -> None:
    """Measure and print a line for each step of each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.longer", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="names with commas between")
    parser.add_argument("--milliseconds", default="50,200,800", help="budgets, the shortest first")
    parser.add_argument("--moments", type=int, default=300, help="how many of each game")
    parser.add_argument("--by", help="a bot that plays answers on, `normal`, instead of playouts")
    parser.add_argument("--deals", type=int, default=_DEALS, help="how many a bot plays on")
    parser.add_argument("--workers", type=int, default=1, help="how many processes")
    given = parser.parse_args()
    judge = Bots(parse_entrant(given.by), given.deals) if given.by else Playouts(_FRESH)
    budgets = [int(part) for part in given.milliseconds.split(",")]
    for name in given.games.split(","):
        for step in measure(name, budgets, given.moments, judge, given.workers):
            print(json.dumps(asdict(step)), flush=True)


if __name__ == "__main__":
    main()
