"""What 掼蛋 declares of itself."""

from collections.abc import Mapping
from typing import Final

from paiju.game import Measure, Phase, Profile, numbered
from paiju.game.fact_types import CARD, CARDS, RANK, SEAT, SEATS, FactType, list_of, made_of, maybe
from paiju.games.guandan.kernel import constants

PHASES: Final = numbered(
    Phase(constants.PAYING, "tribute", 20, "5.3"),
    Phase(constants.RETURNING, "return", 20, "5.3"),
    Phase(constants.PLAYING, "play", 20, "6.1"),
    Phase(constants.OVER, "over", 0, "7.1"),
)

ACTS: Final[Mapping[str, int]] = {
    "play": constants.PLAYING,
    "pass": constants.PLAYING,
    "tribute": constants.PAYING,
    "return": constants.RETURNING,
}
"""The acts of the game, and the phase of each."""

FACTS: Final[Mapping[str, FactType]] = {
    "level": RANK,
    # Whose play is to be beaten.
    "top": maybe(SEAT),
    "passed": SEATS,
    # The seats that are out, first first.
    "finished": SEATS,
    "played": CARDS,
    "tribute": list_of(
        made_of(seat=SEAT, receiver=maybe(SEAT), paid=maybe(CARD), returned=maybe(CARD))
    ),
}

PROFILE: Final = Profile(
    family="climb",
    direction=-1,
    phases=tuple(PHASES.values()),
    acts=tuple(ACTS),
    types=(
        "single",
        "pair",
        "triple",
        "triple_with_pair",
        "straight",
        "pair_straight",
        "triple_straight",
        "bomb",
        "straight_flush",
        "joker_bomb",
    ),
    facts=FACTS,
    measure=Measure("levels", trifle=0.05),
    many_moves=True,
)
