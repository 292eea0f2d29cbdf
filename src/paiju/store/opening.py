"""Open the store that an address names."""

from collections.abc import Mapping
from pathlib import Path

from paiju.store.contract import Store
from paiju.store.sql import SqlStore


def default_folder(environment: Mapping[str, str]) -> Path:
    """Return where data are kept unless told: the place that the system has for them."""
    share = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(environment.get("PAIJU_DATA") or Path(share, "paiju"))


def make_store(folder: Path, url: str | None = None) -> Store:
    """Return the store in a folder, or the one at an address; it has not started yet."""
    if url is None:
        from paiju.store.sqlite.driver import SqliteDriver

        return SqlStore(SqliteDriver(folder))
    from paiju.store.postgres.driver import PostgresDriver

    return SqlStore(PostgresDriver(url))
