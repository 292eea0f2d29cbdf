"""Every story is told to every kind of store."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiju.store.contract import Store
from paiju.store.opening import make_shared_store, make_store
from paiju.store.postgres.pool import open_pool
from tests.store.stories import Story, Tell, tell
from tools import programs, services

_NUMBERS = itertools.count()


async def ask(url: str, sql: str) -> None:
    """Run one statement."""
    # A server that listens may still be about to start.
    pool = await open_pool(url)
    try:
        await pool.execute(sql)
    finally:
        await pool.close()


def beside(url: str, name: str) -> str:
    """Return the address of another database of the same server."""
    return f"{url.rpartition('/')[0]}/{name}"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[services.Service]:
    """Run a PostgreSQL server for all tests."""
    programs.install("postgresql")
    with services.temporary() as folder:
        service = services.make_postgresql(folder, durable=False)
        with services.running(service):
            yield service


@pytest.fixture(scope="session")
def template(postgresql: services.Service) -> str:
    """Make the tables once; databases of tests are copies."""

    async def make() -> None:
        await ask(postgresql.url, "CREATE DATABASE tables")
        store = make_shared_store(beside(postgresql.url, "tables"))[0]
        await store.start()
        await store.stop()

    asyncio.run(make())
    return "tables"


@pytest.fixture
def database(postgresql: services.Service, template: str) -> str:
    """Make a database with empty tables; return its address."""
    name = f"test{next(_NUMBERS)}"
    asyncio.run(ask(postgresql.url, f"CREATE DATABASE {name} TEMPLATE {template}"))
    return beside(postgresql.url, name)


@pytest.fixture(params=["sqlite", "postgresql"])
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Tell:
    """Return how to tell a story to a new store of each kind."""
    url = request.getfixturevalue("database") if request.param == "postgresql" else ""

    def make() -> Store:
        if not url:
            return make_store(tmp_path / "data")
        return make_shared_store(url)[0]

    def telling(story: Story[None]) -> None:
        tell(make, story)

    return telling
