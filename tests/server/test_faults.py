"""A store that fails: time goes on as soon as it is back, whoever does or does not ask."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from paiju.room.events import Moved, read
from paiju.room.internal import Tick
from paiju.server.rooms import actor, hub
from paiju.store.contract import Append, Lease, Store, Unavailable
from paiju.wire import commands as c
from tests.server.table import ANN, BO, Table
from tests.server.world import World


class Faulty:
    """A store of which some calls fail, so many times."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.failing: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the store has
        if self.failing[name] <= 0:
            return getattr(self.store, name)
        self.failing[name] -= 1

        async def fail(*_: object) -> None:
            raise Unavailable("away")

        return fail


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    """A node of the test's own: rooms of other tests would take its failures."""
    made = World(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def faulty(world: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[Faulty]:
    """Put a store that can fail under the world; nobody waits long for the next try."""
    monkeypatch.setattr(actor, "_RETRY", 0.01)
    monkeypatch.setattr(hub, "_LOOK", 0.01)
    store = world.store
    made = Faulty(store)
    world.store = made
    world.restart()
    yield made
    world.store = store


def until(world: World, found: Callable[[], bool]) -> None:
    """Let the world run until something is so."""

    async def run() -> None:
        while not found():
            await asyncio.sleep(0.005)

    world.runner.run(asyncio.wait_for(run(), 10))


def match(world: World) -> Table:
    """Begin a match of two."""
    table = Table(world, seats=2)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    table.do(BO, c.Ready)
    return table


def test_time_plays_on_though_the_log_cannot_be_read_for_a_while(
    world: World, faulty: Faulty
) -> None:
    table = match(world)
    playing = world.actor(table.code)
    before = playing.room.seq
    # The step of the clock fails, and so do the looks at the log after it.
    faulty.failing.update(append=1, rows=3)
    world.time += 3_600_000
    playing.inbox.put(Tick())
    until(world, lambda: playing.room.seq > before)


def test_a_bot_moves_though_its_move_could_not_be_kept_at_first(
    world: World, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(world, seats=2, bots="easy", quick=True)
    table.do(ANN, c.Ready)
    failed: list[Moved] = []

    async def append(change: Append, lease: Lease) -> None:
        for event in read(change.rows[0].events):
            if isinstance(event, Moved) and event.by == "bot" and not failed:
                failed.append(event)
                raise Unavailable("away")
        await faulty.store.append(change, lease)

    monkeypatch.setattr(faulty, "append", append, raising=False)
    playing = world.actor(table.code)
    while not failed:
        table.play_on(ANN)
    # The clock stands still: nothing else will make this move.
    until(world, lambda: playing.room.acting() == (1,) or playing.room.phase != "playing")


def test_whoever_comes_in_plays_though_the_chat_cannot_be_read(
    world: World, faulty: Faulty
) -> None:
    table = match(world)
    faulty.failing.update(chat=1)
    table.enter(BO)
    assert table.table(BO).turn is not None or table.table(ANN).turn is not None


@pytest.mark.parametrize("call", ["claim", "rows"])
def test_a_room_that_could_not_be_loaded_is_loaded_later(
    world: World, faulty: Faulty, call: str
) -> None:
    table = match(world)
    world.restart()
    world.runner.run(world.hub.start())
    faulty.failing.update({call: 2})

    async def load() -> None:
        await world.hub.find(table.code)

    with pytest.raises(Unavailable):
        world.runner.run(load())
    until(world, lambda: any(one.room.code == table.code for one in world.hub.actors))
