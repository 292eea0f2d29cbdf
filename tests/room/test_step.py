"""A row is all that a step does, and is done once."""

from dataclasses import replace

import pytest

from paiju.game import parse_record
from paiju.room import events as e
from paiju.room.evolve import Diverged, fingerprint, replay
from paiju.room.ids import device_code, fresh, player_id, room_code, token, token_hash
from paiju.room.internal import Who
from paiju.room.opening import QUICK, open_room, read_wish
from paiju.room.state import REMEMBERED, Room
from paiju.wire import commands as c
from paiju.wire.http import QuickWish, RoomWish
from tests.room.script import ANN, BEGUN, BO, CODE, Script, plain, two


def test_a_command_said_again_is_not_done_again() -> None:
    script = Script(seats=3)
    sit = c.Sit(id="sit-down-1", seat=2)
    script.say(ANN, sit)
    seq = script.room.seq
    script.do(ANN, c.Sit, seat=3)
    assert script.say(ANN, sit) == ()
    assert script.room.seat_of(ANN.player) == 3
    assert script.room.answer_of("sit-down-1") == seq
    assert script.room.answer_of("sit-down-2") is None


def test_a_room_remembers_so_many_commands() -> None:
    script = Script(seats=2)
    for number in range(REMEMBERED + 1):
        script.say(ANN, c.Ready(id=f"ready-{number:04}", on=number % 2 == 0))
    assert script.room.answer_of("ready-0000") is None
    assert script.room.answer_of("ready-0001") == 3
    assert len(script.room.answered) == REMEMBERED == 64


def test_what_time_and_the_server_do_has_no_command() -> None:
    script = two()
    answered = script.room.answered
    script.wait(60)
    assert script.rows[-1].command is None
    assert script.room.answered == answered


def test_rows_are_numbered_and_hold_the_hand_and_the_time() -> None:
    script = two()
    script.finish(ANN, BO)
    assert [row.seq for row in script.rows] == list(range(1, len(script.rows) + 1))
    assert {row.room for row in script.rows} == {CODE}
    assert script.rows[0].snapshot
    assert script.rows[-1].fingerprint is None, "the hand is over"
    assert all(row.fingerprint for row in script.rows[6:-1])
    assert script.rows[-1].at == script.now


def test_a_room_is_rebuilt_from_its_log_and_from_its_last_snapshot() -> None:
    script = two()
    script.do(ANN, c.Mute, player=BO.player, on=True)
    script.finish(ANN, BO)
    script.wait(20)
    script.play(script.mover(ANN, BO))
    assert plain(replay(script.rows)) == plain(script.room)
    last = max(at for at, row in enumerate(script.rows) if row.snapshot)
    assert last > 5
    assert plain(replay(script.rows[last:])) == plain(script.room)


def test_a_log_that_is_played_otherwise_is_not_taken() -> None:
    script = two()
    rows = script.rows
    with pytest.raises(Diverged, match=f"{CODE} {rows[-1].seq}"):
        replay([*rows[:-1], replace(rows[-1], fingerprint="0" * 16)])
    with pytest.raises(Diverged, match="an empty log"):
        replay([])
    with pytest.raises(Diverged, match="a log begins with Entered"):
        replay(rows[1:])


def test_only_a_hand_that_is_on_has_a_fingerprint() -> None:
    script = two()
    assert script.room.hand is not None
    assert fingerprint(script.room) == script.room.hand.state.fingerprint
    script.finish(ANN, BO)
    assert script.room.hand is not None
    assert fingerprint(script.room) is None


def opened(wish: RoomWish | QuickWish) -> Room:
    """Open the room that somebody asks for."""
    return open_room("ABCDEF", read_wish(wish), ANN, BEGUN, fresh()).room


def test_a_room_is_opened_as_it_was_asked_for() -> None:
    asked = RoomWish(
        game="gandengyan",
        preset="house",
        switches={"seats": 3},
        public=True,
        watching="off",
        pace="slow",
        bots="hard",
    )
    room = opened(asked)
    held = room.settings
    assert (held.preset, held.public, held.watching, held.pace) == ("house", True, "off", "slow")
    assert [chair.bot for chair in room.chairs] == [None, "hard", "hard"]
    assert (room.seat_of(ANN.player), room.host, room.started) == (1, ANN.player, False)
    assert (room.pledge.match, room.pledge.hand, room.match, room.seq) == (1, 1, 1, 1)
    plainer = opened(RoomWish(game="gandengyan"))
    held = plainer.settings
    assert (held.preset, held.public, held.watching, held.pace, held.rated) == (
        "house",
        False,
        "table",
        "usual",
        True,
    )
    assert all(chair.bot is None for chair in plainer.chairs)


def test_quick_play_sits_down_with_bots_and_begins_by_itself() -> None:
    room = opened(QuickWish(game="gandengyan", strength="normal", pace="fast"))
    assert [chair.bot for chair in room.chairs] == [None, *["normal"] * 3]
    assert (room.started, room.due, room.settings.pace) == (True, BEGUN + QUICK, "fast")
    assert QUICK == 2_000
    assert not room.settings.public


def test_a_hand_that_is_taken_up_goes_on_where_its_record_ends() -> None:
    script = two()
    for _ in range(3):
        script.play(script.mover(ANN, BO))
    hand = script.room.hand
    assert hand is not None
    record = hand.record(script.room.game)
    other = Script(record=record, seats=2)
    other.do(ANN, c.Fill, bot="easy")
    taken = other.room.hand
    assert taken is not None
    assert taken.state.fingerprint == hand.state.fingerprint
    assert (taken.moves, taken.fair, taken.begun) == (hand.moves, hand.fair, hand.begun)
    assert taken.told == len(taken.state.log)
    assert taken.turns == (1, 1)
    assert taken.timer is not None
    assert taken.timer.due == other.now + taken.timer.seconds * 1000
    assert other.room.standing == record.standing
    assert (other.room.started, other.room.phase, other.room.rated) == (True, "playing", False)
    text = next(x for x in e.read(other.rows[0].events) if isinstance(x, e.TakenUp)).record
    assert parse_record(text).moves == hand.moves


def test_codes_are_read_out_without_mistakes_and_are_not_drawn_twice() -> None:
    codes = {room_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 6 for code in codes)
    assert set("".join(codes)) <= set("23456789ABCDEFGHJKMNPQRSTUVWXYZ")
    device = device_code()
    assert (len(device), device[0]) == (6, "0")
    assert len({device_code() for _ in range(50)}) == 50


def test_ids_tokens_and_secrets_are_long_enough_to_be_guessed_by_nobody() -> None:
    assert len(player_id()) == 16
    assert player_id() != player_id()
    assert len(token()) == 43
    assert len(token_hash("a")) == 32
    assert token_hash("a") != token_hash("b")
    drawn = fresh()
    assert (len(bytes.fromhex(drawn.server_seed)), len(bytes.fromhex(drawn.hand))) == (32, 8)
    assert drawn != fresh()


def test_the_one_who_opens_a_room_may_sit_elsewhere() -> None:
    wish = replace(read_wish(RoomWish(game="gandengyan", preset="classic", bots="easy")), seat=4)
    room = open_room("ABCDEF", wish, Who("p" * 16, "P"), BEGUN, fresh()).room
    assert [chair.bot for chair in room.chairs] == ["easy", "easy", "easy", None]
    assert room.seat_of("p" * 16) == 4
    assert (room.settings.preset, room.rules) == ("classic", room.game.presets["classic"])
