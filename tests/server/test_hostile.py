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
from paiju.server.binding import bind
from paiju.server.frames import LATE, SLICE, Frames
from paiju.server.options import Options
from paiju.server.room.inner import Who
from paiju.server.talking import Closing, decode
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
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
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
    parsed = Counter[str]()
    handle = Frames.handle_text

    def count(self: Frames, event: Frame) -> None:
        parsed["frames"] += 1
        handle(self, event)

    monkeypatch.setattr(Frames, "handle_text", count)
    assert run(_pour(replace(fresh, limits=1))) == 1008
    # The shortest frame has six bytes besides its text.
    assert parsed["frames"] < 2 * (SLICE + LATE) / (len('{"type":"sync"}') + 6)


async def _knock(base: str) -> int | None:
    """Send pings and pongs only."""
    async with connect(base.replace("http", "ws") + "/ws", compression=None, proxy=None) as web:
        with suppress(ConnectionClosed):
            for _ in range(100):
                await web.ping()
                await web.pong()
        await asyncio.wait_for(web.wait_closed(), 20)
        return web.close_code


def test_frames_that_no_room_sees_are_limited_too(base: str) -> None:
    assert run(_knock(base)) == 1008


def test_the_port_is_taken_once(fresh: Options) -> None:
    taken = bind(fresh)
    try:
        with pytest.raises(OSError, match="in use"):
            bind(replace(fresh, port=taken.getsockname()[1]))
        assert taken.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) == 1
    finally:
        taken.close()
