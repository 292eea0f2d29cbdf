"""Duplicate events (复式): what is kept of one, and of what was played in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """The same deals for several tables, and a ranking."""

    code: str
    name: str
    game: str
    preset: str
    rules: Mapping[str, str | int]
    hands: int
    """How many deals there are."""
    pace: str
    maker: str | None
    """None where the maker has deleted everything."""
    seed: bytes = field(repr=False)
    """All deals follow from it; a secret until the event is closed and the last hand over."""
    at: int
    closes: int
    """From then on nothing counts any more."""

    def is_closed(self, now: int) -> bool:
        """Tell whether the event is over."""
        return now >= self.closes


@dataclass(frozen=True, slots=True)
class Entry:
    """Where somebody plays an event."""

    room: str
    hands: int
    """How many deals were dealt to them."""


@dataclass(frozen=True, slots=True)
class EventTable:
    """An open table of an event."""

    room: str
    people: int
    hands: int
    """How many deals were dealt there."""


@dataclass(frozen=True, slots=True)
class Played:
    """What one seat of one table made of one deal."""

    room: str
    number: int
    seat: int
    player: str | None
    name: str
    gain: int
    at: int
