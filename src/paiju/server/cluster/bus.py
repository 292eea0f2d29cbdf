"""What carries messages between nodes: to one of them, to all of them, with or without an answer.

Nothing here is promised to arrive. Whoever asks and hears nothing asks again, and after a pause of
the bus every socket is shown its room anew.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

import nats
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

_PREFIX: Final = "paiju"
_MOST_WAITING: Final = 20_000
_log = logging.getLogger("paiju.bus")

Answer: TypeAlias = Callable[[bytes], Awaitable[bytes]]
Hear: TypeAlias = Callable[[bytes], None]


class Silent(Exception):
    """Nobody answered."""


class Bus(Protocol):
    """Brings messages to nodes."""

    async def start(self, node: str, answer: Answer, hear: Hear, back: Callable[[], None]) -> None:
        """Be reachable: for questions, for news, and for the news that the bus was away."""
        ...

    async def stop(self) -> None:
        """Be reachable no more."""
        ...

    async def ask(self, node: str, message: bytes, seconds: float) -> bytes:
        """Ask a node and return its answer; `Silent` where there is none in time."""
        ...

    def tell(self, node: str, message: bytes) -> None:
        """Tell a node something; what is told to a node arrives in order or not at all."""
        ...

    def shout(self, message: bytes) -> None:
        """Tell all other nodes something."""
        ...


class NatsBus:
    """A bus over NATS."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._node = ""
        self._client = Client()
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=_MOST_WAITING)
        self._wake = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()

    async def start(self, node: str, answer: Answer, hear: Hear, back: Callable[[], None]) -> None:
        """Connect, and stay connected."""
        self._node = node

        async def take(message: Msg) -> None:
            if message.reply:
                task = asyncio.create_task(_reply(message, answer))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)
            elif not message.data.startswith(node.encode()):
                hear(message.data.partition(b" ")[2])

        async def reconnected() -> None:
            back()

        async def faulty(error: Exception) -> None:
            _log.warning("bus", extra={"error": type(error).__name__})

        await self._client.connect(
            self._url,
            name=node,
            error_cb=faulty,
            reconnected_cb=reconnected,
            # Never give up; a lost connection is noticed within seconds.
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.2,  # type: ignore[arg-type]  # seconds; parts of one are taken too
            ping_interval=2,
            max_outstanding_pings=2,
        )
        await self._client.subscribe(_subject(node), cb=take)
        await self._client.subscribe(f"{_PREFIX}.all", cb=take)
        # The first question overtakes what still waits to be sent. The second comes after it: once
        # that is answered the node can be reached.
        await self._client.flush()
        await self._client.flush()
        self._pump = asyncio.create_task(self._send_waiting(), name="bus")

    async def stop(self) -> None:
        """Disconnect."""
        if self._pump is not None:
            self._pump.cancel()
        for task in self._answering:
            task.cancel()
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.close()

    async def ask(self, node: str, message: bytes, seconds: float) -> bytes:
        """Ask a node."""
        try:
            answer = await self._client.request(_subject(node), message, timeout=seconds)
        except (TimeoutError, nats.errors.Error, OSError) as error:
            raise Silent(node) from error
        data: bytes = answer.data
        return data

    def tell(self, node: str, message: bytes) -> None:
        """Tell a node."""
        self._queue(_subject(node), message)

    def shout(self, message: bytes) -> None:
        """Tell all others; what comes back to the sender is known by its name."""
        self._queue(f"{_PREFIX}.all", message)

    def _queue(self, subject: str, message: bytes) -> None:
        """Keep the order by sending from one place; the oldest is given up where too much waits."""
        self._waiting.append((subject, self._node.encode() + b" " + message))
        self._wake.set()

    async def _send_waiting(self) -> None:
        """Send whatever waits."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                subject, message = self._waiting.popleft()
                try:
                    await self._client.publish(subject, message)
                except (nats.errors.Error, OSError):
                    # The bus is away: everybody is shown everything when it is back.
                    self._waiting.clear()


def _subject(node: str) -> str:
    """Name the subject of a node."""
    return f"{_PREFIX}.node.{node}"


async def _reply(message: Msg, answer: Answer) -> None:
    """Answer a question, if the bus is still there then."""
    told = await answer(message.data)
    with contextlib.suppress(nats.errors.Error, OSError):
        await message.respond(told)
