"""The files of the SQLite store: private, one server's, of a version that is known."""

import sqlite3
import stat
from pathlib import Path

import pytest

from paiju.store.contract import Append, NewerSchema, Store, Unavailable
from paiju.store.opening import make_store
from paiju.store.sqlite import driver
from paiju.store.sqlite.files import FILE, connect
from tests.store.stories import add_guest, files, first, row, tell

_FULL = 2
"""What SQLite calls `synchronous = FULL`: less would lose commits when the power fails."""


async def nothing(store: Store) -> None:
    """Tell the shortest story."""


def test_the_folder_is_made_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"

    async def story(store: Store) -> None:
        await add_guest(store, "anna")
        assert {FILE, f"{FILE}-wal", f"{FILE}-shm"} < files(folder)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    tell(lambda: make_store(folder), story)


def test_a_second_start_finds_what_the_first_one_wrote(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append(first("ROOM01"), await store.claim("ROOM01"))

    async def read(store: Store) -> None:
        assert [one.seq for one in await store.rows("ROOM01")] == [1]

    tell(lambda: make_store(tmp_path), write)
    tell(lambda: make_store(tmp_path), read)


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        second = make_store(tmp_path)
        with pytest.raises(Unavailable, match="locked"):
            await second.start()
        await second.stop()
        # The first one is none the worse.
        await add_guest(store, "anna")

    tell(lambda: make_store(tmp_path), story)


def test_data_of_a_newer_version_are_refused_and_left_alone(tmp_path: Path) -> None:
    tell(lambda: make_store(tmp_path), nothing)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(NewerSchema, match="9999"):
        tell(lambda: make_store(tmp_path), nothing)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, but long enough to look at" * 100)
    with pytest.raises(Unavailable, match="broken"):
        tell(lambda: make_store(tmp_path), nothing)


def test_a_commit_returns_when_the_disk_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[sqlite3.Connection] = []

    def keep(file: Path) -> sqlite3.Connection:
        opened.append(connect(file))
        return opened[-1]

    monkeypatch.setattr(driver, "connect", keep)

    async def story(store: Store) -> None:
        await add_guest(store, "anna")
        assert await store.player("anna") is not None
        # The one that writes, and at least one that reads.
        assert len(opened) >= 2
        for connection in opened:
            told = [
                connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("synchronous", "journal_mode")
            ]
            assert told == [_FULL, "wal"]

    tell(lambda: make_store(tmp_path), story)


def test_health_writes_and_looks_at_the_disk(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        health = await store.health()
        assert health.writable
        assert 0 < health.free < 1

    tell(lambda: make_store(tmp_path), story)


def test_a_store_that_stopped_says_so(tmp_path: Path) -> None:
    async def story(store: Store) -> Store:
        return store

    store = tell(lambda: make_store(tmp_path), story)

    async def again(other: Store) -> None:
        with pytest.raises(Unavailable, match="stopped"):
            await store.append(Append((row("ROOM01", 1),)), await store.claim("ROOM01"))

    tell(lambda: make_store(tmp_path), again)
