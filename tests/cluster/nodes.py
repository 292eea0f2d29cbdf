"""Nodes in one process: a real database, and a bus between them that can be cut."""

import asyncio
from collections.abc import Callable

from paiju.game import find
from paiju.room.internal import Who
from paiju.room.messages import Letter
from paiju.room.opening import Wish
from paiju.server.cluster.bus import Answer, Hear, Silent
from paiju.server.cluster.nodes import Cluster, Mail
from paiju.server.guard.limits import Limits
from paiju.server.push.notices import Notices
from paiju.server.rooms.hub import Hub
from paiju.server.rooms.lobby import Lobby
from paiju.server.services import Pauses, Services
from paiju.server.sockets.connections import Connection, Sockets
from paiju.store.opening import make_shared_store
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.table import new_id
from tests.server.world import Calm, Postbox


class Cable:
    """What all nodes hang on; a node that is cut off neither hears nor is heard."""

    def __init__(self) -> None:
        self.ends: dict[str, End] = {}
        self.cut: set[str] = set()

    def joins(self, one: str, other: str) -> bool:
        """Return whether a message would pass."""
        return not {one, other} & self.cut

    def mend(self, node: str) -> None:
        """Connect a node again; it notices that it was away."""
        self.cut.discard(node)
        self.ends[node].back()


class End:
    """A node's end of the cable."""

    def __init__(self, cable: Cable) -> None:
        self._cable = cable
        self._node = ""

    async def start(self, node: str, answer: Answer, hear: Hear, back: Callable[[], None]) -> None:
        self._node, self.answer, self.hear, self.back = node, answer, hear, back
        self._cable.ends[node] = self

    async def stop(self) -> None:
        del self._cable.ends[self._node]

    async def ask(self, node: str, message: bytes, seconds: float) -> bytes:
        if node not in self._cable.ends or not self._cable.joins(self._node, node):
            raise Silent(node)
        return await self._cable.ends[node].answer(message)

    def tell(self, node: str, message: bytes) -> None:
        if node in self._cable.ends and self._cable.joins(self._node, node):
            self._cable.ends[node].hear(message)

    def shout(self, message: bytes) -> None:
        for node in self._cable.ends:
            if node != self._node:
                self.tell(node, message)


class Screen(Postbox):
    """The far end of a socket."""

    async def send_text(self, text: str) -> None:
        self.deliver("", text.encode())

    async def close_with(self, code: int) -> None:
        self.closed[""] = code


class Window:
    """A socket of a node and what is seen on it."""

    def __init__(self, node: "Node", who: Who) -> None:
        self.screen = Screen()
        self.node, self.who = node, who
        self.connection: Connection = node.sockets.add(_Socket(self.screen))  # type: ignore[arg-type]
        self.connection.player, self.connection.name = who.player, who.name
        self._writing = asyncio.create_task(self.connection.write())

    async def enter(self, code: str, since: int) -> None:
        """Come into a room."""
        self.connection.since = since
        await self.say(c.Enter(id=new_id(), room=code), code)
        self.connection.room = code

    async def say(self, command: c.AnyCommand, code: str = "") -> None:
        """Say something in the room."""
        room = code or self.connection.room
        assert room is not None
        letter = Letter(
            self.connection.address,
            self.who.player,
            self.who.name,
            command,
            self.connection.since,
        )
        assert await self.node.hub.post(room, letter)

    async def until_seq(self, seq: int) -> None:
        """Return when the table was seen as it was at a sequence, or later."""
        while (seen := self.screen.last("", p.Table)) is None or seen.seq < seq:
            await asyncio.sleep(0.005)

    async def until_closed(self) -> int:
        """Return the code with which the socket was closed."""
        await self._writing
        return self.screen.closed[""]


class _Socket:
    """As much of a WebSocket as a connection writes to."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.send_text = screen.send_text

    async def close(self, code: int) -> None:
        await self._screen.close_with(code)


class Node:
    """One of several nodes on the same database."""

    def __init__(self, url: str, cable: Cable) -> None:
        self.store, self.leases = make_shared_store(url)
        self.sockets = Sockets(self.leases.node)
        bus = End(cable)
        self.cluster = Cluster(self.leases, bus, self.sockets)
        mail = Mail(self.leases.node, self.sockets, bus)
        services = Services(
            self.store, Calm(), mail, Notices(self.store), Limits(1e6), pauses=Pauses(0, 0)
        )
        self.lobby = Lobby(mail)
        self.hub = Hub(services, self.lobby, self.cluster)

    @property
    def name(self) -> str:
        """What others call it."""
        return self.leases.node

    async def start(self) -> None:
        """Begin."""
        await self.store.start()
        await self.cluster.start(self.hub, self.lobby)
        await self.hub.start()

    async def stop(self) -> None:
        """End."""
        await self.hub.stop()
        await self.cluster.stop()
        await self.store.stop()

    async def open(self, host: Who) -> str:
        """Open a room for two."""
        game = find("gandengyan")
        preset = next(iter(game.presets))
        rules = game.parse({"preset": preset, "seats": 2})
        return await self.hub.open(Wish(game, preset, rules, False, "table", "slow"), host)
