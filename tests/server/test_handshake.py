"""The door: a few are greeted at a time, and nobody who is silent or slow keeps others outside."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paiju.server.options import Options
from paiju.server.sockets import handshake
from tests.server.client import PATIENCE, Client, run
from tests.server.running import Running
from tests.server.test_sockets import address, hello

PLACES = 3
SOON = 0.3
FOREVER = 60.0


class Arrivals:
    """Sockets before the door."""

    def __init__(self, base: str, token: str, stack: AsyncExitStack) -> None:
        self._base, self._token, self._stack = base, token, stack

    async def knock(self) -> ClientConnection:
        """Open a socket without a word."""
        socket = await connect(address(self._base), compression=None, proxy=None)
        self._stack.callback(socket.transport.abort)
        return socket

    async def arrive(self) -> ClientConnection:
        """Say hello."""
        socket = await self.knock()
        await socket.send(hello(self._token))
        return socket


@asynccontextmanager
async def _arrivals(base: str) -> AsyncIterator[Arrivals]:
    """Let sockets come, all of one guest."""
    async with AsyncExitStack() as stack:
        yield Arrivals(base, (await Client.guest(base)).token, stack)


async def _greeted(sockets: list[ClientConnection]) -> None:
    """Wait until all of them are greeted."""
    for socket in sockets:
        assert '"welcome"' in str(await asyncio.wait_for(socket.recv(), PATIENCE))


async def _outside(sockets: list[ClientConnection]) -> None:
    """Wait a while in which none of them is greeted."""
    for heard in await asyncio.gather(*map(_hear, sockets)):
        assert heard is None


async def _hear(socket: ClientConnection) -> str | bytes | None:
    """Return what a socket is told soon."""
    try:
        return await asyncio.wait_for(socket.recv(), SOON)
    except TimeoutError:
        return None


async def _few_at_a_time(base: str) -> None:
    async with _arrivals(base) as before:
        came = [await before.arrive() for _ in range(3 * PLACES)]
        first, then, last = came[:PLACES], came[PLACES : 2 * PLACES], came[2 * PLACES :]
        await _greeted(first)
        await _outside([*then, *last])
        for one in first:
            await one.send('{"type":"ping","at":1}')
        await _greeted(then)
        await _outside(last)


async def _gone(base: str) -> None:
    async with _arrivals(base) as before:
        for _ in range(PLACES):
            stranger = await before.knock()
            await stranger.send(hello("x" * 43))
            with pytest.raises(ConnectionClosed):
                await stranger.recv()
        guests = [await before.arrive() for _ in range(PLACES)]
        await _greeted(guests)
        for guest in guests:
            guest.transport.abort()
        await _greeted([await before.arrive()])


async def _silent(base: str) -> None:
    async with _arrivals(base) as before:
        await asyncio.gather(*(before.knock() for _ in range(100)))
        await _greeted([await before.arrive()])


def test_the_first_are_served_before_the_last_are_greeted(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handshake, "PLACES", PLACES)
    monkeypatch.setattr(handshake, "LONGEST", FOREVER)
    with Running(fresh) as running:
        run(_few_at_a_time(running.base))
        run(_silent(running.base))
        run(_gone(running.base))


async def _slow(base: str) -> None:
    async with _arrivals(base) as before:
        await _greeted([await before.arrive() for _ in range(6)])


def test_whoever_is_greeted_and_says_nothing_keeps_nobody_outside_for_long(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handshake, "PLACES", 1)
    monkeypatch.setattr(handshake, "LONGEST", 0.05)
    with Running(fresh) as running:
        run(_slow(running.base))
