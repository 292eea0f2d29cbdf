"""Who is on one's side, as far as a seat can know."""

from typing import Final

from paiju.game import AnyView

_PARTNERS: Final = frozenset({"guandan", "shandong", "xiaoer"})
"""The games in which partners sit opposite."""


def mates(view: AnyView) -> frozenset[int]:
    """Return the seats on a view's side; hidden friends are told by what the seat holds."""
    own = view.seat
    if own is None:
        return frozenset()
    if view.game in _PARTNERS:
        return frozenset({(own + 1) % 4 + 1})
    return _friends(view, own) if "friend" in view.facts else frozenset()


def _friends(view: AnyView, own: int) -> frozenset[int]:
    """Return the mates of a seat where a dealer has called a friend: its holder knows."""
    facts = view.facts
    dealer, friend = facts["dealer"], facts["friend"]
    seats = frozenset(range(1, len(view.counts) + 1))
    defenders = frozenset(one for one in (dealer, friend) if isinstance(one, int))
    if own in (dealer, friend):
        return defenders - {own}
    if friend is None and facts["alone"] is None and view.private.get("called_held"):
        return frozenset({dealer}) if isinstance(dealer, int) else frozenset()
    return seats - defenders - {own}
