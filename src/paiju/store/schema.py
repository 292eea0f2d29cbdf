"""The version of the data: told without alembic, changed by it.

A start on data of the right version, which is nearly every start, reads one row and imports
nothing.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from paiju.store.contract import NewerSchema

if TYPE_CHECKING:
    from sqlalchemy import Connection

REVISIONS: Final = ("0001", "0002", "0003")
"""All versions of the data, oldest first. Each has its module in migrations/versions."""

VERSION_QUERY: Final = "SELECT version_num FROM alembic_version"


def current(version: str | None) -> bool:
    """Tell whether data are of this program's version; `NewerSchema` where they are ahead."""
    if version is not None and version not in REVISIONS:
        raise NewerSchema(version)
    return version == REVISIONS[-1]


def upgrade(connection: "Connection", revision: str = "head") -> None:
    """Bring data to a version, the newest unless told; everything or nothing of it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
