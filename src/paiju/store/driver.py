"""What differs between the databases; everything above it is written once."""

from typing import Protocol

from paiju.store.contract import Append, Health, Lease
from paiju.store.statements import Fields, Statement


class Driver(Protocol):
    """A database that can write steps of rooms quickly, and anything else safely."""

    async def start(self) -> None:
        """Open or make the data."""
        ...

    async def stop(self) -> None:
        """Finish what is under way and close."""
        ...

    async def health(self) -> Health:
        """Try a write and look at the disk."""
        ...

    async def claim(self, room: str) -> Lease:
        """Take the right to write to a room."""
        ...

    async def release(self, lease: Lease) -> None:
        """Give the right back."""
        ...

    async def append(self, change: Append, lease: Lease) -> None:
        """Write one step of a room."""
        ...

    async def read(self, statement: Statement) -> list[Fields]:
        """Return the rows of a query."""
        ...

    async def write(self, *statements: Statement) -> list[list[Fields]]:
        """Run statements in one transaction; return the rows of each that returns some."""
        ...
