"""How many events a second the store makes durable: many rooms, each waiting for its own.

python -m bench.durable --rooms 500 --seconds 5
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from paiju.store.contract import Append, Head, Row, Store
from paiju.store.sql import SqlStore
from paiju.store.sqlite.driver import SqliteDriver

EVENT = b'[{"type":"moved","seat":2,"move":"play HK HK HQ HQ","by":"player"}]' + b" " * 230


async def room(store: Store, code: str, until: float, waits: list[float]) -> int:
    """Append one row after another until the time is over; return how many."""
    lease = await store.claim(code)
    head: Head | None = Head(code, True, None, ())
    seq = 0
    while time.perf_counter() < until:
        seq += 1
        row = Row(code, seq, f"command-{code}-{seq}", EVENT, "0123456789abcdef", seq, None)
        begun = time.perf_counter()
        await store.append(Append((row,), head), lease)
        waits.append(time.perf_counter() - begun)
        head = None
    return seq


async def measure(store: Store, rooms: int, seconds: float) -> dict[str, float]:
    """Fill the store and return the figures."""
    await store.start()
    try:
        waits: list[float] = []
        begun = time.perf_counter()
        codes = (f"R{number:05}" for number in range(rooms))
        counts = await asyncio.gather(*(room(store, one, begun + seconds, waits) for one in codes))
        passed = time.perf_counter() - begun
    finally:
        await store.stop()
    waits.sort()
    return {
        "rooms": rooms,
        "events_per_s": round(sum(counts) / passed),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 2),
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 2),
    }


def main() -> None:
    """Read the wishes, measure, print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--folder", type=Path, help="where to write; a temporary folder if missing")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wishes.folder) as folder:
        store = SqlStore(SqliteDriver(Path(folder)))
        print(json.dumps(asyncio.run(measure(store, wishes.rooms, wishes.seconds))))


if __name__ == "__main__":
    main()
