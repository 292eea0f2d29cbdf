"""The list of public rooms, told to whoever looks at it."""

import asyncio
from typing import Final

from paiju.room.audience import encode
from paiju.room.messages import Address, Post
from paiju.wire.pushes import Listed, LobbyList

_PAUSE: Final = 0.3
"""Seconds between two lists at least."""


class Lobby:
    """Public rooms and those who look for one."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._rooms: dict[str, Listed] = {}
        self._lookers: set[Address] = set()
        self._told: asyncio.TimerHandle | None = None
        self.online = 0
        """How many players are connected."""

    @property
    def rooms(self) -> list[Listed]:
        """All public rooms, by code."""
        return [self._rooms[code] for code in sorted(self._rooms)]

    def show(self, code: str, listed: Listed | None) -> bool:
        """List a room as it is now, or no longer; tell whether that is new."""
        if self._rooms.get(code) == listed:
            return False
        if listed is None:
            del self._rooms[code]
        else:
            self._rooms[code] = listed
        self.tell()
        return True

    def look(self, address: Address, on: bool) -> None:
        """Begin or end to tell a socket of rooms."""
        if on:
            self._lookers.add(address)
            self._post.deliver(address, self._list())
        else:
            self._lookers.discard(address)

    def _list(self) -> bytes:
        """Write the list."""
        return encode(LobbyList(rooms=self.rooms, online=self.online))

    def tell(self) -> None:
        """Tell everybody soon, once for all that changes until then."""
        if self._told is None and self._lookers:
            self._told = asyncio.get_running_loop().call_later(_PAUSE, self._tell)

    def _tell(self) -> None:
        """Tell everybody now."""
        self._told = None
        message = self._list()
        for address in self._lookers:
            self._post.deliver(address, message)
