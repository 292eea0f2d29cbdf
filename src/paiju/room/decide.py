"""Decide what a command makes happen in a room, or why nothing does."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from paiju.game import Refusal
from paiju.room import events as e
from paiju.room import hosting, playing, seating
from paiju.room.internal import BotMove, Decided, Fault, Fresh, Resume, Tick, Who
from paiju.room.state import Room
from paiju.wire import commands as c

Inner: TypeAlias = Tick | Resume | BotMove | Fault
RoomCommand: TypeAlias = (
    c.Enter
    | c.Leave
    | c.Sit
    | c.Stand
    | c.Swap
    | c.Ready
    | c.Fill
    | c.Clear
    | c.Kick
    | c.Handover
    | c.Settings
    | c.Start
    | c.Rematch
    | c.Play
    | c.Auto
    | c.Mute
)
_HELD: Final = Refusal("table.held")
_NOT_IN: Final = Refusal("room.not_in")
# Each takes its own kind of command.
_Decider: TypeAlias = Callable[[Room, Any, Who, int], Decided]
_DECIDERS: Final[Mapping[type, _Decider]] = {
    c.Enter: seating.enter,
    c.Leave: seating.leave,
    c.Sit: seating.sit,
    c.Stand: seating.stand,
    c.Swap: seating.swap,
    c.Ready: seating.ready,
    c.Rematch: seating.rematch,
    c.Fill: hosting.fill,
    c.Clear: hosting.clear,
    c.Kick: hosting.kick,
    c.Handover: hosting.hand_over,
    c.Settings: hosting.configure,
    c.Start: hosting.start,
    c.Mute: hosting.mute,
    c.Play: playing.play,
    c.Auto: playing.auto,
}


def decide(room: Room, command: RoomCommand | Inner, who: Who, now: int, fresh: Fresh) -> Decided:
    """Return what happens, nothing where all is as wanted already."""
    match command:
        case Tick(ended):
            return playing.tick(room, now, fresh, ended=ended)
        case Resume():
            return playing.resume(room, now)
        case BotMove():
            return playing.bot_move(room, command)
        case Fault(error):
            return () if room.phase == "held" else (e.Held(error),)
        case _:
            pass
    # Whoever is held up may still come and go.
    passing = isinstance(command, c.Enter | c.Leave)
    if room.phase == "held" and not passing:
        return _HELD
    if not isinstance(command, c.Enter) and room.person(who.player) is None:
        return _NOT_IN
    if isinstance(command, hosting.POWERS) and who.player != room.host:
        return Refusal("room.not_host")
    return _DECIDERS[type(command)](room, command, who, now)
