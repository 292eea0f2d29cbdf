"""Several nodes as one server: letters go to the node that has the room, views come back.

Any node takes any socket. A room is played on the node that holds its lease; when that node dies,
another takes the room over and tells everybody, and sockets are shown their room anew. All that
must not be lost is in the store; what goes over the bus may be lost and is said again.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from paiju.room.messages import Address, AnyLetter, Farewell, Return
from paiju.server.cluster.bus import Bus, NatsBus, Silent
from paiju.server.rooms.actor import Actor
from paiju.server.rooms.hub import Hub
from paiju.server.rooms.lobby import Lobby
from paiju.server.sockets.connections import Connection, Sockets
from paiju.server.workers.turns import Errands
from paiju.store.contract import StoreError, Unavailable
from paiju.store.postgres.leases import Leases
from paiju.wire.pushes import Listed

_PATIENCE: Final = 8.0
"""So many seconds a letter may look for its room: longer than a dead node's lease lasts."""
_ANSWER: Final = 2.0
_PAUSE: Final = 0.2
_TEND: Final = 0.5
_ADOPT: Final = 20
_RESTARTING: Final = 1012
_log = logging.getLogger("paiju.cluster")


class Forward(msgspec.Struct, frozen=True, tag=True):
    """A letter for a room that the asked node should have."""

    room: str
    letter: AnyLetter


class Look(msgspec.Struct, frozen=True, tag=True):
    """The question what a room looks like."""

    room: str


class Deliver(msgspec.Struct, frozen=True, tag=True):
    """A push for a socket of the told node."""

    address: Address
    message: bytes


class Close(msgspec.Struct, frozen=True, tag=True):
    """The end of a socket of the told node."""

    address: Address
    code: int


class Took(msgspec.Struct, frozen=True, tag=True):
    """A node has a room now."""

    room: str
    node: str


class Shown(msgspec.Struct, frozen=True, tag=True):
    """A room is listed like this now."""

    room: str
    listed: Listed | None


class Reply(msgspec.Struct, frozen=True):
    """The answer to a question; a node that does not have the room says so."""

    mine: bool
    known: bool = False
    listed: Listed | None = None


_Question: TypeAlias = Forward | Look
_News: TypeAlias = Deliver | Close | Took | Shown
_ENCODE: Final = msgspec.msgpack.Encoder().encode
_QUESTION: Final = msgspec.msgpack.Decoder(_Question)
_NEWS: Final = msgspec.msgpack.Decoder(_News)
_REPLY: Final = msgspec.msgpack.Decoder(Reply)


def node_of(address: Address) -> str:
    """Name the node of a socket."""
    return address.partition(":")[0]


class Mail:
    """Brings messages to sockets, on whichever node they are."""

    def __init__(self, node: str, sockets: Sockets, bus: Bus) -> None:
        self._node = node
        self._sockets = sockets
        self._bus = bus

    def deliver(self, address: Address, message: bytes) -> None:
        """Send a push."""
        node = node_of(address)
        if node == self._node:
            self._sockets.deliver(address, message)
        else:
            self._bus.tell(node, _ENCODE(Deliver(address, message)))

    def close(self, address: Address, code: int) -> None:
        """Close a socket."""
        node = node_of(address)
        if node == self._node:
            self._sockets.close(address, code)
        else:
            self._bus.tell(node, _ENCODE(Close(address, code)))


class Cluster:
    """This node among the others."""

    def __init__(self, leases: Leases, bus: Bus, sockets: Sockets) -> None:
        self._leases = leases
        self._bus = bus
        self._sockets = sockets
        self._owners: dict[str, str] = {}
        self._alive: frozenset[str] = frozenset()
        self._errands = Errands()
        self._proving = asyncio.Lock()
        self._hub: Hub | None = None
        self._lobby: Lobby | None = None

    async def start(self, hub: Hub, lobby: Lobby) -> None:
        """Be one of the nodes."""
        self._hub, self._lobby = hub, lobby
        await self._bus.start(self._leases.node, self._answer, self._hear, self._see_all)
        self._errands.send(self._tend())

    async def stop(self) -> None:
        """Be none of the nodes any more."""
        self._errands.stop()
        await self._bus.stop()

    # What rooms ask of the others

    def has(self, code: str) -> bool:
        """Return whether a room is known to be another node's."""
        return code in self._owners

    async def be_sure(self) -> None:
        """After a long sleep find out which rooms were taken meanwhile, before showing any."""
        if self._leases.is_sure():
            return
        async with self._proving:
            if self._leases.is_sure():
                return
            mine = await self._leases.look_again()
            assert self._hub is not None
            for actor in tuple(self._hub.actors):
                if mine.get(actor.room.code) != actor.ledger.lease.epoch:
                    actor.lose()
            # Others took this node for dead, and its sockets for gone.
            self._see_all()

    async def post(self, code: str, letter: AnyLetter) -> bool:
        """Bring a letter to whoever has a room; a farewell is not worth a search."""
        tries = 1 if isinstance(letter, Farewell) else None
        reply = await self._ask(code, Forward(code, letter), tries)
        if reply is None:
            assert self._hub is not None
            return await self._hub.post_here(code, letter)
        return reply.known

    async def look(self, code: str) -> Listed | None:
        """Ask what a room looks like."""
        reply = await self._ask(code, Look(code))
        if reply is None:
            assert self._hub is not None
            return await self._hub.look_here(code)
        return reply.listed

    def took(self, code: str) -> None:
        """Tell the others that a room is here now, and bring its sockets along."""
        self._owners.pop(code, None)
        self._bus.shout(_ENCODE(Took(code, self._leases.node)))
        self._bring_back(self._sockets.in_room(code))

    def lost(self, code: str) -> None:
        """Bring the sockets of a room to the node that has it now."""
        _log.warning("lost", extra={"room": code})
        self._owners.pop(code, None)
        self._bring_back(self._sockets.in_room(code))

    def show(self, code: str, listed: Listed | None) -> None:
        """Tell the others how a room is listed."""
        self._bus.shout(_ENCODE(Shown(code, listed)))

    async def _ask(self, code: str, question: _Question, tries: int | None = None) -> Reply | None:
        """Ask whoever has a room; None where that is this node, or may be."""
        loop = asyncio.get_running_loop()
        last = loop.time() + _PATIENCE
        while loop.time() < last and tries != 0:
            node = self._owners.get(code) or await self._leases.owner(code)
            if node is None or node == self._leases.node:
                self._owners.pop(code, None)
                return None
            self._owners[code] = node
            try:
                reply = _REPLY.decode(await self._bus.ask(node, _ENCODE(question), _ANSWER))
            except Silent:
                reply = Reply(False)
            if reply.mine:
                return reply
            # It has died or has let the room go: look again, until somebody has it.
            self._owners.pop(code, None)
            await asyncio.sleep(_PAUSE)
            tries = None if tries is None else tries - 1
        raise Unavailable("away")

    # What the others ask of this node

    async def _answer(self, message: bytes) -> bytes:
        """Answer a question."""
        question = _QUESTION.decode(message)
        assert self._hub is not None
        try:
            if isinstance(question, Forward):
                known = await self._hub.post_here(question.room, question.letter)
                return _ENCODE(Reply(True, known))
            listed = await self._hub.look_here(question.room)
            return _ENCODE(Reply(True, listed is not None, listed))
        except StoreError:
            return _ENCODE(Reply(False))

    def _hear(self, message: bytes) -> None:
        """Take in what another node tells."""
        news = _NEWS.decode(message)
        match news:
            case Deliver(address, push):
                self._sockets.deliver(address, push)
            case Close(address, code):
                self._sockets.close(address, code)
            case Shown(room, listed):
                assert self._lobby is not None
                self._lobby.show(room, listed)
            case Took(room, node):
                self._owners[room] = node
                self._bring_back(self._sockets.in_room(room))
            case _:
                pass

    def _see_all(self) -> None:
        """Show everybody everything anew: the bus was away, or this node was.

        Views for sockets of this node may be lost, and those that its rooms sent to other nodes.
        """
        assert self._hub is not None
        for actor in self._hub.actors:
            self._bus.shout(_ENCODE(Took(actor.room.code, self._leases.node)))
        self._bring_back(self._sockets.in_rooms())

    def _bring_back(self, connections: Iterable[Connection]) -> None:
        """Let sockets into their rooms again, wherever those are now."""
        for connection in connections:
            self._errands.send(self._return(connection))

    async def _return(self, connection: Connection) -> None:
        """Let one socket in again; one whose room cannot be found now comes back by itself."""
        assert self._hub is not None
        room = connection.room
        if room is None:
            return
        letter = Return(connection.address, connection.player, connection.name, connection.since)
        try:
            await self._hub.post(room, letter)
        except StoreError:
            connection.close(_RESTARTING)

    # What must be looked at again and again

    async def _tend(self) -> None:
        """Take over rooms whose node has died, and forget the sockets of such nodes."""
        while True:
            await asyncio.sleep(_TEND)
            try:
                await self.be_sure()
                await self._forget_dead()
                if self._leases.is_steady():
                    await self._adopt()
            except StoreError:
                # The database is away: nobody can take anything now.
                continue
            except Exception:
                _log.exception("tend")

    async def _adopt(self) -> None:
        """Take over rooms that no living node has, some at a time: others do the same."""
        assert self._hub is not None
        taken = True
        while taken and (codes := await self._leases.orphans(_ADOPT)):
            found = await asyncio.gather(*map(self._hub.find, codes), return_exceptions=True)
            taken = any(isinstance(one, Actor) for one in found)

    async def _forget_dead(self) -> None:
        """Say farewell for the sockets of nodes that have died."""
        assert self._hub is not None
        before, self._alive = self._alive, await self._leases.alive()
        dead = before - self._alive
        if not dead:
            return
        for actor in tuple(self._hub.actors):
            for player, address in actor.stage.audience.addresses:
                if node_of(address) in dead:
                    await actor.inbox.post(Farewell(address, player))


def join(leases: Leases, url: str, sockets: Sockets) -> tuple[Cluster, Mail]:
    """Make this node one of those that a bus connects."""
    bus = NatsBus(url)
    return Cluster(leases, bus, sockets), Mail(leases.node, sockets, bus)
