"""Several nodes on one PostgreSQL and one NATS, each in a process of its own."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools import programs, services
from tools.crowd.serving import Server


@dataclass(frozen=True, slots=True)
class Nodes:
    """The processes of a cluster."""

    database: services.Service
    bus: services.Service
    servers: tuple[Server, ...]

    @property
    def urls(self) -> tuple[str, ...]:
        """Where the nodes are reached."""
        return tuple(server.url for server in self.servers)


@contextlib.contextmanager
def cluster(
    count: int, *, words: tuple[str, ...] = (), database: str = "", bus: str = ""
) -> Iterator[Nodes]:
    """Run a cluster; its nodes may be told other ways to the services, such as through a proxy."""
    programs.install("postgresql", "nats-server")
    with services.temporary() as folder:
        kept = services.make_postgresql(folder)
        carrying = services.make_nats(folder)
        with services.running(kept, carrying):
            shared = ("--store", database or kept.url, "--bus", bus or carrying.url, *words)
            with run_all(count, folder, shared) as servers:
                yield Nodes(kept, carrying, servers)


@contextlib.contextmanager
def run_all(count: int, folder: Path, words: tuple[str, ...]) -> Iterator[tuple[Server, ...]]:
    """Run nodes that differ in nothing but their ports."""
    servers = tuple(Server(folder / f"node{number}", words) for number in range(1, count + 1))
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.stop()
