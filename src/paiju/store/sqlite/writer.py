"""The one thread that writes: all that waits goes into one transaction (group commit).

A commit waits for the disk; while it does, others gather, and the next commit takes all of them.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from paiju.store.contract import Row, StoreError, Unavailable
from paiju.store.sqlite.files import failure
from paiju.store.statements import Statement

_COLUMNS: Final = 8
_MOST_ROWS: Final = 64
_MOST_JOBS: Final = 2048


@dataclass(slots=True, eq=False)
class Job:
    """What somebody waits for: rows of the log, and statements."""

    rows: Sequence[Row]
    statements: Sequence[Statement]
    answer: "asyncio.Future[list[list[Any]]]"


_Result: TypeAlias = list[list[Any]] | Exception


@cache
def _insert(count: int) -> str:
    """Write the statement for so many rows at once.

    Each statement lets go of the interpreter and must wait to get it back, which takes longest
    when the server is busiest: one statement for many rows waits once.
    """
    places = f"({','.join('?' * _COLUMNS)})"
    return f"INSERT INTO log VALUES {','.join([places] * count)}"


def _values(rows: Sequence[Row]) -> list[object]:
    """Line up the values of rows."""
    values: list[object] = []
    for row in rows:
        values += (
            row.room,
            row.seq,
            row.command,
            row.events,
            row.fingerprint,
            row.at,
            row.due,
            row.snapshot,
        )
    return values


class Writer:
    """A thread with a connection and a queue."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection]) -> None:
        self._connection = open_connection()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, rows: Sequence[Row], statements: Sequence[Statement]) -> list[list[Any]]:
        """Return when all of it is on the disk, with the rows that each statement returned."""
        answer = self._loop.create_future()
        self._queue.put(Job(rows, statements, answer))
        result: list[list[Any]] = await answer
        return result

    async def stop(self) -> None:
        """Write what waits, then close."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """Take what waits, write it, wake those who wait; until the end is queued."""
        going = True
        while going:
            jobs, going = self._gather()
            results = self._settle(jobs)
            self._loop.call_soon_threadsafe(_answer, jobs, results)
        self._connection.close()

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a job and take all that came with it; also tell whether to go on."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _MOST_JOBS:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _settle(self, jobs: list[Job]) -> list[_Result]:
        """Write all jobs in one transaction; where one fails, each in its own."""
        try:
            return list(self._together(jobs))
        except Exception as error:
            self._roll_back()
            if len(jobs) == 1:
                return [_named(error)]
        return [self._settle([job])[0] for job in jobs]

    def _together(self, jobs: list[Job]) -> list[list[list[Any]]]:
        """Write jobs in one transaction, which a single statement has by itself."""
        rows = [row for job in jobs for row in job.rows]
        single = len(rows) <= _MOST_ROWS and not any(job.statements for job in jobs)
        if not single:
            self._connection.execute("BEGIN IMMEDIATE")
        for start in range(0, len(rows), _MOST_ROWS):
            part = rows[start : start + _MOST_ROWS]
            self._connection.execute(_insert(len(part)), _values(part))
        returned = [
            [self._connection.execute(one.sql, one.values).fetchall() for one in job.statements]
            for job in jobs
        ]
        if not single:
            self._connection.execute("COMMIT")
        return returned

    def _roll_back(self) -> None:
        """Leave a transaction that failed."""
        # The database may have left it already; where the disk fails the next commit will tell.
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("ROLLBACK")


def _named(error: Exception) -> StoreError:
    """Say in the store's terms what went wrong."""
    return failure(error) if isinstance(error, sqlite3.Error) else Unavailable(repr(error))


def _answer(jobs: list[Job], results: list[_Result]) -> None:
    """Wake everybody; some may have gone away."""
    for job, result in zip(jobs, results, strict=True):
        if job.answer.done():
            continue
        if isinstance(result, Exception):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)
