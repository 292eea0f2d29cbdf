"""Moves, and what time does where nobody moves."""

import pytest

from paiju.game import Move, Refusal, format_move
from paiju.room import events as e
from paiju.room.internal import BotMove, Fault, Resume, Tick
from paiju.room.playing import GRACE, LAPSES
from paiju.room.seating import BETWEEN
from paiju.room.state import BANK, IDLE, Hand
from paiju.wire import commands as c
from paiju.wire.views import write_move
from tests.room.script import ANN, BO, CAI, CODE, DEE, Script, two

NO_HAND = Refusal("table.no_hand")
PASS = c.WireMove(act="pass")


def hand_of(script: Script) -> Hand:
    """Return the hand that is on."""
    assert script.room.live is not None
    return script.room.live


def due_of(script: Script) -> int:
    """Return when the seat that must act has used up its time."""
    timer = hand_of(script).timer
    assert timer is not None
    return timer.due


def test_moves_are_made_in_a_hand_alone() -> None:
    script = Script(seats=2)
    script.seat(BO)
    assert script.no(ANN, c.Play, at=9, move=PASS) == NO_HAND
    script.begin(BO)
    script.finish(ANN, BO)
    assert script.no(ANN, c.Play, at=999, move=PASS) == NO_HAND


def test_a_move_from_a_view_that_no_longer_holds_is_stale() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    since = hand_of(script).turns[seat - 1]
    move = script.lapse_of(who)
    stale = script.no(who, c.Play, at=since - 1, move=write_move(move))
    assert stale == Refusal("table.stale")
    told = script.do(who, c.Play, at=since, move=write_move(move))
    assert told[0] == e.Moved(seat, format_move(move), "player")
    assert len(told) == 1


def test_a_move_that_is_none_or_breaks_the_rules_is_refused_and_changes_nothing() -> None:
    script = two()
    who = script.mover(ANN, BO)
    before = script.room
    at = before.seq
    no_card = script.no(who, c.Play, at=at, move=c.WireMove(act="play", cards=("ZZ",)))
    assert no_card.code == "unknown_card"
    assert script.no(who, c.Play, at=at, move=c.WireMove(act="play", cards=())).code
    other = BO if who == ANN else ANN
    assert script.no(other, c.Play, at=at, move=PASS).code == "not_your_turn"
    assert script.room is before


def test_who_is_played_for_and_moves_has_the_seat_back() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    assert script.do(who, c.Auto, on=True) == (e.Autoed(seat, True),)
    assert script.do(who, c.Auto, on=True) == ()
    assert script.play(who)[1:] == (e.Autoed(seat, False),)
    assert script.do(who, c.Auto, on=False) == ()


def test_nobody_is_played_for_before_a_match_or_after_it() -> None:
    script = Script(seats=2, hands=1)
    script.seat(BO)
    assert script.no(ANN, c.Auto, on=True) == NO_HAND
    script.begin(BO)
    script.finish(ANN, BO)
    assert script.no(ANN, c.Auto, on=True) == NO_HAND


def bots_turn() -> tuple[Script, BotMove]:
    """Begin a hand in which the one who must act is played for; return what a bot would do."""
    script = two()
    who = script.mover(ANN, BO)
    script.do(who, c.Auto, on=True)
    [seat] = script.room.acting()
    return script, BotMove(seat, hand_of(script).turns[seat - 1], script.lapse_of(who))


def test_a_bot_moves_once_and_by_the_rules() -> None:
    script, move = bots_turn()
    assert script.tell(BotMove(move.seat, move.at, Move("bury"))) == ()
    assert script.tell(BotMove(move.seat, move.at - 1, move.move)) == ()
    assert script.tell(BotMove(move.seat, move.at + 1, move.move)) == ()
    assert script.tell(move) == (e.Moved(move.seat, format_move(move.move), "bot"),)
    assert script.tell(move) == (), "its turn is another now"


def test_a_bot_does_not_move_for_who_has_come_back() -> None:
    script, move = bots_turn()
    script.do(ANN if script.room.chair(move.seat).player == ANN.player else BO, c.Auto, on=False)
    assert script.tell(move) == ()


def test_bots_that_answer_together_do_not_wait_for_each_other() -> None:
    script = Script("shandong", bots="easy")
    script.begin()
    hand = hand_of(script)
    moves = [
        BotMove(s, hand.turns[s - 1], script.room.game.lapse(hand.state, s)) for s in (2, 3, 4)
    ]
    for move in moves:
        assert script.tell(move) == (e.Moved(move.seat, format_move(move.move), "bot"),)


def test_a_bot_does_not_move_when_the_hand_is_over_or_held() -> None:
    script, move = bots_turn()
    script.finish(ANN, BO)
    assert script.tell(move) == ()


def test_time_plays_at_the_end_of_the_reserve_and_not_before() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    move = script.lapse_of(who)
    assert script.room.wake == due_of(script) + BANK
    assert script.wait((due_of(script) + BANK - script.now - 1) / 1000) == ()
    assert script.wait(0.001) == (e.Moved(seat, format_move(move), "time"),)
    chair = script.room.chair(seat)
    assert (chair.bank, chair.lapses) == (0, 1)


def test_who_lets_time_pass_again_and_again_is_played_for() -> None:
    script = two()
    seen = {1: 0, 2: 0}
    told: tuple[e.AnyEvent, ...] = ()
    while not any(chair.auto for chair in script.room.chairs):
        [seat] = script.room.acting()
        seen[seat] += 1
        told = script.wait(60)
        assert len(told) == (2 if seen[seat] == LAPSES else 1)
    [seat] = [seat for seat in (1, 2) if script.room.chair(seat).auto]
    assert told[1] == e.Autoed(seat, True)
    assert seen[seat] == LAPSES == 2
    assert script.room.chair(seat).lapses == 0


def test_whom_a_bot_plays_for_has_no_reserve_and_no_lapses() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    script.do(who, c.Auto, on=True)
    assert script.room.wake == due_of(script)
    [moved] = script.wait((due_of(script) - script.now) / 1000)
    assert isinstance(moved, e.Moved)
    chair = script.room.chair(seat)
    assert (chair.bank, chair.lapses) == (BANK, 0)


def test_time_that_plays_for_who_has_left_only_plays() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    script.wait(60)
    assert script.room.chair(seat).lapses == 1
    script.do(who, c.Leave)
    while script.room.phase == "playing":
        acting = script.room.acting()
        told = script.wait(60)
        if acting == (seat,):
            assert e.Autoed(seat, True) not in told
    assert not script.room.chair(seat).auto


def test_a_move_of_ones_own_forgives_the_lapse_before_it() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    for _ in range(2):
        script.wait(60)
        assert script.room.chair(seat).lapses == 1
        while (mover := script.mover(ANN, BO)) != who:
            script.play(mover)
        script.play(who)
        assert script.room.chair(seat).lapses == 0
        while (mover := script.mover(ANN, BO)) != who:
            script.play(mover)


def test_the_reserve_is_for_the_match_not_for_the_hand() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    script.now = due_of(script) + 700
    script.play(who)
    script.finish(ANN, BO)
    script.wait(20)
    assert script.room.chair(seat).bank == BANK - 700
    script = Script(seats=2, bots="easy")
    script.begin()
    assert [chair.bank for chair in script.room.chairs] == [BANK, 0]


def test_late_moves_are_paid_from_the_reserve_and_never_more_than_it() -> None:
    script = two()
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    script.now = due_of(script) - 1
    script.play(who)
    assert script.room.chair(seat).bank == BANK
    who = script.mover(ANN, BO)
    seat = script.room.seat_of(who.player) or 0
    script.now = due_of(script) + 1234
    script.play(who)
    assert script.room.chair(seat).bank == BANK - 1234
    while script.mover(ANN, BO) != who:
        script.play(script.mover(ANN, BO))
    script.now = due_of(script) + 10 * BANK
    script.play(who)
    assert script.room.chair(seat).bank == 0


def test_time_plays_for_those_who_are_overdue_and_waits_for_the_others() -> None:
    """Several seats may answer at once; a bot's seat has no reserve."""
    script = Script("shandong")
    script.seat(BO, CAI, DEE)
    script.begin(BO, CAI, DEE)
    assert len(script.room.acting()) == 4
    script.do(CAI, c.Leave)
    script.do(ANN, c.Fill, bot="easy", seat=3)
    [moved] = script.wait((due_of(script) - script.now) / 1000)
    assert isinstance(moved, e.Moved)
    assert (moved.seat, moved.by) == (3, "time")
    assert script.wait(BANK / 1000 - 0.001) == ()
    [moved] = script.wait(0.001)
    assert isinstance(moved, e.Moved)
    assert moved.seat != 3


def test_the_first_hand_begins_when_all_are_ready_or_when_it_is_due() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Ready, seed="ab" * 16)
    script.do(ANN, c.Start)
    assert script.room.wake == script.now + BETWEEN
    assert script.wait(BETWEEN / 1000 - 0.001) == ()
    snapshot, dealt = script.wait(0.001)
    assert isinstance(snapshot, e.Snapshot)
    assert dealt == e.Dealt(f"hand-{script._drawn}", ("ab" * 16, ""))
    assert script.rows[-1].snapshot
    assert not script.rows[-2].snapshot
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Start)
    script.do(ANN, c.Ready)
    assert script.tell(Tick()) == ()
    script.do(BO, c.Ready)
    assert script.room.wake == script.now
    assert script.tell(Tick())[-1] == e.Dealt(f"hand-{script._drawn}", ("", ""))
    chair = script.room.chair(1)
    assert (chair.ready, chair.seed) == (False, "")


def test_all_ready_without_a_start_is_no_match() -> None:
    script = Script(seats=2)
    script.seat(BO)
    for who in (ANN, BO):
        script.do(who, c.Ready)
    assert script.wait(60) == ()
    assert script.room.wake == script.room.at + IDLE
    script.now = script.room.at + IDLE - 1
    assert script.tell(Tick()) == ()
    script.now += 1
    assert script.tell(Tick()) == (e.Closed(),)


def test_after_a_hand_the_next_is_promised_and_comes_by_itself() -> None:
    script = two()
    pledge = script.room.pledge
    script.now += 5
    finished = script.finish(ANN, BO)[-1]
    assert isinstance(finished, e.Finished)
    assert finished.due == script.now + BETWEEN
    assert (finished.pledge.match, finished.pledge.hand) == (1, 2)
    assert finished.pledge.server_seed != pledge.server_seed
    assert script.room.phase == "between"
    assert script.room.standing == finished.standing
    assert script.wait(BETWEEN / 1000)[-1] == e.Dealt(f"hand-{script._drawn}", ("", ""))
    assert script.room.hand is not None
    assert script.room.hand.state.standing == finished.standing


def test_after_a_match_nothing_comes_by_itself() -> None:
    script = two(hands=1)
    finished = script.finish(ANN, BO)[-1]
    assert isinstance(finished, e.Finished)
    assert finished.due is None
    assert (finished.pledge.match, finished.pledge.hand) == (2, 1)
    room = script.room
    assert (room.phase, room.started, room.match) == ("over", False, 1)
    assert script.wait(IDLE / 1000 - 1) == ()
    assert script.wait(1) == (e.Closed(),)


def test_nobody_is_dealt_in_who_does_not_look() -> None:
    script = two()
    for who in (ANN, BO):
        script.do(who, c.Auto, on=True)
    told = script.idle()
    finished = told[-1]
    assert isinstance(finished, e.Finished)
    assert finished.due is None
    assert not script.room.watched
    assert script.wait(BETWEEN / 1000) == ()
    script.do(BO, c.Ready)
    assert script.wait(0)[-1] == e.Dealt(f"hand-{script._drawn}", ("", "")), "Ann is on auto"


def test_a_room_whose_players_let_bots_play_before_the_deal_deals_nothing() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Start)
    for who in (ANN, BO):
        script.do(who, c.Auto, on=True)
    assert script.room.wake == script.room.at + IDLE
    assert script.wait(60) == ()


def test_nothing_more_is_dealt_where_the_event_has_ended() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Start)
    for who in (ANN, BO):
        script.do(who, c.Ready)
    assert script.tell(Tick(ended=True)) == (e.Closed(),)


def test_after_a_restart_those_who_are_overdue_have_some_time() -> None:
    script = two()
    who = script.mover(ANN, BO)
    script.do(who, c.Auto, on=True)
    assert GRACE == 10_000
    script.now = due_of(script) - GRACE
    assert script.tell(Resume()) == ()
    script.now += 1
    assert script.tell(Resume()) == (e.Extended(script.now + GRACE),)
    assert due_of(script) == script.now + GRACE
    script.finish(ANN, BO)
    due = script.room.due
    assert due is not None
    script.now = due + 60_000
    assert script.tell(Resume()) == (e.Extended(script.now + GRACE),)
    assert script.room.due == script.now + GRACE


def test_a_room_held_between_two_hands_deals_nothing() -> None:
    script = two()
    script.finish(ANN, BO)
    script.tell(Fault("boom"))
    assert script.wait(24 * 60 * 60) == (e.Closed(),)


def test_shares_in_the_shuffle_are_for_one_hand() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(BO, c.Swap, seat=1)
    script.do(ANN, c.Start)
    for who in (ANN, BO):
        script.do(who, c.Ready, seed="ab" * 16)
    script.wait(0)
    assert [(one.seed, one.offers, one.ready) for one in script.room.chairs] == [
        ("", None, False),
        ("", None, False),
    ]


def test_after_a_restart_an_idle_room_has_no_more_time() -> None:
    script = Script(seats=2)
    script.now += IDLE - 1
    assert script.tell(Resume()) == ()
    assert script.wait(0.001) == (e.Closed(),)
    assert script.tell(Resume()) == ()


@pytest.mark.parametrize("leaver", ["host", "guest"])
def test_a_player_who_comes_back_plays_on(leaver: str) -> None:
    script = two()
    who = ANN if leaver == "host" else BO
    seat = script.room.seat_of(who.player) or 0
    while script.mover(ANN, BO) != who:
        script.play(script.mover(ANN, BO))
    script.wait(60)
    assert script.room.chair(seat).lapses == 1
    if script.room.phase != "playing":
        pytest.skip("the hand ended")
    script.do(who, c.Auto, on=True)
    script.do(who, c.Leave)
    assert script.room.chair(seat).gone
    script.do(who, c.Enter, room=CODE)
    chair = script.room.chair(seat)
    assert (chair.gone, chair.auto, chair.lapses) == (False, False, 0)
