"""What 山东升级 declares of itself."""

from collections.abc import Mapping
from typing import Final

from paiju.game import Measure, Phase, Profile, numbered
from paiju.game.fact_types import (
    CARDS,
    COUNT,
    RANK,
    SEAT,
    SEATS,
    SHOWN,
    SUIT,
    FactType,
    by_seat,
    list_of,
    maybe,
    word,
)
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.names import ACTS
from paiju.trick.faces import POINTS
from paiju.trick.names import COUNTER_CLOCKWISE

PHASES: Final = numbered(
    # 21 seconds of it are the deal, five cards a second.
    Phase(constants.DECLARING, "declare", 31, "4.1"),
    Phase(constants.COUNTERING, "counter", 10, "4.4"),
    Phase(constants.STICKING, "stick", 10, "4.6"),
    Phase(constants.RETURNING, "return", 30, "4.8"),
    Phase(constants.BURYING, "bury", 30, "5.2"),
    Phase(constants.PLAYING, "play", 30, "8.1"),
    Phase(constants.CHOOSING, "choose", 15, "7.7"),
    Phase(constants.OVER, "over", 0, "10.4"),
)

TYPES: Final = ("single", "pair", "pair_tractor", "flash", "thunder", "rain", "throw")

FACTS: Final[Mapping[str, FactType]] = {
    # What was declared, countered and stuck to, and what went back; of cards face down the jokers.
    "declared": maybe(SHOWN),
    "countered": maybe(SHOWN),
    "stuck": maybe(SHOWN),
    "returned": maybe(SHOWN),
    "level": RANK,
    "trump": maybe(SUIT),
    # Who is asked first, and which side deals.
    "first": SEAT,
    "side": maybe(SEATS),
    "declined": SEATS,
    # Who made the trump suit.
    "maker": maybe(SEAT),
    "dealer": maybe(SEAT),
    # The points of the attackers, and of the dealer's side.
    "points": COUNT,
    "kept": COUNT,
    "trick": COUNT,
    "leader": maybe(SEAT),
    # A throw that was stopped, the types that may stay, and who stopped it.
    "thrown": maybe(SHOWN, "throw_choice"),
    "choices": list_of(word(*TYPES)),
    "stopper": maybe(SEAT, "throw_choice"),
    "last": list_of(SHOWN),
    "last_winner": maybe(SEAT),
    "played": by_seat(CARDS),
}
PRIVATE: Final[Mapping[str, FactType]] = {
    "kitty": CARDS,
    "buried": CARDS,
    # What the seat has seen of bids that lie face down.
    "declared": maybe(SHOWN, "face_down"),
    "countered": maybe(SHOWN, "face_down"),
    "stuck": maybe(SHOWN, "face_down"),
    "returned": maybe(SHOWN, "face_down"),
    "trump": maybe(SUIT, "face_down"),
}

PROFILE: Final = Profile(
    family="trick",
    direction=COUNTER_CLOCKWISE,
    phases=tuple(PHASES.values()),
    acts=tuple(ACTS),
    types=TYPES,
    facts=FACTS,
    private=PRIVATE,
    measure=Measure("points", trifle=2),
    points=POINTS,
    many_moves=True,
)
