"""Connections to PostgreSQL, and what its errors mean."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import asyncpg

from paiju.store.contract import StoreError, Taken, Unavailable
from paiju.store.statements import Fields

T = TypeVar("T")
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

CONNECTIONS: Final = 8
ANSWER_SECONDS: Final = 5.0
"""A database that says nothing for so long is taken to be away."""
PAUSE_SECONDS: Final = 0.2

_AWAY: Final = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
_FULL: Final = (asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError)


def away(error: BaseException) -> bool:
    """Tell whether the database may be back soon."""
    return isinstance(error, _AWAY)


def failure(error: Exception) -> StoreError:
    """Say in the store's terms what went wrong."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, _FULL):
        return Unavailable("full")
    return Unavailable("away" if away(error) else "broken")


async def open_pool(url: str) -> Pool:
    """Connect; a database that is just starting is waited for."""

    async def connect() -> Pool:
        return await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            command_timeout=ANSWER_SECONDS,
            timeout=ANSWER_SECONDS,
        )

    return await patiently(connect, 30.0)


async def patiently(attempt: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Try again while the database is away, for so many seconds; only for what can be repeated."""
    last = asyncio.get_running_loop().time() + seconds
    while True:
        try:
            return await attempt()
        except StoreError:
            raise
        except Exception as error:
            if not away(error) or asyncio.get_running_loop().time() > last:
                raise failure(error) from error
        await asyncio.sleep(PAUSE_SECONDS)


async def fetch(pool: Pool, statement: tuple[str, tuple[object, ...]]) -> list[Fields]:
    """Ask once."""
    sql, values = statement
    return [tuple(row) for row in await pool.fetch(sql, *values)]
