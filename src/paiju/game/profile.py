"""What a game declares of itself, so that nobody has to guess it from its name or a played hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Literal

from paiju.cards import Card
from paiju.game.fact_types import FactType
from paiju.game.move import ACTS
from paiju.game.reading import TYPES

if TYPE_CHECKING:
    from paiju.game.contract import View


class Sense(Enum):
    """Whether a score is good to have."""

    GAIN = "gain"
    PENALTY = "penalty"
    """Scores count against a seat: the fewest points win."""

    def gains(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        """Turn scores so that more is better.

        >>> Sense.PENALTY.gains((0, 3, 1))
        (0, -3, -1)
        """
        return scores if self is Sense.GAIN else tuple(-score for score in scores)


@dataclass(frozen=True, slots=True)
class Measure:
    """What people are told costs in: how much of a playout's gain makes one of it."""

    name: str
    """`points` or `levels`, as sentences call it; `gain` where players have no word for it."""
    scale: float = 1
    trifle: float = 0
    """What nobody would call a mistake."""


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of a hand: all that is said of it in one place."""

    number: int
    """What the kernel counts it as."""
    name: str
    seconds: int
    """How long a move may take; 0 where nobody acts."""
    clause: str
    """What a refusal names where no closer clause does, as `3.2`."""


def numbered(*phases: Phase) -> Mapping[int, Phase]:
    """Put phases into a table by their numbers."""
    return {phase.number: phase for phase in phases}


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A game in its own words: what bots, desks, arenas and pages need besides the rules."""

    family: str
    """`trick` or `climb` where bots can say why a move is good; any other name is welcome."""
    direction: Literal[1, -1]
    """Whether the next seat to play has the next higher number (1) or the next lower one (-1)."""
    phases: tuple[Phase, ...]
    """Every phase that a view can name."""
    acts: tuple[str, ...]
    """What moves can be: names of `paiju.game.move.ACTS`, or the game's own."""
    types: tuple[str, ...]
    """What plays can be: names of `paiju.game.reading.TYPES`, or the game's own."""
    facts: Mapping[str, FactType]
    """What views show everybody, by name."""
    private: Mapping[str, FactType] = field(default_factory=dict)
    """What views show one seat besides, now and then, by name."""
    sense: Sense = Sense.GAIN
    measure: Measure = Measure("gain")
    points: Mapping[Card, int] = field(default_factory=dict)
    """What cards are worth to whoever wins them; nothing where points lie in no card."""
    many_moves: bool = False
    """Whether a moment may have more legal moves than a list can hold."""
    allies: Callable[["View[Any]"], frozenset[int]] | None = None
    """The seats on the side of a view's seat, as far as it can know, where a hand first has to
    show who plays together; None where `Game.sides` says it."""

    @property
    def all_acts(self) -> tuple[str, ...]:
        """The common acts, and the game's own after them: the order in which they are numbered."""
        return tuple(dict.fromkeys((*ACTS, *self.acts)))

    @property
    def all_types(self) -> tuple[str, ...]:
        """The common types of plays, and the game's own after them: the order of their numbers."""
        return tuple(dict.fromkeys((*TYPES, *self.types)))

    def phase(self, name: str) -> Phase:
        """Find a phase by its name."""
        return next(phase for phase in self.phases if phase.name == name)
