"""The contract between a game and everything that uses one.

A `Game` is a rule book: it holds no hand, and every method is a pure function. `check` is primary,
`legal` lists the same lazily, and both depend on what the seat knows and the move alone. Time is a
move: `deadline` tells how long and whose, `lapse` what time plays for them. Chance is the deal.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

from paiju.cards import EMPTY, Card, Hand
from paiju.game.ahead import Worlds
from paiju.game.chance import Chance
from paiju.game.deal import Deal
from paiju.game.event import Event
from paiju.game.move import Move
from paiju.game.profile import Profile
from paiju.game.reading import Played
from paiju.game.refusal import Fact, Facts, Refusal
from paiju.game.rules import RulesLike
from paiju.game.ruling import Ask
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


@dataclass(frozen=True, slots=True)
class Playouts:
    """What a run of random hands inside a kernel did; the digest tells builds apart."""

    hands: int
    steps: int
    legal: int
    digest: int


class Skill(IntEnum):
    """How well the rules of thumb of a kernel play."""

    NOVICE = 0
    """Look at the hand and at the table."""
    EXPERT = 1
    """Remember what was played as well, and plan."""


class Game(Protocol[R, T]):
    """A rule book. There is no base class: a game is any object with these methods."""

    @property
    def name(self) -> str:
        """The short name, as in `paiju play xiaoer`."""
        ...

    @property
    def version(self) -> int:
        """A number that changes when behaviour does."""
        ...

    @property
    def presets(self) -> Mapping[str, R]:
        """Rules by name; the first is the default."""
        ...

    @property
    def codes(self) -> Mapping[str, tuple[str, ...]]:
        """The refusal codes of this game beyond the common ones, with the facts of each."""
        ...

    @property
    def events(self) -> Mapping[str, tuple[str, ...]]:
        """The names of this game's events, with the facts of each, secret ones included."""
        ...

    @property
    def moments(self) -> frozenset[str]:
        """The events that nobody should miss: a page gives them time to be read."""
        ...

    @property
    def asks(self) -> Mapping[str, Ask]:
        """The judge's questions that this game answers, by name."""
        ...

    @property
    def profile(self) -> Profile:
        """What the game declares of itself: direction, sense of scores, points of cards."""
        ...

    def parse(self, given: Mapping[str, object]) -> R:
        """Read rules; `Refused` with every fault at once."""
        ...

    def seats(self, rules: R) -> int:
        """The number of seats."""
        ...

    def sides(self, rules: R) -> tuple[tuple[int, ...], ...]:
        """The seats that play together, side by side; none where a hand first has to show it."""
        ...

    def deck(self, rules: R) -> tuple[Card, ...]:
        """The cards that are shuffled for a hand."""
        ...

    def opening(self, rules: R) -> Standing:
        """The standing before the first hand."""
        ...

    def begin(self, rules: R, standing: Standing, deal: Deal) -> State[R, T]:
        """Deal a hand; `Refused` where the deal or the standing does not fit."""
        ...

    def actors(self, state: State[R, T]) -> tuple[int, ...]:
        """The seats that may act now, in the order in which they are asked."""
        ...

    def legal(self, state: State[R, T], seat: int) -> Iterator[Move]:
        """Every legal move of a seat, one at a time; `Refused` where there is no such seat."""
        ...

    def check(self, state: State[R, T], seat: int, move: Move) -> Refusal | None:
        """Tell why a move is refused, None if it is legal."""
        ...

    def apply(self, state: State[R, T], seat: int, move: Move) -> Step[R, T]:
        """Make a move; `IllegalMove` where `check` refuses it."""
        ...

    def view(self, state: State[R, T], seat: int | None) -> View[R]:
        """Build what a seat, or an onlooker (None), may know; `Refused` for any other."""
        ...

    def holdings(self, state: State[R, T]) -> Mapping[str, Hand]:
        """Every card of the deck by the place where it lies, secrets included.

        A seat's hand is under its number (`"1"`); other places have the game's own words:
        `kitty`, `pile`, `played`. Together they are the deck, at every moment.
        """
        ...

    def seen(self, event: Event, seat: int | None) -> Event:
        """Return what a seat, or an onlooker, may know of an event."""
        ...

    def deadline(self, state: State[R, T]) -> Deadline | None:
        """How long and whose; None only when nobody can act."""
        ...

    def lapse(self, state: State[R, T], seat: int) -> Move:
        """The move that time makes for a seat; `Refused` where there is no such seat."""
        ...

    def outcome(self, state: State[R, T]) -> Outcome | None:
        """How the hand ended, None while it goes on."""
        ...

    def settle(self, state: State[R, T]) -> Standing:
        """The standing after a hand; `Refused` while it goes on."""
        ...

    def coming(self, rules: R, standing: Standing) -> tuple[Event, ...]:
        """What is known of the hand that a standing leads to, in the words of `ANNOUNCEMENTS`.

        Nothing where the match is won, or where the deal or the play decides everything.
        """
        ...

    def guess(self, view: View[R], chance: Chance) -> State[R, T]:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        ...

    def playouts(self, rules: R, seed: int, hands: int) -> Playouts:
        """Play whole random hands inside the kernel."""
        ...

    def advise(self, state: State[R, T], seat: int, skill: Skill) -> Move:
        """Return the move of the kernel's rules of thumb; it depends on the seat's view alone.

        `Refused` where the seat may not act.
        """
        ...

    def ideas(
        self, state: State[R, T], seat: int, most: int, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        """List the moves that come to mind, at most so many, by the seat's view alone.

        What `advise` says is among them, at the head what a taste likes best where one is given:
        see `worlds`. `Refused` where the seat may not act.
        """
        ...

    def rollouts(
        self, state: State[R, T], seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Try legal moves out: play each on `count` times inside the kernel, by rules of thumb.

        Returns what each gains the seat, added up: more is better, and 0 is no mark of its own.
        `IllegalMove` where `check` refuses one.
        """
        ...

    def worlds(
        self, view: View[R], moves: Sequence[Move], chance: Chance, taste: Sequence[int] = ()
    ) -> Worlds:
        """Set legal moves of a view's seat up to be tried in worlds that fit the view.

        Moves are played on by a taste where one is given: weights learnt by self-play for this
        game; else, and in a game that learns nothing, by rules of thumb.
        `IllegalMove` where `check` refuses a move, `ValueError` where a taste does not fit.
        """
        ...
