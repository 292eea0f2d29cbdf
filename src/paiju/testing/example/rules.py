"""The house rules, each a switch with its clause."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from paiju.game import Refusal
from paiju.game.rules import number


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of the game."""

    seats: int = number(3, 2, 4, "example.1.1")
    cards: int = number(5, 1, 13, "example.1.2")
    hands: int = number(3, 1, 20, "example.3.2")

    def conflicts(self) -> tuple[Refusal, ...]:
        """Return what is wrong with switches that do not go together: here they all do."""
        return ()


PRESETS: Final[Mapping[str, Rules]] = {"house": Rules(), "long": Rules(seats=4, cards=13)}
