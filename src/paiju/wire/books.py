"""Games, their rule books and positions to try, in JSON."""

from typing import Annotated, Literal, TypeAlias, TypedDict

from msgspec import Meta, field

from paiju.wire.commands import Strength, Word
from paiju.wire.http import Answer, Body, Language
from paiju.wire.judged import Identified, JudgedPlay, Misasked, Ruling


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


Extra: TypeAlias = Literal["rulebook", "lesson", "puzzles", "trying"]


class WireGame(Answer, frozen=True):
    """A game; its names and texts are in the catalogues."""

    name: str
    version: int
    seats: SeatRange
    presets: list[WirePreset]
    brings: list[Extra]
    """What there is besides the game itself: nothing else is offered."""
    emblem: list[str]
    """A few telling cards that stand for the game in lists; none where it brings no picture."""


class WireBot(Answer, frozen=True):
    """A bot to play against; its name is in the catalogues."""

    name: Strength
    offline: bool
    """Whether it also plays on a device without a server."""


class Games(Answer, frozen=True):
    """All games, and the bots that are offered, the weakest of ours first."""

    games: list[WireGame]
    bots: list[WireBot]
    phrases: list[str]


class PicturePosition(TypedDict, total=False):
    """What to try after a picture: a `Position` without its game."""

    rules: dict[str, str | int]
    level: str
    trump: str | None
    shown: list[str]
    table: list[str]
    hand: list[str]
    cards: list[str]


class WirePicture(Answer, frozen=True):
    """A picture of an example, at `/api/pictures/{game}/{name}.svg`."""

    name: str
    caption: str
    told: str
    """What it shows, for those who cannot see it."""
    width: int
    height: int
    position: PicturePosition | None
    """What to try after it (`POST /api/try`)."""


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
    shown: list[str]
    """The words that `shown` of a position may hold."""
    copies: int
    """How many there are of each card."""


Short: TypeAlias = Annotated[str, Meta(max_length=16)]
CardNames: TypeAlias = Annotated[list[Short], Meta(max_length=120)]


class Position(Body, frozen=True):
    """Cards to try: what lies on the table, a hand, and what of it is to be played."""

    game: Word
    rules: dict[Word, str | int] = field(default_factory=dict)
    level: Short | None = None
    trump: Short | None = None
    shown: list[Word] = field(default_factory=list)
    table: CardNames = field(default_factory=list)
    hand: CardNames = field(default_factory=list)
    cards: CardNames = field(default_factory=list)


class WireTried(Answer, frozen=True):
    """What the judge says of a position: its own words, question by question."""

    table: Identified | None
    """What lies on the table."""
    cards: Identified | None
    """What the chosen cards are."""
    ruling: Ruling | None
    """Whether they may be played (`lead`, `beats` or `follow`)."""
    plays: list[JudgedPlay]
    """What the hand may play, each with what it is or does, and whether it is the highest then."""
    count: int
    beaten: list[JudgedPlay]
    """What would beat the chosen cards, the lowest of each kind first."""
    error: Misasked | None
