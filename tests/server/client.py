"""A client as a browser would be one: HTTP for a token, a socket for the rest."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paiju.wire import PROTOCOL, commands
from paiju.wire import pushes as p

PATIENCE = 30
ANSWERS: Any = p.Ack | p.Refused
_IDS = count(1)
_PUSH = msgspec.json.Decoder(p.AnyPush)
T = TypeVar("T")


def new_id() -> str:
    """Make the id of a command."""
    return f"command-{next(_IDS)}"


class Client:
    """One player with a socket; keeps the newest of each push."""

    def __init__(self, base: str, token: str, player: str, name: str) -> None:
        self.base, self.token, self.player, self.name = base, token, player, name
        self.http = httpx.AsyncClient(
            base_url=base, headers={"authorization": f"Bearer {token}"}, trust_env=False
        )
        self.room: p.Room | None = None
        self.table: p.Table | None = None
        self.lobby: p.LobbyList | None = None
        self.said: list[p.Said] = []
        self.pushes: list[p.AnyPush] = []
        self.raw: list[bytes] = []
        self.closed: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    async def guest(base: str, name: str | None = None) -> "Client":
        """Become a guest."""
        async with httpx.AsyncClient(base_url=base, trust_env=False) as web:
            made = (
                await web.post("/api/guest", json={} if name is None else {"name": name})
            ).json()
        return Client(base, made["token"], made["player"], made["name"])

    async def __aenter__(self) -> "Client":
        await self.connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.drop()
        await self.http.aclose()

    async def connect(self) -> p.Welcome:
        """Open the socket and say hello."""
        address = self.base.replace("http", "ws", 1) + "/ws"
        self._socket = await connect(address, compression=None, proxy=None)
        self.closed = None
        self._reader = asyncio.ensure_future(self._read(self._socket))
        self.send(commands.Hello(protocol=PROTOCOL, token=self.token))
        return await self.push(p.Welcome)

    @property
    def socket(self) -> ClientConnection:
        """The open socket itself."""
        assert self._socket is not None
        return self._socket

    async def drop(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
        self.pushes.clear()

    def cut(self) -> None:
        """Lose the connection without a word."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        """Take every push."""
        with suppress(ConnectionClosed):
            async for message in socket:
                raw = message.encode() if isinstance(message, str) else message
                self.raw.append(raw)
                push = _PUSH.decode(raw)
                self._keep(push)
                async with self._news:
                    self.pushes.append(push)
                    self._news.notify_all()
        async with self._news:
            self.closed = socket.close_code
            self._news.notify_all()

    def _keep(self, push: p.AnyPush) -> None:
        """Keep the newest; no sequence ever goes back."""
        match push:
            case p.Room():
                if self.room is not None and self.room.code == push.code:
                    assert push.seq >= self.room.seq
                self.room = push
            case p.Table():
                if self.table is not None and self.table.room == push.room:
                    assert push.seq >= self.table.seq
                self.table = push
            case p.LobbyList():
                self.lobby = push
            case p.Said():
                self.said.append(push)
            case _:
                pass

    def send(self, command: Any) -> None:  # noqa: ANN401 - also what is no command
        """Say something."""
        assert self._socket is not None
        plain = isinstance(command, str | bytes)
        text = command if plain else msgspec.json.encode(command).decode()
        self._tasks.add(task := asyncio.ensure_future(self._socket.send(text)))
        task.add_done_callback(self._tasks.discard)

    async def until(self, found: Callable[[], T | None]) -> T:
        """Wait until there is something."""

        async def wait() -> T:
            async with self._news:
                while (value := found()) is None or value is False:
                    assert self.closed is None, f"closed: {self.closed}"
                    await self._news.wait()
                return value

        return await asyncio.wait_for(wait(), PATIENCE)

    async def end(self) -> int | None:
        """Wait until the server closes the socket; return its code."""
        assert self._reader is not None
        await asyncio.wait_for(self._reader, PATIENCE)
        return self.closed

    async def push(self, kind: type[T], where: Callable[[T], bool] = lambda _: True) -> T:
        """Wait for a push of a kind, and take it out."""

        def found() -> T | None:
            for push in self.pushes:
                if isinstance(push, kind) and where(push):
                    self.pushes.remove(push)
                    return push
            return None

        return await self.until(found)

    async def do(self, kind: Callable[..., commands.Change], **fields: Any) -> p.Ack | p.Refused:  # noqa: ANN401
        """Say a command that changes something and wait for its answer."""
        command = kind(id=new_id(), **fields)
        return await self.say(command)

    async def say(self, command: commands.Change) -> p.Ack | p.Refused:
        """Say a command and wait for its answer."""
        self.send(command)
        return await self.push(ANSWERS, lambda push: push.id == command.id)

    async def must(self, kind: Callable[..., commands.Change], **fields: Any) -> p.Ack:  # noqa: ANN401
        """Say a command that is taken."""
        told = await self.do(kind, **fields)
        assert isinstance(told, p.Ack), told
        return told

    async def refused(self, kind: Callable[..., commands.Change], **fields: Any) -> str:  # noqa: ANN401
        """Say a command that is refused; return the code."""
        told = await self.do(kind, **fields)
        assert isinstance(told, p.Refused), told
        return told.refusal.code


def run(story: Awaitable[T]) -> T:
    """Run a story to its end."""

    async def told() -> T:
        return await story

    return asyncio.run(told())
