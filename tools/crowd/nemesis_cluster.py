"""Torment three nodes, PostgreSQL and NATS while a crowd plays, then look for what was lost.

python -m tools.crowd.nemesis_cluster --kills 10

After every kill of a node comes another trouble: a node that sleeps, one that is cut off, or a
restart of PostgreSQL or NATS. The last line is one of JSON; `restart_s` is the longest time from a
kill until there was a move at every table again.
"""

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import uvloop

from paiju.game import Dice
from paiju.store.opening import make_shared_store
from tools import programs, services
from tools.crowd.crowd import Crowd
from tools.crowd.nemesis import Told, read_logs, report, settle
from tools.crowd.party import AtOnce
from tools.crowd.plight import explained
from tools.crowd.proxy import Proxy
from tools.crowd.serving import Server, end_politely

NODES: Final = 3
# Sooner than time would play for anybody: nobody may miss that it is their turn.
_PATIENCE: Final = 45.0
_QUIET_MS: Final = 1500


@dataclass(slots=True)
class Node:
    """A node and its own ways to the services."""

    server: Server
    ways: tuple[Proxy, Proxy]


@dataclass(slots=True)
class Torment:
    """Everything that can be hurt, and the crowd that must not notice more than a pause."""

    database: services.Service
    bus: services.Service
    nodes: list[Node]
    crowd: Crowd
    dice: Dice
    restarts: list[float] = field(default_factory=list)

    def _any(self) -> Node:
        """Choose a node."""
        return self.nodes[self.dice.below(len(self.nodes))]

    async def all_go_on(self) -> None:
        """Return when there was a new move at every table."""
        before = {party: party.moves for party in self.crowd.parties}
        last = time.perf_counter() + _PATIENCE
        while stuck := [party for party in before if party.moves == before[party]]:
            self.crowd.check()
            if time.perf_counter() > last:
                raise TimeoutError(f"no move at {[party.room for party in stuck]}")
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill a node, and start it again only when the others have taken over its tables."""
        server = self._any().server
        begun = time.perf_counter()
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await self.all_go_on()
        self.restarts.append(time.perf_counter() - begun)
        print(f"kill {self.restarts[-1]:.2f}", file=sys.stderr, flush=True)
        server.start()
        await asyncio.to_thread(server.wait)

    async def sleep(self) -> None:
        """Let a node sleep for longer than its lease lasts."""
        server = self._any().server
        server.send(signal.SIGSTOP)
        await asyncio.sleep((3500 + self.dice.below(2000)) / 1000)
        server.send(signal.SIGCONT)

    async def cut_off(self) -> None:
        """Cut a node off from both services, noticed or not."""
        seconds = (500 + self.dice.below(4500)) / 1000
        silently = bool(self.dice.below(2))
        node = self._any()
        await asyncio.gather(*(way.cut(seconds, silently=silently) for way in node.ways))

    async def restart_database(self) -> None:
        """Kill PostgreSQL and start it again."""
        await asyncio.to_thread(self.database.stop, signal.SIGKILL)
        await asyncio.to_thread(self.database.start)

    async def restart_bus(self) -> None:
        """Kill NATS and start it again."""
        await asyncio.to_thread(self.bus.stop, signal.SIGKILL)
        await asyncio.to_thread(self.bus.start)

    async def trouble(self) -> None:
        """Make one trouble that is not a kill, and wait until it is over."""
        troubles: list[Callable[[], Awaitable[None]]] = [
            self.sleep,
            self.cut_off,
            self.restart_database,
            self.restart_bus,
        ]
        chosen = troubles[self.dice.below(len(troubles))]
        print(chosen.__name__, file=sys.stderr, flush=True)
        await chosen()
        await self.all_go_on()


async def torment(folder: Path, kills: int, tables: int, seed: int) -> Told:
    """Run a cluster in a folder, hurt it, and compare in the end."""
    # Processes are killed here and no machine: what was written outlives them, flushed or not.
    database = services.make_postgresql(folder, durable=False)
    bus = services.make_nats(folder)
    nodes = [await _node(folder / f"node{number}", database, bus) for number in range(NODES)]
    urls = tuple(node.server.url for node in nodes)
    crowd = Crowd(urls, tables, lambda chance: AtOnce(chance, 30), lambda wait: None, seed)
    hurting = Torment(database, bus, nodes, crowd, Dice(seed))
    with services.running(database, bus):
        try:
            for node in nodes:
                node.server.start()
            with explained(crowd, [database, bus, *(node.server for node in nodes)]):
                for node in nodes:
                    await asyncio.to_thread(node.server.wait)
                await crowd.gather()
                for _ in range(kills):
                    await asyncio.sleep(hurting.dice.below(_QUIET_MS) / 1000)
                    await hurting.kill()
                    await hurting.trouble()
                await settle(crowd)
        finally:
            await crowd.leave()
            for node in nodes:
                await asyncio.to_thread(node.server.stop)
        store, _ = make_shared_store(database.url)
        await store.start()
        logs = await read_logs(store, {party.room for party in crowd.parties})
        await store.stop()
    return Told(kills, hurting.restarts, logs, crowd.players, NODES)


async def _node(folder: Path, database: services.Service, bus: services.Service) -> Node:
    """Make a node that reaches the services by ways of its own."""
    ways = Proxy(database.port), Proxy(bus.port)
    for way in ways:
        await way.start()
    words = ("--store", _through(database, ways[0]), "--bus", _through(bus, ways[1]))
    return Node(Server(folder, words), ways)


def _through(service: services.Service, way: Proxy) -> str:
    """Return the address of a service by a way."""
    return service.url.replace(f":{service.port}", f":{way.port}")


def main() -> None:
    """Read the wishes, torment a cluster, print one line of JSON; fail where anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    wishes = parser.parse_args()
    end_politely()
    programs.install("postgresql", "nats-server")
    print(f"seed {wishes.seed}", file=sys.stderr)
    with services.temporary() as folder:
        told = uvloop.run(torment(folder, wishes.kills, wishes.tables, wishes.seed))
    report(told)


if __name__ == "__main__":
    main()
