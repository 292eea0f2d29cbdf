"""What a room answers to those who ask, say things again, or come back to it."""

from paiju.room.messages import Return
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_move
from tests.server.table import ANN, BO, CAI, Table, new_id
from tests.server.world import World


def begun(world: World) -> Table:
    """Begin a match of two, with somebody who looks on."""
    table = Table(world, seats=2)
    for who in (BO, CAI):
        table.enter(who)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Start)
    for who in (ANN, BO):
        table.do(who, c.Ready)
    return table


def test_a_hint_is_for_who_must_act(world: World) -> None:
    table = begun(world)
    [seat] = table.room.acting()
    mover, other = (ANN, BO) if seat == 1 else (BO, ANN)
    for who in (other, CAI):
        hint = c.Hint(id=new_id())
        world.send(table.code, table.addresses[who], who, hint)
        refused = world.post.last(table.addresses[who], p.Refused)
        assert refused is not None
        assert (refused.id, refused.refusal.code) == (hint.id, "table.no_hand")
        assert world.post.last(table.addresses[who], p.Hints) is None
    hint = c.Hint(id=new_id())
    world.send(table.code, table.addresses[mover], mover, hint)
    hints = world.post.last(table.addresses[mover], p.Hints)
    assert hints is not None
    assert (hints.id, hints.seq) == (hint.id, table.room.seq)
    assert hints.best


def test_a_refusal_is_remembered_though_the_command_would_be_taken_now(world: World) -> None:
    table = Table(world, seats=2)
    table.enter(BO)
    sit = c.Sit(id=new_id(), seat=1)
    no = table.say(BO, sit)
    assert isinstance(no, p.Refused)
    table.do(ANN, c.Stand)
    assert table.say(BO, sit) == no
    assert table.room.seat_of(BO.player) is None


def test_what_was_said_from_outside_is_taken_once_inside(world: World) -> None:
    table = Table(world, seats=2)
    address = f"{table.code}-outside"
    sit = c.Sit(id=new_id(), seat=2)
    world.send(table.code, address, BO, sit)
    refused = world.post.last(address, p.Refused)
    assert refused is not None
    assert refused.refusal.code == "room.not_in"
    table.enter(BO)
    assert isinstance(table.say(BO, sit), p.Ack)
    assert table.room.seat_of(BO.player) == 2


def test_a_refused_move_comes_with_one_to_make_instead(world: World) -> None:
    table = begun(world)
    [seat] = table.room.acting()
    mover, other = (ANN, BO) if seat == 1 else (BO, ANN)
    hand = table.room.hand
    assert hand is not None
    legal = write_move(next(m for m in table.room.game.legal(hand.state, seat) if m.cards))
    wrong = c.WireMove(act="play", cards=(*legal.cards, "JB", "JB"))
    told = table.say(mover, c.Play(id=new_id(), at=table.room.seq, move=wrong))
    assert isinstance(told, p.Refused)
    assert told.alternative is not None
    told = table.say(other, c.Play(id=new_id(), at=table.room.seq, move=wrong))
    assert isinstance(told, p.Refused)
    assert told.alternative is None


def test_a_socket_that_was_in_the_room_is_shown_it_anew_and_seen_by_the_others(
    world: World,
) -> None:
    table = begun(world)
    world.restart()
    for who, address in ((BO, "back-bo"), (CAI, "back-cai")):
        world.runner.run(world.hub.post(table.code, Return(address, who.player, who.name, 1)))
        world.settle()
        assert world.post.last(address, p.Room) is not None
        assert world.post.last(address, p.Table) is not None
    seen = world.post.last("back-bo", p.Room)
    assert seen is not None
    assert (seen.you, seen.seats[1].here, seen.onlookers[0].here) == (2, True, True)


def test_an_older_socket_does_not_take_the_place_of_a_newer_one(world: World) -> None:
    table = begun(world)
    world.restart()
    for address, since in (("newer", 9), ("older", 3)):
        world.runner.run(world.hub.post(table.code, Return(address, BO.player, BO.name, since)))
        world.settle()
    assert world.post.closed["older"] == 4001
    assert "newer" not in world.post.closed
    assert world.post.last("older", p.Room) is None


def test_an_onlooker_who_was_taken_for_gone_comes_in_again(world: World) -> None:
    table = begun(world)
    table.drop(CAI)
    assert table.room.person(CAI.player) is None
    world.runner.run(world.hub.post(table.code, Return("back", CAI.player, CAI.name, 1)))
    world.settle()
    assert table.room.person(CAI.player) is not None
    assert world.post.last("back", p.Room) is not None
