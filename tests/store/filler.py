"""Append rows until the store says no; tell which were acknowledged and how it said no."""

import asyncio
import json
import sys
from pathlib import Path

from paiju.store.contract import Append, Head, Row, Unavailable
from paiju.store.opening import make_store


async def main() -> None:
    """Fill the disk."""
    store = make_store(Path(sys.argv[1]))
    await store.start()
    lease = await store.claim("ROOM01")
    acked: list[int] = []
    error = ""
    head: Head | None = Head("ROOM01", True, None, ())
    while not error:
        seq = len(acked) + 1
        row = Row("ROOM01", seq, f"command-{seq}", b"x" * 500, None, seq, None, seq == 1)
        try:
            await store.append(Append((row,), head), lease)
        except Unavailable as reason:
            error = str(reason)
        else:
            acked.append(seq)
        head = None
    print(json.dumps({"acked": acked, "error": error, "writable": (await store.health()).writable}))


asyncio.run(main())
