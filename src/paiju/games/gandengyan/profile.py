"""What 干瞪眼 declares of itself."""

from collections.abc import Mapping
from typing import Final

from paiju.game import Measure, Phase, Profile, Sense
from paiju.game.fact_types import CARDS, COUNT, SEAT, SEATS, FactType, maybe

PLAY: Final = Phase(0, "play", 20, "6.1")
OVER: Final = Phase(1, "over", 0, "7.1")
PHASES: Final = (PLAY, OVER)

ACTS: Final = ("play", "pass")

FACTS: Final[Mapping[str, FactType]] = {
    # How many cards lie in the pile.
    "pile": COUNT,
    "played": CARDS,
    # Whose play is to be beaten.
    "top": maybe(SEAT),
    "multiplier": COUNT,
    "never_played": SEATS,
}

PROFILE: Final = Profile(
    family="climb",
    direction=1,
    phases=PHASES,
    acts=ACTS,
    types=("single", "pair", "straight", "bomb", "joker_bomb"),
    facts=FACTS,
    sense=Sense.PENALTY,
    measure=Measure("points", trifle=0.5),
)
