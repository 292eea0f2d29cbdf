"""The files of the SQLite store: private, one server's, of a version that is known."""

import os
import sqlite3
import stat
from functools import partial
from pathlib import Path

import pytest

from paiju.store.contract import Append, NewerSchema, Store, Unavailable
from paiju.store.opening import make_store
from paiju.store.sqlite import files as opening
from paiju.store.sqlite.files import FILE, bring_up, connect, failure, lock_folder, make_folder
from tests.store.stories import add_guest, files, first, row, tell


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


def test_a_store_that_stopped_says_so(tmp_path: Path) -> None:
    async def story(store: Store) -> Store:
        return store

    store = tell(lambda: make_store(tmp_path), story)

    async def again(other: Store) -> None:
        with pytest.raises(Unavailable, match="stopped"):
            await store.append(Append((row("ROOM01", 1),)), await store.claim("ROOM01"))

    tell(lambda: make_store(tmp_path), again)


class Watched(sqlite3.Connection):
    """A connection that tells whether it was closed."""

    closed = 0

    def close(self) -> None:
        Watched.closed += 1
        super().close()


def test_a_file_that_is_no_database_does_not_stay_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watched, "closed", 0)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    (tmp_path / FILE).write_bytes(b"not a database, but long enough to look at" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        connect(tmp_path / FILE)
    assert Watched.closed == 1


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_ERROR, "broken"),
        (sqlite3.SQLITE_PERM, "read_only"),
        (sqlite3.SQLITE_BUSY, "locked"),
        (sqlite3.SQLITE_LOCKED, "locked"),
        (sqlite3.SQLITE_READONLY, "read_only"),
        (sqlite3.SQLITE_IOERR, "disk"),
        (sqlite3.SQLITE_CORRUPT, "broken"),
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_CANTOPEN, "read_only"),
        (sqlite3.SQLITE_NOTADB, "broken"),
    ],
)
def test_an_error_is_told_by_its_kind_whichever_call_it_was(code: int, reason: str) -> None:
    for call in range(3):
        error = sqlite3.OperationalError()
        error.sqlite_errorcode = code | call << 8
        assert str(failure(error)) == reason
    assert str(failure(sqlite3.ProgrammingError())) == "disk"


def test_whoever_finds_a_folder_locked_leaves_nothing_open(tmp_path: Path) -> None:
    lock = lock_folder(tmp_path)
    before = os.listdir("/proc/self/fd")
    with pytest.raises(Unavailable, match="locked"):
        lock_folder(tmp_path)
    assert os.listdir("/proc/self/fd") == before
    os.close(lock)


def test_data_of_this_version_are_opened_without_any_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(file: Path, revision: str) -> None:
        raise AssertionError(file, revision)

    file = make_folder(tmp_path)
    bring_up(file)
    assert files(tmp_path) == {FILE}, "whoever made the tables has closed the file"
    monkeypatch.setattr(opening, "_migrate", forbidden)
    bring_up(file)
    assert files(tmp_path) == {FILE}
