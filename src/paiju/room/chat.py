"""Chat in a room: cleaned, limited, kept for some weeks, and never part of the game's log."""

from typing import Final

from paiju.game import Refusal
from paiju.room.names import clean
from paiju.room.phrases import PHRASES
from paiju.room.state import Room
from paiju.store.contract import Chat
from paiju.wire import commands as c
from paiju.wire.pushes import Said

REMEMBERED: Final = 30
"""So many messages are shown to whoever comes in."""


def check(room: Room, player: str, command: c.Chat, now: int) -> Chat | Refusal:
    """Return what is said, or why it may not be."""
    person = room.person(player)
    if person is None:
        return Refusal("room.not_in")
    if person.muted:
        return Refusal("room.muted")
    if command.phrase is not None and command.phrase not in PHRASES:
        return Refusal("chat.phrase", facts={"phrase": command.phrase})
    text = clean(command.text or "") if command.phrase is None else ""
    if not text and command.phrase is None:
        return Refusal("chat.empty")
    seat = room.seat_of(player)
    return Chat(room.code, player, person.name, seat, text or None, command.phrase, now)


def write(chat: Chat) -> Said:
    """Write what was said."""
    return Said(
        player=chat.player,
        name=chat.name,
        seat=chat.seat,
        text=chat.text,
        phrase=chat.phrase,
        at=chat.at,
    )
