"""A disk that takes nothing more while people play: told at once, nothing lost, soon over."""

import asyncio
import resource
from pathlib import Path

from paiju.store.opening import make_store
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.client import Client, run
from tests.server.player import advice, quick, reached
from tests.server.test_serve import end, start


def let_write(process: int, most: int) -> None:
    """Let a process write files of at most so many bytes from now on."""
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, hard))


async def _move(me: Client) -> p.Ack | p.Refused:
    """Make the best move when it is one's turn."""
    while True:
        await me.until(lambda: me.table is not None and me.table.turn is not None)
        best = await advice(me)
        if best is not None:
            return await me.do(c.Play, at=best.seq, move=best.best[0].move)


async def _play(base: str, process: int) -> tuple[str, list[int], str, int]:
    async with await Client.guest(base) as me:
        room = await quick(me, "gandengyan", switches={"seats": 2})
        await me.must(c.Ready)
        acked: list[int] = []
        while len(acked) < 2:
            told = await _move(me)
            if isinstance(told, p.Ack):
                acked.append(told.seq)
                await reached(me, told.seq)
        let_write(process, 0)
        refused = await me.refused(c.Auto, on=True)
        health = (await me.http.get("/healthz")).status_code
        assert (await me.http.post("/api/guest", json={})).status_code == 503
        let_write(process, resource.RLIM_INFINITY)
        # Nothing needs to be started again.
        acked.append((await me.must(c.Auto, on=True)).seq)
        return room, acked, refused, health


def test_a_full_disk_stops_play_and_nothing_else(tmp_path: Path) -> None:
    running, base = start(tmp_path)
    try:
        room, acked, refused, health = run(_play(base, running.pid))
    finally:
        end(running, 15)
    assert refused == "server.store"
    assert health == 503

    async def kept() -> list[int]:
        store = make_store(tmp_path)
        await store.start()
        rows = await store.rows(room, after=0)
        await store.stop()
        return [row.seq for row in rows if row.command is not None]

    assert set(acked) <= set(asyncio.run(kept()))
