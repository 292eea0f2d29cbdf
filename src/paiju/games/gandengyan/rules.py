"""The house rules of 干瞪眼: every switch with its clause, and the two presets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from paiju.game.rules import Toggle, choice, number, toggle


class Step(Enum):
    """What beats a single, a pair or a straight."""

    ANY = "any"
    ONE = "one"


class Draw(Enum):
    """Who draws when a round is won."""

    WINNER = "winner"
    EVERYONE = "everyone"


class Score(Enum):
    """What the cards left in a hand cost."""

    CARDS = "cards"
    MULTIPLIED = "multiplied"


class First(Enum):
    """Who plays first from the second hand on."""

    WINNER = "winner"
    LOSER = "loser"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's rules; the defaults are the house rules."""

    step: Step = choice(Step.ANY, "gandengyan.4.3")
    """Anything higher beats, or only what is exactly one higher (and 2 and 22 always)."""
    equal_straights: Toggle = toggle(False, "gandengyan.4.6")
    """Straights must be of equal length; otherwise only their start counts."""
    lone_joker: Toggle = toggle(True, "gandengyan.2.3")
    """A joker may be played alone, as the top single."""
    bomb_max: int = number(4, 4, 6, "gandengyan.2.6")
    """The most cards of a bomb."""
    draw: Draw = choice(Draw.WINNER, "gandengyan.6.7")
    """Who draws when a round is won: the winner, or everyone, the winner first."""
    reshuffle: Toggle = toggle(False, "gandengyan.6.8")
    """An empty pile is made anew of the played cards."""
    score: Score = choice(Score.CARDS, "gandengyan.7.3")
    """One point a card left, or that times the multipliers of the hand."""
    first: First = choice(First.WINNER, "gandengyan.5.3")
    """Who plays first from the second hand on."""
    seats: int = number(4, 2, 6, "gandengyan.1.1")
    """The number of players."""
    hands: int = number(5, 1, 99, "gandengyan.7.6")
    """The number of hands of a match."""


HOUSE: Final = Rules()
CLASSIC: Final = replace(
    HOUSE,
    step=Step.ONE,
    equal_straights=Toggle.ON,
    lone_joker=Toggle.OFF,
    bomb_max=6,
    draw=Draw.EVERYONE,
    score=Score.MULTIPLIED,
)
PRESETS: Final[Mapping[str, Rules]] = {"house": HOUSE, "classic": CLASSIC}
