"""PostgreSQL behind the store: leased rooms, group commit, patience while it restarts."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from paiju.store.contract import Append, Health, Lease, StoreError, Unavailable
from paiju.store.postgres.committer import Committer
from paiju.store.postgres.leases import Leases
from paiju.store.postgres.pool import Pool, failure, fetch, open_pool, patiently
from paiju.store.schema import VERSION_QUERY, current, upgrade
from paiju.store.statements import Fields, Statement, numbered

if TYPE_CHECKING:
    from sqlalchemy import Connection

_PATIENCE: Final = 20.0
_MIGRATION_LOCK: Final = 0x7061696A75
"""Nodes that start together make the tables one after the other."""


class PostgresDriver:
    """A database that several nodes share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.leases = Leases(secrets.token_hex(8))
        self._pool: Pool | None = None
        self._committer: Committer | None = None

    async def start(self) -> None:
        """Make the tables where there are none, and be alive."""
        pool = await open_pool(self._url)
        try:
            if not current(await _version(pool)):
                await _migrate(self._url)
            await self.leases.start(pool)
        except BaseException:
            await pool.close()
            raise
        self._pool = pool
        self._committer = Committer(pool)

    async def stop(self) -> None:
        """Write what waits, let the rooms go, close."""
        if self._committer is not None:
            await self._committer.stop()
            self._committer = None
        await self.leases.stop()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), 5)
            except TimeoutError:
                pool.terminate()

    async def health(self) -> Health:
        """Tell whether this node could prove that it is alive; the disk is another machine's."""
        try:
            await self.leases.prove()
        except StoreError:
            return Health(False, 1.0)
        return Health(True, 1.0)

    async def claim(self, room: str) -> Lease:
        """Take a room."""
        return await self.leases.claim(room)

    async def release(self, lease: Lease) -> None:
        """Give a room back."""
        await self.leases.release(lease)

    async def append(self, change: Append, lease: Lease) -> None:
        """Write one step of a room."""
        if self._committer is None:
            raise Unavailable("stopped")
        await self._committer.append(change, lease)

    async def read(self, statement: Statement) -> list[Fields]:
        """Ask, again if need be."""
        pool, bound = self._use(), numbered(statement)
        return await patiently(lambda: fetch(pool, bound), _PATIENCE)

    async def write(self, *statements: Statement) -> list[list[Fields]]:
        """Run statements in one transaction, once: what is half known must not be done twice."""
        pool = self._use()
        returned: list[list[Fields]] = []
        try:
            async with pool.acquire() as connection, connection.transaction():
                for statement in statements:
                    sql, values = numbered(statement)
                    rows = await connection.fetch(sql, *values)
                    returned.append([tuple(row) for row in rows])
        except Exception as error:
            raise failure(error) from error
        return returned

    def _use(self) -> Pool:
        """Return the connections of a store that has started."""
        if self._pool is None:
            raise Unavailable("stopped")
        return self._pool


async def _version(pool: Pool) -> str | None:
    """Return the version of the data, None where there are none yet."""
    if await pool.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    version: str | None = await pool.fetchval(VERSION_QUERY)
    return version


async def _migrate(url: str) -> None:
    """Run the missing steps in one transaction, one node at a time."""
    from sqlalchemy.ext.asyncio import create_async_engine

    def steps(connection: "Connection") -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        upgrade(connection)

    engine = create_async_engine("postgresql+asyncpg" + url[url.index("://") :])
    try:
        async with engine.begin() as connection:
            await connection.run_sync(steps)
    finally:
        await engine.dispose()
