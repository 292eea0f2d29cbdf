"""Stories that are told to a store, each on data of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias, TypeVar

from paiju.store.contract import Append, Hand, Head, Part, Player, Row, Store

T = TypeVar("T")
Story: TypeAlias = Callable[[Store], Awaitable[T]]
Tell: TypeAlias = Callable[[Story[None]], None]
"""Start a store on empty data, tell it a story, stop it."""


def tell(make: Callable[[], Store], story: Story[T]) -> T:
    """Start a store, tell it a story, stop it."""

    async def telling() -> T:
        store = make()
        await store.start()
        try:
            return await story(store)
        finally:
            await store.stop()

    return asyncio.run(telling())


def row(room: str, seq: int, command: str | None = None, *, snapshot: bool = False) -> Row:
    """Make a row whose parts can be told apart."""
    return Row(room, seq, command, b'["%d"]' % seq, f"{seq:016x}", 1000 + seq, seq, snapshot)


def first(room: str, *players: str, listed: bytes | None = None) -> Append:
    """Make the step that opens a room."""
    return Append((row(room, 1, f"open-{room}", snapshot=True),), Head(room, True, listed, players))


def hand(id: str, at: int, *players: str | None) -> Hand:
    """Make a finished hand; the first seat won."""
    parts = tuple(
        Part(seat, player, player or "bot", 5 - seat, seat == 1)
        for seat, player in enumerate(players, 1)
    )
    return Hand(id, "ROOM01", "xiaoer", 1, at, f"record of {id}", parts)


async def add_guest(store: Store, id: str, at: int = 1) -> bytes:
    """Keep a player without an account; return the digest of the token."""
    token = id.encode().ljust(32, b".")
    await store.add_player(Player(id, f"name of {id}", None, at), token)
    return token


def files(folder: Path) -> set[str]:
    """Name what lies in a folder."""
    return {path.name for path in folder.iterdir()}
