"""Replays in JSON: what is wanted, and a whole hand step by step."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from paiju.wire.commands import Cards, Pace, Seat, Strength, Word
from paiju.wire.http import Answer, Body
from paiju.wire.pushes import WireEvent, WireStanding
from paiju.wire.replay_steps import Frame


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
    coming: list[WireEvent]
    """What was known of the next hand; nothing in an event, whose deals stand alone."""
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
