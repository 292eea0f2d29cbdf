"""What a client may say over the socket: one type a command, told apart by `type`.

Every command that changes something carries an `id` of the client's own making; it is answered by
`ack` or `refused` with the same id, and saying it again gives the same answer again.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

MOST_BYTES: Final = 4096
"""A longer frame closes the socket."""

Id: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9]{6}$")]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
PlayerId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{16}$")]
Seat: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
CardName: TypeAlias = Annotated[str, Meta(min_length=2, max_length=16)]
Cards: TypeAlias = Annotated[tuple[CardName, ...], Meta(max_length=162)]
Seed: TypeAlias = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){16,64}$")]
"""A client's share in the shuffle, in hexadecimal."""
Word: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]{1,32}$")]
Strength: TypeAlias = Word
"""The name of a bot: which ones there are depends on what is installed."""
Watching: TypeAlias = Literal["off", "table", "hands"]
"""Whether onlookers may come: nobody, or to the table, where hands lie open after each hand.

`hands` is what older clients and kept rooms say; it means `table`, and is never sent.
"""
Pace: TypeAlias = Literal["slow", "usual", "fast"]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a play is meant as."""

    type: Word
    rank: Annotated[str, Meta(max_length=2)] | None = None


class WireMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move: an act, its cards, what they are meant as, and a number for a call."""

    act: Word
    cards: Cards = ()
    claim: Claim | None = msgspec.field(name="as", default=None)
    number: Annotated[int, Meta(ge=0, le=999)] | None = None


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """Anything that a client says."""


class Change(Command, frozen=True):
    """A command that changes something: answered by `ack` or `refused`, and never made twice."""

    id: Id


class Question(Command, frozen=True):
    """A command that only asks: answered with the same id."""

    id: Id


class Hello(Command, tag="hello", frozen=True):
    """The first message: who is there. The token is never part of an address."""

    protocol: int
    token: Token


class Ping(Command, tag="ping", frozen=True):
    """Ask whether anybody is there; the answer carries the room's sequence."""

    at: int = 0


class Lobby(Command, tag="lobby", frozen=True):
    """Begin or end to be told of public rooms."""

    on: bool


class Enter(Change, tag="enter", frozen=True):
    """Come into a room; whoever has a seat there gets it back."""

    room: Code


class Leave(Change, tag="leave", frozen=True):
    """Go out of the room for good; in a hand a bot plays on."""


class Sit(Change, tag="sit", frozen=True):
    """Take a free seat, or change to it."""

    seat: Seat


class Stand(Change, tag="stand", frozen=True):
    """Give up the seat and look on."""


class Swap(Change, tag="swap", frozen=True):
    """Offer to change seats; done when the other offers it too, at once with a bot."""

    seat: Seat


class Ready(Change, tag="ready", frozen=True):
    """Be ready for the hand that comes next, with a share in its shuffle."""

    on: bool = True
    seed: Seed | None = None


class Fill(Change, tag="fill", frozen=True):
    """Put a bot on a free seat, or on all of them. The host's."""

    bot: Strength
    seat: Seat | None = None


class Clear(Change, tag="clear", frozen=True):
    """Take a bot away. The host's."""

    seat: Seat


class Kick(Change, tag="kick", frozen=True):
    """Send somebody out of the room. The host's."""

    player: PlayerId


class Handover(Change, tag="host", frozen=True):
    """Make somebody else the host. The host's."""

    player: PlayerId


class Settings(Change, tag="settings", frozen=True):
    """Change what is given of the room's settings before a match. The host's."""

    preset: Word | None = None
    switches: dict[Word, str | int] | None = None
    public: bool | None = None
    watching: Watching | None = None
    pace: Pace | None = None


class Start(Change, tag="start", frozen=True):
    """Begin the match as soon as all seats are taken. The host's."""


class Rematch(Change, tag="rematch", frozen=True):
    """Play another match with the same people, once this one is over."""


class Play(Change, tag="move", frozen=True):
    """Make a move; `at` is the sequence of the view it was chosen from."""

    at: Annotated[int, Meta(ge=0)]
    move: WireMove


class Auto(Change, tag="auto", frozen=True):
    """Let a bot play for the seat (托管), or take it back."""

    on: bool


class Sync(Command, tag="sync", frozen=True):
    """Ask for the room and the view as they are now."""


class Ask(Question, tag="ask", frozen=True):
    """Ask what chosen cards are, whether they may be played, and what might be instead."""

    cards: Cards
    act: Word | None = None
    number: Annotated[int, Meta(ge=0, le=999)] | None = None


class Arrange(Question, tag="arrange", frozen=True):
    """Ask for the own hand sorted by what can be played together (理牌)."""


class Hint(Question, tag="hint", frozen=True):
    """Ask for the best moves, with reasons."""


class Chat(Change, tag="chat", frozen=True):
    """Say something to the room: a text, or the key of a quick phrase or picture."""

    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Word | None = None


class Mute(Change, tag="mute", frozen=True):
    """Stop somebody's chat, or allow it again. The host's."""

    player: PlayerId
    on: bool


AnyCommand: TypeAlias = (
    Hello
    | Ping
    | Lobby
    | Enter
    | Leave
    | Sit
    | Stand
    | Swap
    | Ready
    | Fill
    | Clear
    | Kick
    | Handover
    | Settings
    | Start
    | Rematch
    | Play
    | Auto
    | Sync
    | Ask
    | Arrange
    | Hint
    | Chat
    | Mute
)
