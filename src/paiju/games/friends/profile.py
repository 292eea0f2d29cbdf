"""What 找朋友升级 declares of itself."""

from collections.abc import Mapping
from typing import Final

from paiju.game import Measure, Phase, Profile, View, numbered
from paiju.game.fact_types import (
    CARD,
    CARDS,
    COUNT,
    FLAG,
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
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.names import ACTS
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
TYPES: Final = ("single", "pair", "triple", "pair_tractor", "triple_tractor", "throw")
COUNTERING: Final = Phase(constants.BIDDING, "counter", constants.NEXT_WINDOW, "3.1")
"""Bidding while a bid stands. Bids made in the deal leave the first window open."""

FACTS: Final[Mapping[str, FactType]] = {
    # Who is dealt the first card, and how many cards are dealt.
    "starter": SEAT,
    "dealt": COUNT,
    "declined": SEATS,
    # How many seconds there are to bid.
    "window": COUNT,
    # The bid that stands, and the faces of all bids.
    "bid": maybe(SHOWN),
    "bid_shown": CARDS,
    "dealer": maybe(SEAT),
    "level": maybe(RANK),
    "trump": maybe(SUIT),
    "flipped": CARDS,
    # The called card, which copy of it counts, and how many have been played.
    "called": maybe(CARD),
    "nth": COUNT,
    "seen": COUNT,
    # Who has played it, and whether the dealer turned out to play alone.
    "friend": maybe(SEAT),
    "alone": maybe(FLAG),
    # The points of those who are surely attackers.
    "points": maybe(COUNT),
    "taken": by_seat(COUNT),
    "trick": COUNT,
    "leader": maybe(SEAT),
    # A throw that was stopped, the types that may stay, and who chooses.
    "thrown": maybe(SHOWN, "throw_choice"),
    "choices": list_of(word(*TYPES)),
    "chooser": maybe(SEAT, "throw_choice"),
    "last": list_of(SHOWN),
    "last_winner": maybe(SEAT),
    "played": by_seat(CARDS),
}
PRIVATE: Final[Mapping[str, FactType]] = {
    "kitty": CARDS,
    "buried": CARDS,
    # How many copies of the called card the seat holds.
    "called_held": COUNT,
}


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
    acts=tuple(ACTS),
    types=TYPES,
    facts=FACTS,
    private=PRIVATE,
    measure=Measure("points", trifle=2),
    points=POINTS,
    many_moves=True,
    allies=allies,
)
