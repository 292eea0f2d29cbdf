"""Talk over one socket: hello first, then commands until one side leaves."""

import asyncio
import logging
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from paiju import __version__
from paiju.game import Refusal
from paiju.room.audience import encode
from paiju.room.ids import token_hash
from paiju.room.messages import Farewell, Letter
from paiju.server.api import Api
from paiju.server.guard.origins import host_of, is_allowed
from paiju.server.guard.own_hosts import MISDIRECTED
from paiju.server.guard.throttle import hold
from paiju.server.http.route import failure
from paiju.server.sockets.connections import NOT_ALLOWED, Connection
from paiju.store.contract import StoreError
from paiju.wire import PROTOCOL
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_refusal

HELLO: Final = 5
"""A socket that has not said who it is after so many seconds is closed."""
_TOO_OFTEN: Final = 429
_FAULT: Final = 1011
_NOT_TEXT: Final = 1003
_TOO_FAST: Final = 1008
_TOO_LONG: Final = 1009
_BAD: Final = 4000
_LATE: Final = 4008
_OLD: Final = 4009
_DECODER = msgspec.json.Decoder(c.AnyCommand)
_log = logging.getLogger("paiju.socket")


class Closing(Exception):
    """A reason to close the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def decode(text: str) -> c.AnyCommand:
    """Read a command; `Closing` where it is none."""
    if len(text.encode("utf-8", "surrogatepass")) > c.MOST_BYTES:
        raise Closing(_TOO_LONG)
    try:
        command: c.AnyCommand = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Closing(_BAD) from error
    return command


class Talk:
    """One socket's conversation."""

    def __init__(self, socket: WebSocket, api: Api) -> None:
        self._socket = socket
        self._sockets = api.sockets
        self._hub = api.hub
        self._lobby = api.lobby
        self._door = api.door
        self._services = api.services
        self._limits = api.services.limits
        self._hosts = api.hosts
        self._host = host_of(socket, api.options.trust_proxy)

    async def run(self, known: frozenset[str]) -> None:
        """Talk until one side leaves; strangers' pages and too many sockets are turned away."""
        if not self._hosts.is_ours(self._socket):
            await self._turn_away(MISDIRECTED, "server.host")
            return
        if not is_allowed(self._socket, known | {self._hosts.opened(self._socket)}):
            await self._turn_away(403, "server.forbidden")
            return
        if not self._limits.upgrades.take(self._host, time.monotonic()):
            await self._turn_away(_TOO_OFTEN, "server.fast")
            return
        if not self._limits.sockets_per_host.take(self._host):
            await self._turn_away(_TOO_OFTEN, "server.busy")
            return
        try:
            await self._talk()
        finally:
            self._limits.sockets_per_host.give(self._host)

    async def _turn_away(self, status: int, code: str) -> None:
        """Refuse the socket before it opens."""
        if status == _TOO_OFTEN:
            await hold(self._limits.held, self._host)
        await self._socket.send_denial_response(failure(status, Refusal(code)))

    async def _talk(self) -> None:
        """Talk until one side leaves."""
        await self._socket.accept()
        # They were read when the socket was let in, and would stay as long as it does.
        self._socket.scope["headers"].clear()
        connection = self._sockets.add(self._socket)
        writer = asyncio.ensure_future(connection.write())
        try:
            await self._listen(connection)
        except Closing as closing:
            connection.close(closing.code)
        except StoreError:
            connection.close(_FAULT)
        except Exception:
            self._services.metrics.fault("socket")
            _log.exception("fault")
            connection.close(_FAULT)
        finally:
            await self._end(connection, writer)

    async def _end(self, connection: Connection, writer: asyncio.Task[None]) -> None:
        """Take leave of the lobby and the room."""
        if connection.closing is not None:
            self._services.metrics.closed(connection.closing)
        self._sockets.remove(connection)
        self._lobby.look(connection.address, False)
        if connection.player:
            self._limits.sockets_per_player.give(connection.player)
            self._lobby.online -= 1
            self._lobby.tell()
        await self._leave_room(connection)
        if connection.closing is None:
            writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)

    async def _leave_room(self, connection: Connection) -> None:
        """Tell the room that nobody listens here any more."""
        if connection.room is not None:
            farewell = Farewell(connection.address, connection.player)
            await self._hub.post(connection.room, farewell)
            connection.room = None

    async def _receive(self) -> c.AnyCommand | None:
        """Wait for a command; None when the other side has left."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if text is None:
            raise Closing(_NOT_TEXT)
        return decode(text)

    async def _listen(self, connection: Connection) -> None:
        """Take hello, then one command after another."""
        try:
            async with asyncio.timeout(HELLO):
                first = await self._receive()
        except TimeoutError:
            raise Closing(_LATE) from None
        if first is None:
            return
        if not isinstance(first, c.Hello):
            raise Closing(NOT_ALLOWED)
        async with self._door.place():
            await self._welcome(connection, first)
            del first
            going = await self._take_next(connection)
        while going and await self._take_next(connection):
            pass

    async def _take_next(self, connection: Connection) -> bool:
        """Wait for a command and bring it to whom it concerns; tell whether to go on."""
        command = await self._receive()
        if command is None or connection.closing is not None:
            return False
        await self._take(connection, command)
        return True

    async def _welcome(self, connection: Connection, hello: c.Hello) -> None:
        """Find out who is there."""
        if hello.protocol != PROTOCOL:
            raise Closing(_OLD)
        store = self._services.store
        player = await store.player_of(token_hash(hello.token))
        if player is None:
            raise Closing(NOT_ALLOWED)
        if not self._limits.sockets_per_player.take(player.id):
            raise Closing(_TOO_FAST)
        connection.player, connection.name = player.id, player.name
        self._lobby.online += 1
        self._lobby.tell()
        welcome = p.Welcome(
            protocol=PROTOCOL,
            version=__version__,
            player=player.id,
            name=player.name,
            account=player.login is not None,
            room=await store.room_of(player.id),
            now=self._services.now(),
        )
        connection.send(encode(welcome))

    async def _take(self, connection: Connection, command: c.AnyCommand) -> None:
        """Bring a command to whom it concerns."""
        match command:
            case c.Hello():
                raise Closing(_BAD)
            case c.Lobby(on=on):
                self._lobby.look(connection.address, on)
            case c.Ping(at=at) if connection.room is None:
                connection.send(encode(p.Pong(at=at, now=self._services.now(), seq=0)))
            case c.Enter(room=room):
                code = room.upper()
                if connection.room not in (None, code):
                    await self._leave_room(connection)
                connection.since = self._services.now()
                await self._post(connection, code, command)
                connection.room, connection.leaving = code, False
            case _ if connection.room is None:
                self._refuse(connection, command, Refusal("room.not_in"))
            case _:
                assert connection.room is not None
                connection.leaving |= isinstance(command, c.Leave)
                await self._post(connection, connection.room, command)

    async def _post(self, connection: Connection, code: str, command: c.AnyCommand) -> None:
        """Bring a command to a room."""
        letter = Letter(
            connection.address, connection.player, connection.name, command, connection.since
        )
        if not await self._hub.post(code, letter):
            self._refuse(connection, command, Refusal("room.unknown", facts={"code": code}))

    def _refuse(self, connection: Connection, command: c.AnyCommand, refusal: Refusal) -> None:
        """Say no to a command that reached no room."""
        if isinstance(command, c.Change | c.Question):
            told = p.Refused(id=command.id, refusal=write_refusal(refusal), seq=0)
            connection.send(encode(told))
