"""Load a server: many tables of real sockets, and how long a move takes to reach everybody.

python -m tools.crowd.load --tables 500 --seconds 30

The server runs in a process of its own, the crowd in this one. The last line is one of JSON.
"""

import argparse
import asyncio
import gc
import json
import sys
import time
from typing import Any

import uvloop

from tools.crowd.crowd import Crowd
from tools.crowd.party import AtRandom
from tools.crowd.serving import end_politely, serving


class Timing:
    """How long moves took to reach everybody."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    async def measure(self, crowd: Crowd, seconds: float) -> dict[str, float]:
        """Let a crowd play, and return the figures of this time alone."""
        before = crowd.moves
        self.waits.clear()
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - begun
        waits = sorted(self.waits)
        crowd.check()
        return {
            "moves_per_s": round((crowd.moves - before) / passed, 1),
            "p50_ms": round(waits[len(waits) // 2] * 1000, 2),
            "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 2),
        }


async def load(url: str, tables: int, seconds: float, rate: float, seed: int) -> dict[str, Any]:
    """Load a server that runs."""
    timing = Timing()
    crowd = Crowd((url,), tables, lambda dice: AtRandom(dice, rate), timing.waits.append, seed)
    try:
        await crowd.gather()
        # The first deals come all at once; they are not what is to be measured.
        await asyncio.sleep(min(5.0, seconds / 2))
        figures = await timing.measure(crowd, seconds)
    finally:
        await crowd.leave()
    return {"tables": tables, "sockets": len(crowd.players), **figures}


def main() -> None:
    """Read the wishes, load a server, print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second at each table")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    end_politely()
    # A pause of the crowd would count as one of the server.
    gc.disable()
    with serving() as server:
        empty = server.memory_mb()
        told = uvloop.run(load(server.url, wishes.tables, wishes.seconds, wishes.rate, wishes.seed))
        told["rss_mb"] = round(server.memory_mb(), 1)
        each = (told["rss_mb"] - empty) * 1024 / wishes.tables
        print(f"{empty:.0f} MB before, {each:.0f} kB a table", file=sys.stderr)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
