"""Rules of thumb at the edge: what to play, and what comes to mind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from paiju.cards.kernel.holding import Holding
from paiju.game import Claim, Move, Skill
from paiju.game.move import Act
from paiju.trick.faces import cards_of
from paiju.trick.kernel.table import TrickTable
from paiju.trick.kernel.think.policy import Mind
from paiju.trick.shapes import TYPES

T = TypeVar("T", bound=TrickTable)


@dataclass(frozen=True, slots=True)
class Adviser(Generic[T]):
    """The rules of thumb of a game whose table is the kit's."""

    acts: Mapping[int, Act]
    advise: Callable[[T, int, Mind], None]
    list_ideas: Callable[[T, int, Mind], list[Holding]]

    def advice(self, table: T, seat: int, skill: Skill) -> Move:
        """Return the move of the rules of thumb."""
        mind = Mind()
        mind.skill = skill
        self.advise(table, seat - 1, mind)
        act, cards, number = self.acts[mind.act], cards_of(mind.cards), int(mind.number)
        if act == "keep":
            return Move(act, cards, Claim(TYPES[number]))
        return Move(act, cards, number=number or None)

    def ideas(self, table: T, seat: int) -> list[Move]:
        """List the moves that come to mind, some of them twice."""
        found = [self.advice(table, seat, skill) for skill in reversed(Skill)]
        others = self.list_ideas(table, seat - 1, Mind())
        return found + [Move(found[0].act, cards_of(cards)) for cards in others]
