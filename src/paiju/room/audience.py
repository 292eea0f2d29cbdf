"""Who looks at a room: one socket a player, and what was answered to them lately."""

from collections import OrderedDict
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from paiju.room.messages import Address, Post
from paiju.wire.pushes import AnyPush

MOVED: Final = 4001
_REMEMBERED: Final = 64
_ENCODER = msgspec.json.Encoder()


def encode(push: AnyPush) -> bytes:
    """Write a push."""
    return _ENCODER.encode(push)


class Audience:
    """The sockets of a room by player."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._addresses: dict[str, Address] = {}
        self._since: dict[str, int] = {}

    @property
    def players(self) -> AbstractSet[str]:
        """Who is connected."""
        return self._addresses.keys()

    @property
    def addresses(self) -> tuple[tuple[str, Address], ...]:
        """Who is connected, and from where."""
        return tuple(self._addresses.items())

    def __iter__(self) -> Iterator[str]:
        """Go through a copy: sockets come and go meanwhile."""
        return iter(tuple(self._addresses))

    def add(self, player: str, address: Address, since: int = 0) -> None:
        """Let a socket in; one that the player had before is told that it is no longer heard."""
        before = self._addresses.get(player)
        if before is not None and before != address:
            self._post.close(before, MOVED)
        self._addresses[player] = address
        self._since[player] = since

    def bring_back(self, player: str, address: Address, since: int) -> bool:
        """Let a socket in that was here before; tell whether no newer one has its place."""
        if self.holds(player, address):
            return True
        if player in self._addresses and self._since[player] > since:
            self._post.close(address, MOVED)
            return False
        self.add(player, address, since)
        return True

    def holds(self, player: str, address: Address) -> bool:
        """Return whether this is the socket that speaks for the player here."""
        return self._addresses.get(player) == address

    def remove(self, player: str) -> None:
        """Send nothing more to a player."""
        self._addresses.pop(player, None)
        self._since.pop(player, None)

    def send(self, player: str, push: AnyPush) -> None:
        """Send a push to a player who is connected."""
        self.send_bytes(player, encode(push))

    def send_bytes(self, player: str, message: bytes) -> None:
        """Send what is encoded already."""
        address = self._addresses.get(player)
        if address is not None:
            self._post.deliver(address, message)

    def reply(self, address: Address, push: AnyPush) -> None:
        """Answer a socket, whether it is in the room or not."""
        self._post.deliver(address, encode(push))


class Answers:
    """What was answered lately, so that a question said again has the same answer."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def find(self, player: str, id: str) -> bytes | None:
        """Return the answer to a command that was answered before."""
        return self._kept.get((player, id))

    def keep(self, player: str, id: str, told: bytes) -> None:
        """Remember an answer; the oldest is forgotten."""
        self._kept[(player, id)] = told
        if len(self._kept) > _REMEMBERED:
            self._kept.popitem(last=False)
