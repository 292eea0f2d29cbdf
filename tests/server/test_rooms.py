"""Coming and going, seats, and what the host may do."""

import msgspec
import pytest

from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_move
from tests.server.table import ANN, BO, CAI, DEE, Table, new_id
from tests.server.world import World


def test_seats_are_taken_changed_and_given_up(world: World) -> None:
    table = Table(world, seats=3)
    table.enter(BO)
    assert table.no(BO, c.Sit, seat=1) == "room.seat_taken"
    assert table.no(BO, c.Sit, seat=4) == "unknown_seat"
    table.do(BO, c.Sit, seat=2)
    table.do(BO, c.Sit, seat=3)
    shown = [(place.seat, place.kind) for place in table.sees(ANN).seats]
    assert shown == [(1, "human"), (2, "free"), (3, "human")]
    assert table.sees(BO).you == 3
    table.do(BO, c.Stand)
    assert table.sees(BO).you is None
    assert [one.player for one in table.sees(ANN).onlookers] == [BO.player]


def test_people_swap_when_both_want_to_and_bots_always_do(world: World) -> None:
    table = Table(world, seats=4)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Fill, bot="easy", seat=3)
    assert table.no(ANN, c.Swap, seat=4) == "room.seat_free"
    assert table.no(ANN, c.Swap, seat=1) == "room.own_seat"
    table.do(ANN, c.Swap, seat=2)
    assert table.sees(BO).seats[0].offers == 2
    assert table.sees(ANN).you == 1
    table.do(BO, c.Swap, seat=1)
    assert (table.sees(ANN).you, table.sees(BO).you) == (2, 1)
    table.do(ANN, c.Swap, seat=3)
    assert table.sees(ANN).you == 3
    assert table.sees(ANN).seats[1].kind == "bot"


def test_only_the_host_has_powers(world: World) -> None:
    table = Table(world, seats=3)
    table.enter(BO)
    powers: list[tuple[type, dict[str, object]]] = [
        (c.Fill, {"bot": "easy"}),
        (c.Clear, {"seat": 1}),
        (c.Kick, {"player": ANN.player}),
        (c.Handover, {"player": BO.player}),
        (c.Settings, {"public": True}),
        (c.Start, {}),
        (c.Mute, {"player": ANN.player, "on": True}),
    ]
    for power, fields in powers:
        assert table.no(BO, power, **fields) == "room.not_host"
    table.do(ANN, c.Handover, player=BO.player)
    assert table.sees(ANN).host == BO.player
    table.do(BO, c.Settings, public=True, pace="slow", watching="off")
    shown = table.sees(ANN)
    assert (shown.public, shown.pace, shown.watching) == (True, "slow", "off")


def test_settings_change_rules_and_seats(world: World) -> None:
    table = Table(world, seats=4)
    table.enter(BO)
    table.do(BO, c.Sit, seat=4)
    table.do(ANN, c.Settings, switches={"seats": 2, "hands": 9})
    assert len(table.sees(BO).seats) == 2
    assert table.sees(BO).you is None
    assert table.sees(BO).rules["hands"] == 9
    table.do(ANN, c.Settings, switches={"seats": 3})
    assert table.sees(ANN).rules["hands"] == 9, "other switches stay"
    table.do(ANN, c.Settings, preset="classic")
    assert table.sees(ANN).preset == "classic"
    assert table.sees(ANN).changed == []
    assert table.no(ANN, c.Settings, switches={"seats": 77}) == "switch_range"
    assert table.no(ANN, c.Settings, preset="nothing") == "unknown_preset"


def test_whoever_is_sent_out_does_not_come_back(world: World) -> None:
    table = Table(world, seats=3)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    assert table.no(ANN, c.Kick, player=ANN.player) == "room.nobody"
    assert table.no(ANN, c.Kick, player=CAI.player) == "room.nobody"
    table.do(ANN, c.Kick, player=BO.player)
    gone = world.post.last(table.addresses[BO], p.Gone)
    assert gone is not None
    assert gone.code == "kicked"
    assert table.no(BO, c.Sit, seat=2) == "room.not_in"
    told = table.enter(BO)
    assert isinstance(told, p.Refused)
    assert told.refusal.code == "room.kicked"
    assert table.sees(ANN).seats[1].kind == "free"


def test_a_player_who_is_out_is_sent_nothing_more(world: World) -> None:
    table = Table(world, seats=3)
    for who, seat in ((BO, 2), (CAI, 3)):
        table.enter(who)
        table.do(who, c.Sit, seat=seat)
    table.enter(DEE)
    for who in (BO, DEE):
        table.do(ANN, c.Kick, player=who.player)
        assert isinstance(world.post.sent[table.addresses[who]][-1], p.Gone)
    table.do(CAI, c.Leave)
    out = {who: len(world.post.sent[table.addresses[who]]) for who in (BO, CAI, DEE)}
    table.do(ANN, c.Settings, pace="slow")
    table.do(ANN, c.Chat, text="gone")
    table.do(ANN, c.Fill, bot="easy")
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    table.finish(ANN)
    assert table.table(ANN).view.outcome is not None
    assert {who: len(world.post.sent[table.addresses[who]]) for who in out} == out


def test_a_match_needs_all_seats_and_begins_when_all_are_ready(world: World) -> None:
    table = Table(world, seats=3)
    table.enter(BO)
    assert table.no(ANN, c.Start) == "room.seats_free"
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Fill, bot="easy")
    table.do(ANN, c.Start)
    assert table.phase() == "waiting"
    table.do(ANN, c.Ready, seed="aa" * 16)
    assert table.phase() == "waiting"
    table.do(BO, c.Ready, seed="bb" * 16)
    assert table.phase() == "playing"
    hand = table.room.hand
    assert hand is not None
    assert hand.fair is not None
    assert [seed.hex() for seed in hand.fair.client_seeds] == ["aa" * 16, "bb" * 16, ""]
    for kind, fields in ((c.Stand, {}), (c.Swap, {"seat": 2}), (c.Settings, {"public": True})):
        assert table.no(ANN, kind, **fields) == "room.match_on"
    assert table.no(ANN, c.Ready) == "room.not_due"
    assert table.no(ANN, c.Rematch) == "room.not_over"


def test_a_leavers_seat_is_played_and_can_be_had_back(world: World) -> None:
    table = Table(world, seats=2)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    table.do(BO, c.Ready)
    table.do(BO, c.Leave)
    assert table.sees(ANN).seats[1].auto
    while table.phase() == "playing" and 2 in table.room.acting():
        world.settle()
    told = table.enter(BO)
    assert isinstance(told, p.Ack)
    assert table.sees(BO).you == 2
    assert not table.sees(ANN).seats[1].auto


def test_the_host_leaves_and_another_becomes_host(world: World) -> None:
    table = Table(world, seats=3)
    table.enter(CAI)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Leave)
    assert table.sees(BO).host == BO.player, "seats come before onlookers"
    table.do(BO, c.Leave)
    table.do(CAI, c.Leave)
    assert world.runner.run(world.hub.find(table.code)) is None


def test_onlookers_are_let_in_as_the_room_says(world: World) -> None:
    table = Table(world, bots="easy", quick=True, watching="off", seats=2)
    told = table.enter(BO)
    assert isinstance(told, p.Refused)
    assert told.refusal.code == "room.no_onlookers"
    # A bot could go out at once in a shorter game, and hands lie open after the end.
    open_table = Table(world, "guandan", bots="easy", quick=True)
    open_table.enter(BO)
    open_table.do(ANN, c.Ready)
    seen = open_table.table(BO)
    assert seen.view.seat is None
    assert seen.view.hand == []
    assert seen.view.hands is None
    assert seen.turn is None
    assert open_table.no(BO, c.Play, at=9, move=c.WireMove(act="pass")) == "table.no_seat"
    open_table.drop(BO)
    assert open_table.sees(ANN).onlookers == []


def test_a_room_of_before_that_shows_hands_shows_the_table(world: World) -> None:
    """Older clients ask for it and older logs hold it: hands lie open after the end, not before."""
    table = Table(world, "gandengyan", bots="easy", quick=True, watching="hands", public=True)
    table.enter(BO)
    table.do(ANN, c.Ready)
    world.restart()
    for who in (ANN, BO):
        table.enter(who)
    assert table.sees(BO).watching == "table"
    listed = world.runner.run(world.hub.look(table.code))
    assert listed is not None
    assert listed.watching == "table"
    kept_then = msgspec.json.encode(msgspec.structs.replace(listed, watching="hands"))
    assert msgspec.json.decode(kept_then, type=p.Listed).code == table.code
    live = table.table(BO).view
    assert (live.outcome, live.hands, live.hand) == (None, None, [])
    table.finish(ANN)
    last = table.table(BO).view
    assert last.outcome is not None
    assert last.hands is not None
    assert set(last.hands) == {str(seat) for seat in table.room.seats}
    shown = [one for one in world.post.sent[table.addresses[BO]] if isinstance(one, p.Table)]
    assert all((one.view.hands is None) == (one.view.outcome is None) for one in shown)
    hand = table.room.hand
    assert hand is not None
    kept = world.runner.run(world.store.hand(hand.id))
    assert kept is not None
    assert not kept.rated


def test_a_room_that_somebody_has_come_to_is_not_let_go(world: World) -> None:
    """The question whether a room is needed waits for a while; meanwhile somebody may come."""
    table = Table(world, seats=2)
    actor = world.actor(table.code)
    actor.inbox.put(None)
    world.settle()
    assert world.actor(table.code) is actor


def test_a_second_window_takes_over(world: World) -> None:
    table = Table(world, seats=2)
    first = table.addresses[ANN]
    table.enter(ANN)
    assert world.post.closed[first] == 4001
    # What the old window still says reaches nobody.
    world.send(table.code, first, ANN, c.Sit(id=new_id(), seat=2))
    refused = world.post.last(first, p.Refused)
    assert refused is not None
    assert refused.refusal.code == "room.not_in"
    # That it goes does not disturb the new one.
    world.drop(table.code, first, ANN)
    assert table.sees(ANN).seats[0].here


def test_whoever_comes_back_is_shown_the_room_once_and_the_others_see_them(world: World) -> None:
    table = Table(world)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    world.drop(table.code, table.addresses[BO], BO)
    assert not table.sees(ANN).seats[1].here
    table.enter(BO)
    assert table.sees(ANN).seats[1].here
    told = world.post.sent[table.addresses[BO]]
    assert [push.seats[1].here for push in told if isinstance(push, p.Room)] == [True]


def test_whoever_is_outside_still_hears_that_the_server_is_there(world: World) -> None:
    table = Table(world, seats=2, watching="off")
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    assert isinstance(table.enter(CAI), p.Refused)
    table.do(BO, c.Leave)
    for who in (BO, CAI):
        world.send(table.code, table.addresses[who], who, c.Ping(at=7))
        pong = world.post.last(table.addresses[who], p.Pong)
        assert pong is not None
        assert (pong.at, pong.seq) == (7, 0)


def test_a_resend_is_answered_and_not_done_again(world: World) -> None:
    table = Table(world, seats=2)
    table.enter(BO)
    sit = c.Sit(id=new_id(), seat=2)
    first = table.say(BO, sit)
    table.do(BO, c.Stand)
    assert table.say(BO, sit) == first
    assert table.room.seat_of(BO.player) is None
    world.restart()
    table.enter(BO)
    assert table.say(BO, sit) == first
    refused = c.Sit(id=new_id(), seat=1)
    no = table.say(BO, refused)
    assert table.say(BO, refused) == no


def test_a_move_said_again_is_answered_as_before(world: World) -> None:
    """Said again after its turn it would be refused: only the room knows that it was taken."""
    table = Table(world, bots="easy", quick=True)
    ready = c.Ready(id=new_id())
    began = table.say(ANN, ready)
    room = table.room
    assert room.hand is not None
    move = write_move(room.game.lapse(room.hand.state, 1))
    play = c.Play(id=new_id(), at=room.seq, move=move)
    first = table.say(ANN, play)
    assert isinstance(first, p.Ack)
    for restarted in (False, True):
        if restarted:
            world.restart()
            table.enter(ANN)
        before = table.room
        assert table.say(ANN, play) == first
        assert table.say(ANN, ready) == began
        assert table.room == before


def test_chat_is_cleaned_limited_and_can_be_muted(world: World) -> None:
    table = Table(world, seats=2)
    table.enter(BO)
    table.do(BO, c.Chat, text="  你好\u202e,\u200b <b>Ann</b>\x07 ")
    said = world.post.last(table.addresses[ANN], p.Said)
    assert said is not None
    assert (said.text, said.name, said.seat) == ("你好, <b>Ann</b>", "Bo", None)
    assert table.no(BO, c.Chat, text="\u200b \u2066") == "chat.empty"
    assert table.no(BO, c.Chat, phrase="unheard") == "chat.phrase"
    table.do(ANN, c.Chat, phrase="hello")
    table.do(ANN, c.Mute, player=BO.player, on=True)
    assert table.no(BO, c.Chat, text="x") == "room.muted"
    table.do(ANN, c.Mute, player=BO.player, on=False)
    table.do(BO, c.Chat, text="x")
    table.enter(CAI)
    heard = [push for push in world.post.sent[table.addresses[CAI]] if isinstance(push, p.Said)]
    assert [one.phrase or one.text for one in heard] == ["你好, <b>Ann</b>", "hello", "x"]


def test_a_free_place_is_taken_over_between_two_hands(world: World) -> None:
    table = Table(world, "gandengyan", seats=2)
    table.enter(BO)
    table.enter(DEE)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    table.do(BO, c.Ready)
    assert table.no(DEE, c.Sit, seat=2) == "room.match_on"
    table.do(BO, c.Leave)
    table.finish(ANN)
    assert table.phase() == "between"
    assert table.no(DEE, c.Sit, seat=1) == "room.seat_taken"
    table.do(DEE, c.Sit, seat=2)
    table.do(DEE, c.Ready)
    table.do(ANN, c.Ready)
    assert table.phase() == "playing"
    assert table.table(DEE).view.seat == 2


@pytest.mark.parametrize("public", [True, False])
def test_public_rooms_are_listed(world: World, public: bool) -> None:
    table = Table(world, public=public, seats=2)
    codes = [room.code for room in world.lobby.rooms]
    assert (table.code in codes) == public
    table.do(ANN, c.Leave)
    assert table.code not in [room.code for room in world.lobby.rooms]


def test_the_lobby_counts_people_and_bots(world: World) -> None:
    table = Table(world, public=True, seats=4)
    table.do(ANN, c.Fill, bot="easy", seat=2)
    table.enter(BO)
    [listed] = [room for room in world.lobby.rooms if room.code == table.code]
    assert (listed.seats, listed.humans, listed.bots) == (4, 1, 1)
    assert (listed.host, listed.phase) == (ANN.name, "waiting")
