"""One room at work: what it counts, what it does after a failure, and when it is let go."""

import asyncio
from dataclasses import replace

import pytest

from paiju.room.internal import Tick
from paiju.server.rooms import actor, inbox
from paiju.server.rooms.inbox import SIZE, Inbox
from paiju.store.contract import Append, Lease, Unavailable
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.faulty import Faulty, until
from tests.server.table import ANN, BO, CAI, Table, new_id
from tests.server.test_inbox import LETTERS
from tests.server.test_time import Poisoned, mover, two
from tests.server.world import World


def counted(world: World, name: str, **labels: str) -> float | None:
    """Return a figure of the node."""
    return world.services.metrics.registry.get_sample_value(f"paiju_{name}_total", labels)


def test_a_fault_is_counted_and_the_room_goes_on(own_world: World, faulty: Faulty) -> None:
    table = Table(own_world, seats=2)
    faulty.error = ZeroDivisionError()
    faulty.failing.update(append=1)
    own_world.send(table.code, table.addresses[ANN], ANN, c.Stand(id=new_id()))
    assert counted(own_world, "faults", kind="room") == 1
    table.do(ANN, c.Stand)


def test_a_table_that_is_held_is_counted(own_world: World) -> None:
    table = two(own_world)
    playing = own_world.actor(table.code)
    playing.ledger.room = replace(playing.room, game=Poisoned("gandengyan"))  # type: ignore[arg-type]
    _, who = mover(table)
    table.say(who, c.Play(id=new_id(), at=table.room.seq, move=c.WireMove(act="pass")))
    assert counted(own_world, "faults", kind="held") == 1


def test_refusals_are_counted_by_code(own_world: World) -> None:
    table = Table(own_world, seats=2)
    table.enter(BO)
    table.no(BO, c.Sit, seat=1)
    assert counted(own_world, "refusals", code="room.seat_taken") == 1


def test_a_step_that_was_kept_though_the_store_failed_is_shown_to_all(
    own_world: World, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(own_world, seats=2)
    table.enter(BO)

    async def append(change: Append, lease: Lease) -> None:
        await faulty.store.append(change, lease)
        raise Unavailable("the answer was lost")

    with monkeypatch.context() as patch:
        patch.setattr(faulty, "append", append, raising=False)
        assert table.no(BO, c.Sit, seat=2) == "server.store"
    until(own_world, lambda: table.sees(ANN).seats[1].kind == "human")
    assert table.sees(BO).you == 2
    table.do(BO, c.Stand)


def test_a_socket_that_was_in_the_room_speaks_as_before_and_is_shown_it(own_world: World) -> None:
    table = Table(own_world, seats=2)
    own_world.restart()
    stand = c.Stand(id=new_id())
    own_world.send(table.code, "again", ANN, stand)
    ack = own_world.post.last("again", p.Ack)
    assert ack is not None
    assert ack.id == stand.id
    assert own_world.post.last("again", p.Room) is not None


def test_who_asks_is_shown_the_room_and_a_stranger_hears_nothing(own_world: World) -> None:
    table = Table(own_world, seats=2)
    told = own_world.post.sent[table.addresses[ANN]]
    told.clear()
    own_world.send(table.code, table.addresses[ANN], ANN, c.Sync())
    assert [type(push) for push in told] == [p.Room]
    own_world.send(table.code, "outside", CAI, c.Sync())
    assert own_world.post.sent["outside"] == []


def test_what_is_said_twice_with_one_id_is_heard_once(own_world: World) -> None:
    table = Table(own_world, seats=2)
    table.enter(BO)
    chat = c.Chat(id=new_id(), text="hi")
    assert table.say(BO, chat) == table.say(BO, chat)
    told = own_world.post.sent[table.addresses[ANN]]
    assert len([push for push in told if isinstance(push, p.Said)]) == 1


def test_a_room_that_nobody_looks_at_is_let_go(
    own_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "_LET_GO", 0.001)
    table = Table(own_world, seats=2)
    table.drop(ANN)
    until(own_world, lambda: not own_world.hub.actors)
    assert own_world.hub.count == 1


def test_a_room_in_which_something_is_due_soon_is_kept(own_world: World) -> None:
    table = two(own_world)
    for who in (ANN, BO):
        table.drop(who)
    kept = own_world.actor(table.code)
    kept.inbox.put(None)
    own_world.settle()
    assert own_world.actor(table.code) is kept


def test_what_the_server_puts_into_a_full_inbox_comes_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(inbox, "_AGAIN", 0.001)

    async def story() -> None:
        full = Inbox()
        for letter in LETTERS[:SIZE]:
            await full.post(letter)
        full.put(Tick())
        taken = [await asyncio.wait_for(full.take(), 5) for _ in range(SIZE + 1)]
        assert taken == [*LETTERS[:SIZE], Tick()]

    asyncio.run(story())
