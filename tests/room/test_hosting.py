"""What the host may do, and when."""

from paiju.game import Refusal
from paiju.room import events as e
from paiju.room.internal import Fault
from paiju.room.seating import BETWEEN
from paiju.wire import commands as c
from tests.room.script import ANN, BO, CAI, CODE, Script, two

MATCH_ON = Refusal("room.match_on")
NOBODY = Refusal("room.nobody")


def test_bots_take_the_free_seats_and_no_others() -> None:
    script = Script(seats=4)
    script.seat(BO)
    assert script.do(ANN, c.Fill, bot="hard", seat=3) == (e.Filled(3, "hard"),)
    assert script.do(ANN, c.Fill, bot="easy") == (e.Filled(4, "easy"),)
    assert script.do(ANN, c.Fill, bot="easy") == ()
    bots = [chair.bot for chair in script.room.chairs]
    assert bots == [None, None, "hard", "easy"]


def test_a_bot_is_exchanged_for_another_but_never_for_somebody_who_is_there() -> None:
    script = Script(seats=3)
    script.seat(BO)
    script.do(ANN, c.Fill, bot="easy", seat=3)
    assert script.do(ANN, c.Fill, bot="easy", seat=3) == ()
    assert script.do(ANN, c.Fill, bot="normal", seat=3) == (e.Filled(3, "normal"),)
    taken = Refusal("room.seat_taken", facts={"seat": 2})
    assert script.no(ANN, c.Fill, bot="easy", seat=2) == taken
    script.begin(BO)
    script.do(BO, c.Leave)
    assert script.do(ANN, c.Fill, bot="easy", seat=2) == (e.Filled(2, "easy"),)
    assert script.no(ANN, c.Fill, bot="easy", seat=1).code == "room.seat_taken"


def test_a_bot_is_taken_away_before_the_match_alone() -> None:
    script = Script(seats=3)
    script.seat(BO)
    script.do(ANN, c.Fill, bot="easy")
    for seat in (2, 4):
        assert script.no(ANN, c.Clear, seat=seat) == Refusal("room.no_bot", facts={"seat": seat})
    assert script.do(ANN, c.Clear, seat=3) == (e.Stood(3),)
    assert script.no(ANN, c.Clear, seat=3).code == "room.no_bot"
    script.do(ANN, c.Fill, bot="easy")
    script.begin(BO)
    assert script.no(ANN, c.Clear, seat=3) == MATCH_ON


def test_only_somebody_who_is_there_is_sent_out_made_host_or_muted() -> None:
    script = Script(seats=2)
    for kind, fields in ((c.Kick, {}), (c.Handover, {}), (c.Mute, {"on": True})):
        assert script.no(ANN, kind, player=BO.player, **fields) == NOBODY
    assert script.no(ANN, c.Kick, player=ANN.player) == NOBODY
    assert script.do(ANN, c.Handover, player=ANN.player) == ()
    script.seat(BO)
    assert script.do(ANN, c.Mute, player=BO.player, on=False) == ()
    assert script.do(ANN, c.Mute, player=BO.player, on=True) == (e.Muted(BO.player, True),)
    assert [one.muted for one in script.room.people] == [False, True]
    assert script.do(ANN, c.Kick, player=BO.player) == (e.Left(BO.player, kicked=True),)
    assert script.room.banned == (BO.player,)
    assert script.no(BO, c.Enter, room=CODE) == Refusal("room.kicked")


def test_who_leaves_by_themselves_may_come_back() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(BO, c.Leave)
    assert script.room.banned == ()
    script.do(BO, c.Enter, room=CODE)


def test_settings_that_are_not_named_stay() -> None:
    script = Script(seats=3, public=True, watching="off")
    script.seat(BO)
    script.do(BO, c.Ready)
    assert script.do(ANN, c.Settings, pace="usual") == (), "as it was"
    [configured] = script.do(ANN, c.Settings, pace="fast")
    assert isinstance(configured, e.Configured)
    held = configured.settings
    assert (held.public, held.watching, held.pace, held.rated) == (True, "off", "fast", True)
    assert held.rules["seats"] == 3
    assert not script.room.chair(2).ready, "they agreed to something else"
    script.do(ANN, c.Settings, public=False)
    script.do(ANN, c.Settings, watching="table")
    held = script.room.settings
    assert (held.public, held.watching, held.pace) == (False, "table", "fast")


def test_a_preset_brings_its_own_switches_and_those_named_with_it() -> None:
    script = Script(seats=3, hands=9)
    game = script.room.game
    script.do(ANN, c.Settings, preset="classic")
    assert script.room.settings.preset == "classic"
    assert script.room.changed == {}
    script.do(ANN, c.Settings, preset="house", switches={"seats": 2})
    assert script.room.changed == {"seats": 2}
    assert script.room.rules == game.parse({"preset": "house", "seats": 2})
    assert script.no(ANN, c.Settings, switches={"seats": 7}).code == "switch_range"
    assert script.room.changed == {"seats": 2}


def test_more_seats_are_free_and_those_who_sat_stay() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Swap, seat=2)
    script.do(ANN, c.Settings, switches={"seats": 4})
    chairs = script.room.chairs
    assert [chair.player for chair in chairs] == [ANN.player, BO.player, None, None]
    assert [chair.offers for chair in chairs] == [None] * 4
    assert len(script.room.standing.scores) == 4


def test_after_a_match_new_settings_leave_its_result_to_be_seen() -> None:
    script = two(hands=1)
    script.finish(ANN, BO)
    result = script.room.standing
    assert result.winners is not None
    script.do(ANN, c.Settings, pace="slow")
    assert script.room.standing == result


def test_a_match_is_started_once_when_all_seats_are_taken() -> None:
    script = Script(seats=3)
    assert script.no(ANN, c.Start) == Refusal("room.seats_free", facts={"free": 2})
    script.do(ANN, c.Fill, bot="easy")
    assert script.do(ANN, c.Start) == (e.Started(script.now + BETWEEN),)
    assert script.room.due == script.now + BETWEEN
    script.now += 7
    assert script.do(ANN, c.Start) == ()
    assert script.no(ANN, c.Settings, pace="slow") == MATCH_ON
    script.wait(BETWEEN / 1000)
    assert script.no(ANN, c.Start) == MATCH_ON


def test_who_is_not_in_the_room_is_told_so_before_anything_else() -> None:
    script = Script(seats=2)
    for kind, fields in ((c.Sit, {"seat": 2}), (c.Leave, {}), (c.Start, {})):
        assert script.no(BO, kind, **fields) == Refusal("room.not_in")


def test_only_the_host_has_powers() -> None:
    script = Script(seats=2)
    script.seat(BO)
    for kind, fields in (
        (c.Fill, {"bot": "easy"}),
        (c.Clear, {"seat": 1}),
        (c.Kick, {"player": ANN.player}),
        (c.Handover, {"player": BO.player}),
        (c.Settings, {"public": True}),
        (c.Start, {}),
        (c.Mute, {"player": ANN.player, "on": True}),
    ):
        assert script.no(BO, kind, **fields) == Refusal("room.not_host")


def test_in_a_held_room_people_come_and_go_and_nothing_else_happens() -> None:
    script = two()
    assert script.tell(Fault("boom")) == (e.Held("boom"),)
    assert script.tell(Fault("again")) == ()
    assert script.room.phase == "held"
    for kind, fields in ((c.Ready, {}), (c.Kick, {"player": BO.player}), (c.Auto, {"on": True})):
        assert script.no(ANN, kind, **fields) == Refusal("table.held")
    script.do(CAI, c.Enter, room=CODE)
    script.do(BO, c.Leave)
    assert script.wait(24 * 60 * 60 - 1) == ()
    assert script.wait(1) == (e.Closed(),)
