"""A friend on another machine: joins, plays a move, and tells where the invitation leads.

python -m tests.network.friend http://10.77.0.1:8700
"""

import asyncio
import sys

from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.client import Client
from tests.server.player import advice, quick


async def _table(me: Client) -> p.Table:
    """Wait for a turn."""
    return await me.until(lambda: me.table if me.table and me.table.turn else None)


async def join(base: str) -> str:
    """Join over HTTP and the socket, and play a move; return the link to the room."""
    async with await Client.guest(base) as me:
        room = await quick(me, "gandengyan", strength="easy")
        while True:
            await _table(me)
            best = await advice(me)
            if best is None:
                continue
            told = await me.do(c.Play, at=best.seq, move=best.best[0].move)
            if isinstance(told, p.Ack):
                break
        link: str = (await me.http.get(f"/api/rooms/{room}")).json()["link"]
        return link


if __name__ == "__main__":
    print(asyncio.run(asyncio.wait_for(join(sys.argv[1]), 60)))
