"""Who is on one's side, as far as a seat can know."""

from paiju.game import AnyGame, AnyView


def mates(game: AnyGame, view: AnyView) -> frozenset[int]:
    """Return the seats on a view's side; hidden friends are told by what the seat holds."""
    own = view.seat
    if own is None:
        return frozenset()
    for side in game.sides(view.rules):
        if own in side:
            return frozenset(side) - {own}
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
