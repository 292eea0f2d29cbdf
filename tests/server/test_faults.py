"""A store that fails: time goes on as soon as it is back, whoever does or does not ask."""

import pytest

from paiju.room.events import Moved, read
from paiju.room.internal import Tick
from paiju.store.contract import Append, Lease, Unavailable
from paiju.wire import commands as c
from tests.server.faulty import Faulty, until
from tests.server.table import ANN, BO, Table
from tests.server.world import World


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
    own_world: World, faulty: Faulty
) -> None:
    table = match(own_world)
    playing = own_world.actor(table.code)
    before = playing.room.seq
    # The step of the clock fails, and so do the looks at the log after it.
    faulty.failing.update(append=1, rows=3)
    own_world.time += 3_600_000
    playing.inbox.put(Tick())
    until(own_world, lambda: playing.room.seq > before)


def test_a_bot_moves_though_its_move_could_not_be_kept_at_first(
    own_world: World, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(own_world, seats=2, bots="easy", quick=True)
    table.do(ANN, c.Ready)
    failed: list[Moved] = []

    async def append(change: Append, lease: Lease) -> None:
        for event in read(change.rows[0].events):
            if isinstance(event, Moved) and event.by == "bot" and not failed:
                failed.append(event)
                raise Unavailable("away")
        await faulty.store.append(change, lease)

    monkeypatch.setattr(faulty, "append", append, raising=False)
    playing = own_world.actor(table.code)
    while not failed:
        table.play_on(ANN)
    # The clock stands still: nothing else will make this move.
    until(own_world, lambda: playing.room.acting() == (1,) or playing.room.phase != "playing")


def test_whoever_comes_in_plays_though_the_chat_cannot_be_read(
    own_world: World, faulty: Faulty
) -> None:
    table = match(own_world)
    faulty.failing.update(chat=1)
    table.enter(BO)
    assert table.table(BO).turn is not None or table.table(ANN).turn is not None


@pytest.mark.parametrize("call", ["claim", "rows"])
def test_a_room_that_could_not_be_loaded_is_loaded_later(
    own_world: World, faulty: Faulty, call: str
) -> None:
    table = match(own_world)
    own_world.restart()
    own_world.runner.run(own_world.hub.start())
    faulty.failing.update({call: 2})

    async def load() -> None:
        await own_world.hub.find(table.code)

    with pytest.raises(Unavailable):
        own_world.runner.run(load())
    until(own_world, lambda: any(one.room.code == table.code for one in own_world.hub.actors))
