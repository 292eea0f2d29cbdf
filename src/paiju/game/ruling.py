"""Questions that a game answers for the judge: declared fields in, domain values out.

The judge reads and checks the fields, counts copies, and writes the answer; a game never sees
JSON. An answer maps names to facts, readings, units, and `refusal` to a `Refusal` or None, which
the judge writes as `code` and `message`. Seats in an answer's keys are text: `{"2": 10}`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeAlias, TypeVar

from paiju.cards import Card
from paiju.game.move import Claim
from paiju.game.reading import Reading, Unit
from paiju.game.refusal import Fact, Facts, Refusal, Refused
from paiju.game.rules import RulesLike

Answer: TypeAlias = Mapping[
    str, Fact | Refusal | Reading | Unit | tuple[Reading, ...] | tuple[Unit, ...]
]


class Field(Enum):
    """What a field of a question holds."""

    CARDS = "cards"
    """A list of cards, kept in order: `tuple[Card, ...]`."""
    CARD = "card"
    """One card, alone or in a list: `Card`."""
    HANDS = "hands"
    """Cards by seat: `dict[int, tuple[Card, ...]]`."""
    PLAYS = "plays"
    """`[[seat, [cards] or null], …]`: `tuple[tuple[int, tuple[Card, ...] | None], …]`."""
    SEAT = "seat"
    SEATS = "seats"
    """A list of different seats: `tuple[int, ...]`."""
    COUNTS = "counts"
    """Whole numbers by seat: `dict[int, int]`."""
    LEVELS = "levels"
    """Ranks by seat: `dict[int, str]`."""
    NUMBER = "number"
    RANK = "rank"
    SUIT = "suit"
    """`S H C D` or null: `str | None`."""
    CLAIM = "claim"
    """Part of a reading, `{"type", "rank"}`: `Claim`."""
    WORDS = "words"
    """A list of different words: `tuple[str, ...]`."""
    WORD = "word"
    ITEMS = "items"
    """A list of numbers or words: `tuple[int | str, ...]`."""
    FLAG = "flag"
    BID = "bid"
    """A standing bid, `{"seat", "cards", optional "dealer"}` or null: `Bid | None`."""


class BadQuestion(Refused):
    """A question that reads well and yet cannot be: a table that is no combination, for one."""

    def __init__(self, field: str, *refusals: Refusal) -> None:
        """Keep the field at fault."""
        super().__init__(*refusals)
        self.field = field


class TooMuchWork(Refused):
    """A question that costs more than those who answer it are ready to spend."""

    def __init__(self) -> None:
        """Say so; no field is at fault."""
        super().__init__(Refusal("too_much_work"))


class Budget:
    """What questions may cost: steps of work for all of them, plays listed for each.

    A step is a play that is written, or a group of plays that is looked at to find them.
    """

    __slots__ = ("listed", "steps")

    def __init__(self, steps: int, listed: int) -> None:
        self.steps = steps
        self.listed = listed

    def spend(self, steps: int) -> None:
        """Take note of work; `TooMuchWork` where it is more than is left."""
        self.steps -= steps
        if self.steps < 0:
            raise TooMuchWork


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid that stands."""

    seat: int
    cards: tuple[Card, ...]
    dealer: int | None = None


K = TypeVar("K")
Notes: TypeAlias = Callable[[str, Facts], None]
"""Whoever takes the steps of a ruling."""


def ignore(step: str, facts: Facts) -> None:
    """Take a step of a ruling that nobody asked to see."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question whose fields have been read; fields that were left out are not in `values`."""

    rules: RulesLike
    values: Mapping[str, Any]
    notes: Notes = ignore
    budget: Budget | None = None
    """What it may cost; None where nobody counts."""

    def spend(self, steps: int) -> None:
        """Take note of work before it is done; `TooMuchWork` where it is too much."""
        if self.budget is not None:
            self.budget.spend(steps)

    def limit(self, most: int) -> int:
        """Return how many plays to list; a budget may allow fewer than asked."""
        bounds = [most] if self.budget is None else [most, self.budget.listed]
        return min(self.number("limit", most), *bounds)

    def listed(self, count: int, plays: tuple[tuple[Card, ...], ...]) -> Answer:
        """Answer with plays; `cut` says that there are fewer than the question asked for."""
        self.spend(len(plays))
        wanted = min(count, self.number("limit", count))
        cut: Answer = {"cut": True} if len(plays) < wanted else {}
        return {"count": count, "plays": plays, **cut}

    def rules_as(self, kind: type[K]) -> K:
        """Return the rules as those of the game that is asked."""
        if not isinstance(self.rules, kind):
            raise TypeError(self.rules)
        return self.rules

    def note(self, step: str, **facts: Fact) -> None:
        """Tell a step of the ruling to whoever traces it."""
        self.notes(step, facts)

    def given(self, name: str) -> bool:
        """Return whether a field was given, be it null."""
        return name in self.values

    def has(self, name: str) -> bool:
        """Return whether an optional field was given and is not null."""
        return self.values.get(name) is not None

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return a field of cards, empty where it was left out."""
        value: tuple[Card, ...] | None = self.values.get(name)
        return value or ()

    def card(self, name: str) -> Card:
        """Return a required field of one card."""
        value: Card = self.values[name]
        return value

    def claim(self, name: str) -> Claim | None:
        """Return a claim, None where it was left out."""
        value: Claim | None = self.values.get(name)
        return value

    def number(self, name: str, default: int = 0) -> int:
        """Return a number or a seat."""
        value: int | None = self.values.get(name)
        return default if value is None else value

    def word(self, name: str) -> str | None:
        """Return a word, a rank or a suit, None where it is null or was left out."""
        value: str | None = self.values.get(name)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """Return a list of words, empty where it was left out."""
        value: tuple[str, ...] | None = self.values.get(name)
        return value or ()

    def items(self, name: str) -> tuple[int | str, ...]:
        """Return a list of numbers and words, empty where it was left out."""
        value: tuple[int | str, ...] | None = self.values.get(name)
        return value or ()

    def seats(self, name: str) -> tuple[int, ...]:
        """Return a list of seats, empty where it was left out."""
        value: tuple[int, ...] | None = self.values.get(name)
        return value or ()

    def hands(self, name: str) -> Mapping[int, tuple[Card, ...]]:
        """Return cards by seat, empty where the field was left out."""
        value: Mapping[int, tuple[Card, ...]] | None = self.values.get(name)
        return value or {}

    def counts(self, name: str) -> Mapping[int, int]:
        """Return numbers by seat, empty where the field was left out."""
        value: Mapping[int, int] | None = self.values.get(name)
        return value or {}

    def plays(self, name: str) -> tuple[tuple[int, tuple[Card, ...] | None], ...]:
        """Return plays, None for a pass, empty where the field was left out."""
        value: tuple[tuple[int, tuple[Card, ...] | None], ...] | None = self.values.get(name)
        return value or ()


@dataclass(frozen=True, slots=True)
class Ask:
    """One kind of question: required and optional fields, and who answers.

    `counted` names the fields whose cards lie on the table or in hands at once; together they may
    hold no more copies than the decks do.
    """

    answer: Callable[[Question], Answer]
    required: Mapping[str, Field] = field(default_factory=dict)
    optional: Mapping[str, Field] = field(default_factory=dict)
    counted: tuple[str, ...] = ()
    choices: Mapping[str, tuple[int | str, ...]] = field(default_factory=dict)
    """The words that a field of words, or the items that a field of items, may hold."""
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The lowest and the highest number that a field may hold."""
    seats: int = 0
    """The highest seat that a question may name; 0: as many as the rules have."""
