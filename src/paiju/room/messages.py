"""What goes between sockets and rooms, which may be on different nodes."""

from typing import Final, Protocol, TypeAlias

import msgspec

from paiju.wire.commands import AnyCommand

Address: TypeAlias = str
"""Names one socket: its node and its number there."""
NOWHERE: Final[Address] = ""
"""Stands for the server, where it speaks for a player."""


class Letter(msgspec.Struct, frozen=True, tag="letter"):
    """A command from a socket; who it comes from is known from the token."""

    address: Address
    player: str
    name: str
    command: AnyCommand
    since: int = 0
    """When the socket came into the room."""


class Farewell(msgspec.Struct, frozen=True, tag="farewell"):
    """A socket is gone, or looks at another room now."""

    address: Address
    player: str


class Return(msgspec.Struct, frozen=True, tag="return"):
    """A socket that was in the room, before the room changed hands or its node was away."""

    address: Address
    player: str
    name: str
    since: int


AnyLetter: TypeAlias = Letter | Farewell | Return


class Post(Protocol):
    """Brings messages to sockets."""

    def deliver(self, address: Address, message: bytes) -> None:
        """Send a push; it is lost where the socket is gone."""
        ...

    def close(self, address: Address, code: int) -> None:
        """Close a socket."""
        ...
