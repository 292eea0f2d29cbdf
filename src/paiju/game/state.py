"""A hand as it is played: a moment with all its secrets, what a seat may know of it, its end."""

import hashlib
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from paiju.cards import EMPTY, Hand
from paiju.game.deal import Deal
from paiju.game.event import Event
from paiju.game.reading import Played
from paiju.game.refusal import Fact, Facts
from paiju.game.rules import RulesLike
from paiju.game.standing import Standing


class TableLike(Protocol):
    """The hand inside a kernel: integers, changed in place, so users copy it first."""

    def copy(self) -> "TableLike":
        """Return a table that shares only what never changes: the rules, or a pile."""
        ...

    def pack(self) -> list[int]:
        """Return everything that matters as integers; equal tables pack alike."""
        ...


R = TypeVar("R", bound=RulesLike)
T = TypeVar("T", bound=TableLike)


@dataclass(frozen=True, slots=True, eq=False)
class State(Generic[R, T]):
    """One moment of a hand, with all its secrets. Never changed, never shown to a player."""

    rules: R
    standing: Standing
    deal: Deal
    table: T
    log: tuple[Event, ...] = ()

    @property
    def fingerprint(self) -> str:
        """A hash of the table and of how much has happened, not of rules or standing.

        It has 16 hexadecimal digits.
        """
        packed = ",".join(map(str, self.table.pack()))
        return hashlib.sha256(f"{packed};{len(self.log)}".encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Step(Generic[R, T]):
    """What `apply` gives: the next state and the events that led there."""

    state: State[R, T]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Deadline:
    """How long the seats that must act have, in seconds."""

    seconds: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended: the change of score by seat, the winners, and the facts behind it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View(Generic[R]):
    """All that one seat, or an onlooker (seat None), may know. Built up, never cut down."""

    game: str
    rules: R
    standing: Standing
    seat: int | None
    phase: str
    actors: tuple[int, ...]
    deadline: Deadline | None
    hand: Hand = EMPTY
    """The seat's own cards."""
    counts: tuple[int, ...] = ()
    """Cards held, by seat."""
    table: tuple[Played, ...] = ()
    """The plays of the trick or round that lies on the table, first played first."""
    highest: int | None = None
    """Whose play on the table is the highest so far; nobody's before the first and at the end."""
    facts: Facts = field(default_factory=dict)
    """What everybody may know, in the game's own words."""
    private: Facts = field(default_factory=dict)
    """What this seat may know besides: the cards it buried, for one."""
    log: tuple[Event, ...] = ()
    """What happened, as this seat saw it."""
    outcome: Outcome | None = None

    def fact(self, name: str) -> Fact:
        """Return a public or private fact by name."""
        return self.private[name] if name in self.private else self.facts[name]
