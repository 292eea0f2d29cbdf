"""SQLite behind the store: what its connections promise, and that none is left behind."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from paiju.store.contract import Lease, Unavailable
from paiju.store.sqlite import driver
from paiju.store.sqlite.driver import SqliteDriver
from paiju.store.sqlite.files import connect
from paiju.store.statements import Statement

_SETTINGS = {
    # FULL: less would lose commits when the power fails.
    "synchronous": 2,
    "journal_mode": "wal",
    "busy_timeout": 10_000,
    "wal_autocheckpoint": 4000,
    "journal_size_limit": 64 << 20,
}


class Opened:
    """The connections of a driver, each with a function that waits."""

    def __init__(self) -> None:
        self.connections: list[sqlite3.Connection] = []
        self.going = threading.Event()

    def connect(self, file: Path) -> sqlite3.Connection:
        """Open a connection."""
        connection = connect(file)
        connection.create_function("hold", 0, lambda: self.going.wait(30))
        self.connections.append(connection)
        return connection


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Note what is opened from now on."""
    found = Opened()
    monkeypatch.setattr(driver, "connect", found.connect)
    return found


def run(folder: Path, story: Callable[[SqliteDriver], Awaitable[None]]) -> None:
    """Start a driver, tell it a story, stop it."""

    async def telling() -> None:
        store = SqliteDriver(folder)
        await store.start()
        try:
            await story(store)
        finally:
            await store.stop()

    asyncio.run(telling())


def test_every_connection_waits_for_the_disk_and_is_closed_at_the_end(
    tmp_path: Path, opened: Opened
) -> None:
    async def story(store: SqliteDriver) -> None:
        for _ in range(9):
            await store.read(Statement("SELECT 1"))
        # The one that writes, and one a reader: none a question.
        assert 2 <= len(opened.connections) <= 3
        for connection in opened.connections:
            told = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in _SETTINGS}
            assert told == _SETTINGS

    run(tmp_path, story)
    for connection in opened.connections:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_two_questions_are_answered_at_once_and_no_more(tmp_path: Path, opened: Opened) -> None:
    async def story(store: SqliteDriver) -> None:
        # Stores of other tests may not have ended yet.
        others = set(threading.enumerate())
        asked = [asyncio.ensure_future(store.read(Statement("SELECT hold()"))) for _ in range(4)]
        await asyncio.sleep(0)
        begun = set(threading.enumerate()) - others
        readers = [one for one in begun if one.name.startswith("store-reader")]
        opened.going.set()
        assert await asyncio.gather(*asked) == [[(1,)]] * 4
        assert len(readers) == 2

    run(tmp_path, story)


def test_whoever_reads_cannot_write(tmp_path: Path) -> None:
    async def story(store: SqliteDriver) -> None:
        with pytest.raises(Unavailable, match="read_only"):
            await store.read(Statement("DELETE FROM players"))

    run(tmp_path, story)


def test_health_writes_the_time_and_looks_at_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqliteDriver) -> None:
        for milliseconds in (5000, 6000):
            now = milliseconds * 1_000_000 + 999_999
            monkeypatch.setattr(time, "time_ns", lambda now=now: now)
            health = await store.health()
            assert health.writable
            assert 0 < health.free < 1
            written = await store.read(Statement("SELECT id, until FROM nodes"))
            assert written == [("alone", milliseconds)]

    run(tmp_path, story)


def test_a_server_that_is_alone_has_every_room(tmp_path: Path) -> None:
    async def story(store: SqliteDriver) -> None:
        assert await store.claim("ROOM01") == Lease("ROOM01", "alone", 1)

    run(tmp_path, story)
