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
from ipaddress import ip_network
from statistics import median
from typing import Any, Final

import uvloop

from tools.crowd.crowd import Crowd
from tools.crowd.flood import flooding
from tools.crowd.party import AtRandom
from tools.crowd.serving import Server, end_politely, serving

_HOMES: Final = ip_network("198.18.0.0/15")
_FEW: Final = 25
"""What these take is taken once: all games are loaded by then. What is counted comes after them."""


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


async def compare(
    timing: Timing, crowd: Crowd, url: str, seconds: float, rounds: int
) -> dict[str, float]:
    """Measure in turn with nobody else and with one client that floods the server."""
    alone: list[dict[str, float]] = []
    flooded: list[dict[str, float]] = []
    for _ in range(rounds):
        alone.append(await timing.measure(crowd, seconds / rounds))
        flood = flooding(url)
        await asyncio.to_thread(flood.__enter__)
        try:
            flooded.append(await timing.measure(crowd, seconds / rounds))
        finally:
            await asyncio.to_thread(flood.__exit__, None, None, None)
    before, under = (median(one["p99_ms"] for one in some) for some in (alone, flooded))
    told = {name: median(one[name] for one in alone) for name in alone[0]}
    return {**told, "flooded_p99_ms": under, "flooded": round(under / before, 2)}


async def load(
    server: Server, tables: int, seconds: float, rate: float, seed: int, *, flood: int = 0
) -> dict[str, Any]:
    """Load a server that runs."""
    timing = Timing()
    crowd = Crowd(
        (server.url,), tables, lambda dice: AtRandom(dice, rate), timing.waits.append, seed
    )
    for number, party in enumerate(crowd.parties if flood else ()):
        # Limits are those of every day: each table is somewhere else.
        party.origin = str(_HOMES[number])
    try:
        await crowd.gather(_FEW)
        few = server.memory_mb()
        await crowd.gather()
        # The first deals come all at once; they are not what is to be measured.
        await asyncio.sleep(min(5.0, seconds / 2))
        if flood:
            figures = await compare(timing, crowd, server.url, seconds, flood)
        else:
            figures = await timing.measure(crowd, seconds)
        memory = server.memory_mb()
    finally:
        await crowd.leave()
    if tables > _FEW:
        print(f"{(memory - few) * 1024 / (tables - _FEW):.0f} kB a table", file=sys.stderr)
    told = {"tables": tables, "sockets": len(crowd.players), **figures}
    return {**told, "rss_mb": round(memory, 1)}


def main() -> None:
    """Read the wishes, load a server, print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--flood", type=int, default=0, help="compare with a flooding client, in so many rounds"
    )
    wishes = parser.parse_args()
    end_politely()
    # A pause of the crowd would count as one of the server.
    gc.disable()
    words = ("--limits", "1", "--trust-proxy", "127.0.0.1") if wishes.flood else ()
    with serving(*words) as server:
        told = uvloop.run(
            load(
                server,
                wishes.tables,
                wishes.seconds,
                wishes.rate,
                wishes.seed,
                flood=wishes.flood,
            )
        )
    print(json.dumps(told))


if __name__ == "__main__":
    main()
