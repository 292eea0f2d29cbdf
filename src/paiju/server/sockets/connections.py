"""The sockets of this node: who is behind each, and what waits to be sent."""

import asyncio
from itertools import count
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from paiju.room.messages import Address

OUTBOX: Final = 64
"""So many messages may wait for a socket; a slower one is closed and comes back."""
TOO_SLOW: Final = 1013
NOT_ALLOWED: Final = 4003


class Connection:
    """One socket with what is to be sent on it."""

    __slots__ = (
        "_news",
        "_outbox",
        "_socket",
        "address",
        "closing",
        "leaving",
        "name",
        "player",
        "room",
        "since",
    )

    def __init__(self, socket: WebSocket, address: Address) -> None:
        self.address = address
        self.player = ""
        self.name = ""
        self.room: str | None = None
        self.since = 0
        """When it came into the room."""
        self.leaving = False
        """Whether the player has left the room for good, or is about to."""
        self.closing: int | None = None
        self._socket = socket
        # There are thousands of these, nearly always empty: a queue would be ten times as large.
        self._outbox: list[bytes | int] = []
        self._news: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; whoever does not keep up is closed."""
        if self.closing is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self.close(TOO_SLOW)
            return
        self._queue(message)

    def _queue(self, message: bytes | int) -> None:
        """Keep a message for the writer, and wake it."""
        self._outbox.append(message)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def close(self, code: int) -> None:
        """Close the socket after what is queued; a full queue is given up."""
        if self.closing is not None:
            return
        self.closing = code
        if code == TOO_SLOW:
            self._outbox.clear()
        self._queue(code)

    async def write(self) -> None:
        """Send what is queued until the socket is to be closed."""
        # What was sent is held by nobody while the next message is waited for.
        while await self._send_out(await self._next()):
            pass

    async def _next(self) -> bytes | int:
        """Wait for the next message."""
        if not self._outbox:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._outbox.pop(0)

    async def _send_out(self, message: bytes | int) -> bool:
        """Send a message, or close the socket; tell whether it is still open."""
        try:
            if isinstance(message, int):
                await self._socket.close(message)
                return False
            await self._socket.send_text(message.decode())
        except (RuntimeError, WebSocketDisconnect):
            return False
        return True


class Sockets:
    """All sockets by address; rooms send through it."""

    def __init__(self, node: str) -> None:
        self._node = node
        self._numbers = count(1)
        self._connections: dict[Address, Connection] = {}

    def __len__(self) -> int:
        """How many sockets there are."""
        return len(self._connections)

    def add(self, socket: WebSocket) -> Connection:
        """Take a socket in."""
        connection = Connection(socket, f"{self._node}:{next(self._numbers)}")
        self._connections[connection.address] = connection
        return connection

    def in_room(self, code: str) -> list[Connection]:
        """Return the sockets that look at a room."""
        return [one for one in self.in_rooms() if one.room == code]

    def in_rooms(self) -> list[Connection]:
        """Return the sockets that look at any room."""
        inside = self._connections.values()
        return [one for one in inside if one.room is not None and not one.leaving]

    def remove(self, connection: Connection) -> None:
        """Forget a socket."""
        self._connections.pop(connection.address, None)

    def deliver(self, address: Address, message: bytes) -> None:
        """Send a push; it is lost where the socket is gone."""
        connection = self._connections.get(address)
        if connection is not None:
            connection.send(message)

    def close(self, address: Address, code: int) -> None:
        """Close a socket."""
        connection = self._connections.get(address)
        if connection is not None:
            connection.close(code)

    def close_player(self, player: str, code: int) -> None:
        """Close the sockets of a player."""
        for connection in list(self._connections.values()):
            if connection.player == player:
                connection.close(code)
