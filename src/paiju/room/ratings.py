"""Ratings: how well somebody plays, learned hand by hand (Plackett and Luce, by openskill)."""

from collections.abc import Mapping
from typing import Final

from paiju.bots import BOTS
from paiju.store.contract import Hand, Rating
from paiju.store.queries import Rated
from paiju.wire.http import WireRating
from paiju.wire.statistics import WireRated

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
_BOT_DEVIATION: Final = 1.0
_POINTS: Final = 40
"""People read 1000, not 25."""


def rate(hand: Hand, known: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """Return the new ratings of the people in a hand: those who won against all others."""
    from openskill.models import PlackettLuce

    teams = [
        [part for part in hand.parts if part.won],
        [part for part in hand.parts if not part.won],
    ]
    if not all(teams) or not any(part.player for part in hand.parts):
        return ()
    model = PlackettLuce()
    before = []
    for team in teams:
        seated = []
        for part in team:
            held = known.get(part.player or "")
            if part.player is None:
                worth = BOTS[part.name].rating if part.name in BOTS else MEAN
                seated.append(model.rating(worth, _BOT_DEVIATION))
            elif held is None:
                seated.append(model.rating(MEAN, DEVIATION))
            else:
                seated.append(model.rating(held.mean, held.deviation))
        before.append(seated)
    after = model.rate(before, ranks=[0, 1])
    return tuple(
        Rating(part.player, hand.game, rated.mu, rated.sigma, _hands(known, part.player) + 1)
        for team, ratings in zip(teams, after, strict=True)
        for part, rated in zip(team, ratings, strict=True)
        if part.player is not None
    )


def _hands(known: Mapping[str, Rating], player: str) -> int:
    """Tell from how many hands a rating comes."""
    held = known.get(player)
    return 0 if held is None else held.hands


def write_rating(rating: Rating) -> WireRating:
    """Write a rating as people read it."""
    return WireRating(
        game=rating.game,
        rating=round(rating.mean * _POINTS),
        sure=round(rating.deviation * _POINTS),
        hands=rating.hands,
    )


def write_rated(rated: Rated) -> WireRated:
    """Write a rating as it was."""
    return WireRated(
        at=rated.at, rating=round(rated.mean * _POINTS), sure=round(rated.deviation * _POINTS)
    )
