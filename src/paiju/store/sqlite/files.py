"""The files of the store: private from their first byte, and one server's at a time."""

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Final

from paiju.store.contract import StoreError, Taken, Unavailable
from paiju.store.schema import VERSION_QUERY, current

FILE: Final = "paiju.db"
LOCK: Final = "lock"

_REASONS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_ERROR: "broken",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
}


def failure(error: sqlite3.Error) -> StoreError:
    """Say in the store's terms what went wrong."""
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    # The low byte is the kind; the rest tells which system call it was.
    kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return Unavailable(_REASONS.get(kind, "disk"))


def make_folder(folder: Path) -> Path:
    """Make the folder and an empty database in it where there are none; return the database."""
    file = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # The journal and its index get the rights of the database.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise Unavailable("read_only") from error
    return file


def lock_folder(folder: Path) -> int:
    """Keep other servers away from the folder until the returned descriptor is closed.

    The system gives the lock back when a process dies, however it dies.
    """
    try:
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Unavailable("read_only") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise Unavailable("locked") from error
    return lock


def connect(file: Path) -> sqlite3.Connection:
    """Open the database for any one thread at a time."""
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, cached_statements=256, timeout=10
    )
    try:
        # A commit returns when the disk has it; readers never wait for the writer.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # Copying the journal into the database waits for the disk too: seldom is enough.
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        connection.execute("PRAGMA journal_size_limit = 67108864")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def bring_up(file: Path, revision: str = "head") -> None:
    """Bring the data to this program's version, or to an older one in tests."""
    try:
        connection = connect(file)
        try:
            ready = current(read_version(connection))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise failure(error) from error
    if not ready:
        _migrate(file, revision)


def read_version(connection: sqlite3.Connection) -> str | None:
    """Return the version of the data, None where there are none yet."""
    if not connection.execute(
        "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    ).fetchall():
        return None
    versions = [str(row[0]) for row in connection.execute(VERSION_QUERY)]
    return versions[0] if versions else None


def _migrate(file: Path, revision: str) -> None:
    """Run the missing steps in one transaction."""
    from sqlalchemy import Connection, create_engine, event
    from sqlalchemy.exc import DBAPIError

    from paiju.store.schema import upgrade

    engine = create_engine("sqlite://", creator=lambda: connect(file))

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The driver would begin only before the first change of a row, after tables were made.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            upgrade(connection, revision)
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise failure(error.orig) from error
        raise
    finally:
        engine.dispose()
