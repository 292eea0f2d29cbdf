"""Ratings: how well somebody plays, learned hand by hand."""

from paiju.store.contract import Rating
from paiju.wire.http import WireRating


def write_rating(rating: Rating) -> WireRating:
    """Write a rating as people read it."""
    return WireRating(
        game=rating.game,
        rating=round(rating.mean * 40),
        sure=round(rating.deviation * 40),
        hands=rating.hands,
    )
