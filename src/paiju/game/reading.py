"""Readings: what a set of cards is."""

from dataclasses import dataclass
from typing import Final

from paiju.cards import Card
from paiju.game.move import Claim

TYPES: Final = (
    "single",
    "pair",
    "triple",
    "triple_with_pair",
    "straight",
    "pair_straight",
    "triple_straight",
    "straight_flush",
    "bomb",
    "joker_bomb",
    "pair_tractor",
    "triple_tractor",
    "flash",
    "thunder",
    "rain",
    "throw",
    "true_gang",
    "false_gang",
)
"""The common words for combinations; a game may have others: `Profile.types`."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One part of a play: a type and its cards."""

    type: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that a set of cards can be (牌型).

    `rank` is the printed rank that names it, `stands_for` the cards that its wild cards stand for,
    `units` its parts, largest first; one unit unless it is a throw.
    """

    type: str
    rank: str | None
    length: int
    units: tuple[Unit, ...]
    family: str | None = None
    stands_for: tuple[Card, ...] = ()

    @property
    def claim(self) -> Claim:
        """The claim that chooses this reading."""
        return Claim(self.type, self.rank)


@dataclass(frozen=True, slots=True)
class Played:
    """A play that lies on the table; no cards and no reading is a pass."""

    seat: int
    cards: tuple[Card, ...]
    reading: Reading | None = None
