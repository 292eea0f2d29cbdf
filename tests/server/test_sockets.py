"""The socket itself: who is let in, what closes it, and that others never notice."""

import asyncio
import json
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paiju.server.ops import process
from paiju.server.options import Options
from paiju.server.sockets import protocol
from paiju.server.sockets.connections import OUTBOX, TOO_SLOW, Connection
from paiju.wire import PROTOCOL
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.client import Client, new_id, run
from tests.server.player import quick
from tests.server.running import Running


def address(base: str) -> str:
    return base.replace("http", "ws", 1) + "/ws"


async def _closed(base: str, *messages: str | bytes) -> int | None:
    """Send messages on a bare socket; return the code that it is closed with."""
    async with connect(address(base), compression=None, proxy=None) as socket:
        for message in messages:
            await socket.send(message)
        await asyncio.wait_for(socket.wait_closed(), 20)
        return socket.close_code


def hello(token: str, protocol: int = PROTOCOL) -> str:
    return json.dumps({"type": "hello", "protocol": protocol, "token": token})


@pytest.mark.parametrize(
    ("messages", "code"),
    [
        ((hello("x" * 43),), 4003),
        ((json.dumps({"type": "ping"}),), 4003),
        ((hello("x" * 43, 999),), 4009),
        ((hello("short"),), 4000),
        (("{",), 4000),
        (("[" * 2000,), 4000),
        (('{"type":"hello","protocol":1e999,"token":"' + "x" * 43 + '"}',), 4000),
        ((json.dumps({"type": "nothing"}),), 4000),
        ((b"\x00\x01",), 1003),
        (("x" * 4097,), 1009),
    ],
)
def test_whoever_talks_otherwise_is_closed(
    base: str, messages: tuple[str | bytes, ...], code: int
) -> None:
    assert run(_closed(base, *messages)) == code


def test_who_says_nothing_is_closed(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HELLO", 0.05)
    assert run(_closed(base)) == 4008


async def _bad_later(base: str) -> tuple[int | None, int | None]:
    async with await Client.guest(base) as me:
        me.send(hello(me.token))
        second = await me.end()
    async with await Client.guest(base) as me:
        me.send({"type": "sit", "id": "a" * 8, "seat": 1, "player": "somebody"})
        return second, await me.end()


def test_hello_is_said_once_and_no_message_names_its_sender(base: str) -> None:
    assert run(_bad_later(base)) == (4000, 4000)


FORGED = [
    "null",
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil127.0.0.1:{port}",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}.evil.example",
    "HTTP://127.0.0.1:{port}",
    "http://LOCALHOST:{port}",
    "http://localhost:{port}@evil.example",
    "http://localhost.:{port}",
    "http://xn--localhost-x0a:{port}",
    "ws://127.0.0.1:{port}",
    "file://",
    "http://[::1]",
    "http://0.0.0.0:{port}",
    "http://127.1:{port}",
    "http://127.0.0.1:{port} http://127.0.0.1:{port}",
]


async def _upgrade(base: str, origin: str | None) -> int:
    headers = {} if origin is None else {"Origin": origin}
    try:
        socket = await connect(
            address(base), additional_headers=headers, compression=None, proxy=None
        )
    except InvalidStatus as error:
        return error.response.status_code
    await socket.close()
    return 101


@pytest.mark.parametrize("origin", FORGED)
def test_pages_of_strangers_are_turned_away(serving: Running, origin: str) -> None:
    assert run(_upgrade(serving.base, origin.format(port=serving.options.port))) == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_our_own_page_and_programs_are_let_in(serving: Running, host: str) -> None:
    assert run(_upgrade(serving.base, f"http://{host}:{serving.options.port}")) == 101
    assert run(_upgrade(serving.base, None)) == 101


async def _flood(base: str) -> int | None:
    async with await Client.guest(base) as me:
        for _ in range(60):
            me.send(c.Ping(at=1))
        return await me.end()


async def _too_many(base: str) -> list[int | None]:
    me = await Client.guest(base)
    async with me:
        others = [Client(base, me.token, me.player, me.name) for _ in range(5)]
        for other in others[:4]:
            await other.connect()
        sixth = others[4]
        with pytest.raises(AssertionError, match="closed: 1008"):
            await sixth.connect()
        for other in others[:4]:
            await other.drop()
        return [sixth.closed]


async def _storm(base: str) -> set[int]:
    return {await _upgrade(base, None) for _ in range(40)}


@pytest.mark.usefixtures("impatient")
def test_limits_close_the_one_who_breaks_them(fresh: Options) -> None:
    with Running(replace(fresh, limits=1)) as running:
        assert run(_flood(running.base)) == 1008
        assert run(_too_many(running.base)) == [1008]
        assert run(_storm(running.base)) == {101, 429}


def test_a_socket_that_does_not_read_is_closed_and_holds_no_more_than_its_queue() -> None:
    async def story() -> int | None:
        connection = Connection(None, "a:1")  # type: ignore[arg-type]
        for _ in range(OUTBOX * 3):
            connection.send(b"x")
        return connection.closing

    assert run(story()) == TOO_SLOW


async def _forgotten(base: str) -> tuple[int | None, int]:
    async with await Client.guest(base) as me:
        room = await quick(me, "gandengyan")
        assert (await me.http.delete("/api/me")).status_code == 204
        async with await Client.guest(base) as other:
            found = (await other.http.get(f"/api/rooms/{room}")).status_code
        return await me.end(), found


def test_whoever_deletes_their_data_is_out_of_every_room(base: str) -> None:
    assert run(_forgotten(base)) == (4003, 404)


async def _silent(base: str) -> bytes:
    """Open a socket as a machine that sleeps from then on; read until the server lets go."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
    head = ["GET /ws HTTP/1.1", "host: localhost", "upgrade: websocket", "connection: upgrade"]
    head += ["sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version: 13"]
    # Compression tells of secrets by sizes: it is offered, and not taken.
    head += ["sec-websocket-extensions: permessage-deflate"]
    writer.write("\r\n".join([*head, "", ""]).encode())
    told = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return told


def test_whoever_does_not_answer_is_let_go_and_nothing_is_compressed(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "BEAT", 0.05)
    with Running(fresh) as served:
        told = run(_silent(served.base))
    head, _, frames = told.partition(b"\r\n\r\n")
    assert b" 101 " in head
    assert b"deflate" not in head.lower()
    # A ping, and the end: opcodes 9 and 8.
    assert (frames[0], frames[6]) == (0x89, 0x88)


async def _reload(base: str) -> None:
    async with await Client.guest(base) as me:
        code = await quick(me, "guandan")
        await me.must(c.Ready)
        before = await me.until(lambda: me.table)
        me.cut()
        await me.end()
        welcome = await me.connect()
        assert welcome.room == code
        me.pushes.clear()
        await me.must(c.Enter, room=code)
        after = await me.push(p.Table, lambda table: table.seq >= before.seq)
        assert after.hand == before.hand
        assert after.view.seat == before.view.seat


def test_a_player_comes_back_to_the_seat(base: str) -> None:
    run(_reload(base))


async def _two_windows(base: str) -> None:
    async with await Client.guest(base) as me:
        code = await quick(me, "xiaoer")
        again = Client(base, me.token, me.player, me.name)
        async with again:
            await again.must(c.Enter, room=code.lower())
            assert await me.end() == 4001
            assert (await again.push(p.Room)).you == 1


def test_the_second_window_takes_over(base: str) -> None:
    run(_two_windows(base))


async def _lobby(base: str) -> None:
    async with await Client.guest(base) as me, await Client.guest(base, "Host") as host:
        me.send(c.Lobby(on=True))
        await me.push(p.LobbyList)
        wish = {"game": "friends", "public": True}
        code = (await host.http.post("/api/rooms", json=wish)).json()["room"]

        def listed(shown: p.LobbyList) -> bool:
            return any(room.code == code and room.host == "Host" for room in shown.rooms)

        assert (await me.push(p.LobbyList, listed)).online >= 2
        await host.must(c.Enter, room=code)
        await host.must(c.Leave)
        await me.push(p.LobbyList, lambda shown: not listed(shown))


def test_the_lobby_is_told_of_rooms_as_they_come_and_go(base: str) -> None:
    run(_lobby(base))


async def _nowhere(base: str) -> None:
    async with await Client.guest(base) as me:
        assert await me.refused(c.Enter, room="AAAAAA") == "room.unknown"
        fresh = Client(base, me.token, me.player, me.name)
        async with fresh:
            assert await fresh.refused(c.Sit, seat=1) == "room.not_in"
            fresh.send(c.Ping(at=7))
            assert (await fresh.push(p.Pong)).at == 7
            hint = c.Hint(id=new_id())
            fresh.send(hint)
            assert (await fresh.push(p.Refused)).id == hint.id


def test_who_is_in_no_room_is_told_so(base: str) -> None:
    run(_nowhere(base))


async def _sorts(base: str) -> None:
    async with await Client.guest(base) as me:
        await quick(me, "guandan")
        await me.must(c.Ready)
        table = await me.until(lambda: me.table)
        me.send(c.Arrange(id=new_id()))
        sorted_hand = await me.push(p.Arranged)
        told = sorted(one for group in table.view.hand for one in group.cards)
        assert sorted(one for group in sorted_hand.groups for one in group.cards) == told


def test_a_hand_is_sorted_by_combination_for_who_asks(base: str) -> None:
    run(_sorts(base))


async def _restarts(fresh: Options) -> tuple[int | None, str, str]:
    loop = asyncio.get_running_loop()
    with Running(fresh) as running:
        me = await Client.guest(running.base)
        await me.connect()
        code = await quick(me, "gandengyan")
        await me.must(c.Ready)
        table = await me.until(lambda: me.table)
        stopped = loop.run_in_executor(None, running.stop)
        ended = await me.end()
        await stopped
    with Running(fresh) as running:
        again = Client(running.base, me.token, me.player, me.name)
        async with again:
            await again.must(c.Enter, room=code)
            after = await again.push(p.Table)
    await me.http.aclose()
    return ended, table.hand, after.hand


def test_a_restart_is_told_and_loses_nothing(fresh: Options) -> None:
    code, before, after = run(_restarts(fresh))
    assert code == 1012
    assert before == after
