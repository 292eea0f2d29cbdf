"""SQLite behind the store: one writer, readers beside it, one server a folder."""

import asyncio
import os
import shutil
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from paiju.store.contract import Append, Health, Lease, StoreError, Unavailable
from paiju.store.rooms import besides
from paiju.store.sqlite.files import FILE, bring_up, connect, failure, lock_folder, make_folder
from paiju.store.sqlite.writer import Writer
from paiju.store.statements import Fields, Statement, upsert

_READERS: Final = 2
_NODE: Final = "alone"


class SqliteDriver:
    """A database in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: int | None = None
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []

    async def start(self) -> None:
        """Make the folder and the tables where there are none."""
        file = await asyncio.to_thread(self._prepare)
        try:
            self._writer = Writer(partial(connect, file))
        except sqlite3.Error as error:
            raise failure(error) from error

    def _prepare(self) -> Path:
        """Take the folder and bring its data up."""
        file = make_folder(self._folder)
        self._lock = lock_folder(self._folder)
        bring_up(file)
        return file

    async def stop(self) -> None:
        """Write what waits and close everything."""
        if self._writer is not None:
            await self._writer.stop()
            self._writer = None
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._open:
            connection.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def health(self) -> Health:
        """Write the time, and look at the disk."""
        usage = shutil.disk_usage(self._folder)
        try:
            await self.write(upsert("nodes", "id", id=_NODE, until=time.time_ns() // 1_000_000))
        except StoreError:
            return Health(False, usage.free / usage.total)
        return Health(True, usage.free / usage.total)

    async def claim(self, room: str) -> Lease:
        """Grant it: the folder's lock keeps all others away."""
        return Lease(room, _NODE, 1)

    async def release(self, lease: Lease) -> None:
        """Have nothing to give back."""

    async def append(self, change: Append, lease: Lease) -> None:
        """Write one step of a room."""
        await self._writing().write(change.rows, tuple(besides(change)))

    async def read(self, statement: Statement) -> list[Fields]:
        """Ask on a reader's own connection."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._ask, statement)

    def _ask(self, statement: Statement) -> list[Fields]:
        """Run a query in a reader's thread."""
        try:
            connection = getattr(self._local, "connection", None)
            if connection is None:
                connection = connect(self._folder / FILE)
                connection.execute("PRAGMA query_only = 1")
                self._local.connection = connection
                self._open.append(connection)
            rows: list[Fields] = connection.execute(statement.sql, statement.values).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from error
        return rows

    async def write(self, *statements: Statement) -> list[list[Fields]]:
        """Run statements in one transaction."""
        return await self._writing().write((), statements)

    def _writing(self) -> Writer:
        """Return the writer of a store that has started."""
        if self._writer is None:
            raise Unavailable("stopped")
        return self._writer
