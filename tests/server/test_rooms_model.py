"""Whatever players do, and whenever the server dies: the log is what was acknowledged."""

import shutil
import tempfile
from itertools import count, islice
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from paiju.cards import Hand
from paiju.game import find, games
from paiju.room.decide import RoomCommand
from paiju.room.evolve import replay
from paiju.room.internal import Who
from paiju.room.opening import Wish
from paiju.room.state import Room
from paiju.room.view import News, show_room, show_table
from paiju.server.rooms.actor import Actor
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_move
from tests.server.world import World

PEOPLE = (Who("a" * 16, "Ann"), Who("b" * 16, "Bo"), Who("c" * 16, "Cai"))
people = st.sampled_from(PEOPLE)
seats = st.integers(1, 6)
_IDS = count(1)
_FOLDER = Path(tempfile.mkdtemp())
_WORLD: list[World] = []


def world() -> World:
    """Share one store: making one takes longer than an example."""
    if not _WORLD:
        _WORLD.append(World(_FOLDER))
    return _WORLD[0]


def teardown_module() -> None:
    """Close and remove the store."""
    for one in _WORLD:
        one.stop()
    _WORLD.clear()
    shutil.rmtree(_FOLDER)


class Rooms(RuleBasedStateMachine):
    """Three people, bots, one room, and a server that may die."""

    @initialize(game=st.sampled_from(list(games())), quick=st.booleans())
    def open(self, game: str, quick: bool) -> None:
        self.world = world()
        found = find(game)
        preset, rules = next(iter(found.presets.items()))
        if game == "gandengyan":
            rules = found.parse({"preset": preset, "seats": 3, "hands": 2})
        wish = Wish(found, preset, rules, public=True, bots="easy" if quick else None, quick=quick)
        self.code = self.world.open(wish, PEOPLE[0])
        self.addresses: dict[Who, str] = {}
        self.acked: dict[str, int] = {}
        self.moves: list[tuple[str, str]] = []
        self.last: tuple[Who, RoomCommand] | None = None
        self.checked: Room | None = None
        self.numbers = count(1)
        self.connect(PEOPLE[0])

    def teardown(self) -> None:
        if hasattr(self, "world"):
            self.world.restart()

    @property
    def room(self) -> Room:
        return self.world.actor(self.code).room

    def closed(self) -> bool:
        return not self.open_still()

    def open_still(self) -> bool:
        return self.world.runner.run(self.world.store.room(self.code)) is not None

    def say(self, who: Who, command: RoomCommand) -> p.Ack | p.Refused | None:
        """Say a command from whatever socket the player has, and check its answer."""
        address = self.addresses.get(who)
        if address is None:
            return None
        before = len(self.world.post.sent[address])
        if not self.world.send(self.code, address, who, command):
            return None
        answers = [
            push
            for push in self.world.post.sent[address][before:]
            if isinstance(push, p.Ack | p.Refused) and push.id == command.id
        ]
        assert len(answers) == 1, answers
        answer = answers[0]
        if isinstance(answer, p.Ack):
            known = self.acked.setdefault(command.id, answer.seq)
            # What was taken once has one place in the log; what changed nothing has none.
            assert known == answer.seq or self.room.answer_of(command.id) is None
        self.last = (who, command)
        return answer

    @rule(who=people)
    def connect(self, who: Who) -> None:
        """Come in, or open a second window."""
        address = f"{self.code}-{next(self.numbers)}"
        before = self.addresses.get(who)
        held = before and self.open_still() and self.holds(who, before)
        self.addresses[who] = address
        answer = self.say(who, c.Enter(id=f"enter-{next(_IDS)}", room=self.code))
        if isinstance(answer, p.Ack) and before is not None and held:
            assert self.world.post.closed[before] == 4001

    def holds(self, who: Who, address: str) -> bool:
        """Return whether a socket speaks for a player."""
        return self.world.actor(self.code).stage.audience.holds(who.player, address)

    @rule(who=people)
    def disconnect(self, who: Who) -> None:
        address = self.addresses.pop(who, None)
        if address is not None:
            self.world.drop(self.code, address, who)

    @rule(who=people)
    def leave(self, who: Who) -> None:
        if who != PEOPLE[0]:
            self.say(who, c.Leave(id=f"leave-{next(_IDS)}"))

    @rule(who=people, seat=seats)
    def sit(self, who: Who, seat: int) -> None:
        self.say(who, c.Sit(id=f"sit-{next(_IDS)}", seat=seat))

    @rule(who=people, seat=seats, stand=st.booleans())
    def move_around(self, who: Who, seat: int, stand: bool) -> None:
        command = c.Stand(id=f"up-{next(_IDS)}")
        swap = c.Swap(id=f"swap-{next(_IDS)}", seat=seat)
        self.say(who, command if stand else swap)

    @rule(who=people, seed=st.sampled_from([None, "ab" * 16, "cd" * 32]))
    def ready(self, who: Who, seed: str | None) -> None:
        self.say(who, c.Ready(id=f"ready-{next(_IDS)}", seed=seed))

    @rule(who=people)
    def begin(self, who: Who) -> None:
        self.say(who, c.Fill(id=f"fill-{next(_IDS)}", bot="easy"))
        self.say(who, c.Start(id=f"start-{next(_IDS)}"))
        self.say(who, c.Ready(id=f"ready-{next(_IDS)}"))

    @rule(who=people, on=st.booleans())
    def auto(self, who: Who, on: bool) -> None:
        self.say(who, c.Auto(id=f"auto-{next(_IDS)}", on=on))

    @rule(who=people)
    def rematch(self, who: Who) -> None:
        self.say(who, c.Rematch(id=f"again-{next(_IDS)}"))

    @rule(who=people, other=people, power=st.sampled_from([c.Handover, c.Kick, "mute"]))
    def host(self, who: Who, other: Who, power: object) -> None:
        name = f"host-{next(_IDS)}"
        if power == "mute":
            self.say(who, c.Mute(id=name, player=other.player, on=True))
        elif power is c.Kick and other != PEOPLE[0]:
            self.say(who, c.Kick(id=name, player=other.player))
        else:
            self.say(who, c.Handover(id=name, player=other.player))

    @precondition(lambda self: self.addresses)
    @rule(who=people, choice=st.integers(0, 30))
    def play(self, who: Who, choice: int) -> None:
        """Make a legal move; several times more likely to matter than anything else."""
        if self.closed():
            return
        room = self.room
        seat = room.seat_of(who.player)
        if room.hand is None or seat is None or seat not in room.acting():
            return
        legal = list(islice(room.game.legal(room.hand.state, seat), 31))
        move = legal[choice % len(legal)]
        before = len(room.hand.moves)
        command = c.Play(id=f"play-{next(_IDS)}", at=room.seq, move=write_move(move))
        answer = self.say(who, command)
        if isinstance(answer, p.Ack) and not room.closed:
            after = self.room.hand
            assert after is not None
            assert after.id != room.hand.id or len(after.moves) > before

    @rule(who=people, back=st.integers(1, 50))
    def play_late(self, who: Who, back: int) -> None:
        """Make a move from an old view, or no move at all."""
        if self.closed():
            return
        at = max(0, self.room.seq - back)
        wrong = c.WireMove(act="play", cards=("S5", "HK", "JB"))
        self.say(who, c.Play(id=f"late-{next(_IDS)}", at=at, move=wrong))

    @precondition(lambda self: getattr(self, "last", None) is not None)
    @rule()
    def say_again(self) -> None:
        """Send the last command once more: as it is when an answer was lost."""
        assert self.last is not None
        who, command = self.last
        if self.closed() or isinstance(command, c.Enter):
            return
        before = self.room.seq
        taken = self.room.answer_of(command.id) is not None
        self.say(who, command)
        if taken and not self.closed():
            assert self.room.seq == before

    @rule(seconds=st.sampled_from([1, 3, 12, 25, 70]))
    def wait(self, seconds: int) -> None:
        if self.open_still():
            self.world.wait(seconds * 1000, self.code)

    @rule()
    def crash(self) -> None:
        """Kill the server; everybody comes back to what was acknowledged."""
        room = self.room if self.open_still() else None
        self.world.restart()
        for who in list(self.addresses):
            self.addresses.pop(who)
            if room is not None:
                self.connect(who)

    @invariant()
    def all_is_well(self) -> None:
        if not hasattr(self, "world") or self.closed():
            return
        actor = self.world.actor(self.code)
        self.check_views(actor)
        # A room is never changed: most of what is said leaves it as it was read again before.
        if actor.room is not self.checked:
            self.checked = actor.room
            self.check_log(actor.room)
            if actor.room.hand is not None:
                check_cards(actor.room)

    def check_log(self, room: Room) -> None:
        """The log is the room, and has every command once."""
        rows = self.world.runner.run(self.world.store.rows(self.code, 0))
        assert [row.seq for row in rows] == list(range(1, room.seq + 1))
        taken = [row.command for row in rows if row.command is not None]
        assert len(set(taken)) == len(taken)
        begun = max(at for at, row in enumerate(rows) if row.snapshot)
        again = replay(rows[begun:])
        assert again.image() == room.image()
        assert _plain(again) == _plain(room)

    def check_views(self, actor: Actor) -> None:
        """Everybody sees what is so."""
        room, post = actor.room, self.world.post
        for who, address in self.addresses.items():
            if not actor.stage.audience.holds(who.player, address):
                continue
            shown = post.last(address, p.Room)
            assert shown is not None
            now = show_room(room, who.player, actor.stage.audience.players)
            # A move changes the sequence and nothing else of the room.
            assert msgspec.structs.replace(shown, seq=0) == msgspec.structs.replace(now, seq=0)
            table = post.last(address, p.Table)
            due = show_table(room, room.seat_of(who.player), News(), 0)
            assert (table is None) == (due is None)
            if table is not None and due is not None:
                assert _still(table) == _still(due)
            sequences = [push.seq for push in post.sent[address] if isinstance(push, p.Table)]
            assert sequences == sorted(sequences)


def check_cards(room: Room) -> None:
    """No card is lost or doubled."""
    assert room.hand is not None
    held = Hand.of(())
    for cards in room.game.holdings(room.hand.state).values():
        held += cards
    assert held == Hand.of(room.game.deck(room.hand.state.rules))


def _plain(room: Room) -> object:
    """Return what a room is besides its image."""
    hand = room.hand
    return (
        room.started,
        room.due,
        room.wake,
        None if hand is None else (hand.id, hand.moves, hand.turns, hand.timer),
    )


def _still(table: p.Table) -> object:
    """Return a table without what only the moment of its sending made."""
    seats = replace_now(table)
    return msgspec.structs.replace(seats, events=[], seq=0)


def replace_now(table: p.Table) -> p.Table:
    """Return a table at no time."""
    return msgspec.structs.replace(table, clock=msgspec.structs.replace(table.clock, now=0))


class DeepRooms(Rooms):
    """The same, told many more stories."""


STORIES = settings(stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck))
Rooms.TestCase.settings = settings(STORIES, max_examples=30)
DeepRooms.TestCase.settings = settings(STORIES, max_examples=500)
TestRooms = Rooms.TestCase
TestRoomsDeeply = pytest.mark.deep(DeepRooms.TestCase)
