"""The other nodes, as a node's rooms see them; a server that is alone has none."""

from typing import Protocol

from paiju.room.messages import AnyLetter
from paiju.store.contract import Lost
from paiju.wire.pushes import Listed


class Others(Protocol):
    """Where letters go whose room another node has."""

    def has(self, code: str) -> bool:
        """Return whether a room is known to be another node's."""
        ...

    async def be_sure(self) -> None:
        """Return when this node's rooms are surely still its own."""
        ...

    async def post(self, code: str, letter: AnyLetter) -> bool:
        """Bring a letter to the node that has a room; tell whether there is such a room."""
        ...

    async def look(self, code: str) -> Listed | None:
        """Ask the node that has a room what it looks like; None where there is no such room."""
        ...

    def took(self, code: str) -> None:
        """Tell the others that this node has a room now."""
        ...

    def lost(self, code: str) -> None:
        """Take note that another node has taken a room of this one."""
        ...

    def show(self, code: str, listed: Listed | None) -> None:
        """Tell the others how a room of this node is listed."""
        ...


class Alone:
    """No other nodes."""

    def has(self, code: str) -> bool:
        """Know of none."""
        return False

    async def be_sure(self) -> None:
        """Be sure: nobody could take anything."""

    async def post(self, code: str, letter: AnyLetter) -> bool:
        """Reach nobody: the room is lost to a node that this one cannot talk to."""
        raise Lost(code)

    async def look(self, code: str) -> Listed | None:
        """See nothing."""
        raise Lost(code)

    def took(self, code: str) -> None:
        """Tell nobody."""

    def lost(self, code: str) -> None:
        """Lose nothing."""

    def show(self, code: str, listed: Listed | None) -> None:
        """Tell nobody."""
