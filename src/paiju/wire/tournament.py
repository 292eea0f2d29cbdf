"""Duplicate events (复式) in JSON."""

from typing import Annotated

from msgspec import Meta

from paiju.wire.commands import Pace, Strength
from paiju.wire.http import Answer, Body, CardWish, Name


class EventWish(CardWish, frozen=True, kw_only=True):
    """An event to be made."""

    name: Name
    hands: Annotated[int, Meta(ge=1, le=32)] = 8
    hours: Annotated[int, Meta(ge=1, le=24 * 30)] = 24 * 7
    """When it closes by itself."""
    pace: Pace = "usual"


class EventMade(Answer, frozen=True):
    """An event that was made."""

    event: str


class TableWish(Body, frozen=True):
    """A table of an event; bots take all other seats where a strength is named."""

    bots: Strength | None = None


class EventLine(Answer, frozen=True):
    """An event in a list."""

    code: str
    name: str
    game: str
    hands: int
    closes: int
    closed: bool
    made: bool
    """Whether you made it."""


class EventList(Answer, frozen=True):
    """The events that one made or plays in, newest first."""

    events: list[EventLine]


class WireEventTable(Answer, frozen=True):
    """An open table of an event."""

    room: str
    people: int
    hands: int
    """How many deals were dealt there."""


class RankedSeat(Answer, frozen=True):
    """One of those who are ranked together."""

    seat: int
    name: str
    bot: str | None
    you: bool


class Ranked(Answer, frozen=True):
    """A pair, or a seat where everybody plays alone, against all who had the same cards."""

    place: int | None
    """None before there is anything to compare."""
    room: str
    seats: list[RankedSeat]
    played: int
    compared: int
    """How many deals others have finished with the same cards."""
    share: float | None
    """Matchpoints: 1 for each table that did worse, a half for each that did as well, in all."""
    points: float | None
    """A deal's points above the average of the others, on average."""
    low: float | None
    """Between these the true average lies in 95 of 100 cases; None after a single deal."""
    high: float | None


class ComparedDeal(Answer, frozen=True):
    """What one made of a deal, beside the others."""

    number: int
    gain: float
    field: float | None
    """The average of the others, None while there are none."""
    share: float | None
    tables: int


class EventSeen(Answer, frozen=True):
    """An event."""

    code: str
    name: str
    game: str
    preset: str
    rules: dict[str, str | int]
    changed: list[str]
    seats: int
    hands: int
    pace: Pace
    closes: int
    closed: bool
    now: int
    made: bool
    """Whether you made it."""
    room: str | None
    """Your table."""
    dealt: int
    """How many deals were dealt to you."""
    tables: list[WireEventTable]
    ranking: list[Ranked]
    deals: list[ComparedDeal]
    """Those that you have played, and no others while the event is open."""
    commitment: str
    seed: str | None
    """Once the event is closed and no table is in a hand."""
    link: str | None
