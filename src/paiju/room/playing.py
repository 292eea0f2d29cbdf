"""Moves and time."""

from collections.abc import Iterable
from typing import Final

from paiju.game import Refusal, Refused, Standing, format_move
from paiju.room import duplicate
from paiju.room import events as e
from paiju.room.internal import BotMove, Decided, Fresh, Who
from paiju.room.seating import BETWEEN
from paiju.room.state import Hand, Room
from paiju.wire import commands as c
from paiju.wire.answers import read_move

GRACE: Final = 10_000
"""After a restart everybody has at least so many milliseconds."""
LAPSES: Final = 2
"""After so many lapses in a row a bot plays for the seat."""


def play(room: Room, command: c.Play, who: Who, now: int) -> Decided:
    """Make a move that was chosen from a view which still holds."""
    seat = room.seat_of(who.player)
    if seat is None:
        return Refusal("table.no_seat")
    hand = room.live
    if hand is None:
        return Refusal("table.no_hand")
    if command.at < hand.turns[seat - 1]:
        return Refusal("table.stale")
    try:
        move = read_move(room.game, command.move)
    except Refused as error:
        return error.refusal
    refusal = room.game.check(hand.state, seat, move)
    if refusal is not None:
        return refusal
    moved = e.Moved(seat, format_move(move), "player")
    return (moved, e.Autoed(seat, False)) if room.chair(seat).auto else (moved,)


def auto(room: Room, command: c.Auto, who: Who, now: int) -> Decided:
    """Let a bot play for one's seat, or take it back."""
    seat = room.seat_of(who.player)
    if seat is None:
        return Refusal("table.no_seat")
    if room.resting:
        return Refusal("table.no_hand")
    chair = room.chair(seat)
    return () if chair.auto == command.on else (e.Autoed(seat, command.on),)


def bot_move(room: Room, command: BotMove) -> Decided:
    """Make a bot's move if the seat is still the bot's and its turn what it was."""
    hand = room.live
    if hand is None or command.at != hand.turns[command.seat - 1]:
        return ()
    if not room.chair(command.seat).played_by_bot:
        return ()
    if room.game.check(hand.state, command.seat, command.move) is not None:
        return ()
    return (e.Moved(command.seat, format_move(command.move), "bot"),)


def _lapse(room: Room, hand: Hand, seats: Iterable[int], now: int) -> tuple[e.AnyEvent, ...]:
    """Let time play for the first seat that is overdue."""
    seat = next(seat for seat in seats if room.due_of(seat) <= now)
    moved = e.Moved(seat, format_move(room.game.lapse(hand.state, seat)), "time")
    chair = room.chair(seat)
    if not chair.played_by_bot and chair.lapses + 1 >= LAPSES:
        return (moved, e.Autoed(seat, True))
    return (moved,)


def tick(room: Room, now: int, fresh: Fresh, *, ended: bool = False) -> tuple[e.AnyEvent, ...]:
    """Do what is due: a deal, a move that somebody owes, the end of an idle room."""
    due = room.wake
    if due is None or due > now:
        return ()
    hand = room.live
    if hand is not None and hand.timer is not None:
        return _lapse(room, hand, hand.timer.seats, now)
    if room.deal_due is not None and not ended:
        # The deals of an event are those of all its tables: no seat has a part in them.
        seeds = () if room.course else tuple(chair.seed for chair in room.chairs)
        return (e.Snapshot(room.image()), e.Dealt(fresh.hand, seeds))
    return (e.Closed(),)


def _next_pledge(room: Room, standing: Standing, fresh: Fresh) -> e.Pledge:
    """Promise the hand after a standing."""
    over = standing.winners is not None
    if room.course is not None:
        return room.pledge if over else duplicate.pledge_of(room.course, room.match + 1)
    match, number = (room.match + 1, 1) if over else (room.match, standing.hand)
    return e.Pledge(match, number, fresh.server_seed)


def finish(room: Room, now: int, fresh: Fresh) -> tuple[e.AnyEvent, ...]:
    """End a hand that has an outcome; what the next one needs is promised at once."""
    hand = room.live
    if hand is None:
        return ()
    outcome = room.game.outcome(hand.state)
    if outcome is None:
        return ()
    if room.course is not None:
        standing = duplicate.settle(room, room.course, outcome, now)
    else:
        standing = room.game.settle(hand.state)
    over = standing.winners is not None
    pledge = _next_pledge(room, standing, fresh)
    # Nobody is dealt in who does not look: the room waits until somebody is ready.
    due = now + BETWEEN if room.watched and not over else None
    finished = e.Finished(standing, pledge, due)
    return (finished,) if room.people else (finished, e.Closed())


def resume(room: Room, now: int) -> tuple[e.AnyEvent, ...]:
    """Give those who are overdue after a restart some time."""
    due = room.wake
    if due is None or due >= now + GRACE or (room.live is None and room.due is None):
        return ()
    return (e.Extended(now + GRACE),)
