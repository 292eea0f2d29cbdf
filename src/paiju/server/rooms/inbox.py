"""What waits to be done in a room: bounded, and nothing put into it is lost when it closes."""

import asyncio
from typing import Final, TypeAlias

from paiju.room.decide import Inner
from paiju.room.messages import AnyLetter, Letter
from paiju.wire.commands import Change, Question

SIZE: Final = 64
_AGAIN: Final = 0.05

Item: TypeAlias = AnyLetter | Inner


def _name(item: Item | None) -> tuple[str, str] | None:
    """Name a command as its player may say it again."""
    if isinstance(item, Letter) and isinstance(item.command, Change | Question):
        return item.player, item.command.id
    return None


class Inbox:
    """Letters from sockets and what the server itself asks; None stands for the end."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Item | None] = asyncio.Queue(SIZE)
        self._closed = False
        self._unanswered: dict[tuple[str, str], str] = {}
        """The socket that each command came from; one that is being done is among them."""
        self._taken: tuple[str, str] | None = None

    @property
    def closed(self) -> bool:
        """Whether nothing is read any more."""
        return self._closed

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._queue.empty()

    async def post(self, letter: AnyLetter) -> bool:
        """Put a letter in, waiting while it is full; return whether it will be read or given back.

        What a socket says again before it was answered is not put in twice: a room that is behind
        would fall further behind with every repetition.
        """
        if self._closed:
            return False
        name = _name(letter)
        if name is not None:
            if self._unanswered.get(name) == letter.address:
                return True
            self._unanswered[name] = letter.address
        await self._queue.put(letter)
        # Closed meanwhile: nobody looks any more, and the letter is still the sender's.
        return not self._closed

    def has(self, letter: Letter) -> bool:
        """Return whether the same command waits for its answer, from whatever socket it came."""
        return _name(letter) in self._unanswered

    def put(self, item: Inner | None) -> None:
        """Put something of the server's own in, a little later where it is full."""
        if self._closed:
            return
        try:
            self._queue.put_nowait(item)
        except asyncio.QueueFull:
            asyncio.get_running_loop().call_later(_AGAIN, self.put, item)

    async def take(self) -> Item | None:
        """Wait for the next thing to do; the one before is answered."""
        if self._taken is not None:
            self._unanswered.pop(self._taken, None)
        item = await self._queue.get()
        self._taken = _name(item)
        return item

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
