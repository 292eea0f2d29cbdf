"""What can happen in a room. A row of the log holds some of these, in JSON, whole or not at all."""

from typing import Literal, TypeAlias

import msgspec

from paiju.game import Standing
from paiju.wire.commands import Pace, Strength, Watching

By: TypeAlias = Literal["player", "time", "bot"]
Phase: TypeAlias = Literal["waiting", "playing", "between", "over", "held"]


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Anything that happened in a room."""


class Settings(msgspec.Struct, frozen=True):
    """What the host decides before a match."""

    preset: str
    rules: dict[str, str | int]
    public: bool
    watching: Watching
    pace: Pace
    rated: bool = True
    """Whether what is played here counts: not where a hand was taken up from a replay."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the room and who is on it."""

    player: str | None = None
    name: str = ""
    bot: Strength | None = None
    ready: bool = False
    seed: str = ""
    """The share in the next shuffle, in hexadecimal."""
    offers: int | None = None
    auto: bool = False
    """A bot plays for the player (托管)."""
    gone: bool = False
    """The player has left; a bot plays on."""
    lapses: int = 0
    """How often in a row time has played for the player."""
    bank: int = 0
    """Milliseconds of reserve."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves."""
        return self.bot is not None or self.auto or self.gone


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who is in the room, on a seat or not."""

    player: str
    name: str
    muted: bool = False


class Pledge(msgspec.Struct, frozen=True):
    """The server's secret for the next deal; its commitment is public from now on."""

    match: int
    hand: int
    server_seed: str


class Course(msgspec.Struct, frozen=True):
    """The duplicate event that the room is a table of."""

    code: str
    seed: str
    hands: int
    closes: int


class Image(msgspec.Struct, frozen=True):
    """All of a room between two hands: what lets the log before it be skipped."""

    code: str
    game: str
    settings: Settings
    host: str
    phase: Phase
    match: int
    standing: Standing
    chairs: tuple[Chair, ...]
    people: tuple[Person, ...]
    banned: tuple[str, ...]
    pledge: Pledge
    answered: tuple[tuple[str, int], ...]
    seq: int
    course: Course | None = None


class Opened(Event, frozen=True):
    """The room was made."""

    code: str
    game: str
    settings: Settings
    host: Person
    pledge: Pledge
    course: Course | None = None


class Snapshot(Event, frozen=True):
    """The room as it is, so that it can be rebuilt from here."""

    image: Image


class Entered(Event, frozen=True):
    """Somebody came in, or came back."""

    player: str
    name: str


class Left(Event, frozen=True):
    """Somebody went out; on a seat of a match a bot plays on."""

    player: str
    kicked: bool = False


class Seated(Event, frozen=True):
    """Somebody took a seat, giving up the one before."""

    player: str
    seat: int


class Stood(Event, frozen=True):
    """Somebody gave up a seat."""

    seat: int


class Offered(Event, frozen=True):
    """Somebody offered to change seats."""

    seat: int
    other: int


class Swapped(Event, frozen=True):
    """Two seats changed who is on them."""

    seat: int
    other: int


class Readied(Event, frozen=True):
    """Somebody is ready for the next hand, or is not any more."""

    seat: int
    on: bool
    seed: str


class Filled(Event, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: Strength


class Hosted(Event, frozen=True):
    """Somebody else is the host."""

    player: str


class Configured(Event, frozen=True):
    """The settings were changed."""

    settings: Settings


class Started(Event, frozen=True):
    """The match may begin; it does by itself at `due`."""

    due: int


class Rematched(Event, frozen=True):
    """Another match begins."""

    due: int


class Dealt(Event, frozen=True):
    """A hand was dealt from the pledge and the seats' seeds."""

    hand: str
    seeds: tuple[str, ...]


class TakenUp(Event, frozen=True):
    """A recorded hand is played on from where its record ends."""

    hand: str
    record: str
    """The text that paiju.game.record reads."""


class Moved(Event, frozen=True):
    """A seat made a move."""

    seat: int
    move: str
    by: By


class Autoed(Event, frozen=True):
    """A bot plays for a seat, or no longer does."""

    seat: int
    on: bool


class Extended(Event, frozen=True):
    """Whoever must act has until `due`: after a restart nobody pays for lost time."""

    due: int


class Finished(Event, frozen=True):
    """The hand is over; the next one begins by itself at `due`, if at all."""

    standing: Standing
    pledge: Pledge
    due: int | None


class Held(Event, frozen=True):
    """The engine failed: nothing more happens at this table until somebody has looked."""

    error: str


class Muted(Event, frozen=True):
    """Somebody's chat was stopped, or allowed again."""

    player: str
    on: bool


class Closed(Event, frozen=True):
    """The room is no more."""


AnyEvent: TypeAlias = (
    Opened
    | Snapshot
    | Entered
    | Left
    | Seated
    | Stood
    | Offered
    | Swapped
    | Readied
    | Filled
    | Hosted
    | Configured
    | Started
    | Rematched
    | Dealt
    | TakenUp
    | Moved
    | Autoed
    | Extended
    | Finished
    | Held
    | Muted
    | Closed
)

_DECODER = msgspec.json.Decoder(tuple[AnyEvent, ...])
_ENCODER = msgspec.json.Encoder()


def write(events: tuple[AnyEvent, ...]) -> bytes:
    """Write a group of events for the log."""
    return _ENCODER.encode(events)


def read(text: bytes) -> tuple[AnyEvent, ...]:
    """Read a group of events from the log."""
    return _DECODER.decode(text)
