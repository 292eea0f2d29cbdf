"""What the server says over the socket: one type a message, told apart by `type`.

Codes and facts, never sentences: the client has the catalogues of paiju.text. Every `table` is the
whole view of one seat with the sequence of the last logged event, so a client keeps no state of its
own that could drift.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from paiju.wire.commands import Pace, Strength, Watching, WireMove

Facts: TypeAlias = dict[str, Any]
"""Plain values by name: cards are written `S10`, `JB`; seats are numbers from 1.

A schema cannot say "lists of lists" to any depth, so the values are not typed further.
"""


class Push(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything that the server says."""


class WireRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """A no with its reason: `rule` names a clause of the rule book."""

    code: str
    rule: str = ""
    facts: Facts = {}


class WireEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A thing that happened, as this seat saw it."""

    name: str
    facts: Facts = {}
    moment: bool = False
    """Whether nobody should miss it: a page gives it time to be read."""


class WireReason(msgspec.Struct, frozen=True, kw_only=True):
    """What a move is good for: `rule` names the clause that leaves no other."""

    name: str
    facts: Facts = {}
    rule: str = ""


class WireUnit(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a play."""

    kind: str = msgspec.field(name="type")
    cards: list[str]


class WireReading(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that cards can be."""

    kind: str = msgspec.field(name="type")
    rank: str | None
    length: int
    units: list[WireUnit]
    stands_for: list[str] = []


class WirePlayed(msgspec.Struct, frozen=True, kw_only=True):
    """A play that lies on the table; no cards are a pass."""

    seat: int
    cards: list[str]
    reading: WireReading | None = None


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of a sorted hand that belong together, high to low."""

    name: str
    cards: list[str]


class WireDeadline(msgspec.Struct, frozen=True, kw_only=True):
    """When time plays for the seats that must act, in milliseconds since 1970."""

    due: int
    seconds: int
    seats: list[int]


class WireOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """How the hand ended."""

    scores: list[int]
    winners: list[int]
    facts: Facts
    penalties: bool = False
    """Whether scores count against a seat, so that the fewest points win."""


class WireStanding(msgspec.Struct, frozen=True, kw_only=True):
    """What one hand leaves to the next."""

    scores: list[int]
    hand: int
    levels: list[str]
    dealer: int | None
    """The seat that the next hand begins with; what it does there `coming` tells."""
    owed: list[list[int]]
    tallies: dict[str, list[int]]
    winners: list[int] | None


class WireView(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat, or an onlooker (seat null), may know."""

    seat: int | None
    phase: str
    actors: list[int]
    hand: list[Group]
    counts: list[int]
    table: list[WirePlayed]
    facts: Facts
    private: Facts
    standing: WireStanding
    outcome: WireOutcome | None
    points: dict[str, int]
    """The points of each card face that has some."""
    best: int | None = None
    """The seat whose play on the table is the highest so far."""
    unseen: dict[str, int] = {}
    """Copies of each face that this seat has not seen; empty for onlookers."""
    hands: dict[str, list[Group]] | None = None
    """All hands, for onlookers where the room shows them, and for everybody after the end."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One act that the seat may make now."""

    act: str
    least: int
    """How many cards it takes at least, and at most."""
    most: int
    moves: list[WireMove]
    """All moves of this act where they are few enough to be buttons, else none."""
    numbers: list[int] = []
    """The numbers that the act takes: which copy a call means."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat may do now."""

    options: list[Option]
    legal: list[str] | None = None
    """The faces that some legal move holds, where that can be told cheaply; null: any."""


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time at the table: `now` is the server's, so that a wrong clock at home does no harm."""

    now: int
    deadline: WireDeadline | None
    bank: list[int]
    """Milliseconds of reserve by seat."""


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment of the next deal, or of this one; the seeds are shown after the hand."""

    table: str
    """The name of the table in the commitment."""
    hand: int
    commitment: str
    server_seed: str | None = None
    client_seeds: list[str] | None = None


class Table(Push, tag="table", frozen=True):
    """The whole table as one seat sees it, and what happened since the push before."""

    room: str
    seq: int
    hand: str
    """The id of the hand: its record is at /api/hands/{id}/record when it is over."""
    number: int
    view: WireView
    events: list[WireEvent]
    turn: Turn | None
    clock: Clock
    promise: Promise


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a room and who is on it."""

    seat: int
    kind: Literal["free", "human", "bot"]
    player: str | None = None
    name: str = ""
    bot: Strength | None = None
    ready: bool = False
    here: bool = False
    auto: bool = False
    offers: int | None = None
    """The seat that this one offers to change with."""


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the room."""

    player: str
    name: str
    here: bool
    muted: bool = False


class RoomEvent(msgspec.Struct, frozen=True, kw_only=True):
    """The duplicate event that a room is a table of."""

    code: str
    hands: int
    """How many deals it has."""


class Room(Push, tag="room", frozen=True):
    """A room as everybody in it sees it. Sent whole at every change."""

    code: str
    seq: int
    game: str
    preset: str
    rules: dict[str, str | int]
    changed: list[str]
    """The switches that differ from the preset."""
    phase: Literal["waiting", "playing", "between", "over", "held"]
    """Waiting for people, a hand is on, between two hands, the match is over, or stopped."""
    host: str
    public: bool
    watching: Watching
    pace: Pace
    direction: int
    """1 where the next seat has the next higher number, -1 where the next lower."""
    seats: list[Place]
    onlookers: list[Member]
    standing: WireStanding
    promise: Promise
    you: int | None
    """Your seat."""
    due: int | None = None
    """When the next hand begins by itself, in milliseconds since 1970."""
    event: RoomEvent | None = None
    coming: list[WireEvent] = []
    """After a hand: what is known of the next one."""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A public room in the lobby."""

    code: str
    game: str
    preset: str
    changed: int
    seats: int
    humans: int
    bots: int
    phase: str
    host: str
    watching: Watching


class LobbyList(Push, tag="lobby", frozen=True):
    """All public rooms. Sent whole at every change, a few times a second at most."""

    rooms: list[Listed]
    online: int


class Welcome(Push, tag="welcome", frozen=True):
    """The answer to `hello`."""

    protocol: int
    version: str
    player: str
    name: str
    account: bool
    room: str | None
    """The room where this player's seat is, to go back to."""
    now: int


class Ack(Push, tag="ack", frozen=True):
    """The change is durable; `seq` is the room's sequence after it."""

    id: str
    seq: int


class Refused(Push, tag="refused", frozen=True):
    """The change was not made."""

    id: str
    refusal: WireRefusal
    seq: int
    alternative: WireMove | None = None
    """A legal move near the one that was refused."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One move that the chosen cards can be."""

    move: WireMove
    reading: WireReading | None
    verb: str | None
    """lead, follow, discard, kill, overkill: what the play does in a trick."""


class Answer(Push, tag="answer", frozen=True):
    """The answer to `ask`: what may be done with the cards, or why nothing may."""

    id: str
    seq: int
    choices: list[Choice]
    readings: list[WireReading]
    refusal: WireRefusal | None
    alternatives: list[WireMove]


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """A move worth making, with the reason as code and facts."""

    move: WireMove
    reason: WireReason
    reading: WireReading | None = None


class Hints(Push, tag="hints", frozen=True):
    """The answer to `hint`."""

    id: str
    seq: int
    best: list[Advice]


class Arranged(Push, tag="arranged", frozen=True):
    """The answer to `arrange`: the whole hand in other groups."""

    id: str
    seq: int
    groups: list[Group]


class Said(Push, tag="chat", frozen=True):
    """Somebody said something."""

    player: str
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    at: int


class Pong(Push, tag="pong", frozen=True):
    """The answer to `ping`."""

    at: int
    now: int
    seq: int


class Gone(Push, tag="gone", frozen=True):
    """You are no longer in the room: kicked, or it was closed."""

    room: str
    code: str


AnyPush: TypeAlias = (
    Welcome
    | LobbyList
    | Room
    | Table
    | Ack
    | Refused
    | Answer
    | Arranged
    | Hints
    | Said
    | Pong
    | Gone
)

CLOSES: dict[int, str] = {
    1001: "going_away",
    1003: "not_text",
    1008: "too_fast",
    1009: "too_long",
    1011: "server_fault",
    1012: "restarting",
    1013: "too_slow",
    4000: "bad_message",
    4001: "moved",
    4003: "not_allowed",
    4008: "hello_late",
    4009: "old_protocol",
}
"""Why the server closes a socket, by close code."""
