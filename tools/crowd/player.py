"""One player on a socket: comes back when it breaks, and says again what was not answered."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from paiju.game import Chance
from paiju.wire import PROTOCOL
from paiju.wire import commands as c
from paiju.wire.pushes import Table

# As a page does it (web/src/link/socket/timing.ts, web/src/base/backoff.ts).
AGAIN_SECONDS: Final = 2.5
"""What is not answered after this time is said again, then after twice as long, and so on."""
LONGEST_AGAIN_SECONDS: Final = 20.0
PING_SECONDS: Final = 10.0
"""A server that is silent for so long is asked whether there is anything new."""
DEAD_SECONDS: Final = 9.0
"""One that does not answer that for so long is taken for gone."""
_FIRST_PAUSE: Final = 0.3
_LONGEST_PAUSE: Final = 8.0
_RESTARTING: Final = 1012
_CLOSED: Final = (OSError, websockets.WebSocketException, asyncio.TimeoutError, EOFError)


class Pledge(msgspec.Struct):
    """What is read of the promise of a deal."""

    commitment: str = ""


class Glimpse(msgspec.Struct):
    """What is read of every message; all else is skipped."""

    type: str
    seq: int = 0
    id: str = ""
    phase: str = ""
    promise: Pledge | None = None
    turn: msgspec.Raw = msgspec.Raw(b"null")
    alternative: c.WireMove | None = None


_GLIMPSE: Final = msgspec.json.Decoder(Glimpse)
_TABLE: Final = msgspec.json.Decoder(Table)
_ENCODE: Final = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Sent:
    """A command that waits for its answer."""

    command: c.Change
    at: float
    patience: float = AGAIN_SECONDS
    """Seconds to wait before it is said again."""


@dataclass(slots=True, eq=False)
class Player:
    """A player and all that the server told them."""

    urls: Sequence[str]
    """The nodes; any of them will do."""
    token: str
    name: str
    room: str
    chance: Chance
    hear: Callable[["Player", Glimpse], None]
    """Told of every message that is not an answer, and of every answer."""
    waiting: dict[str, Sent] = field(default_factory=dict)
    acked: dict[str, tuple[c.Change, int]] = field(default_factory=dict)
    refused: dict[str, c.Change] = field(default_factory=dict)
    seq: int = 0
    """The sequence of the last table or room that was seen."""
    went_back: int = 0
    """How often a table was older than one seen before."""
    table: bytes = b""
    phase: str = ""
    inside: bool = False
    visits: int = 0
    """How many sockets the server has welcomed."""
    origin: str = ""
    """Where a proxy that the server trusts says that the player is."""
    _attempt: int = 0
    _last: float = 0.0
    """When anything was heard."""
    _pinged: float | None = None
    _socket: ClientConnection | None = None
    _heard: asyncio.Event = field(default_factory=asyncio.Event)
    _errand: "asyncio.Future[None] | None" = None
    _numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    async def run(self) -> None:
        """Be connected, for ever."""
        at = 0
        while True:
            code = None
            with contextlib.suppress(*_CLOSED):
                # Any node will do at first; one that is away is not tried twice in a row.
                at = at + 1 if self._attempt else self.chance.below(len(self.urls))
                code = await self._visit(self.urls[at % len(self.urls)])
            self._socket, self.inside = None, False
            self._attempt += 1
            await asyncio.sleep(self._pause(code))

    def _pause(self, code: int | None) -> float:
        """Return how long to wait before the next try: longer with every one that failed."""
        chance = self.chance.below(1001) / 1000
        if code == _RESTARTING and self._attempt <= 1:
            return 0.5 + 2.5 * chance
        whole = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0 ** (self._attempt - 1))
        return whole * (0.5 + chance / 2)

    async def _visit(self, url: str) -> int | None:
        """Connect once, and listen until the socket breaks; return the code of its end."""
        async with connect(
            f"{url.replace('http', 'ws', 1)}/ws",
            compression=None,
            # Looking for one in the environment is most of what it costs to connect.
            proxy=None,
            max_size=None,
            open_timeout=DEAD_SECONDS,
            ping_interval=None,
            close_timeout=0.2,
            additional_headers={"x-forwarded-for": self.origin} if self.origin else None,
        ) as socket:
            await socket.send(_ENCODE(c.Hello(protocol=PROTOCOL, token=self.token)), text=True)
            await socket.recv()
            self._socket, self._attempt = socket, 0
            self.visits += 1
            self._last, self._pinged = asyncio.get_running_loop().time(), None
            await self._write(c.Enter(id=self._id(), room=self.room))
            for sent in list(self.waiting.values()):
                sent.patience = AGAIN_SECONDS
                await self._write(sent.command)
            async for message in socket:
                self._take(message if isinstance(message, bytes) else message.encode())
            return socket.close_code

    @property
    def plight(self) -> str:
        """What the player has come to, and what they wait for."""
        now = asyncio.get_running_loop().time()
        where = f"no socket after {self._attempt} tries" if self._socket is None else "sees nothing"
        told = [f"{self.name}: {'inside' if self.inside else where}"]
        if self._last:
            told.append(f"last heard {now - self._last:.1f} s ago")
        told += [
            f"{type(sent.command).__name__} {id} said {now - sent.at:.1f} s ago"
            for id, sent in self.waiting.items()
        ]
        return ", ".join(told)

    def _id(self) -> str:
        """Make an id that nobody else makes."""
        return f"{self.name}-{next(self._numbers):06}"

    async def _write(self, command: c.Command) -> None:
        """Send a command if there is a socket."""
        if self._socket is not None:
            try:
                await self._socket.send(_ENCODE(command), text=True)
            except _CLOSED:
                self._socket = None

    async def say(self, make: Callable[[str], c.Change]) -> str:
        """Say something that is to be answered, as often as need be."""
        command = make(self._id())
        self.waiting[command.id] = Sent(command, asyncio.get_running_loop().time())
        await self._write(command)
        return command.id

    async def arrived(self) -> None:
        """Return when the room was seen."""
        while not self.inside:
            await self._listen()

    async def answer(self, id: str) -> None:
        """Return when a command was taken; it must not be refused."""
        while id not in self.acked:
            if id in self.refused:
                raise RuntimeError(self.refused[id])
            await self._listen()

    async def look(self) -> None:
        """Ask for the table as it is, and return when it was seen."""
        seen, self.table = self.table, b""
        await self._write(c.Sync())
        while seen and not self.table:
            await self._listen()

    async def _listen(self) -> None:
        """Wait for any message."""
        self._heard.clear()
        await self._heard.wait()

    async def tend(self) -> None:
        """Repeat what was not answered for long; ask a silent server, and leave a dead one."""
        now = asyncio.get_running_loop().time()
        for sent in list(self.waiting.values()):
            if now - sent.at > sent.patience:
                sent.at, sent.patience = now, min(2 * sent.patience, LONGEST_AGAIN_SECONDS)
                await self._write(sent.command)
        if self._socket is None:
            return
        if self._pinged is None and now - self._last > PING_SECONDS:
            self._pinged = now
            await self._write(c.Ping(at=0))
        elif self._pinged is not None and now - self._pinged > DEAD_SECONDS:
            self.break_off()

    def break_off(self) -> None:
        """Lose the socket without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _take(self, message: bytes) -> None:
        """Take a message in."""
        seen = _GLIMPSE.decode(message)
        self._last, self._pinged = asyncio.get_running_loop().time(), None
        if seen.type == "pong" and seen.seq > self.seq:
            self._errand = asyncio.ensure_future(self._write(c.Sync()))
        if seen.type == "ack":
            sent = self.waiting.pop(seen.id, None)
            if sent is not None:
                self.acked[seen.id] = (sent.command, seen.seq)
        elif seen.type == "refused":
            sent = self.waiting.pop(seen.id, None)
            if sent is not None:
                self.refused[seen.id] = sent.command
        elif seen.type in ("table", "room"):
            self.inside = True
            if seen.seq < self.seq:
                # What is older than what was seen counts for nothing.
                self.went_back += 1
                return
            self.seq = seen.seq
            if seen.type == "table":
                self.table = message
            else:
                self.phase = seen.phase
        self._heard.set()
        self.hear(self, seen)

    def read_table(self) -> Table | None:
        """Read the last table that was seen."""
        return _TABLE.decode(self.table) if self.table else None
