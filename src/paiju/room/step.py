"""One step of a room: from a command to a row of its log and the room after it."""

from dataclasses import dataclass

from paiju.game import Refusal
from paiju.room import events as e
from paiju.room.decide import Inner, RoomCommand, decide
from paiju.room.evolve import fingerprint, fold
from paiju.room.internal import Fresh, Who
from paiju.room.playing import finish
from paiju.room.state import Room
from paiju.store.contract import Row
from paiju.wire.commands import Change


@dataclass(frozen=True, slots=True)
class Step:
    """What a command leads to; without a row nothing changes."""

    room: Room
    events: tuple[e.AnyEvent, ...] = ()
    row: Row | None = None


def make(
    room: Room | None, events: tuple[e.AnyEvent, ...], now: int, fresh: Fresh, command: str | None
) -> Step:
    """Fold events, and the end of the hand that they may bring, into one row."""
    seq = 1 if room is None else room.seq + 1
    after = fold(room, events, seq, now, command)
    if ending := finish(after, now, fresh):
        # The same row: a hand that is over is settled, or it is not over.
        after = fold(after, ending, seq, now, None)
        events += ending
    snapshot = any(isinstance(event, e.Snapshot | e.Opened) for event in events)
    row = Row(
        after.code,
        seq,
        command,
        e.write(events),
        fingerprint(after),
        now,
        after.wake,
        snapshot,
    )
    return Step(after, events, row)


def step(
    room: Room, command: RoomCommand | Inner, who: Who, now: int, fresh: Fresh
) -> Step | Refusal:
    """Take a command; what was taken before is not taken again."""
    name = command.id if isinstance(command, Change) else None
    if name is not None and room.answer_of(name) is not None:
        return Step(room)
    decided = decide(room, command, who, now, fresh)
    if isinstance(decided, Refusal):
        return decided
    if not decided:
        return Step(room)
    return make(room, decided, now, fresh, name)
