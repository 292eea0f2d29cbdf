"""Open the store that an address names."""

from pathlib import Path

from paiju.store.contract import Store
from paiju.store.sql import SqlStore


def make_store(folder: Path, url: str | None = None) -> Store:
    """Return the store in a folder, or the one at an address; it has not started yet."""
    if url is None:
        from paiju.store.sqlite.driver import SqliteDriver

        return SqlStore(SqliteDriver(folder))
    from paiju.store.postgres.driver import PostgresDriver

    return SqlStore(PostgresDriver(url))
