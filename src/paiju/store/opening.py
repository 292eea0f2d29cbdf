"""Open the store that an address names."""

from pathlib import Path

from paiju.store.contract import Store
from paiju.store.sql import SqlStore


def make_store(folder: Path) -> Store:
    """Return the store of a server that is alone, in a folder; it has not started yet."""
    from paiju.store.sqlite.driver import SqliteDriver

    return SqlStore(SqliteDriver(folder))
