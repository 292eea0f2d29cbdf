"""Greet a few at a time: the first see their tables before the last are greeted.

After a restart everybody comes back at once. If all were greeted before anybody is shown a table,
the first would wait as long as the last.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Final

PLACES: Final = 32
"""So many may be on their way in."""
LONGEST: Final = 0.05
"""Seconds after which the next is greeted anyway: whoever is far away keeps nobody outside."""


class Door:
    """The way in for those who have said hello; they are greeted as they came."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(PLACES)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait in line for a place, and hold it from the greeting until the first wish is taken."""
        await self._free.acquire()
        with ExitStack() as leaving:
            leaving.callback(self._free.release)
            # Whoever takes long leaves early; a place is given back once.
            late = asyncio.get_running_loop().call_later(LONGEST, leaving.close)
            leaving.callback(late.cancel)
            yield
