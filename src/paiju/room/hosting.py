"""What only the host may do."""

from typing import Final

from paiju.bots import refuse_bot
from paiju.game import Refusal, Refused
from paiju.game.rules import to_json
from paiju.room import events as e
from paiju.room.internal import Decided, Who
from paiju.room.seating import BETWEEN, departure
from paiju.room.state import Room
from paiju.wire import commands as c

POWERS: Final = (
    c.Fill,
    c.Clear,
    c.Kick,
    c.Handover,
    c.Settings,
    c.Start,
    c.Mute,
)
_MATCH_ON: Final = Refusal("room.match_on")
_NOBODY: Final = Refusal("room.nobody")


def fill(room: Room, command: c.Fill, who: Who, now: int) -> Decided:
    """Put bots on free seats, or one on a seat that was left."""
    if refusal := refuse_bot(command.bot):
        return refusal
    if command.seat is None:
        free = [seat for seat in room.seats if room.chair(seat).free]
        return tuple(e.Filled(seat, command.bot) for seat in free)
    if command.seat not in room.seats:
        return Refusal("unknown_seat", facts={"seat": command.seat, "seats": len(room.chairs)})
    chair = room.chair(command.seat)
    if chair.bot == command.bot:
        return ()
    if chair.player is not None and not chair.gone:
        return Refusal("room.seat_taken", facts={"seat": command.seat})
    return (e.Filled(command.seat, command.bot),)


def clear(room: Room, command: c.Clear, who: Who, now: int) -> Decided:
    """Take a bot away."""
    if not room.resting:
        return _MATCH_ON
    if command.seat not in room.seats or room.chair(command.seat).bot is None:
        return Refusal("room.no_bot", facts={"seat": command.seat})
    return (e.Stood(command.seat),)


def kick(room: Room, command: c.Kick, who: Who, now: int) -> Decided:
    """Send somebody out; they do not come back."""
    if room.person(command.player) is None or command.player == who.player:
        return _NOBODY
    return departure(room, command.player, kicked=True)


def hand_over(room: Room, command: c.Handover, who: Who, now: int) -> Decided:
    """Make somebody else the host."""
    if room.person(command.player) is None:
        return _NOBODY
    return () if command.player == who.player else (e.Hosted(command.player),)


def mute(room: Room, command: c.Mute, who: Who, now: int) -> Decided:
    """Stop somebody's chat, or allow it again."""
    person = room.person(command.player)
    if person is None:
        return _NOBODY
    return () if person.muted == command.on else (e.Muted(command.player, command.on),)


def configure(room: Room, command: c.Settings, who: Who, now: int) -> Decided:
    """Change settings between matches; a preset brings its own switches."""
    if room.course is not None:
        return Refusal("event.rules")
    if not room.resting:
        return _MATCH_ON
    held = room.settings
    given: dict[str, object] = {"preset": held.preset, **room.changed}
    if command.preset is not None:
        given = {"preset": command.preset}
    given.update(command.switches or {})
    try:
        rules = to_json(room.game.parse(given))
    except Refused as error:
        return error.refusal
    settings = e.Settings(
        command.preset or held.preset,
        rules,
        held.public if command.public is None else command.public,
        command.watching or held.watching,
        command.pace or held.pace,
        held.rated,
    )
    return () if settings == held else (e.Configured(settings),)


def start(room: Room, command: c.Start, who: Who, now: int) -> Decided:
    """Begin the match as soon as everybody is ready, and soon in any case."""
    if room.phase != "waiting":
        return _MATCH_ON
    if room.started:
        return ()
    free = sum(chair.free for chair in room.chairs)
    if free:
        return Refusal("room.seats_free", facts={"free": free})
    return (e.Started(now + BETWEEN),)
