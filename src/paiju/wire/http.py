"""What routes take and give, in JSON."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from paiju.wire.commands import Cards, Pace, Seat, Strength, Watching, Word
from paiju.wire.pushes import Listed, WireRefusal, WireStanding
from paiju.wire.replays import Frame

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Language: TypeAlias = Literal["zh", "en"]
Moment: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]
"""Milliseconds since 1970."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request brings."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer holds."""


class Failure(Answer, frozen=True):
    """Why a request was refused, with the sentence in every language."""

    refusal: WireRefusal
    message: dict[str, str]


class GuestWish(Body, frozen=True):
    """A guest, with a name or without."""

    name: Name | None = None


class GuestMade(Answer, frozen=True):
    """A new player; the token is shown this once."""

    player: str
    token: str
    name: str


class WireRating(Answer, frozen=True):
    """How well a player plays a game, as far as is known."""

    game: str
    rating: int
    sure: int
    """Plus or minus."""
    hands: int


class Me(Answer, frozen=True):
    """Oneself."""

    player: str
    name: str
    login: str | None
    room: str | None
    ratings: list[WireRating]


class Renaming(Body, frozen=True):
    """A new name."""

    name: Name


class Credentials(Body, frozen=True):
    """A login name and a password."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=256)]


class WireSwitch(Answer, frozen=True):
    """A house rule: its value in a preset and what else it may be."""

    value: str | int
    values: list[str | int] | None
    low: int | None
    high: int | None
    clause: str


class WirePreset(Answer, frozen=True):
    """Rules under a name."""

    name: str
    seats: int
    switches: dict[str, WireSwitch]


class SeatRange(Answer, frozen=True):
    """How many can play."""

    low: int
    high: int


class WireGame(Answer, frozen=True):
    """A game; its names and texts are in the catalogues."""

    name: str
    version: int
    seats: SeatRange
    presets: list[WirePreset]


class Games(Answer, frozen=True):
    """All games."""

    games: list[WireGame]
    bots: list[Strength]
    phrases: list[str]


class RoomWish(Body, frozen=True):
    """A room to be opened; the first seat is the host's."""

    game: Word
    preset: Word | None = None
    switches: dict[Word, str | int] = {}
    public: bool = False
    watching: Watching = "table"
    pace: Pace = "usual"
    bots: Strength | None = None


class QuickWish(Body, frozen=True):
    """A match against bots at once."""

    game: Word
    preset: Word | None = None
    switches: dict[Word, str | int] = {}
    strength: Strength = "easy"
    pace: Pace = "usual"


class CardWish(Body, frozen=True):
    """Rules to be written as a code."""

    game: Word
    preset: Word | None = None
    switches: dict[Word, str | int] = {}


class WireCard(Answer, frozen=True):
    """The rules of a table with their short code."""

    code: str
    game: str
    preset: str
    rules: dict[str, str | int]
    changed: dict[str, str | int]
    """The switches that differ from the preset."""
    link: str
    """The address that opens a room with these rules."""


class RoomMade(Answer, frozen=True):
    """A room that was opened."""

    room: str


class Rooms(Answer, frozen=True):
    """All public rooms."""

    rooms: list[Listed]
    online: int


class RoomSeen(Answer, frozen=True):
    """A room as somebody with its code sees it before coming in."""

    room: Listed
    link: str


class HandSeat(Answer, frozen=True):
    """One seat of a finished hand."""

    seat: int
    name: str
    """Empty for a bot, and for somebody who has deleted everything."""
    bot: str | None
    you: bool
    partner: bool
    """Whether the seat played together with yours."""
    score: int
    won: bool


class HandLine(Answer, frozen=True):
    """A finished hand in a player's history."""

    id: str
    game: str
    number: int
    at: int
    seats: list[HandSeat]
    event: str | None
    """The code of the duplicate event that it was played in."""
    rated: bool
    """Whether it counts in statistics."""


class Hands(Answer, frozen=True):
    """A page of a player's history; `next` goes into `behind` for the following one."""

    hands: list[HandLine]
    next: str | None


class HandsSought(Body, frozen=True):
    """Which of one's hands are wanted; what is left out does not matter."""

    game: Word | None = None
    people: bool | None = None
    """With other people, or with bots alone."""
    won: bool | None = None
    partner: Annotated[str, Meta(pattern=r"^[a-z0-9.]{1,32}$")] | None = None
    """As statistics name one."""
    since: Moment | None = None
    until: Moment | None = None


class HandsPage(HandsSought, frozen=True):
    """A page of these hands."""

    behind: Annotated[str, Meta(pattern=r"^\d{1,15}-[0-9a-zA-Z_-]{1,64}$")] | None = None
    most: Annotated[int, Meta(ge=1, le=50)] = 20


class ReplaySeat(Answer, frozen=True):
    """A seat of a replayed hand and who was on it, as far as is known."""

    seat: int
    name: str = ""
    bot: bool = False
    you: bool = False


class Replay(Answer, frozen=True):
    """A hand that is over, or that somebody has the record of, step by step."""

    hand: str | None
    """The id under which the server keeps it; none for a record that was brought along."""
    record: str | None
    """The text of a record that was brought along, put right where copying had changed it."""
    at: int | None
    game: str
    preset: str
    """The one with the fewest differences."""
    rules: dict[str, str | int]
    changed: list[str]
    direction: int
    number: int
    seats: list[ReplaySeat]
    seat: int
    """Whose view the frames are."""
    fair: bool
    """Whether there is a promise that the deal can be checked against."""
    standing: WireStanding | None
    """After the hand; none where the record ends before it."""
    frames: list[Frame]


RecordText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60_000)]
Step: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class Film(Body, frozen=True):
    """A hand to be replayed: by its id, or as the text of a record."""

    hand: Annotated[str, Meta(max_length=64)] | None = None
    record: RecordText | None = None


class ReplayWish(Film, frozen=True, kw_only=True):
    """A replay from the view of a seat, the own one or the first where none is given."""

    seat: Seat | None = None


class ReplayAsk(Film, frozen=True, kw_only=True):
    """What are these cards, and might the seat have played them after so many steps?"""

    step: Step
    seat: Seat
    cards: Cards
    act: Word | None = None
    number: Annotated[int, Meta(ge=0, le=999)] | None = None


class PlayOn(Film, frozen=True, kw_only=True):
    """A hand to be taken up after so many steps, on a seat, with bots on all others."""

    step: Step
    seat: Seat
    strength: Strength = "normal"
    pace: Pace = "usual"


class DeviceHand(Body, frozen=True):
    """A hand that was played on the player's own device, against bots."""

    room: Annotated[str, Meta(pattern="^0[0-9A-Z]{5}$")]
    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=1, le=6)]
    bots: Annotated[list[Strength], Meta(max_length=5)]
    """Who sat on the other seats, in order."""
    record: Annotated[str, Meta(max_length=60_000)]


class HandKept(Answer, frozen=True):
    """A hand that is in the history now, or was already."""

    hand: str


class WirePicture(Answer, frozen=True):
    """A picture of an example, at `/api/pictures/{game}/{name}.svg`."""

    name: str
    caption: str
    told: str
    """What it shows, for those who cannot see it."""
    width: int
    height: int
    position: dict[str, Any] | None
    """What to try after it: a question without its game (`POST /api/try`)."""


class WireClause(Answer, frozen=True):
    """A clause of a rule book; its words have marks as in Markdown."""

    number: str
    words: str
    rows: list[list[str]]
    """The table that belongs to it, its head first."""
    pictures: list[WirePicture]


class WireChapter(Answer, frozen=True):
    """A chapter of a rule book."""

    title: str
    clauses: list[WireClause]


class RuleBook(Answer, frozen=True):
    """The rule book of a game, whole and chapter by chapter."""

    game: str
    lang: Language
    text: str
    opening: str
    chapters: list[WireChapter]
    context: list[str]
    """What besides cards and rules a position of this game says: level, trump, shown."""
    copies: int
    """How many there are of each card."""


Short: TypeAlias = Annotated[str, Meta(max_length=16)]
CardNames: TypeAlias = Annotated[list[Short], Meta(max_length=120)]


class Position(Body, frozen=True):
    """Cards to try: what lies on the table, a hand, and what of it is to be played."""

    game: Word
    rules: dict[Word, str | int] = {}
    level: Short | None = None
    trump: Short | None = None
    shown: list[Word] = []
    table: CardNames = []
    hand: CardNames = []
    cards: CardNames = []


class WireTried(Answer, frozen=True):
    """What the judge says of a position: its own words, question by question."""

    table: dict[str, Any] | None
    """What lies on the table (`identify`)."""
    cards: dict[str, Any] | None
    """What the chosen cards are (`identify`)."""
    ruling: dict[str, Any] | None
    """Whether they may be played (`lead`, `beats` or `follow`)."""
    plays: list[dict[str, Any]]
    """What the hand may play, each with what it is or does, and whether it is the highest then."""
    count: int
    beaten: list[dict[str, Any]]
    """What would beat the chosen cards, the lowest of each kind first."""
    error: dict[str, Any] | None
    """Why the position cannot be judged."""


class PushKey(Answer, frozen=True):
    """The server's public key for notices."""

    key: str


class PushKeys(Body, frozen=True):
    """What a notice to a browser is encrypted with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushWish(Body, frozen=True):
    """Where a browser takes notices."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    keys: PushKeys
    lang: Language = "zh"


class PushEnd(Body, frozen=True):
    """Where no notices are wanted any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Health(Answer, frozen=True):
    """Whether the server is well."""

    ok: bool
    version: str
    rooms: int
    sockets: int
    lag_ms: float
    disk_free: float


Json: TypeAlias = dict[str, Any]
