"""Questions that a game answers for the judge: declared fields in, domain values out.

The judge reads and checks the fields, counts copies, and writes the answer; a game never sees
JSON. An answer maps names to facts, readings, units, and `refusal` to a `Refusal` or None, which
the judge writes as `code` and `message`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeAlias

from paiju.cards import Card
from paiju.game.move import Claim
from paiju.game.reading import Reading, Unit
from paiju.game.refusal import Fact, Refusal
from paiju.game.rules import RulesLike

Answer: TypeAlias = Mapping[
    str, Fact | Refusal | Reading | Unit | tuple[Reading, ...] | tuple[Unit, ...]
]


class Field(Enum):
    """What a field of a question holds."""

    CARDS = "cards"
    """A list of cards, kept in order: `tuple[Card, ...]`."""
    CARD = "card"
    HANDS = "hands"
    """Cards by seat: `dict[int, tuple[Card, ...]]`."""
    PLAYS = "plays"
    """`[[seat, [cards] or null], …]`: `tuple[tuple[int, tuple[Card, ...] | None], …]`."""
    SEAT = "seat"
    SEATS = "seats"
    """A list of seats: `tuple[int, ...]`."""
    COUNTS = "counts"
    """Whole numbers by seat: `dict[int, int]`."""
    LEVELS = "levels"
    """Ranks by seat: `dict[int, str]`."""
    NUMBER = "number"
    RANK = "rank"
    SUIT = "suit"
    """`S H C D` or null."""
    CLAIM = "claim"
    """Part of a reading, `{"type", "rank"}`: `Claim`."""
    WORDS = "words"
    """A list of words: `tuple[str, ...]`."""
    WORD = "word"
    ITEMS = "items"
    """A list of numbers or words: `tuple[int | str, ...]`."""
    FLAG = "flag"
    BID = "bid"
    """A standing bid, `{"seat", "cards", optional "dealer"}` or null: `Bid | None`."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid that stands."""

    seat: int
    cards: tuple[Card, ...]
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question whose fields have been read; absent optional fields are None."""

    rules: RulesLike
    values: Mapping[str, Any]

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return a field of cards, empty where it was left out."""
        value: tuple[Card, ...] | None = self.values.get(name)
        return value or ()

    def has(self, name: str) -> bool:
        """Tell whether an optional field was given and is not null."""
        return self.values.get(name) is not None

    def claim(self, name: str) -> Claim | None:
        """Return a claim, None where it was left out."""
        value: Claim | None = self.values.get(name)
        return value

    def number(self, name: str, default: int = 0) -> int:
        """Return a number or a seat."""
        value: int | None = self.values.get(name)
        return default if value is None else value


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
