"""All rooms of a node: opened, found, lost to other nodes, and loaded when time must act."""

import asyncio

import pytest

from paiju.game import find
from paiju.room.messages import AnyLetter, Letter
from paiju.room.opening import Wish
from paiju.server.rooms import hub
from paiju.server.rooms.actor import Actor
from paiju.server.rooms.hub import Full, Hub
from paiju.store.contract import Lost, Taken, Unavailable
from paiju.wire import commands as c
from paiju.wire.pushes import Listed
from tests.server.faulty import Faulty, until
from tests.server.table import ANN, BO, Table, new_id
from tests.server.test_lobby import ROOM
from tests.server.world import World


class Peers:
    """Other nodes, which write down what they are told."""

    def __init__(self) -> None:
        self.theirs: set[str] = set()
        self.posted: list[tuple[str, AnyLetter]] = []
        self.took_over: list[str] = []
        self.taken_away: list[str] = []
        self.shown: list[tuple[str, Listed | None]] = []
        self.asked = 0

    def has(self, code: str) -> bool:
        return code in self.theirs

    async def be_sure(self) -> None:
        self.asked += 1

    async def post(self, code: str, letter: AnyLetter) -> bool:
        self.posted.append((code, letter))
        return True

    async def look(self, code: str) -> Listed | None:
        assert code != ROOM.code
        return ROOM

    def took(self, code: str) -> None:
        self.took_over.append(code)

    def lost(self, code: str) -> None:
        self.taken_away.append(code)
        self.theirs.add(code)

    def show(self, code: str, listed: Listed | None) -> None:
        self.shown.append((code, listed))


@pytest.fixture
def peers(own_world: World, faulty: Faulty) -> Peers:
    """Put other nodes beside the world."""
    made = Peers()
    own_world.hub = Hub(own_world.services, own_world.lobby, made)
    return made


def letters(table: Table, *commands: c.AnyCommand) -> list[AnyLetter]:
    """Write letters of the host's socket."""
    return [Letter(table.addresses[ANN], ANN.player, ANN.name, command) for command in commands]


def post(world: World, table: Table, *written: AnyLetter, taken: Actor | None = None) -> None:
    """Bring letters to a room, all before it reads the first, or is taken away."""

    async def bring() -> None:
        for letter in written:
            assert await world.hub.post(table.code, letter)
        if taken is not None:
            taken.lose()

    world.runner.run(bring())


def wish() -> Wish:
    """Ask for a room of two."""
    game = find("gandengyan")
    preset = next(iter(game.presets))
    rules = game.parse({"preset": preset, "seats": 2})
    return Wish(game, preset, rules, False, "table", "usual", None, False)


def waits(world: World, code: str) -> bool:
    """Return whether a room is known and not loaded."""
    loaded = any(one.room.code == code for one in world.hub.actors)
    return not loaded and world.hub.count == 1


def test_a_lost_room_is_the_others_and_so_is_what_waited_for_it(
    own_world: World, faulty: Faulty, peers: Peers
) -> None:
    table = Table(own_world, seats=2)
    lost = own_world.actor(table.code)
    stand, sit = letters(table, c.Stand(id=new_id()), c.Sit(id=new_id(), seat=2))
    faulty.error = Lost(table.code)
    faulty.failing.update(append=1)
    post(own_world, table, stand, sit)
    until(own_world, lambda: bool(peers.posted))
    assert peers.posted == [(table.code, sit)]
    assert peers.taken_away == [table.code]
    assert lost.lost
    assert own_world.hub.count == 0


def test_a_room_that_is_taken_away_reads_nothing_more(own_world: World, peers: Peers) -> None:
    table = Table(own_world, seats=2)
    taken = own_world.actor(table.code)
    seq = taken.room.seq
    written = letters(table, c.Stand(id=new_id()), c.Sit(id=new_id(), seat=2))
    post(own_world, table, *written, taken=taken)
    until(own_world, lambda: len(peers.posted) == 2)
    assert [letter for _, letter in peers.posted] == written
    assert taken.room.seq == seq
    assert peers.taken_away == [table.code]


def test_letters_go_to_the_node_that_has_the_room(
    own_world: World, faulty: Faulty, peers: Peers
) -> None:
    table = Table(own_world, seats=2)
    [stand] = letters(table, c.Stand(id=new_id()))
    peers.theirs.add(table.code)
    post(own_world, table, stand)
    assert own_world.runner.run(own_world.hub.look(table.code)) is ROOM
    # Nobody has said so yet: the store does.
    peers.theirs.clear()
    own_world.hub = Hub(own_world.services, own_world.lobby, peers)
    faulty.error = Lost(table.code)
    faulty.failing.update(claim=2)
    post(own_world, table, stand)
    assert own_world.runner.run(own_world.hub.look(table.code)) is ROOM
    assert peers.posted == [(table.code, stand)] * 2
    assert own_world.hub.count == 0


def test_a_node_asks_whether_its_rooms_are_still_its_own(own_world: World, peers: Peers) -> None:
    table = Table(own_world, seats=2)
    assert peers.took_over == [table.code]
    before = peers.asked
    [stand] = letters(table, c.Stand(id=new_id()))
    post(own_world, table, stand)
    assert peers.asked == before + 1
    assert own_world.runner.run(own_world.hub.look(table.code)) is not None
    assert peers.asked == before + 2


def test_others_hear_of_a_public_room_when_it_looks_otherwise(
    own_world: World, peers: Peers
) -> None:
    table = Table(own_world, seats=2, public=True)
    table.enter(BO)
    table.do(ANN, c.Chat, text="hi")
    before = len(peers.shown)
    table.do(BO, c.Sit, seat=2)
    [(code, listed)] = peers.shown[before:]
    assert listed is not None
    assert (code, listed.humans) == (table.code, 2)
    table.do(ANN, c.Settings, public=False)
    assert peers.shown[-1] == (table.code, None)


def test_codes_that_are_in_use_are_not_given_again(
    own_world: World, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = Table(own_world, seats=2).code
    codes = iter([loaded, "BBBBBB", "CCCCCC"])
    monkeypatch.setattr(hub, "room_code", lambda: next(codes))
    faulty.error = Taken("BBBBBB")
    faulty.failing.update(append=1)
    assert own_world.open(wish(), ANN) == "CCCCCC"
    assert {one.room.code for one in own_world.hub.actors} == {loaded, "CCCCCC"}


def test_a_room_that_is_not_loaded_keeps_its_code_and_counts(
    own_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Table(own_world, seats=2).code
    own_world.restart()
    own_world.runner.run(own_world.hub.start())
    assert own_world.hub.count == 1
    codes = iter([waiting, "CCCCCC", "DDDDDD"])
    monkeypatch.setattr(hub, "room_code", lambda: next(codes))
    own_world.services.limits.rooms = 2
    assert own_world.open(wish(), ANN) == "CCCCCC"
    assert own_world.hub.count == 2
    with pytest.raises(Full):
        own_world.open(wish(), ANN)
    # It is counted once, loaded or not.
    own_world.actor(waiting)
    assert own_world.hub.count == 2


def test_public_rooms_are_listed_before_they_are_loaded(own_world: World) -> None:
    table = Table(own_world, seats=2, public=True)
    Table(own_world, seats=2)
    own_world.restart()
    own_world.runner.run(own_world.hub.start())
    assert [listed.code for listed in own_world.lobby.rooms] == [table.code]
    assert own_world.hub.count == 2
    assert not own_world.hub.actors


def test_a_server_that_ends_finishes_what_rooms_have_taken(own_world: World) -> None:
    table = Table(own_world, seats=2)
    last = own_world.actor(table.code)
    post(own_world, table, *letters(table, c.Stand(id=new_id())))
    own_world.runner.run(own_world.hub.stop())
    assert last.room.seat_of(ANN.player) is None
    assert not own_world.hub.actors


def test_a_server_that_ends_looks_at_no_clock_and_brings_nothing_anew(
    own_world: World, peers: Peers
) -> None:
    table = Table(own_world, seats=2)
    last = own_world.actor(table.code)
    own_world.runner.run(own_world.hub.start())
    own_world.hub._stopping = True
    post(own_world, table, *letters(table, c.Stand(id=new_id())), taken=last)
    own_world.runner.run(own_world.hub.stop())
    assert peers.posted == []
    assert peers.taken_away == []

    async def left() -> set[str]:
        await asyncio.sleep(0)
        return {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]

    assert "Hub._keep_time" not in own_world.runner.run(left())


def start(world: World) -> None:
    """Begin again with all rooms in the store, long after their time."""
    world.restart()
    world.time += 10 * 3_600_000
    world.runner.run(world.hub.start())


def test_time_acts_in_a_room_that_nobody_asks_for(own_world: World, faulty: Faulty) -> None:
    table = Table(own_world, seats=2)
    start(own_world)
    until(own_world, lambda: own_world.hub.count == 0)
    assert own_world.runner.run(own_world.hub.find(table.code)) is None
    assert not faulty.failing.total()


def test_a_room_that_another_node_has_is_not_asked_for_again(
    own_world: World, faulty: Faulty
) -> None:
    Table(own_world, seats=2)
    faulty.error = Lost("away")
    faulty.failing.update(claim=5)
    start(own_world)
    until(own_world, lambda: own_world.hub.count == 0)
    assert faulty.failing["claim"] == 4


def test_while_the_store_is_away_one_room_is_tried_at_a_time(
    own_world: World, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        Table(own_world, seats=2)
    monkeypatch.setattr(hub, "_LOOK", 60)
    faulty.failing.update(claim=5)
    start(own_world)
    until(own_world, lambda: faulty.failing["claim"] < 5)
    own_world.settle()
    assert faulty.failing["claim"] == 4
    assert own_world.hub.count == 2


def test_a_room_that_cannot_be_loaded_holds_up_no_other(own_world: World, faulty: Faulty) -> None:
    for _ in range(2):
        Table(own_world, seats=2)
    faulty.error = ZeroDivisionError()
    faulty.failing.update(rows=1)
    start(own_world)
    # One is never tried again by the clock; the other is loaded, and closed by it.
    until(own_world, lambda: own_world.hub.count == 1)
    own_world.settle()
    assert own_world.hub.count == 1
    assert not own_world.hub.actors


def test_more_rooms_than_are_loaded_at_a_time_do_not_wait_for_the_next_look(
    own_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "_LOOK", 60)
    monkeypatch.setattr(hub, "_SLICE", 2)
    for _ in range(5):
        Table(own_world, seats=2)
    start(own_world)
    until(own_world, lambda: own_world.hub.count == 0)


def test_a_room_that_is_let_go_is_loaded_when_its_time_has_come(
    own_world: World, faulty: Faulty
) -> None:
    table = Table(own_world, seats=2)
    own_world.runner.run(own_world.hub.start())
    first = own_world.actor(table.code)
    first.stop()
    until(own_world, lambda: waits(own_world, table.code))
    own_world.settle()
    assert waits(own_world, table.code), "nothing is due yet"
    own_world.time += 10 * 3_600_000
    until(own_world, lambda: own_world.hub.count == 0)
    assert not faulty.failing.total()


def test_a_log_that_cannot_be_played_is_held_from_its_last_row_on(
    own_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(own_world, seats=2)
    own_world.time += 5_000
    table.do(ANN, c.Settings, pace="slow")
    seq = table.room.seq

    def broken(rows: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(hub, "replay", broken)
    own_world.restart()
    held = own_world.actor(table.code)
    assert (held.room.phase, held.room.seq, held.room.at) == ("held", seq + 1, own_world.time)
    # It is held once, however often it is loaded.
    own_world.restart()
    again = own_world.actor(table.code)
    assert (again.room.phase, again.room.seq) == ("held", seq + 1)


def test_two_who_ask_for_a_room_at_once_find_the_same(own_world: World) -> None:
    table = Table(own_world, seats=2)
    own_world.restart()

    async def ask() -> bool:
        one, other = await asyncio.gather(*(own_world.hub.find(table.code) for _ in range(2)))
        return one is other is not None

    assert own_world.runner.run(ask())


def test_the_store_is_asked_again_for_a_room_after_a_failure(
    own_world: World, faulty: Faulty
) -> None:
    table = Table(own_world, seats=2)
    own_world.restart()
    faulty.failing.update(claim=1)

    async def ask() -> None:
        await own_world.hub.find(table.code)

    with pytest.raises(Unavailable):
        own_world.runner.run(ask())
    assert own_world.hub.count == 1, "it may be this node's by now"
    own_world.runner.run(ask())
    assert own_world.hub.count == 1
