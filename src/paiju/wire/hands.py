"""Finished hands of a player, in JSON."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from paiju.wire.commands import Strength, Word
from paiju.wire.http import Answer, Body

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]
"""Milliseconds since 1970."""


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
    penalties: bool
    """Whether scores count against a seat."""
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
