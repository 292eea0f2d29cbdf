"""Open the store that an address names."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from paiju.store.contract import Store
from paiju.store.sql import SqlStore

if TYPE_CHECKING:
    from paiju.store.postgres.leases import Leases


def default_folder(environment: Mapping[str, str]) -> Path:
    """Return where data are kept unless told: the place that the system has for them."""
    share = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(environment.get("PAIJU_DATA") or Path(share, "paiju"))


def make_store(folder: Path) -> Store:
    """Return the store in a folder, for a server that is alone; it has not started yet."""
    from paiju.store.sqlite.driver import SqliteDriver

    return SqlStore(SqliteDriver(folder))


def make_shared_store(url: str) -> "tuple[Store, Leases]":
    """Return the store at an address and this node's leases on it; it has not started yet."""
    from paiju.store.postgres.driver import PostgresDriver

    driver = PostgresDriver(url)
    return SqlStore(driver), driver.leases
