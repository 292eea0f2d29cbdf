"""Let a few rooms take a step at a time: what is begun is finished while somebody still waits.

A loop that begins everything at once finishes nothing in time. Sockets seem dead then, come back,
and cost more than their moves did.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

PLACES: Final = 64
"""Steps at a time: enough for the disk to write many of them together."""
LONGEST: Final = 3.0
"""Seconds that rooms may wait in line; while one has waited longer, new commands are refused."""


class Line:
    """Rooms that wait to take a step, as they came."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._free = asyncio.Semaphore(PLACES)
        self._since: OrderedDict[object, float] = OrderedDict()

    @property
    def long(self) -> bool:
        """Whether a newcomer would wait too long."""
        oldest = next(iter(self._since.values()), None)
        return oldest is not None and self._clock() - oldest > LONGEST

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait in line, and hold a place until the step is taken."""
        ticket = object()
        self._since[ticket] = self._clock()
        try:
            await self._free.acquire()
        finally:
            del self._since[ticket]
        try:
            yield
        finally:
            self._free.release()
