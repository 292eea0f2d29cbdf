"""What 找朋友升级 declares of itself."""

from typing import Final

from paiju.game import Measure, Phase, Profile, View, numbered
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.rules import Rules
from paiju.trick.faces import POINTS
from paiju.trick.names import COUNTER_CLOCKWISE

PHASES: Final = numbered(
    Phase(constants.DEALING, "deal", 1, "3.2"),
    Phase(constants.BIDDING, "bid", constants.FIRST_WINDOW, "3.1"),
    Phase(constants.BURYING, "bury", 60, "4.1"),
    Phase(constants.CALLING, "call", 30, "4.3"),
    Phase(constants.PLAYING, "play", 30, "5.1"),
    Phase(constants.CHOOSING, "choose", 15, "6.4"),
    Phase(constants.OVER, "over", 0, "9.1"),
)
COUNTERING: Final = Phase(constants.BIDDING, "counter", constants.NEXT_WINDOW, "3.1")
"""Bidding while a bid stands. Bids made in the deal leave the first window open."""


def phase_of(table: Table) -> Phase:
    """Return the phase of a table."""
    countering = table.phase == constants.BIDDING and table.bid_seat >= 0
    return COUNTERING if countering else PHASES[table.phase]


def allies(view: View[Rules]) -> frozenset[int]:
    """Return whom a seat plays with: who holds the called card knows before it is played."""
    own, facts = view.seat, view.facts
    dealer, friend = facts["dealer"], facts["friend"]
    seats = frozenset(range(1, len(view.counts) + 1))
    defenders = frozenset(one for one in (dealer, friend) if isinstance(one, int))
    if own in (dealer, friend):
        return defenders - {own}
    if friend is None and facts["alone"] is None and view.private.get("called_held"):
        return frozenset({dealer}) if isinstance(dealer, int) else frozenset()
    return seats - defenders - {own}


PROFILE: Final = Profile(
    family="trick",
    direction=COUNTER_CLOCKWISE,
    phases=(*PHASES.values(), COUNTERING),
    measure=Measure("points", trifle=2),
    points=POINTS,
    many_moves=True,
    allies=allies,
)
