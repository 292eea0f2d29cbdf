"""Greet a few at a time: the first see their tables before the last are greeted.

After a restart everybody comes back at once. If all were greeted before anybody is shown a table,
the first would wait as long as the last.
"""

import asyncio
from types import TracebackType
from typing import Final

PLACES: Final = 32
"""So many may be on their way in."""
LONGEST: Final = 0.05
"""Seconds after which the next is greeted anyway: whoever is far away keeps nobody outside."""


class Place:
    """A place in the door, held from the greeting until the first wish has been taken."""

    __slots__ = ("_free", "_late")

    def __init__(self, free: asyncio.Semaphore) -> None:
        self._free = free
        self._late: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> None:
        """Wait in line."""
        await self._free.acquire()
        self._late = asyncio.get_running_loop().call_later(LONGEST, self._leave)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Be through."""
        self._leave()

    def _leave(self) -> None:
        """Give the place back, once."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self._free.release()


class Door:
    """The way in for those who have said hello; they are greeted as they came."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(PLACES)

    def place(self) -> Place:
        """Return a place to wait for."""
        return Place(self._free)
