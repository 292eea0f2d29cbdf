"""Leases: which node writes to a room.

A node is alive while it keeps renewing its row; a room belongs to the node that is named beside it.
Taking over a room from a dead node raises its epoch, and an append with an old epoch is refused by
the database: a node that was only asleep can do no harm when it wakes.
"""

import asyncio
import contextlib
import logging
from typing import Final

from paiju.store.contract import Lease, Lost
from paiju.store.postgres.pool import Pool, away, failure, patiently

LIFE_MS: Final = 3000
MARGIN_MS: Final = 500
BEAT_SECONDS: Final = 1.0
_PATIENCE: Final = 20.0
_log = logging.getLogger("paiju.leases")

# Only the clock of the database counts; the nodes' clocks may differ.
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_ALIVE: Final = f"SELECT 1 FROM nodes n WHERE n.id = o.node AND n.until > {NOW}"

_BEAT: Final = f"""
INSERT INTO nodes AS n (id, until) VALUES ($1, {NOW} + $2)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
_CLAIM: Final = f"""
INSERT INTO owners AS o (room, node, epoch) VALUES ($1, $2, 1)
ON CONFLICT (room) DO UPDATE SET node = excluded.node, epoch = o.epoch + 1
WHERE o.node = excluded.node OR NOT EXISTS ({_ALIVE})
RETURNING epoch
"""
# The row stays: an epoch that began anew at 1 would let an old lease in again.
_RELEASE: Final = "UPDATE owners SET node = '' WHERE room = $1 AND node = $2 AND epoch = $3"
_OWNER: Final = f"SELECT o.node FROM owners o WHERE o.room = $1 AND EXISTS ({_ALIVE})"
_ORPHANS: Final = f"""
SELECT r.code FROM rooms r LEFT JOIN owners o ON o.room = r.code
WHERE r.open AND (o.room IS NULL OR NOT EXISTS ({_ALIVE}))
ORDER BY random() LIMIT $1
"""
_NODES: Final = f"SELECT id FROM nodes WHERE until > {NOW}"
_MINE: Final = "SELECT room, epoch FROM owners WHERE node = $1"
_LEAVE: Final = "DELETE FROM nodes WHERE id = $1"


class Leases:
    """This node's life and its rooms."""

    def __init__(self, node: str) -> None:
        self.node = node
        self._pool: Pool | None = None
        self._beating: asyncio.Task[None] | None = None
        self._proved = -LIFE_MS / 1000
        """When this node was last known to be alive, by its own clock."""
        self._since = 0.0
        """Since when it was so without a gap."""
        self._doubted = False
        """Whether there was a gap, and nobody has looked yet what was taken in it."""

    def is_sure(self) -> bool:
        """Tell whether nobody can have taken this node's rooms yet."""
        return not self._doubted and not self._is_late()

    def _is_late(self) -> bool:
        """Tell whether others may take this node for dead."""
        return self._clock() - self._proved > (LIFE_MS - MARGIN_MS) / 1000

    def is_steady(self) -> bool:
        """Tell whether this node was alive for long enough to tell who else is."""
        return self.is_sure() and self._proved - self._since > LIFE_MS / 1000

    @staticmethod
    def _clock() -> float:
        """Return the time of this node's own clock."""
        return asyncio.get_running_loop().time()

    async def start(self, pool: Pool) -> None:
        """Be alive from now on."""
        self._pool = pool
        await patiently(self._beat, _PATIENCE)
        self._doubted = False
        self._beating = asyncio.create_task(self._keep_beating(), name="leases")

    async def stop(self) -> None:
        """Be dead at once: others need not wait."""
        if self._beating is None or self._pool is None:
            return
        self._beating.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._beating
        try:
            await self._pool.execute(_LEAVE, self.node)
        except Exception as error:
            # With the database away the others find out by themselves.
            if not away(error):
                raise

    async def _beat(self) -> None:
        """Be alive for a while longer, counted from before the question."""
        now, gap = self._clock(), self._is_late()
        await self._use().execute(_BEAT, self.node, LIFE_MS)
        if gap:
            self._since, self._doubted = now, True
        self._proved = now

    async def prove(self) -> None:
        """Beat once, now, or say why not."""
        try:
            await self._beat()
        except Exception as error:
            raise failure(error) from error

    async def _keep_beating(self) -> None:
        """Stay alive; with the database away nobody can take anything."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except Exception as error:
                # A node that stopped trying would never be anybody's again.
                if not away(error):
                    _log.exception("beat")

    async def claim(self, room: str) -> Lease:
        """Take a room that nobody alive holds."""

        async def attempt() -> int | None:
            epoch: int | None = await self._use().fetchval(_CLAIM, room, self.node)
            return epoch

        epoch = await patiently(attempt, _PATIENCE)
        if epoch is None:
            raise Lost(room)
        return Lease(room, self.node, epoch)

    async def release(self, lease: Lease) -> None:
        """Give a room back."""

        async def attempt() -> None:
            await self._use().execute(_RELEASE, lease.room, lease.node, lease.epoch)

        await patiently(attempt, _PATIENCE)

    async def owner(self, room: str) -> str | None:
        """Return the living node that has a room."""

        async def attempt() -> str | None:
            node: str | None = await self._use().fetchval(_OWNER, room)
            return node

        return await patiently(attempt, _PATIENCE)

    async def orphans(self, most: int) -> list[str]:
        """Return open rooms that no living node has."""

        async def attempt() -> list[str]:
            return [str(row[0]) for row in await self._use().fetch(_ORPHANS, most)]

        return await patiently(attempt, _PATIENCE)

    async def alive(self) -> frozenset[str]:
        """Return all nodes that are alive."""

        async def attempt() -> frozenset[str]:
            return frozenset(str(row[0]) for row in await self._use().fetch(_NODES))

        return await patiently(attempt, _PATIENCE)

    async def look_again(self) -> dict[str, int]:
        """Be alive again after a gap, and return the rooms that are still this node's."""
        await self.prove()
        mine = await self.mine()
        self._doubted = False
        return mine

    async def mine(self) -> dict[str, int]:
        """Return the rooms that are this node's, with their epochs."""

        async def attempt() -> dict[str, int]:
            return {str(room): epoch for room, epoch in await self._use().fetch(_MINE, self.node)}

        return await patiently(attempt, _PATIENCE)

    def _use(self) -> Pool:
        """Return the connections of a store that has started."""
        if self._pool is None:
            raise RuntimeError("the store has not started")
        return self._pool
