"""What 小二定主 declares of itself."""

from collections.abc import Mapping
from typing import Final

from paiju.game import Measure, Phase, Profile, numbered
from paiju.game.fact_types import (
    CARD,
    CARDS,
    COUNT,
    FLAG,
    SEAT,
    SEATS,
    SHOWN,
    SUIT,
    FactType,
    by_seat,
    list_of,
    made_of,
    maybe,
    word,
)
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.names import ACTS, FANS, KINDS
from paiju.trick.faces import POINTS
from paiju.trick.names import CLOCKWISE

PHASES: Final = numbered(
    Phase(constants.SHOWING, "show", 15, "3.2"),
    Phase(constants.FANNING, "fan", 15, "4.2"),
    Phase(constants.PAYING, "tribute", 30, "5.1"),
    Phase(constants.RETURNING, "return", 30, "5.4"),
    Phase(constants.BURYING, "bury", 60, "6.2"),
    Phase(constants.PLAYING, "play", 30, "7.1"),
    Phase(constants.OVER, "over", 0, "7.1"),
)

FACTS: Final[Mapping[str, FactType]] = {
    "dealer": maybe(SEAT),
    "asked_first": SEAT,
    "trump": maybe(SUIT),
    # A card that was shown, or drawn; and who showed it.
    "trump_card": maybe(CARD, "trump"),
    "trump_seat": maybe(SEAT, "trump"),
    # The fans that have risen; and who showed which cards for them.
    "shown": list_of(word(*FANS)),
    "fans": list_of(made_of(fan=word(*FANS), seat=SEAT, cards=CARDS)),
    "declined": SEATS,
    "tribute": list_of(made_of(seat=SEAT, receiver=SEAT, paid=maybe(CARD), returned=maybe(CARD))),
    # Whether the dealer has taken the kitty.
    "taken": FLAG,
    # The points of the attackers, and of the dealer's side.
    "points": COUNT,
    "kept": COUNT,
    "trick": COUNT,
    "leader": maybe(SEAT),
    "last": list_of(SHOWN),
    "last_winner": maybe(SEAT),
    "played": by_seat(CARDS),
}
PRIVATE: Final[Mapping[str, FactType]] = {
    "kitty": CARDS,
    "buried": CARDS,
}

PROFILE: Final = Profile(
    family="trick",
    direction=CLOCKWISE,
    phases=tuple(PHASES.values()),
    acts=tuple(ACTS),
    types=KINDS[1:],
    facts=FACTS,
    private=PRIVATE,
    # Two for each point, since winning the hand counts as much as forty of them.
    measure=Measure("points", scale=2, trifle=2),
    points=POINTS,
)
