"""More is asked than can be done: what was begun is finished, the rest is refused at once."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from paiju.room.internal import Who
from paiju.room.messages import Letter
from paiju.server.rooms.inbox import Inbox
from paiju.server.rooms.queue import LONGEST, PLACES, Line
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.table import ANN, BO, Table, new_id
from tests.server.world import World


class Rush:
    """A server whose line does not move until the rush is over."""

    def __init__(self, table: Table) -> None:
        self._world = table.world
        self._table = table
        self._line = table.world.services.line
        self._places = AsyncExitStack()
        self._waiting: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Take every place, and let somebody wait for one."""
        self._world.runner.run(self._begin())

    async def _begin(self) -> None:
        for _ in range(PLACES):
            await self._places.enter_async_context(self._line.place())
        self._waiting.append(asyncio.ensure_future(self._wait()))
        await asyncio.sleep(0)

    async def _wait(self) -> None:
        async with self._line.place():
            pass

    def end(self) -> None:
        """Let the line move."""
        self._world.runner.run(self._places.aclose())
        self._world.settle()

    def post(self, who: Who, command: c.AnyCommand) -> list[p.AnyPush]:
        """Say a command without waiting for what follows; return what was answered at once."""
        address = self._table.addresses[who]
        begun = len(self._world.post.sent[address])
        letter = Letter(address, who.player, who.name, command)
        assert self._world.runner.run(self._world.hub.post(self._table.code, letter))
        return self._world.post.sent[address][begun:]


@pytest.fixture
def clock(world: World, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the line, in seconds."""
    now = [0.0]
    monkeypatch.setattr(world.services.line, "_clock", lambda: now[0])
    return now


@pytest.fixture
def table(world: World) -> Table:
    """A table of two, before its first hand."""
    made = Table(world, seats=2)
    made.enter(BO)
    return made


def test_rooms_take_their_steps_a_few_at_a_time_in_the_order_they_came() -> None:
    async def story() -> None:
        line, order, inside, most = Line(), [], 0, 0

        async def step(number: int) -> None:
            nonlocal inside, most
            async with line.place():
                inside, most = inside + 1, max(most, inside + 1)
                order.append(number)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(step(number) for number in range(3 * PLACES)))
        assert (most, order) == (PLACES, list(range(3 * PLACES)))

    asyncio.run(story())


def test_a_line_is_long_when_the_first_in_it_has_waited_too_long() -> None:
    now, seen = [0.0], []

    async def story() -> None:
        line = Line(lambda: now[0])
        async with AsyncExitStack() as places:
            for _ in range(PLACES):
                await places.enter_async_context(line.place())
            now[0] = 100.0
            seen.append(line.long)
            waiting = asyncio.ensure_future(line.place().__aenter__())
            await asyncio.sleep(0)
            for seconds in (LONGEST, 0.1):
                now[0] += seconds
                seen.append(line.long)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            seen.append(line.long)

    asyncio.run(story())
    # Nobody waits; somebody does, not too long; too long; has given up.
    assert seen == [False, False, True, False]


def test_a_ping_is_answered_while_the_room_waits_for_its_step(table: Table) -> None:
    rush = Rush(table)
    rush.begin()
    assert rush.post(BO, c.Sit(id=new_id(), seat=2)) == []
    [pong] = rush.post(BO, c.Ping(at=7))
    assert isinstance(pong, p.Pong)
    assert (pong.at, pong.seq) == (7, table_seq(table))
    rush.end()


def table_seq(table: Table) -> int:
    """Return the sequence of a room without waiting for anything."""
    [actor] = table.world.hub.actors
    return actor.room.seq


def test_what_is_said_again_before_it_was_answered_is_done_and_answered_once(table: Table) -> None:
    rush = Rush(table)
    rush.begin()
    chat = c.Chat(id=new_id(), text="hi")
    for _ in range(3):
        assert rush.post(BO, chat) == []
    rush.end()
    told = table.world.post.sent[table.addresses[BO]]
    assert len([push for push in told if isinstance(push, p.Ack) and push.id == chat.id]) == 1
    # Once it is answered it is answered again, for the answer may have been lost.
    assert isinstance(table.say(BO, chat), p.Ack)


def test_the_same_command_from_another_socket_is_answered_there(table: Table) -> None:
    sit = c.Sit(id=new_id(), seat=2)
    inbox = Inbox()

    async def story() -> None:
        assert await inbox.post(Letter("one", BO.player, BO.name, sit))
        assert await inbox.post(Letter("two", BO.player, BO.name, sit))
        first, second = await inbox.take(), await inbox.take()
        assert isinstance(first, Letter)
        assert isinstance(second, Letter)
        assert [first.address, second.address] == ["one", "two"]

    asyncio.run(story())


def test_a_long_line_refuses_what_is_new_and_changes_nothing(
    table: Table, clock: list[float]
) -> None:
    rush = Rush(table)
    rush.begin()
    clock[0] += LONGEST + 1
    seq = table_seq(table)
    sit = c.Sit(id=new_id(), seat=2)
    for command in (sit, c.Ask(id=new_id(), cards=("S3",)), c.Chat(id=new_id(), text="hi")):
        [refused] = rush.post(BO, command)
        assert isinstance(refused, p.Refused)
        assert refused.refusal.code == "server.behind"
    assert table_seq(table) == seq
    rush.end()
    # A copy that was still on its way between two nodes must not make the refusal a lie.
    again = table.say(BO, sit)
    assert isinstance(again, p.Refused)
    assert again.refusal.code == "server.behind"
    assert isinstance(table.say(BO, c.Sit(id=new_id(), seat=2)), p.Ack)


def test_what_was_taken_already_is_never_refused(table: Table, clock: list[float]) -> None:
    done, waiting = (c.Sit(id=new_id(), seat=2) for _ in range(2))
    assert isinstance(table.say(BO, done), p.Ack)
    rush = Rush(table)
    rush.begin()
    assert rush.post(BO, waiting) == []
    clock[0] += LONGEST + 1
    # One is made, the other will be: neither may be called refused.
    assert rush.post(BO, done) == []
    assert rush.post(BO, waiting) == []
    table.world.post.sent[table.addresses[BO]].clear()
    rush.end()
    told = table.world.post.sent[table.addresses[BO]]
    assert any(isinstance(push, p.Ack) and push.id == done.id for push in told)


def test_people_come_and_go_however_long_the_line_is(table: Table, clock: list[float]) -> None:
    rush = Rush(table)
    rush.begin()
    clock[0] += LONGEST + 1
    assert rush.post(BO, c.Enter(id=new_id(), room=table.code)) == []
    assert rush.post(ANN, c.Leave(id=new_id())) == []
    rush.end()
    assert table.room.person(ANN.player) is None
