"""The bus: questions, news in order, and a restart that is noticed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from paiju.server.cluster.bus import NatsBus, Silent
from tools import programs, services


@pytest.fixture
def nats() -> Iterator[services.Service]:
    """Run a NATS server."""
    programs.install("nats-server")
    with services.temporary() as folder:
        service = services.make_nats(folder)
        with services.running(service):
            yield service


class Node:
    """A node that writes down what it hears."""

    def __init__(self, url: str, name: str) -> None:
        self.bus = NatsBus(url)
        self.name = name
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.back = asyncio.Event()

    async def start(self) -> None:
        """Be reachable."""
        await self.bus.start(self.name, self._answer, self.heard.put_nowait, self.back.set)

    async def _answer(self, question: bytes) -> bytes:
        """Answer so that it can be told who did."""
        return self.name.encode() + b" answers " + question


@asynccontextmanager
async def _two(url: str) -> AsyncIterator[tuple[Node, Node]]:
    """Start two nodes."""
    nodes = Node(url, "aa"), Node(url, "bb")
    for node in nodes:
        await node.start()
    try:
        yield nodes
    finally:
        for node in nodes:
            await node.bus.stop()


def two(url: str, story: Callable[[Node, Node], Awaitable[None]]) -> None:
    """Tell a story to two nodes."""

    async def telling() -> None:
        async with _two(url) as nodes:
            await asyncio.wait_for(story(*nodes), 30)

    asyncio.run(telling())


def test_a_question_is_answered_by_the_node_it_is_for(nats: services.Service) -> None:
    async def story(one: Node, other: Node) -> None:
        assert await one.bus.ask("bb", b"who?", 5) == b"bb answers who?"
        assert await one.bus.ask("aa", b"who?", 5) == b"aa answers who?"
        with pytest.raises(Silent):
            await one.bus.ask("cc", b"who?", 5)

    two(nats.url, story)


def test_news_arrive_in_order_and_not_at_the_sender(nats: services.Service) -> None:
    async def story(one: Node, other: Node) -> None:
        for number in range(1000):
            one.bus.tell("bb", b"%d with spaces" % number)
        heard = [await other.heard.get() for _ in range(1000)]
        assert heard == [b"%d with spaces" % number for number in range(1000)]
        one.bus.shout(b"to all")
        other.bus.tell("aa", b"to one")
        assert await other.heard.get() == b"to all"
        assert await one.heard.get() == b"to one"

    two(nats.url, story)


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, pause: float
) -> None:
    """Pass lines on one by one, with a pause after each."""
    while line := await reader.readline():
        writer.write(line)
        await asyncio.sleep(pause)
    writer.close()
    await writer.wait_closed()


@asynccontextmanager
async def _slow_way(port: int) -> AsyncIterator[int]:
    """Open a port from which what is said comes late to another one."""
    ways: list[asyncio.Task[None]] = []

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_connection(services.ADDRESS, port)
        ways.append(asyncio.create_task(_pass_on(reader, questions, 0.05)))
        ways.append(asyncio.create_task(_pass_on(answers, writer, 0)))

    async with await asyncio.start_server(connect, services.ADDRESS, 0) as server:
        yield server.sockets[0].getsockname()[1]
        await asyncio.gather(*ways)


def test_whoever_has_started_is_reached_at_once(nats: services.Service) -> None:
    async def telling() -> None:
        async with _slow_way(nats.port) as port:
            near, far = Node(nats.url, "aa"), Node(f"nats://{services.ADDRESS}:{port}", "bb")
            await near.start()
            await far.start()
            assert await near.bus.ask("bb", b"who?", 5) == b"bb answers who?"
            for node in (near, far):
                await node.bus.stop()

    asyncio.run(telling())


def test_a_restart_is_noticed_and_survived(nats: services.Service) -> None:
    async def story(one: Node, other: Node) -> None:
        await asyncio.to_thread(nats.stop)
        with pytest.raises(Silent):
            await one.bus.ask("bb", b"who?", 0.3)
        await asyncio.to_thread(nats.start)
        await one.back.wait()
        await other.back.wait()
        assert await one.bus.ask("bb", b"who?", 5) == b"bb answers who?"

    two(nats.url, story)
