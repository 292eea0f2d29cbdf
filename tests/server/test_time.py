"""Deadlines, reserve, lapses, autoplay, restarts and faults."""

from dataclasses import replace

import msgspec
import pytest

from paiju.game import format_move, games
from paiju.room.events import Moved
from paiju.room.internal import BotMove, Who
from paiju.room.playing import bot_move
from paiju.room.state import BANK
from paiju.store.contract import Append
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.table import ANN, BO, CAI, DEE, EVE, Table
from tests.server.world import World


def two(world: World, pace: str = "usual") -> Table:
    """Begin a match of two people."""
    table = Table(world, seats=2)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Settings, pace=pace)
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    table.do(BO, c.Ready)
    return table


def mover(table: Table) -> tuple[int, Who]:
    """Return the seat that must act and whose it is."""
    [seat] = table.room.acting()
    return seat, ANN if table.room.chair(seat).player == ANN.player else BO


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 40), ("usual", 20), ("fast", 10)])
def test_the_pace_stretches_deadlines(world: World, pace: str, seconds: int) -> None:
    table = two(world, pace)
    deadline = table.table(ANN).clock.deadline
    assert deadline is not None
    assert deadline.seconds == seconds
    assert deadline.due == world.time + seconds * 1000


def test_time_plays_after_the_deadline_and_the_reserve(world: World) -> None:
    table = two(world)
    seat, _ = mover(table)
    hand = table.room.hand
    assert hand is not None
    moves = len(hand.moves)
    table.wait(20)
    assert len(table.room.hand.moves) == moves  # type: ignore[union-attr]
    table.wait(BANK / 1000)
    assert len(table.room.hand.moves) == moves + 1  # type: ignore[union-attr]
    chair = table.room.chair(seat)
    assert (chair.bank, chair.lapses, chair.auto) == (0, 1, False)


def test_only_time_beyond_the_deadline_is_paid_from_the_reserve(world: World) -> None:
    table = two(world)
    seat, who = mover(table)
    table.wait(19)
    table.play_on(who)
    assert table.room.chair(seat).bank == BANK
    seat, who = mover(table)
    table.wait(25)
    table.play_on(who)
    assert table.room.chair(seat).bank == BANK - 5000


def test_after_two_lapses_a_bot_plays_and_a_touch_hands_back(world: World) -> None:
    table = two(world)
    for _ in range(8):
        if any(chair.auto for chair in table.room.chairs):
            break
        table.wait(60)
    seat = next(seat for seat in table.room.seats if table.room.chair(seat).auto)
    who = ANN if table.room.chair(seat).player == ANN.player else BO
    assert table.sees(who).seats[seat - 1].auto
    table.do(who, c.Auto, on=False)
    assert not table.room.chair(seat).played_by_bot
    assert table.room.chair(seat).lapses == 0


def test_a_move_of_ones_own_forgives_the_lapse_before_it(world: World) -> None:
    table = two(world)
    seat, who = mover(table)
    for _ in range(2):
        table.wait(60)
        assert table.room.chair(seat).lapses == 1
        while mover(table)[0] != seat:
            table.play_on(mover(table)[1])
        table.play_on(who)
        chair = table.room.chair(seat)
        assert (chair.lapses, chair.auto) == (0, False)
        while mover(table)[0] != seat:
            table.play_on(mover(table)[1])


def test_a_bot_moves_for_a_bots_seat_alone(world: World) -> None:
    """A bot may still think when its player comes back."""
    table = two(world)
    seat, _ = mover(table)
    room = table.room
    assert room.hand is not None
    late = BotMove(seat, room.hand.turns[seat - 1], room.game.lapse(room.hand.state, seat))
    assert bot_move(room, late) == ()
    world.actor(table.code).inbox.put(late)
    world.settle()
    assert table.room == room
    chairs = tuple(msgspec.structs.replace(chair, auto=True) for chair in room.chairs)
    moved = Moved(seat, format_move(late.move), "bot")
    assert bot_move(replace(room, chairs=chairs), late) == (moved,)


def test_a_table_finishes_though_everybody_is_gone(world: World) -> None:
    table = two(world)
    table.drop(ANN)
    table.drop(BO)
    for _ in range(60):
        if table.phase() != "playing":
            break
        table.wait(60)
    assert table.phase() == "between"
    assert table.room.due is None, "nobody is dealt in who does not look"
    table.enter(ANN)
    table.do(ANN, c.Ready)
    assert not table.room.chair(1).auto
    assert table.phase() == "playing", "the other is on auto"


def test_the_next_hand_begins_by_itself(world: World) -> None:
    table = two(world)
    table.finish(ANN, BO)
    assert table.phase() == "between"
    assert table.sees(ANN).due == world.time + 20_000
    table.wait(19)
    assert table.phase() == "between"
    table.wait(1)
    assert table.phase() == "playing"


def test_quick_play_begins_by_itself(world: World) -> None:
    table = Table(world, "guandan", bots="easy", quick=True)
    assert table.phase() == "waiting"
    table.wait(2)
    assert table.phase() == "playing"


def test_a_restart_costs_nobody_time(world: World) -> None:
    table = two(world)
    seat, _ = mover(table)
    moves = len(table.room.hand.moves)  # type: ignore[union-attr]
    world.restart()
    world.time += 3_600_000
    assert len(table.room.hand.moves) == moves  # type: ignore[union-attr]
    timer = table.room.hand.timer  # type: ignore[union-attr]
    assert timer is not None
    assert timer.due == world.time + 10_000
    assert table.room.chair(seat).bank == BANK


def test_an_idle_room_closes(world: World) -> None:
    table = Table(world, seats=2)
    table.wait(59 * 60)
    assert not table.room.closed
    address = table.addresses[ANN]
    table.wait(2 * 60)
    gone = world.post.last(address, p.Gone)
    assert gone is not None
    assert gone.code == "closed"
    assert world.runner.run(world.hub.find(table.code)) is None


class Poisoned:
    """A game that raises at a certain move, and is itself in all else."""

    def __init__(self, name: str) -> None:
        self._game = games()[name]

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)

    def check(self, *_: object) -> object:
        raise ZeroDivisionError("poison")


def test_a_fault_holds_one_table_and_no_other(world: World) -> None:
    table, other = two(world), two(world)
    actor = world.actor(table.code)
    actor.ledger.room = replace(actor.room, game=Poisoned("gandengyan"))  # type: ignore[arg-type]
    _, who = mover(table)
    table.say(who, c.Play(id="poisoned", at=table.room.seq, move=c.WireMove(act="pass")))
    assert table.phase() == "held"
    assert table.sees(ANN).phase == "held"
    assert table.no(ANN, c.Ready) == "table.held"
    _, who = mover(other)
    other.play_on(who)
    world.restart()
    assert table.phase() == "held"
    table.enter(ANN)
    assert table.sees(ANN).phase == "held"


def test_a_log_that_is_played_otherwise_is_held(world: World) -> None:
    table = two(world)
    _, who = mover(table)
    table.play_on(who)
    rows = world.runner.run(world.store.rows(table.code))
    actor = world.actor(table.code)
    moved = replace(rows[-1], seq=rows[-1].seq + 1, fingerprint="0" * 16, command=None)
    world.runner.run(world.store.append(Append((moved,)), actor.ledger.lease))
    world.restart()
    assert table.phase() == "held"


@pytest.mark.parametrize("name", ["friends", "shandong", "xiaoer"])
def test_those_who_act_together_do_not_make_each_other_stale(world: World, name: str) -> None:
    table = Table(world, name)
    people = (ANN, BO, CAI, DEE, EVE)[: len(table.room.chairs)]
    for seat, who in enumerate(people[1:], 2):
        table.enter(who)
        table.do(who, c.Sit, seat=seat)
    table.do(ANN, c.Start)
    for who in people:
        table.do(who, c.Ready)
    room = table.room
    assert len(room.acting()) == len(people)
    due = room.wake
    # All answer from the view that all had; nobody's time begins anew.
    for who in people[:-1]:
        table.do(who, c.Play, at=room.seq, move=c.WireMove(act="decline"))
        assert table.room.wake == due
    table.do(people[-1], c.Play, at=room.seq, move=c.WireMove(act="decline"))
    # Now the hand has gone on: what was chosen before is refused, with the view as it is.
    if not (acting := table.room.acting()):
        return
    who = people[acting[0] - 1]
    begun = len(world.post.sent[table.addresses[who]])
    assert table.no(who, c.Play, at=room.seq, move=c.WireMove(act="decline")) == "table.stale"
    shown = world.post.sent[table.addresses[who]][begun:]
    assert any(isinstance(push, p.Table) and push.seq == table.room.seq for push in shown)
