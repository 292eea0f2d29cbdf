"""Ask three times as much of a server as it can carry, and see what is left and when it is back.

python -m tools.crowd.overload --tables 1000 --share 0.1

The server gets a share of a core, so that a crowd beside it can ask too much of it. First the rate
rises until more is asked than is done: that is the best it can do. The last line is one of JSON.
"""

import argparse
import asyncio
import gc
import json
import math
import sys
import time
from dataclasses import dataclass
from typing import Final

import uvloop

from paiju.game import Chance
from tools.crowd.crowd import Crowd
from tools.crowd.serving import Server, end_politely, serving
from tools.crowd.slowing import slowed

_TOO_MUCH: Final = 3.0
_RISE: Final = 1.5
_MORE: Final = 1.1
"""A rise of what is done that counts: the server can carry more than was asked before."""
_TWICE: Final = 2
"""One measurement may be low by chance."""
_LOOK: Final = 0.2
_CALM: Final = 0.5
"""Of the best rate: what is asked when the rush is over."""
_PATIENCE: Final = 60
_QUICK: Final = 1.0
"""Seconds within which a server that is back shows nearly every move to everybody."""


@dataclass(slots=True)
class Changing:
    """Moves at random times, at a rate that may change while somebody waits for the next."""

    chance: Chance
    per_second: float

    async def wait(self) -> None:
        """Wait until enough of the rate has passed."""
        left = -math.log((self.chance.below(1 << 30) + 1) / (1 << 30))
        while left > 0:
            seconds = min(_LOOK, left / self.per_second)
            left -= seconds * self.per_second
            await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class Counted:
    """What was done in some time."""

    per_s: float
    per_cpu_s: float
    """For a second of the server's work: what else the machine does changes it little."""
    p99: float


class Rush:
    """A crowd that is told how much to ask."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self._server = server
        self._paces: list[Changing] = []
        self._waits: list[float] = []
        self.crowd = Crowd((server.url,), tables, self._pace, self._waits.append, seed)

    def _pace(self, chance: Chance) -> Changing:
        """Give a table a pace that is changed later; it is slow while others still come."""
        pace = Changing(chance, 0.02)
        self._paces.append(pace)
        return pace

    def ask(self, moves_per_s: float) -> None:
        """Let all tables together make this many moves a second, if the server lets them."""
        for pace in self._paces:
            pace.per_second = moves_per_s / len(self._paces)

    @property
    def visits(self) -> int:
        """How many sockets were welcomed."""
        return sum(player.visits for player in self.crowd.players)

    async def count(self, seconds: float) -> Counted:
        """Count the moves that everybody saw in some seconds."""
        begun, moves, worked = time.perf_counter(), self.crowd.moves, self._server.worked_s()
        self._waits.clear()
        await asyncio.sleep(seconds)
        self.crowd.check()
        waits = sorted(self._waits)
        worst = waits[len(waits) * 99 // 100] if waits else float("inf")
        made = self.crowd.moves - moves
        worked = max(self._server.worked_s() - worked, 0.01)
        return Counted(made / (time.perf_counter() - begun), made / worked, worst)


async def _best(rush: Rush, asked: float, seconds: float) -> Counted:
    """Ask for more and more until no more is done; return the most."""
    best, full = Counted(0, 0, 0), 0
    while full < _TWICE:
        rush.ask(asked)
        # What was asked before is still under way.
        await rush.count(seconds / 2)
        done = await rush.count(seconds)
        _tell(asked, done)
        full += done.per_s < _MORE * best.per_s
        best = max(best, done, key=lambda one: one.per_s)
        asked *= _RISE
    return best


async def _back(rush: Rush) -> float:
    """Return after how many seconds moves are quick again."""
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < _PATIENCE:
        if (await rush.count(1.0)).p99 < _QUICK:
            return passed
    return float("inf")


def _say(line: str) -> None:
    """Show how far it is."""
    print(line, file=sys.stderr, flush=True)


def _tell(asked: float, done: Counted) -> None:
    """Show what was asked and done."""
    rates = f"asked {asked:.0f}, done {done.per_s:.0f} a second"
    _say(f"{rates}, {done.per_cpu_s:.0f} for a second of work, p99 {done.p99:.2f} s")


async def overload(
    server: Server, tables: int, share: float, seconds: float, seed: int
) -> dict[str, float]:
    """Find the best rate of a server, ask three times as much, then half."""
    rush = Rush(server, tables, seed)
    try:
        await rush.crowd.gather()
        _say(f"{len(rush.crowd.players)} sockets at {tables} tables")
        with slowed(server.pid, share):
            best = await _best(rush, max(2.0, 500 * share), seconds)
            before = rush.visits
            asked = _TOO_MUCH * best.per_s
            rush.ask(asked)
            await rush.count(seconds)
            done = await rush.count(2 * seconds)
            _tell(asked, done)
            rush.ask(_CALM * best.per_s)
            back = await _back(rush)
            broken = rush.visits - before
    finally:
        await rush.crowd.leave()
    return {
        "tables": tables,
        "share": share,
        "best_per_s": round(best.per_s, 1),
        "over_per_s": round(done.per_s, 1),
        "kept": round(done.per_s / best.per_s, 2),
        "kept_per_cpu_s": round(done.per_cpu_s / best.per_cpu_s, 2),
        "over_p99_s": round(done.p99, 2),
        "back_s": round(back, 1),
        "came_back": broken,
    }


def main() -> None:
    """Read the wishes, overload a server, print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--share", type=float, default=0.1, help="of a core, for the server")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    end_politely()
    # A pause of the crowd would count as one of the server.
    gc.disable()
    with serving() as server:
        told = uvloop.run(
            overload(server, wishes.tables, wishes.share, wishes.seconds, wishes.seed)
        )
    print(json.dumps(told))


if __name__ == "__main__":
    main()
