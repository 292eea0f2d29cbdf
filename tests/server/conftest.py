"""A real server on a free port of this machine, for the tests of one process."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from paiju.server.guard import throttle
from paiju.server.options import Options
from paiju.server.rooms import actor, hub
from tests.server.browsing import browse
from tests.server.faulty import Faulty
from tests.server.running import Running
from tests.server.world import World

# Invitations lead somewhere, as on a machine in a network.
QUICK = Options(port=0, bot_workers=0, bot_pause=0, limits=1000, lan_hosts=("192.168.1.5",))


@pytest.fixture(scope="session")
def options(tmp_path_factory: pytest.TempPathFactory) -> Options:
    """Bots that answer at once, and no wait between messages."""
    return replace(QUICK, data=tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session")
def serving(options: Options) -> Iterator[Running]:
    """Serve for the whole session."""
    with Running(options) as running:
        yield running


@pytest.fixture
def base(serving: Running) -> str:
    """Where the server is."""
    return serving.base


@pytest.fixture
def web(base: str) -> Iterator[httpx.Client]:
    """Somebody whom the server does not know."""
    with browse(base) as client:
        yield client


@pytest.fixture
def me(web: httpx.Client) -> httpx.Client:
    """A guest."""
    token = web.post("/api/guest", json={"name": "Ann"}).json()["token"]
    web.headers["authorization"] = f"Bearer {token}"
    return web


@pytest.fixture(scope="session")
def shared_world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A node without sockets; its store is made once."""
    made = World(tmp_path_factory.mktemp("world"))
    yield made
    made.stop()


@pytest.fixture
def world(shared_world: World) -> Iterator[World]:
    """The node, with nothing in its memory."""
    yield shared_world
    shared_world.restart()


@pytest.fixture
def own_world(tmp_path: Path) -> Iterator[World]:
    """A node of the test's own: rooms of other tests would take its failures."""
    made = World(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def faulty(own_world: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[Faulty]:
    """Put a store that can fail under the world; nobody waits long for the next try."""
    monkeypatch.setattr(actor, "_RETRY", 0.01)
    monkeypatch.setattr(hub, "_LOOK", 0.01)
    store = own_world.store
    made = Faulty(store)
    own_world.store = made
    own_world.restart()
    yield made
    own_world.store = store


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a refusal."""
    monkeypatch.setattr(throttle, "SECONDS", 0.001)


@pytest.fixture
def fresh(tmp_path: Path) -> Options:
    """Options for a server of a test's own."""
    return replace(QUICK, data=tmp_path / "data")
