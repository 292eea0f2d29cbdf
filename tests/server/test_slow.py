"""Connections that say nothing, or say it slowly: they end in time and keep nobody out."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import cast

import httpx
import pytest

from paiju.server.app import Server
from paiju.server.guard import deadlines
from paiju.server.guard.addresses import LOOPBACK
from paiju.server.guard.limits import Counts
from paiju.server.ops import process
from paiju.server.options import Options
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.client import Client, run
from tests.server.player import quick
from tests.server.running import Running

SOON = 0.4
PATIENCE = 30
HALF_HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
MALLORY = "127.0.0.2"


@dataclass(frozen=True)
class Raw:
    """A connection of bytes."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def end(self, *, drip: bool = False) -> bytes:
        """Wait until the server ends it, and send a byte now and then."""
        told = asyncio.ensure_future(self.reader.read())
        while not told.done():
            if drip:
                self.writer.write(b"x")
            await asyncio.wait([told], timeout=SOON / 8 if drip else PATIENCE)
            assert drip or told.done(), "still open"
        with suppress(ConnectionError):
            return told.result()
        return b""


@asynccontextmanager
async def connections(
    serving: Running, count: int, said: bytes, source: str = MALLORY
) -> AsyncIterator[list[Raw]]:
    """Open many connections from one address, and say something on each."""
    raws: list[Raw] = []
    try:
        for _ in range(count):
            port = serving.options.port
            raw = Raw(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))
            raw.writer.write(said)
            raws.append(raw)
        yield raws
    finally:
        for raw in raws:
            raw.writer.transport.abort()


@asynccontextmanager
async def playing(serving: Running) -> AsyncIterator[Client]:
    """Sit at a table; at the end the table still answers, and others still get in."""
    async with await Client.guest(serving.base) as me:
        await quick(me, "xiaoer")
        await me.must(c.Ready)
        await me.until(lambda: me.table)
        yield me
        me.send(c.Ping(at=1))
        await me.push(p.Pong)
        async with await Client.guest(serving.base) as other:
            other.send(c.Ping(at=2))
            await other.push(p.Pong)


async def count(serving: Running) -> int:
    """Return how many connections the server has, this one not among them."""
    async with httpx.AsyncClient(base_url=serving.base, trust_env=False) as web:
        told = (await web.get("/metrics")).text
    found = re.search(r"^paiju_connections (\d+)", told, re.MULTILINE)
    assert found is not None
    return int(found[1]) - 1


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give requests little time."""
    monkeypatch.setattr(deadlines, "HEAD", SOON)
    monkeypatch.setattr(deadlines, "BODY", SOON)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("said", [HALF_HEAD, HALF_BODY, WHOLE + HALF_HEAD])
@pytest.mark.parametrize("drip", [False, True])
def test_requests_that_never_end_are_ended(fresh: Options, said: bytes, drip: bool) -> None:
    async def attack(serving: Running) -> None:
        async with playing(serving), connections(serving, 100, said) as raws:
            told = await asyncio.wait_for(
                asyncio.gather(*(raw.end(drip=drip) for raw in raws)), PATIENCE
            )
        if not drip:
            for one in told:
                assert b"HTTP/1.1 408 " in one
                assert b'"server.late"' in one

    with Running(replace(fresh, limits=1)) as serving:
        run(attack(serving))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("said", [b"", b"\r\n", WHOLE])
def test_connections_without_a_request_are_closed_without_a_word(
    fresh: Options, said: bytes
) -> None:
    async def attack(serving: Running) -> list[bytes]:
        async with playing(serving), connections(serving, 20, said) as raws:
            return await asyncio.gather(*(raw.end() for raw in raws))

    with Running(replace(fresh, limits=1)) as serving:
        assert all(one.count(b"HTTP/1.1") == (said == WHOLE) for one in run(attack(serving)))


def test_one_host_has_only_so_many_connections(fresh: Options) -> None:
    async def attack(serving: Running) -> None:
        async with playing(serving), connections(serving, 300, b"") as raws:
            told = await asyncio.gather(*(raw.end() for raw in raws[150:]))
            assert not any(raw.reader.at_eof() for raw in raws[:150])
            # One that ends makes room for another, which is not refused.
            raws[0].writer.close()
            await raws[0].end()
            async with connections(serving, 1, WHOLE) as [another]:
                assert b"HTTP/1.1" in await another.reader.readline()
        assert all(b"HTTP/1.1 429 " in one and b'"server.busy"' in one for one in told)

    with Running(replace(fresh, limits=1)) as serving:
        run(attack(serving))


def test_where_all_is_full_the_longest_idle_makes_room(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "most_connections", lambda: 40)

    async def attack(serving: Running) -> None:
        async with (
            playing(serving),
            connections(serving, 30, HALF_HEAD) as first,
            connections(serving, 30, HALF_BODY, "127.0.0.3") as second,
        ):
            # The table's socket is not idle, and the first that came are gone.
            await asyncio.gather(*(raw.end() for raw in first[:15]))
            assert not any(raw.reader.at_eof() for raw in second)
            assert await count(serving) <= 40

    with Running(replace(fresh, limits=1)) as serving:
        run(attack(serving))


def test_a_named_proxy_has_any_number_and_its_players_are_counted(fresh: Options) -> None:
    def narrow(server: Server) -> None:
        server.services.limits.requests_at_once = Counts(3)

    async def crowd(serving: Running) -> list[int]:
        async with connections(serving, 200, b"", "127.0.0.1") as raws:
            assert await count(serving) >= 200
            assert not any(raw.reader.at_eof() for raw in raws)
        slow = HALF_BODY.replace(b"Host: localhost", b"Host: localhost\r\nX-Forwarded-For: 9.9.9.9")
        async with (
            connections(serving, 4, slow, "127.0.0.1") as raws,
            httpx.AsyncClient(base_url=serving.base, trust_env=False) as web,
        ):
            # One of the four is refused at once; the others are still sending.
            lines = [asyncio.ensure_future(raw.reader.readline()) for raw in raws]
            done, _ = await asyncio.wait(
                lines, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            assert [line.result()[:12] for line in done] == [b"HTTP/1.1 429"]
            asked = [
                await web.get("/api/games", headers={"x-forwarded-for": host})
                for host in ("9.9.9.9", "9.9.9.8")
            ]
            return [answer.status_code for answer in asked]

    with Running(replace(fresh, limits=1, trust_proxy=LOOPBACK), narrow) as serving:
        assert run(crowd(serving)) == [429, 200]


def test_a_head_has_an_end(serving: Running) -> None:
    async def attack() -> bytes:
        async with connections(serving, 1, HALF_HEAD + b"x" * 40_000) as [raw]:
            return await raw.reader.readuntil(b'"server.large"')

    assert run(attack()).startswith(b"HTTP/1.1 431 ")


def test_an_answer_that_nobody_reads_is_given_up(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "STALL", SOON)
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def attack(serving: Running) -> None:
        async with connections(serving, 1, 400 * asked) as [raw]:
            cast(asyncio.Transport, raw.writer.transport).pause_reading()
            before = await count(serving)
            assert before == 1
            async with asyncio.timeout(PATIENCE):
                while await count(serving) == before:
                    await asyncio.sleep(SOON / 4)

    with Running(fresh) as serving:
        run(attack(serving))


LOWERED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 400))
from paiju.server.ops.open_files import most_connections, raise_limit
raise_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE), most_connections())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of files")
def test_the_process_opens_as_many_files_as_it_may() -> None:
    async def told() -> bytes:
        asked = await asyncio.create_subprocess_exec(
            sys.executable, "-c", LOWERED, stdout=asyncio.subprocess.PIPE
        )
        return (await asked.communicate())[0]

    assert run(told()).split() == [b"400", b"400", b"300"]
