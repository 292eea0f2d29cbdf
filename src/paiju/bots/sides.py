"""Who is on one's side, as far as a seat can know."""

from paiju.game import AnyGame, AnyView


def mates(game: AnyGame, view: AnyView) -> frozenset[int]:
    """Return the other seats on a view's side."""
    own = view.seat
    if own is None:
        return frozenset()
    for side in game.sides(view.rules):
        if own in side:
            return frozenset(side) - {own}
    found = game.profile.allies
    return frozenset() if found is None else found(view)
