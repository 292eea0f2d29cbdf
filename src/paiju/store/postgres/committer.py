"""Group commit on PostgreSQL: all steps that wait go into one statement.

The statement holds on to the owners' rows while it writes, so a room cannot change hands between
the look at its lease and the commit.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from paiju.store.contract import Append, Lease, Lost, Row, StoreError, Taken
from paiju.store.postgres.pool import Pool, away, failure, patiently
from paiju.store.rooms import besides
from paiju.store.statements import numbered

_MOST: Final = 512
_PATIENCE: Final = 20.0

_APPEND: Final = """
WITH held AS (
    SELECT o.room FROM owners o
    JOIN unnest($1::text[], $2::text[], $3::bigint[]) AS w (room, node, epoch)
    ON o.room = w.room AND o.node = w.node AND o.epoch = w.epoch
    FOR SHARE OF o
), written AS (
    INSERT INTO log (room, seq, command, events, fingerprint, at, due, snapshot)
    SELECT r.* FROM unnest(
        $4::text[], $5::bigint[], $6::text[], $7::bytea[],
        $8::text[], $9::bigint[], $10::bigint[], $11::boolean[]
    ) AS r (room, seq, command, events, fingerprint, at, due, snapshot)
    WHERE r.room IN (SELECT room FROM held)
)
SELECT room FROM held
"""
_HELD: Final = """
SELECT 1 FROM owners WHERE room = $1 AND node = $2 AND epoch = $3 FOR SHARE
"""
_THERE: Final = "SELECT command, events, at FROM log WHERE room = $1 AND seq = $2"


@dataclass(slots=True, eq=False)
class _Job:
    """A step that waits."""

    change: Append
    lease: Lease
    answer: "asyncio.Future[None]"


def _columns(rows: Sequence[Row]) -> tuple[list[Any], ...]:
    """Turn rows into columns."""
    return (
        [row.room for row in rows],
        [row.seq for row in rows],
        [row.command for row in rows],
        [row.events for row in rows],
        [row.fingerprint for row in rows],
        [row.at for row in rows],
        [row.due for row in rows],
        [row.snapshot for row in rows],
    )


class Committer:
    """A task that writes whatever waits."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[_Job] = []
        self._unanswered: set[asyncio.Future[None]] = set()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="committer")

    async def append(self, change: Append, lease: Lease) -> None:
        """Return when a step is durable."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unanswered.add(answer)
        answer.add_done_callback(self._unanswered.discard)
        self._waiting.append(_Job(change, lease, answer))
        self._wake.set()
        await answer

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._unanswered:
            await asyncio.wait(self._unanswered)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        """Take what waits, write it, wake those who wait."""
        while True:
            await self._wake.wait()
            jobs = self._gather()
            if not self._waiting:
                self._wake.clear()
            await self._settle(jobs)

    def _gather(self) -> list[_Job]:
        """Take one job a room: a lease that holds must not speak for another that does not."""
        jobs: dict[str, _Job] = {}
        later: list[_Job] = []
        for job in self._waiting:
            if len(jobs) < _MOST and job.lease.room not in jobs:
                jobs[job.lease.room] = job
            else:
                later.append(job)
        self._waiting = later
        return list(jobs.values())

    async def _settle(self, jobs: list[_Job]) -> None:
        """Write all jobs in one transaction; where that fails, each in its own."""
        try:
            held = await self._together(jobs)
        except Exception as error:
            unknown = away(error)
            await asyncio.gather(*(self._alone(job, unknown=unknown) for job in jobs))
            return
        for job in jobs:
            _answer(job, None if job.lease.room in held else Lost(job.lease.room))

    async def _together(self, jobs: list[_Job]) -> set[str]:
        """Write jobs in one transaction; return the rooms whose leases hold."""
        leases = [job.lease for job in jobs]
        values = (
            [lease.room for lease in leases],
            [lease.node for lease in leases],
            [lease.epoch for lease in leases],
            *_columns([row for job in jobs for row in job.change.rows]),
        )
        if not any(_more(job.change) for job in jobs):
            return {str(row[0]) for row in await self._pool.fetch(_APPEND, *values)}
        async with self._pool.acquire() as connection, connection.transaction():
            held = {str(row[0]) for row in await connection.fetch(_APPEND, *values)}
            for job in jobs:
                if job.lease.room in held:
                    await _write_besides(connection, job.change)
        return held

    async def _alone(self, job: _Job, *, unknown: bool) -> None:
        """Write one job; after a lost connection nobody knows yet whether it is written."""
        doubt = unknown

        async def attempt() -> None:
            nonlocal doubt
            try:
                await self._once(job, doubt=doubt)
            except StoreError:
                raise
            except Exception as error:
                doubt = doubt or away(error)
                raise

        try:
            await patiently(attempt, _PATIENCE)
        except StoreError as error:
            _answer(job, error)
        except Exception as error:
            _answer(job, failure(error))
        else:
            _answer(job, None)

    async def _once(self, job: _Job, *, doubt: bool) -> None:
        """Try one job in a transaction of its own; in doubt, look first whether it is there."""
        rows = job.change.rows
        lease = job.lease
        async with self._pool.acquire() as connection, connection.transaction():
            if not await connection.fetch(_HELD, lease.room, lease.node, lease.epoch):
                raise Lost(lease.room)
            if doubt:
                there = await connection.fetchrow(_THERE, rows[0].room, rows[0].seq)
                if there is not None:
                    if tuple(there) == (rows[0].command, rows[0].events, rows[0].at):
                        return
                    raise Taken(lease.room)
            await connection.fetch(
                _APPEND, [lease.room], [lease.node], [lease.epoch], *_columns(rows)
            )
            await _write_besides(connection, job.change)


def _more(change: Append) -> bool:
    """Tell whether a step writes more than its rows."""
    return change.head is not None or change.hand is not None


async def _write_besides(
    connection: "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]", change: Append
) -> None:
    """Write what a step has beside its rows."""
    for statement in besides(change):
        sql, values = numbered(statement)
        await connection.execute(sql, *values)


def _answer(job: _Job, error: StoreError | None) -> None:
    """Wake whoever waits, if still there."""
    if job.answer.done():
        return
    if error is None:
        job.answer.set_result(None)
    else:
        job.answer.set_exception(error)
