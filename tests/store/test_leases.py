"""Several nodes on one database: one writer a room, and a late one does no harm."""

import asyncio
import signal
from collections.abc import Awaitable, Callable

import pytest

from paiju.store.contract import Append, Head, Lease, Lost, Store, Taken
from paiju.store.postgres.driver import PostgresDriver
from paiju.store.sql import SqlStore
from tests.store.conftest import ask
from tests.store.stories import add_guest, first, hand, row
from tools import services

Two = Callable[["Node", "Node"], Awaitable[None]]


class Node:
    """A store of its own, with its leases at hand."""

    def __init__(self, url: str) -> None:
        self._driver = PostgresDriver(url)
        self.leases = self._driver.leases
        self.store: Store = SqlStore(self._driver)


def two_nodes(url: str, story: Two) -> None:
    """Tell a story to two nodes on one database."""

    async def telling() -> None:
        nodes = Node(url), Node(url)
        for node in nodes:
            await node.store.start()
        try:
            await story(*nodes)
        finally:
            for node in nodes:
                await node.store.stop()

    asyncio.run(telling())


async def bury(url: str, node: Node) -> None:
    """Let the life of a node run out, as if it had been asleep for long."""
    await ask(url, f"UPDATE nodes SET until = 0 WHERE id = '{node.leases.node}'")


def test_a_room_has_one_owner(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        lease = await one.store.claim("ROOM01")
        with pytest.raises(Lost):
            await two.store.claim("ROOM01")
        assert await two.leases.owner("ROOM01") == one.leases.node
        assert await two.leases.mine() == {}
        await one.store.release(lease)
        assert await two.leases.owner("ROOM01") is None
        taken = await two.store.claim("ROOM01")
        assert taken.epoch > lease.epoch
        with pytest.raises(Lost):
            await one.store.append(first("ROOM01"), lease)
        await two.store.append(first("ROOM01"), taken)

    two_nodes(database, story)


def test_a_node_that_slept_is_refused_when_it_wakes(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        lease = await one.store.claim("ROOM01")
        await one.store.append(first("ROOM01", "anna"), lease)
        await bury(database, one)
        assert await two.leases.orphans(9) == ["ROOM01"]
        taken = await two.store.claim("ROOM01")
        assert await two.leases.orphans(9) == []
        late = Append(
            (row("ROOM01", 2, "late"),), Head("ROOM01", False, None, ()), hand("H1", 1, "anna")
        )
        with pytest.raises(Lost):
            await one.store.append(late, lease)
        await two.store.append(Append((row("ROOM01", 2, "in time"),)), taken)
        assert [each.command for each in await one.store.rows("ROOM01", after=1)] == ["in time"]
        assert await one.store.record("H1") is None
        assert await one.store.room_of("anna") == "ROOM01"
        # Awake again it is as good as any.
        await one.leases.prove()
        await one.store.claim("ROOM02")
        with pytest.raises(Lost):
            await two.store.claim("ROOM02")

    two_nodes(database, story)


def test_a_lease_of_the_same_node_is_lost_to_the_next_one(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        old = await one.store.claim("ROOM01")
        new = await one.store.claim("ROOM01")
        results = await asyncio.gather(
            one.store.append(first("ROOM01"), old),
            one.store.append(first("ROOM01"), new),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Lost, type(None)]

    two_nodes(database, story)


def test_a_room_changes_hands_between_commits_only(database: str) -> None:
    """Two nodes fight over a room; each step has one writer and none is lost or doubled."""

    async def fight(node: Node, rival: Node, written: list[str]) -> None:
        for turn in range(25):
            try:
                lease = await node.store.claim("ROOM01")
                rows = await node.store.rows("ROOM01", after=0)
                for number in range(3):
                    command = f"{node.leases.node}-{turn}-{number}"
                    step = Append((row("ROOM01", len(rows) + 1 + number, command),))
                    await node.store.append(step, lease)
                    written.append(command)
            except (Lost, Taken):
                await bury(database, rival)

    async def story(one: Node, two: Node) -> None:
        written: list[str] = []
        await asyncio.gather(fight(one, two, written), fight(two, one, written))
        log = await one.store.rows("ROOM01", after=0)
        assert [each.seq for each in log] == list(range(1, len(log) + 1))
        assert sorted(str(each.command) for each in log) == sorted(written)
        assert len({command.partition("-")[0] for command in written}) == 2

    two_nodes(database, story)


def test_a_restart_of_the_database_costs_time_and_nothing_else() -> None:
    async def write(store: Store, lease: Lease, acked: list[int], most: int) -> None:
        while len(acked) < most:
            seq = len(acked) + 1
            await store.append(Append((row("ROOM01", seq, f"command-{seq}"),)), lease)
            acked.append(seq)

    async def story(service: services.Service) -> None:
        node = Node(service.url)
        await node.store.start()
        await add_guest(node.store, "anna")
        lease = await node.store.claim("ROOM01")
        acked: list[int] = []
        for _ in range(2):
            writing = asyncio.create_task(write(node.store, lease, acked, len(acked) + 200))
            while len(acked) % 200 < 20:
                await asyncio.sleep(0)
            await asyncio.to_thread(service.stop, signal.SIGKILL)
            await asyncio.to_thread(service.start)
            await writing
        log = await node.store.rows("ROOM01", after=0)
        assert [each.seq for each in log] == acked == list(range(1, 401))
        assert await node.store.player("anna") is not None
        await node.store.stop()

    with services.temporary() as folder:
        service = services.make_postgresql(folder, durable=False)
        with services.running(service):
            asyncio.run(story(service))
