"""What every store keeps and promises; SQLite and PostgreSQL are held to it by the same tests.

Everything that a call has returned from is durable: it survives the death of the process, and of
the machine where the disk keeps its word. Times are milliseconds since 1970.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from paiju.store.queries import Cursor, Sought, Statistics
from paiju.store.tournament import Entry, Event, EventTable, Played


class StoreError(Exception):
    """Something that the store could not do; nothing of the call was kept."""


class Taken(StoreError):
    """Somebody has written that already: a row's sequence or command, a player, a login name."""


class Lost(StoreError):
    """The room belongs to another node now; whoever holds this lease must forget the room."""


class Unavailable(StoreError):
    """The disk is full or read-only, or the database is away: nothing can be promised now."""


class NewerSchema(StoreError):
    """The data were written by a newer version of this program."""


@dataclass(frozen=True, slots=True)
class Row:
    """One group of a room's events, kept whole or not at all."""

    room: str
    seq: int
    """1, 2, 3, … without a gap, one a row."""
    command: str | None
    """The id of the command behind it; a room takes each id once."""
    events: bytes
    fingerprint: str | None
    """Of the hand after these events."""
    at: int
    due: int | None
    """When time must act in this room, as of this row."""
    snapshot: bool = False
    """Whether the room can be rebuilt from this row on, without those before."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a room without reading its log."""

    code: str
    open: bool
    listed: bytes | None
    """The room as the lobby shows it, in JSON; None where it is private."""
    players: tuple[str, ...]
    """Who has a seat there, or is the host."""


@dataclass(frozen=True, slots=True)
class OpenRoom:
    """An open room with the end of its log."""

    head: Head
    seq: int
    due: int | None


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a player plays one game, as far as is known."""

    player: str
    game: str
    mean: float
    deviation: float
    hands: int


@dataclass(frozen=True, slots=True)
class Part:
    """One seat's share in a finished hand."""

    seat: int
    player: str | None
    """None for a bot."""
    name: str
    score: int
    won: bool
    side: int | None = None
    """Those of one side played together."""
    gain: int = 0
    """The score, turned so that more is better."""
    early: int | None = None
    """What the seat took in the first third of the tricks; then the second, and the last."""
    middle: int | None = None
    late: int | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand."""

    id: str
    room: str
    game: str
    number: int
    at: int
    record: str
    """The text that paiju.game.record reads."""
    parts: tuple[Part, ...]
    event: str | None = None
    """The duplicate event that the deal belongs to."""
    rated: bool = True
    """Whether it counts in statistics."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to write to a room; a later owner has a higher epoch."""

    room: str
    node: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Append:
    """All that one step of a room writes, in one transaction."""

    rows: tuple[Row, ...]
    """Of one room, at least one."""
    head: Head | None = None
    """Given when it has changed, and with the first row."""
    hand: Hand | None = None
    ratings: tuple[Rating, ...] = ()
    """New values, given with a hand."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays here; the id never changes and names are nobody's."""

    id: str
    name: str
    login: str | None
    """The name of the account, None for a guest."""
    at: int


@dataclass(frozen=True, slots=True)
class Account:
    """What a login is checked against."""

    player: str
    login: str
    password: str
    """The argon2 hash."""


@dataclass(frozen=True, slots=True)
class Chat:
    """Something that was said in a room: a text or the key of a phrase."""

    room: str
    player: str
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a player's browser takes notices."""

    player: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the store can write, and how much of its disk is free (1.0: all, or not known)."""

    writable: bool
    free: float


class Store(Protocol):
    """Where everything is kept."""

    async def start(self) -> None:
        """Open or make the data; `NewerSchema` where they are ahead of this program."""
        ...

    async def stop(self) -> None:
        """Finish what is under way and close."""
        ...

    async def health(self) -> Health:
        """Try a write and look at the disk."""
        ...

    # Rooms

    async def claim(self, room: str) -> Lease:
        """Take the right to write to a room that exists or is to be opened; `Lost` if not free."""
        ...

    async def release(self, lease: Lease) -> None:
        """Give the right back."""
        ...

    async def append(self, change: Append, lease: Lease) -> None:
        """Write one step of a room: `Taken`, `Lost` or `Unavailable`, and then nothing of it."""
        ...

    async def rows(self, room: str, after: int | None = None) -> list[Row]:
        """Return the rows after a sequence; without one, from the last snapshot on."""
        ...

    async def room(self, code: str) -> OpenRoom | None:
        """Return what is known of a room that is open, None where there is none."""
        ...

    async def open_rooms(self) -> list[OpenRoom]:
        """Return all open rooms."""
        ...

    async def room_of(self, player: str) -> str | None:
        """Return the open room where a player has a seat, the one written to last."""
        ...

    async def rooms_of(self, player: str) -> list[str]:
        """Return all open rooms of a player, the one written to last first."""
        ...

    async def forget_rooms(self, before: int) -> None:
        """Delete the logs of closed rooms that were last written to before a time."""
        ...

    # Players

    async def add_player(self, player: Player, token: bytes) -> None:
        """Keep a new player with the SHA-256 of the token."""
        ...

    async def player(self, id: str) -> Player | None:
        """Return a player."""
        ...

    async def player_of(self, token: bytes) -> Player | None:
        """Return whose token has this SHA-256."""
        ...

    async def rename(self, id: str, name: str) -> None:
        """Change what a player is called from now on."""
        ...

    async def add_token(self, id: str, token: bytes) -> None:
        """Let a player in by another token too."""
        ...

    async def drop_token(self, token: bytes) -> None:
        """Let nobody in by this token any more."""
        ...

    async def add_account(self, account: Account) -> None:
        """Give a player a login name and a password; `Taken` where the name is."""
        ...

    async def account(self, login: str) -> Account | None:
        """Return the account of a login name, in any case of its letters."""
        ...

    async def export(self, id: str) -> Mapping[str, Any]:
        """Return all that is kept of a player, as values that JSON can write; no secrets."""
        ...

    async def forget(self, id: str) -> None:
        """Delete a player, tokens, account, chat and subscriptions; hands keep a nameless seat."""
        ...

    # Hands

    async def keep_hand(self, hand: Hand) -> None:
        """Keep a hand that was played elsewhere; `Taken` where it is kept already."""
        ...

    async def seek_hands(
        self, player: str, sought: Sought, behind: Cursor | None, most: int
    ) -> list[Hand]:
        """Return hands of a player that are sought, newest first, behind a cursor; no records."""
        ...

    async def statistics(self, player: str, sought: Sought) -> Statistics:
        """Tell how those of a player's hands went that are sought."""
        ...

    async def hand(self, id: str) -> Hand | None:
        """Return a finished hand, its record left empty."""
        ...

    async def record(self, hand: str) -> str | None:
        """Return the record of a finished hand."""
        ...

    async def ratings_of(self, players: Sequence[str]) -> list[Rating]:
        """Return all ratings of these players."""
        ...

    # Duplicate events

    async def add_event(self, event: Event) -> None:
        """Keep a new event; `Taken` where the code is."""
        ...

    async def event(self, code: str) -> Event | None:
        """Return an event."""
        ...

    async def events_of(self, player: str) -> list[Event]:
        """Return the events that a player made or plays in, newest first."""
        ...

    async def close_event(self, code: str, at: int) -> None:
        """Close an event at a time, if it is not closed by then."""
        ...

    async def enlist(self, event: str, player: str, room: str) -> bool:
        """Let a player play an event at a table; not where another table has dealt to them."""
        ...

    async def admit(
        self, event: str, room: str, players: Sequence[str], hand: int, now: int
    ) -> bool:
        """Note that a deal of an event is about to be dealt to players at a table.

        Return False, and note nothing, where the event is closed.
        """
        ...

    async def settled(self, event: str, now: int) -> bool:
        """Return whether an event is closed and none of its tables is in a hand."""
        ...

    async def entry(self, event: str, player: str) -> Entry | None:
        """Return where somebody plays an event."""
        ...

    async def tables_of(self, event: str) -> list[EventTable]:
        """Return the open tables of an event at which somebody plays."""
        ...

    async def played(self, event: str) -> list[Played]:
        """Return the seats of all hands of an event whose people were entitled to them."""
        ...

    async def may_read(self, hand: str, player: str | None, now: int) -> bool:
        """Tell whether a record may be read.

        The deal of an event that is not settled is for those who have played it to its end.
        """
        ...

    # Chat and notices

    async def say(self, chat: Chat) -> None:
        """Keep something that was said."""
        ...

    async def chat(self, room: str, most: int) -> list[Chat]:
        """Return what was said last in a room, oldest first."""
        ...

    async def forget_chat(self, before: int) -> None:
        """Delete what was said before a time."""
        ...

    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        """Keep where to send notices, and return whether that was done.

        A player has at most this many endpoints. One of another player changes hands only with the
        same keys: it is the same browser.
        """
        ...

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget where to send notices."""
        ...

    async def subscriptions(self, player: str) -> list[Subscription]:
        """Return where a player takes notices."""
        ...

    # The server's own

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """Return a secret of the server by name; the fresh one is kept where there is none."""
        ...
