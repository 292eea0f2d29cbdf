"""What the toy declares of itself."""

from collections.abc import Mapping
from typing import Final

from paiju.game import Phase, Profile
from paiju.game.fact_types import CARD, CARDS, COUNT, FLAG, SEAT, FactType, list_of

EXCHANGE: Final = Phase(0, "exchange", 20, "2")
TRICKS: Final = Phase(1, "tricks", 20, "3")
OVER: Final = Phase(2, "over", 0, "5")

FACTS: Final[Mapping[str, FactType]] = {
    # How many cards lie in the pile.
    "pile": COUNT,
    # Tricks won, and whether a card was exchanged, first seat first.
    "won": list_of(COUNT),
    "turn": SEAT,
    "exchanged": list_of(FLAG),
    "played": CARDS,
}
PRIVATE: Final[Mapping[str, FactType]] = {"buried": CARD}

PROFILE: Final = Profile(
    family="toy",
    direction=1,
    phases=(EXCHANGE, TRICKS, OVER),
    acts=("play", "decline", "bury"),
    types=(),
    facts=FACTS,
    private=PRIVATE,
)
