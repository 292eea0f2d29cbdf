"""How one's hands went, in JSON."""

from typing import Literal

from paiju.wire.http import Answer


class WireTally(Answer, frozen=True):
    """How some hands went."""

    hands: int
    won: int
    low: float
    """Between these the share of hands that one wins lies, in 95 of 100 cases."""
    high: float
    gain: float
    """The average of points, turned so that more is better."""


class WireGameTally(Answer, frozen=True):
    """How the hands of a game went."""

    game: str
    tally: WireTally
    unit: Literal["points", "rounds"]
    phases: list[float] | None
    """What one took on average in each third of a hand: points of tricks, or rounds."""


class WirePartnerTally(Answer, frozen=True):
    """How the hands with a partner went."""

    partner: str
    """To be sought for."""
    name: str
    bot: str | None
    tally: WireTally


class WireStretch(Answer, frozen=True):
    """Hands that came one after another."""

    start: int
    end: int
    tally: WireTally


class WireRated(Answer, frozen=True):
    """A rating as it was."""

    at: int
    rating: int
    sure: int


class WireRatings(Answer, frozen=True):
    """Ratings in a game, oldest first."""

    game: str
    ratings: list[WireRated]


class Statistics(Answer, frozen=True):
    """How one's hands went."""

    tally: WireTally | None
    """None where there are no such hands."""
    games: list[WireGameTally]
    partners: list[WirePartnerTally]
    course: list[WireStretch]
    ratings: list[WireRatings]
