"""What waits to be done in a room: bounded, and nothing put into it is lost when it closes."""

import asyncio
from typing import Final, TypeAlias

from paiju.server.letters import AnyLetter
from paiju.server.room.decide import Inner

SIZE: Final = 64
_AGAIN: Final = 0.05

Item: TypeAlias = AnyLetter | Inner


class Inbox:
    """Letters from sockets and what the server itself asks; None stands for the end."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Item | None] = asyncio.Queue(SIZE)
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether nothing is read any more."""
        return self._closed

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._queue.empty()

    async def post(self, letter: AnyLetter) -> bool:
        """Put a letter in, waiting while it is full; tell whether it will be read or given back."""
        if self._closed:
            return False
        await self._queue.put(letter)
        # Closed meanwhile: nobody looks any more, and the letter is still the sender's.
        return not self._closed

    def put(self, item: Inner | None) -> None:
        """Put something of the server's own in, a little later where it is full."""
        if self._closed:
            return
        try:
            self._queue.put_nowait(item)
        except asyncio.QueueFull:
            asyncio.get_running_loop().call_later(_AGAIN, self.put, item)

    async def take(self) -> Item | None:
        """Wait for the next thing to do."""
        return await self._queue.get()

    def close(self) -> list[AnyLetter]:
        """Take nothing more; wake whoever reads, and return the letters that were not read."""
        self._closed = True
        left: list[AnyLetter] = []
        while not self._queue.empty():
            item = self._queue.get_nowait()
            if isinstance(item, AnyLetter):
                left.append(item)
        self._queue.put_nowait(None)
        return left
