"""What 找朋友升级 declares of itself."""

from typing import Final

from paiju.game import Measure, Profile, View
from paiju.games.friends.rules import Rules
from paiju.trick.faces import POINTS
from paiju.trick.names import COUNTER_CLOCKWISE


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
    measure=Measure("points", trifle=2),
    points=POINTS,
    many_moves=True,
    allies=allies,
)
