"""Fold events into a room: what happened decides what is."""

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

import msgspec

from paiju.game import RecordedMove, find, parse_move, parse_record, prepare
from paiju.game import replay as replay_record
from paiju.room import events as e
from paiju.room.state import BANK, REMEMBERED, Hand, Room
from paiju.room.turns import kept, timer
from paiju.store.contract import Row


class Diverged(Exception):
    """A log that this engine plays otherwise than it was played."""


def _change(room: Room, seat: int, **fields: object) -> Room:
    """Change a seat."""
    chairs = list(room.chairs)
    chairs[seat - 1] = msgspec.structs.replace(chairs[seat - 1], **fields)
    return replace(room, chairs=tuple(chairs))


def _put(room: Room, seat: int, chair: e.Chair) -> Room:
    """Put somebody else on a seat."""
    chairs = list(room.chairs)
    chairs[seat - 1] = chair
    return replace(room, chairs=tuple(chairs))


def _each(room: Room, change: Callable[[e.Chair], e.Chair]) -> Room:
    """Change all seats."""
    return replace(room, chairs=tuple(map(change, room.chairs)))


def _opened(event: e.Opened) -> Room:
    """Make a room."""
    game = find(event.game)
    rules = game.parse(event.settings.rules)
    return Room(
        code=event.code,
        game=game,
        rules=rules,
        settings=event.settings,
        host=event.host.player,
        phase="waiting",
        match=event.pledge.match,
        standing=game.opening(rules),
        chairs=(e.Chair(),) * game.seats(rules),
        people=(event.host,),
        pledge=event.pledge,
        course=event.course,
    )


def _entered(room: Room, event: e.Entered) -> Room:
    """Let somebody in, on the seat that was left where there is one."""
    known = room.person(event.player)
    others = tuple(one for one in room.people if one.player != event.player)
    muted = known is not None and known.muted
    room = replace(room, people=(*others, e.Person(event.player, event.name, muted)))
    seat = room.seat_of(event.player)
    if seat is None:
        return room
    return _change(room, seat, gone=False, auto=False, lapses=0, name=event.name)


def _left(room: Room, event: e.Left) -> Room:
    """Let somebody out."""
    seat = room.seat_of(event.player)
    people = tuple(one for one in room.people if one.player != event.player)
    banned = (*room.banned, event.player) if event.kicked else room.banned
    resting = room.resting
    room = replace(room, people=people, banned=banned)
    if seat is None:
        return room
    if resting:
        return _put(room, seat, e.Chair())
    return _change(room, seat, gone=True, offers=None)


def _seated(room: Room, event: e.Seated) -> Room:
    """Put somebody on a seat."""
    before = room.seat_of(event.player)
    if before is not None:
        room = _put(room, before, e.Chair())
    person = room.person(event.player)
    name = "" if person is None else person.name
    bank = BANK if room.phase == "between" else 0
    return _put(room, event.seat, e.Chair(player=event.player, name=name, bank=bank))


def _swapped(room: Room, event: e.Swapped) -> Room:
    """Change two seats; nobody stays ready for the other's view of the table."""
    one, other = room.chair(event.seat), room.chair(event.other)
    room = _put(room, event.seat, other)
    room = _put(room, event.other, one)
    for seat in (event.seat, event.other):
        room = _change(room, seat, offers=None, ready=False)
    return room


def _configured(room: Room, settings: e.Settings) -> Room:
    """Take new settings; whoever sat on a seat that is gone stands."""
    rules = room.game.parse(settings.rules)
    seats = room.game.seats(rules)
    chairs = (room.chairs + (e.Chair(),) * seats)[:seats]
    room = replace(room, settings=settings, rules=rules, chairs=chairs)
    if room.phase == "waiting":
        room = replace(room, standing=room.game.opening(rules))
    return _each(room, lambda chair: msgspec.structs.replace(chair, ready=False, offers=None))


def _stay(chair: e.Chair) -> e.Chair:
    """Prepare a seat for another match: a bot takes the place of whoever has left."""
    if chair.gone:
        return e.Chair(bot="easy")
    return msgspec.structs.replace(chair, ready=False, auto=False, lapses=0)


def _rematched(room: Room, due: int) -> Room:
    """Begin another match."""
    standing = room.game.opening(room.rules)
    room = replace(room, match=room.pledge.match, standing=standing, phase="waiting")
    return _each(replace(room, started=True, due=due), _stay)


def _dealt(room: Room, event: e.Dealt, seq: int, at: int) -> Room:
    """Deal a hand."""
    seeds = tuple(map(bytes.fromhex, event.seeds))
    server_seed = bytes.fromhex(room.pledge.server_seed)
    fair = prepare(room.table, room.pledge.hand, server_seed, seeds)
    state = room.game.begin(room.rules, room.standing, fair.deal(room.game.deck(room.rules)))
    due = timer(room.game, state, frozenset(), None, at, room.pace)
    turns = (seq,) * len(room.chairs)
    room = replace(room, match=room.pledge.match)
    return _begun(room, Hand(event.hand, fair, state.fingerprint, state, (), turns, due))


def _taken_up(room: Room, event: e.TakenUp, seq: int, at: int) -> Room:
    """Go on with a recorded hand; `Refused` where this engine plays it otherwise."""
    record = parse_record(event.record)
    *_, state = replay_record(record)
    due = timer(room.game, state, frozenset(), None, at, room.pace)
    turns = (seq,) * len(room.chairs)
    told = len(state.log)
    hand = Hand(event.hand, record.fair, record.begun, state, record.moves, turns, due, told)
    return _begun(replace(room, standing=record.standing, started=True), hand)


def _begun(room: Room, hand: Hand) -> Room:
    """Let a hand be played; a match gives everybody their reserve."""
    first = room.phase == "waiting"

    def begin(chair: e.Chair) -> e.Chair:
        bank = BANK if first and chair.player is not None else chair.bank
        return msgspec.structs.replace(chair, ready=False, seed="", offers=None, bank=bank)

    return _each(replace(room, phase="playing", hand=hand, due=None), begin)


def _moved(room: Room, event: e.Moved, seq: int, at: int) -> Room:
    """Make a move, and charge whoever made it for being late."""
    hand = room.hand
    assert hand is not None
    before, move = hand.state, parse_move(event.move)
    after = room.game.apply(before, event.seat, move).state
    same = kept(room.game, before, after, event.seat)
    made = RecordedMove(event.seat, move, after.fingerprint)
    chair = room.chair(event.seat)
    if event.by == "player":
        late = max(0, at - hand.timer.due) if hand.timer is not None else 0
        room = _change(room, event.seat, bank=max(0, chair.bank - late), lapses=0)
    elif not chair.played_by_bot:
        room = _change(room, event.seat, bank=0, lapses=chair.lapses + 1)
    turns = tuple(since if seat in same else seq for seat, since in enumerate(hand.turns, 1))
    running = timer(room.game, after, same, hand.timer, at, room.pace)
    moves = (*hand.moves, made)
    told = len(before.log)
    hand = replace(hand, state=after, moves=moves, turns=turns, timer=running, told=told)
    return replace(room, hand=hand)


def _extended(room: Room, due: int) -> Room:
    """Give those who must act more time."""
    hand = room.live
    if hand is None or hand.timer is None:
        return replace(room, due=None if room.due is None else due)
    return replace(room, hand=replace(hand, timer=replace(hand.timer, due=due)))


def _finished(room: Room, event: e.Finished) -> Room:
    """End a hand, and the match where it is won."""
    over = event.standing.winners is not None
    room = replace(
        room,
        phase="over" if over else "between",
        started=not over,
        standing=event.standing,
        pledge=event.pledge,
        due=event.due,
    )
    return _each(room, lambda chair: msgspec.structs.replace(chair, ready=False, seed=""))


def _muted(room: Room, event: e.Muted) -> Room:
    """Stop or allow somebody's chat."""
    people = tuple(
        msgspec.structs.replace(one, muted=event.on) if one.player == event.player else one
        for one in room.people
    )
    return replace(room, people=people)


def _seats(room: Room, event: e.AnyEvent) -> Room | None:
    """Fold what happens around the table; None where it is something else."""
    match event:
        case e.Seated():
            return _seated(room, event)
        case e.Stood(seat):
            return _put(room, seat, e.Chair())
        case e.Offered(seat, other):
            return _change(room, seat, offers=other)
        case e.Swapped():
            return _swapped(room, event)
        case e.Readied(seat, on, seed):
            return _change(room, seat, ready=on, seed=seed)
        case e.Filled(seat, bot):
            return _put(room, seat, e.Chair(bot=bot))
        case e.Autoed(seat, on):
            return _change(room, seat, auto=on, lapses=0)
        case _:
            return None


def evolve(room: Room, event: e.AnyEvent, seq: int, at: int) -> Room:
    """Fold one event."""
    seated = _seats(room, event)
    if seated is not None:
        return seated
    match event:
        case e.Opened() | e.Snapshot():
            return room
        case e.Entered():
            return _entered(room, event)
        case e.Left():
            return _left(room, event)
        case e.Hosted(player):
            return replace(room, host=player)
        case e.Configured(settings):
            return _configured(room, settings)
        case e.Started(due):
            return replace(room, started=True, due=due)
        case e.Rematched(due):
            return _rematched(room, due)
        case e.Dealt():
            return _dealt(room, event, seq, at)
        case e.TakenUp():
            return _taken_up(room, event, seq, at)
        case e.Moved():
            return _moved(room, event, seq, at)
        case e.Extended(due):
            return _extended(room, due)
        case e.Finished():
            return _finished(room, event)
        case e.Held():
            return replace(room, phase="held")
        case e.Muted():
            return _muted(room, event)
        case e.Closed():
            return replace(room, closed=True)
        case (
            e.Seated()
            | e.Stood()
            | e.Offered()
            | e.Swapped()
            | e.Readied()
            | e.Filled()
            | e.Autoed()
        ):  # pragma: no cover
            raise AssertionError(event)
        case _:
            assert_never(event)


def begin(event: e.AnyEvent) -> Room:
    """Make a room from the first event of a log, or of what is left of it."""
    match event:
        case e.Opened():
            return _opened(event)
        case e.Snapshot(image):
            return Room.of(image)
        case _:
            raise Diverged(f"a log begins with {type(event).__name__}")


def fold(
    room: Room | None, events: tuple[e.AnyEvent, ...], seq: int, at: int, command: str | None
) -> Room:
    """Fold the events of one row."""
    now = begin(events[0]) if room is None else room
    for event in events:
        now = evolve(now, event, seq, at)
    answered = now.answered
    if command is not None:
        answered = (*answered, (command, seq))[-REMEMBERED:]
    return replace(now, seq=seq, at=at, answered=answered)


def fingerprint(room: Room) -> str | None:
    """Return what a row keeps of the hand after it."""
    return None if room.live is None else room.live.state.fingerprint


def replay(rows: list[Row]) -> Room:
    """Rebuild a room from its log; `Diverged` where the engine plays it otherwise."""
    room: Room | None = None
    for row in rows:
        room = fold(room, e.read(row.events), row.seq, row.at, row.command)
        if fingerprint(room) != row.fingerprint:
            raise Diverged(f"{row.room} {row.seq}")
    if room is None:
        raise Diverged("an empty log")
    return room
