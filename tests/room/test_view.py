"""What people are shown of a room and its table, and what they are not."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from paiju.game import without_announcements
from paiju.room import events as e
from paiju.room.broadcast import Stage
from paiju.room.state import BANK, Room
from paiju.room.view import News, coming, show_listed, show_room, show_table
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.room.script import ANN, BO, CAI, CODE, DEE, Script, two


def place(room: Room, seat: int, *here: str) -> p.Place:
    """Return how a seat is shown."""
    return show_room(room, None, set(here)).seats[seat - 1]


def test_seats_are_shown_as_they_are() -> None:
    script = Script(seats=4)
    script.seat(BO)
    script.do(ANN, c.Fill, bot="hard", seat=3)
    script.do(BO, c.Ready)
    script.do(BO, c.Swap, seat=1)
    room = script.room
    assert place(room, 4) == p.Place(seat=4, kind="free")
    assert place(room, 3) == p.Place(seat=3, kind="bot", bot="hard", ready=True, here=True)
    shown = place(room, 2, BO.player)
    assert shown == p.Place(
        seat=2,
        kind="human",
        player=BO.player,
        name="Bo",
        ready=True,
        here=True,
        auto=False,
        offers=1,
    )
    assert not place(room, 2, ANN.player).here
    assert not place(room, 1, ANN.player).ready


@pytest.mark.parametrize(("kind", "fields"), [(c.Auto, {"on": True}), (c.Leave, {})])
def test_a_seat_that_is_played_for_is_shown_so(
    kind: type[c.Change], fields: dict[str, bool]
) -> None:
    script = two()
    assert not place(script.room, 2).auto
    script.do(BO, kind, **fields)
    assert place(script.room, 2).auto
    assert not place(script.room, 1).auto


def test_a_room_is_shown_with_its_people_and_rules() -> None:
    script = Script(seats=3, public=True, watching="off")
    script.seat(BO)
    script.do(CAI, c.Enter, room=CODE)
    script.do(ANN, c.Mute, player=CAI.player, on=True)
    shown = show_room(script.room, BO.player, {CAI.player})
    assert (shown.code, shown.seq, shown.game) == (CODE, script.room.seq, "gandengyan")
    assert (shown.host, shown.you, shown.phase) == (ANN.player, 2, "waiting")
    assert (shown.public, shown.watching, shown.pace) == (True, "off", "usual")
    assert shown.changed == ["seats"]
    assert shown.rules["seats"] == 3
    assert shown.onlookers == [p.Member(player=CAI.player, name="Cai", here=True, muted=True)]
    assert show_room(script.room, None, set()).you is None
    assert not show_room(script.room, None, set()).onlookers[0].here
    assert shown.event is None
    assert shown.coming == []


def test_the_next_deal_is_promised_without_its_seed() -> None:
    script = two()
    script.finish(ANN, BO)
    promise = show_room(script.room, ANN.player, set()).promise
    fair = script.room.promised
    assert (promise.table, promise.hand) == (f"{CODE}.1", 2)
    assert promise.commitment == fair.commitment
    assert (promise.server_seed, promise.client_seeds) == (None, None)
    script.wait(20)
    assert script.room.hand is not None
    assert script.room.hand.fair is not None
    assert script.room.hand.fair.commitment == promise.commitment


def test_the_seeds_of_a_deal_are_shown_after_the_hand_and_not_before() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Start)
    for who in (ANN, BO):
        script.do(who, c.Ready, seed="ab" * 16)
    script.wait(0)
    promise = table_of(script, 1).promise
    assert (promise.server_seed, promise.client_seeds) == (None, None)
    secret = script.room.pledge.server_seed
    script.finish(ANN, BO)
    after = table_of(script, 1).promise
    assert (after.server_seed, after.client_seeds) == (secret, ["ab" * 16, "ab" * 16])
    assert (after.commitment, after.table, after.hand) == (promise.commitment, f"{CODE}.1", 1)


def table_of(script: Script, seat: int | None, news: News | None = None) -> p.Table:
    """Return the table as it is shown."""
    shown = show_table(script.room, seat, news or News(), script.now)
    assert shown is not None
    return shown


def test_a_table_is_shown_once_there_is_a_hand() -> None:
    script = Script(seats=2)
    assert show_table(script.room, 1, News(), 0) is None
    script.seat(BO)
    script.begin(BO)
    shown = table_of(script, 2)
    assert script.room.hand is not None
    assert (shown.room, shown.seq, shown.hand) == (CODE, script.room.seq, script.room.hand.id)
    assert (shown.number, shown.view.seat) == (1, 2)
    script.finish(ANN, BO)
    script.wait(20)
    assert table_of(script, 1).number == 2


def test_only_who_must_act_has_a_turn_and_nobody_after_the_end() -> None:
    script = two()
    [acting] = script.room.acting()
    assert table_of(script, acting).turn is not None
    assert table_of(script, 3 - acting).turn is None
    assert table_of(script, None).turn is None
    script.finish(ANN, BO)
    assert table_of(script, 1).turn is None
    assert table_of(script, 2).turn is None


def test_hands_lie_open_after_the_end_and_not_before() -> None:
    script = two()
    assert table_of(script, 1).view.hands is None
    assert table_of(script, None).view.hand == []
    script.finish(ANN, BO)
    shown = table_of(script, None).view
    assert shown.outcome is not None
    assert shown.hands is not None


def test_the_clock_shows_the_time_that_is_left_and_the_reserves() -> None:
    script = two()
    hand = script.room.hand
    assert hand is not None
    assert hand.timer is not None
    script.now += 7
    clock = table_of(script, 1).clock
    timer = hand.timer
    assert clock.now == script.now
    assert clock.deadline == p.WireDeadline(
        due=timer.due, seconds=timer.seconds, seats=list(timer.seats)
    )
    assert clock.bank == [BANK, BANK]
    script.finish(ANN, BO)
    assert table_of(script, 1).clock.deadline is None


def test_when_the_next_hand_comes_is_shown_where_one_comes() -> None:
    script = Script(seats=2)
    script.seat(BO)
    assert show_room(script.room, None, set()).due is None
    script.do(ANN, c.Start)
    assert show_room(script.room, None, set()).due == script.now + 20_000
    for who in (ANN, BO):
        script.do(who, c.Auto, on=True)
    assert show_room(script.room, None, set()).due is None, "nobody looks"


def test_what_is_known_of_the_next_hand_is_told_between_two() -> None:
    script = two()
    assert coming(script.room) == ()
    script.finish(ANN, BO)
    room = script.room
    known = coming(room)
    assert known == room.game.coming(room.rules, room.standing)
    assert known
    assert [event.name for event in show_room(room, None, set()).coming] == [
        event.name for event in known
    ]


def test_news_is_what_the_log_has_gained() -> None:
    script = two()
    assert News.since(None, Script().room) == News()
    dealt = script.room
    assert dealt.hand is not None
    whole = without_announcements(dealt.hand.state.log)
    assert News.since(None, dealt).events == whole
    script.play(script.mover(ANN, BO))
    before = script.room
    script.play(script.mover(ANN, BO))
    after = script.room
    assert before.hand is not None
    assert after.hand is not None
    gained = after.hand.state.log[len(before.hand.state.log) :]
    assert gained
    assert News.since(before, after).events == without_announcements(gained)
    assert News.since(after, after) == News()
    assert News.now(after) == News(), "the hand goes on"


def test_the_end_of_a_hand_is_told_to_those_there_and_to_who_comes_in_after() -> None:
    script = two()
    before = script.room
    while script.room.phase == "playing":
        before = script.room
        script.play(script.mover(ANN, BO))
    room = script.room
    assert before.hand is not None
    assert room.hand is not None
    gained = without_announcements(room.hand.state.log[len(before.hand.state.log) :])
    told = (*gained, *coming(room))
    assert News.since(before, room).events == told
    assert News.now(room).events == told
    assert News.since(room, room) == News(), "told once"
    script.wait(20)
    assert script.room.hand is not None
    assert News.since(room, script.room).events == without_announcements(
        script.room.hand.state.log
    ), "another hand begins its log anew"
    assert News.now(Script().room) == News()


def test_a_taken_up_hand_without_a_promise_shows_none() -> None:
    script = two()
    script.play(script.mover(ANN, BO))
    assert script.room.hand is not None
    record = replace(script.room.hand.record(script.room.game), fair=None)
    other = Script(record=record, seats=2)
    promise = table_of(other, 1).promise
    assert (promise.commitment, promise.table, promise.hand) == ("", f"{CODE}.1", 1)
    assert News.now(other.room) == News()


def test_the_lobby_shows_who_is_there_and_what_is_played() -> None:
    script = Script(seats=4, watching="off")
    script.seat(BO)
    script.do(ANN, c.Fill, bot="easy", seat=4)
    listed = show_listed(script.room)
    assert listed == p.Listed(
        code=CODE,
        game="gandengyan",
        preset="house",
        changed=0,
        seats=4,
        humans=2,
        bots=1,
        phase="waiting",
        host="Ann",
        watching="off",
    )
    nobody = show_listed(replace(script.room, people=()))
    assert nobody.host == ""
    assert show_listed(Script(seats=2, hands=3).room).changed == 2


class Kept:
    """Keeps what is sent to each address."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, p.AnyPush]] = []
        self.closed: list[tuple[str, int]] = []

    def deliver(self, address: str, message: bytes) -> None:
        self.sent.append((address, msgspec.json.decode(message, type=p.AnyPush)))

    def close(self, address: str, code: int) -> None:
        self.closed.append((address, code))

    def take(self) -> Iterator[tuple[str, str]]:
        """Name what was sent since it was last asked, in order."""
        sent, self.sent = self.sent, []
        return ((address, type(push).__name__) for address, push in sent)


def staged() -> tuple[Stage, Kept]:
    """Let two players and two onlookers look at a room."""
    kept = Kept()
    stage = Stage(kept, lambda: 5)
    for who in (ANN, BO, CAI, DEE):
        stage.audience.add(who.player, who.name)
    return stage, kept


def change(script: Script, *events: e.AnyEvent) -> tuple[tuple[str, str], ...]:
    """Return who is shown what after some events."""
    stage, kept = staged()
    stage.show_change(None, script.room, events)
    return tuple(kept.take())


def test_a_move_is_shown_at_the_table_and_a_seat_in_the_room() -> None:
    script = two()
    everybody = ("Ann", "Bo", "Cai", "Dee")
    moved, ready = e.Moved(1, "pass", "player"), e.Readied(1, True, "")
    assert sorted(change(script, moved)) == [(name, "Table") for name in everybody]
    assert sorted(change(script, e.Extended(1))) == [(name, "Table") for name in everybody]
    assert change(script, ready) == tuple((name, "Room") for name in everybody)
    both = change(script, moved, e.Autoed(1, True))
    assert sorted(both) == sorted((name, kind) for name in everybody for kind in ("Room", "Table"))
    assert change(Script(), ready, moved) == tuple((name, "Room") for name in everybody)


def test_every_seat_is_shown_its_own_hand_and_onlookers_none() -> None:
    script = two()
    stage, kept = staged()
    stage.show_change(None, script.room, (e.Moved(1, "pass", "player"),))
    seen = {name: push for name, push in kept.sent if isinstance(push, p.Table)}
    assert [seen[name].view.seat for name in ("Ann", "Bo", "Cai", "Dee")] == [1, 2, None, None]
    assert seen["Ann"].view.hand != seen["Bo"].view.hand
    assert seen["Cai"].view.hand == []
    assert {push.clock.now for push in seen.values()} == {5}
    assert seen["Ann"].events


def test_a_secret_is_told_to_its_owner_alone() -> None:
    script = two()
    room = script.room
    assert room.hand is not None
    secret = next(event for event in room.hand.state.log if event.secret)
    owner = secret.owner
    assert owner is not None
    told = {seat: table_of(script, seat, News((secret,))).events[0].facts for seat in (1, 2, None)}
    assert told[owner] != told[None]
    assert told[3 - owner] == told[None]


def test_who_comes_in_is_shown_everything_and_the_others_that_they_came() -> None:
    script = two()
    stage, kept = staged()
    stage.show_all(script.room, BO.player)
    [(_, room), (_, table)] = kept.sent
    assert isinstance(room, p.Room)
    assert isinstance(table, p.Table)
    assert (room.you, table.view.seat) == (2, 2)
    assert [place.here for place in room.seats] == [True, True]
    assert list(kept.take()) == [("Bo", "Room"), ("Bo", "Table")]
    stage.show_all(script.room, CAI.player)
    assert [push.view.seat for _, push in kept.sent if isinstance(push, p.Table)] == [None]
    assert [push.you for _, push in kept.sent if isinstance(push, p.Room)] == [None]
    list(kept.take())
    stage.show_people(script.room, BO.player)
    assert list(kept.take()) == [("Ann", "Room"), ("Cai", "Room"), ("Dee", "Room")]
    stage.show_all(Script().room, ANN.player)
    assert list(kept.take()) == [("Ann", "Room")], "there is no table yet"
