"""Types of facts: the small vocabulary in which a game declares what its views show.

>>> maybe(CARDS).admits(None, seats=4), CARDS.admits(None, seats=4), SEAT.admits(5, seats=4)
(True, False, False)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from paiju.cards import RANKS, SUITS, Card
from paiju.game.refusal import Fact

Plain: TypeAlias = Literal["flag", "number", "count", "seat", "card", "rank", "suit", "word"]
Form: TypeAlias = Literal["list", "by_seat", "parts"]


@dataclass(frozen=True, slots=True)
class FactType:
    """What a fact may be."""

    form: Plain | Form
    member: "FactType | None" = None
    """What a list holds, or a mapping by seat."""
    parts: Mapping[str, "FactType"] = field(default_factory=dict)
    """What stands under each name; an optional part may be missing."""
    words: tuple[str, ...] = ()
    """The words that a fact may be, any where none are named."""
    optional: bool = False
    """Whether there may be nothing to tell: then the fact is None, or missing."""
    switch: str = ""
    """The switch of the rules without which the fact tells nothing."""

    def admits(self, fact: Fact, seats: int) -> bool:
        """Return whether a fact is of this type, at a table with this number of seats."""
        if fact is None:
            return self.optional
        if isinstance(fact, tuple):
            return self.form == "list" and self._admits_all(fact, seats)
        if isinstance(fact, Mapping):
            if self.form == "by_seat":
                numbers = [str(seat) for seat in range(1, seats + 1)]
                return list(fact) == numbers and self._admits_all(tuple(fact.values()), seats)
            return self.form == "parts" and fits(self.parts, fact, seats)
        return self._admits_plain(fact, seats)

    def _admits_all(self, facts: tuple[Fact, ...], seats: int) -> bool:
        """Return whether all members are of their type."""
        member = self.member
        return member is not None and all(member.admits(one, seats) for one in facts)

    def _admits_plain(self, fact: Fact, seats: int) -> bool:
        """Return whether one value is of this type; a truth is no number."""
        match fact:
            case bool():
                return self.form == "flag"
            case int():
                low, high = (1, seats) if self.form == "seat" else (0, fact)
                return self.form == "number" or (
                    self.form in ("count", "seat") and low <= fact <= high
                )
            case str():
                if self.form == "word":
                    return not self.words or fact in self.words
                return (self.form == "rank" and fact in RANKS) or (
                    self.form == "suit" and fact in SUITS
                )
            case Card():
                return self.form == "card"
            case _:
                return False


def fits(types: Mapping[str, FactType], facts: Mapping[str, Fact], seats: int) -> bool:
    """Return whether facts are all declared, each of its type, and none is missing."""
    return facts.keys() <= types.keys() and all(
        wanted.admits(facts.get(name), seats) for name, wanted in types.items()
    )


FLAG: Final = FactType("flag")
NUMBER: Final = FactType("number")
COUNT: Final = FactType("count")
"""A number that is not below 0."""
SEAT: Final = FactType("seat")
CARD: Final = FactType("card")
RANK: Final = FactType("rank")
SUIT: Final = FactType("suit")


def word(*known: str) -> FactType:
    """Declare a word of the game, one of these where any are named."""
    return FactType("word", words=known)


def list_of(member: FactType) -> FactType:
    """Declare any number of facts of a type."""
    return FactType("list", member)


def by_seat(member: FactType) -> FactType:
    """Declare a fact for each seat, under its number."""
    return FactType("by_seat", member)


def made_of(**parts: FactType) -> FactType:
    """Declare a fact with parts that have names."""
    return FactType("parts", parts=parts)


def maybe(kind: FactType, switch: str = "") -> FactType:
    """Declare that there may be nothing to tell, never anything where a switch rules it out."""
    return replace(kind, optional=True, switch=switch)


CARDS: Final = list_of(CARD)
SEATS: Final = list_of(SEAT)
SHOWN: Final = made_of(seat=SEAT, cards=CARDS)
"""Cards, and whose they are."""
