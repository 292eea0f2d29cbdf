"""Frames that mean harm: refused or closed, never a crash, never a change, never a leak."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame

from fuzz.frames import mutant
from paiju.game import Dice
from paiju.room.internal import Who
from paiju.server.app import Server
from paiju.server.guard.limits import Buckets, Rate
from paiju.server.ops.bind import bind
from paiju.server.options import Options
from paiju.server.sockets.parser import Counted
from paiju.server.sockets.protocol import Closing, decode
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.client import Client, run
from tests.server.player import quick
from tests.server.running import Running
from tests.server.table import ANN, Table, new_id
from tests.server.world import World


def test_strangers_change_nothing(world: World) -> None:
    """Whoever is not in the room may say what they like."""
    table = Table(world, bots="easy", quick=True, seats=3)
    table.do(ANN, c.Ready)
    before = table.room
    dice, said = Dice(3), 0
    stranger = Who("z" * 16, "Zed")
    while said < 300:
        try:
            command = decode(mutant(dice))
        except Closing:
            continue
        if isinstance(command, c.Enter | c.Hello | c.Lobby):
            continue
        said += 1
        if isinstance(command, c.Change):
            command = msgspec.structs.replace(command, id=new_id())
        world.send(table.code, "nowhere", stranger, command)
    assert table.room.seq == before.seq


async def _raw(port: int, *parts: bytes) -> bytes:
    """Send bytes to the port and read what comes until the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        writer.write_eof()
        return await asyncio.wait_for(reader.read(65536), 20)
    except ConnectionError:
        return b""
    finally:
        writer.close()


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def _fragments(web: ClientConnection) -> AsyncIterator[str]:
    """Give a message that is too long, and nothing behind it.

    A server that closes over unread bytes resets, which overtakes the word that says why.
    """
    for _ in range(c.MOST_BYTES // 1000 + 1):
        yield "x" * 1000
    await web.wait_closed()


async def _abuse(running: Running) -> None:
    port = running.options.port
    async with await Client.guest(running.base) as me:
        await quick(me, "xiaoer")
        await me.must(c.Ready)
        before = await me.until(lambda: me.table)
        dice = Dice(4)
        for size in (1, 7, 200, 5000):
            await _raw(port, bytes(dice.below(256) for _ in range(size)))
        await _raw(port, UPGRADE[:40])
        await _raw(port, UPGRADE.replace(b"13", b"99"))
        # Frames: unmasked, reserved bits, a control frame too long, bad UTF-8, half a frame.
        for frame in (
            b"\x81\x05hello",
            b"\xf1\x80\x00\x00\x00\x00",
            b"\x89\xfe\x00\xff" + b"\x00" * 259,
            b"\x81\x82\x00\x00\x00\x00\xff\xfe",
            b"\x81\xfe\xff",
            b"\x80\x80\x00\x00\x00\x00",
        ):
            await _raw(port, UPGRADE, frame)
        # In fragments a long message is no shorter.
        async with connect(
            running.base.replace("http", "ws") + "/ws", compression=None, proxy=None
        ) as web:
            with suppress(ConnectionClosed):
                await asyncio.wait_for(web.send(_fragments(web)), 20)
            assert web.close_code == 1009
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as other:
            assert (await other.get("/healthz")).status_code in (200, 503)
        me.send(c.Sync())
        after = await me.until(lambda: me.table if me.table is not before else None)
        assert after.hand == before.hand


def test_raw_bytes_hurt_nobody(serving: Running) -> None:
    run(_abuse(serving))


async def _others(options: Options) -> tuple[int | None, int]:
    """Flood from one socket while another plays."""
    with Running(options) as running:
        async with await Client.guest(running.base) as me:
            await quick(me, "guandan")
            await me.must(c.Ready)
            await me.until(lambda: me.table)
            flooder = await Client.guest(running.base)
            await flooder.connect()
            for _ in range(300):
                flooder.send(json.dumps({"type": "ping", "at": 1}))
            pongs = 0
            for number in range(5):
                me.send(c.Ping(at=number))
                await me.push(p.Pong)
                pongs += 1
            code = await flooder.end()
            await flooder.http.aclose()
            return code, pongs


def test_a_flood_closes_the_flooder_alone(fresh: Options) -> None:
    assert run(_others(replace(fresh, limits=1))) == (1008, 5)


async def _pour(options: Options) -> int | None:
    """Send very many frames before anything is read."""
    with Running(options) as running:
        me = await Client.guest(running.base)
        await me.connect()
        for _ in range(20_000):
            me.send(c.Sync())
        code = await me.end()
        await me.http.aclose()
        return code


def test_a_flood_is_not_taken_apart_before_it_is_stopped(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others wait while frames are parsed: few more are than may be said at once."""
    parsed = _count_frames(monkeypatch)
    assert run(_pour(replace(fresh, limits=1))) == 1008
    assert parsed["frames"] < 2 * AT_ONCE


def _count_frames(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the frames that servers take apart from now on."""
    parsed = Counter[str]()
    take = Counted.recv_frame

    def count(self: Counted, frame: Frame) -> None:
        parsed["frames"] += 1
        take(self, frame)

    monkeypatch.setattr(Counted, "recv_frame", count)
    return parsed


async def _shower(running: Running, begin: bytes, frames: bytes, *, greeted: bool) -> int | None:
    """Send very many frames that no room sees, while somebody else is answered."""
    async with await Client.guest(running.base) as me, await Client.guest(running.base) as other:
        web = me.socket
        if not greeted:
            web = await connect(running.base.replace("http", "ws") + "/ws", proxy=None)
        web.transport.write(begin + 100_000 * frames)
        other.send(c.Ping(at=1))
        await other.push(p.Pong)
        await asyncio.wait_for(web.wait_closed(), 20)
        return web.close_code


NO_MASK = b"\x80\x00\x00\x00\x00"
# What begins a message without ending it, an empty part of it, a ping and a pong.
BEGIN, PART, PING, PONG = (bytes([first]) + NO_MASK for first in (0x01, 0x00, 0x89, 0x8A))
AT_ONCE = 30


@pytest.mark.parametrize("greeted", [True, False])
@pytest.mark.parametrize(
    ("begin", "frames"), [(BEGIN, PART), (b"", PING), (b"", PONG), (BEGIN, PART + PING)]
)
def test_frames_that_no_room_sees_are_limited_too(
    fresh: Options, monkeypatch: pytest.MonkeyPatch, begin: bytes, frames: bytes, greeted: bool
) -> None:
    parsed = _count_frames(monkeypatch)
    with Running(replace(fresh, limits=1)) as running:
        assert run(_shower(running, begin, frames, greeted=greeted)) == 1008
    # The first one over the allowance is the last that is taken apart.
    assert parsed["frames"] < 2 * AT_ONCE


async def _crowd(running: Running) -> tuple[set[int | None], int]:
    """Send from many sockets of one host less than each may, while another host is answered."""
    address = running.base.replace("http", "ws") + "/ws"
    webs = [await connect(address, proxy=None) for _ in range(20)]
    other = await connect(address, proxy=None, local_addr=("127.0.0.2", 0))
    for web in webs:
        web.transport.write(BEGIN + (AT_ONCE - 2) * PART)
    await asyncio.wait_for(asyncio.gather(*(web.wait_closed() for web in webs)), 20)
    await other.close()
    assert other.close_code is not None
    return {web.close_code for web in webs}, other.close_code


def test_a_host_has_an_allowance_for_all_its_sockets(fresh: Options) -> None:
    with Running(replace(fresh, limits=1)) as running:
        # Those within the allowance say no hello and are late.
        assert run(_crowd(running)) == ({1008, 4008}, 1000)


async def _early(running: Running) -> None:
    """Send frames behind the wish for a socket until it is turned away."""
    reader, writer = await asyncio.open_connection("127.0.0.1", running.options.port)
    writer.write(UPGRADE)
    await writer.drain()
    writer.write(BEGIN + 1_000_000 * PART)
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), 20)
    writer.transport.abort()


def test_frames_before_a_socket_is_granted_are_not_taken_apart(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    def close(server: Server) -> None:
        server.services.limits.upgrades = Buckets(Rate(0, 0))

    parsed = _count_frames(monkeypatch)
    with Running(fresh, close) as running:
        run(_early(running))
    assert parsed["frames"] == 0


def test_the_port_is_taken_once(fresh: Options) -> None:
    taken = bind(fresh)
    try:
        with pytest.raises(OSError, match="in use"):
            bind(replace(fresh, port=taken.getsockname()[1]))
        assert taken.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) == 1
    finally:
        taken.close()
