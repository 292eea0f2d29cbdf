"""Reports: what a run has shown, as values and as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from paiju.arena.intervals import Interval, of_points, of_shares
from paiju.arena.plan import Plan
from paiju.arena.ratings import Rating, Ratings
from paiju.arena.results import PlayedDeal
from paiju.game import find


@dataclass(frozen=True, slots=True)
class Pair:
    """How one bot did against another."""

    bot: str
    against: str
    wins: Interval
    """The share of deals won, a tie counted half."""
    points: Interval
    """How much more a seat of the bot gains in a hand."""
    deals: int
    hands: int

    def turned(self) -> "Pair":
        """Tell the same from the other side."""
        wins, points = self.wins, self.points
        return Pair(
            self.against,
            self.bot,
            Interval(1 - wins.value, 1 - wins.high, 1 - wins.low),
            Interval(-points.value, -points.high, -points.low),
            self.deals,
            self.hands,
        )


@dataclass(frozen=True, slots=True)
class Report:
    """All that a run has shown."""

    plan: Plan
    pairs: tuple[Pair, ...]
    """Every two bots both ways, in the order in which they were named."""
    ratings: dict[str, Rating]

    def pair(self, bot: str, against: str) -> Pair:
        """Find how one bot did against another."""
        return next(one for one in self.pairs if (one.bot, one.against) == (bot, against))

    @property
    def ladder(self) -> tuple[str, ...]:
        """The bots, the best rated first."""
        return tuple(sorted(self.ratings, key=lambda name: -self.ratings[name].rating))


def _pair(bot: str, against: str, played: Sequence[PlayedDeal]) -> Pair:
    """Sum up the deals of one pair."""
    return Pair(
        bot,
        against,
        of_shares([one.share for one in played]),
        of_points([one.points for one in played]),
        len(played),
        sum(len(one.hands) for one in played),
    )


def report(plan: Plan, played: Sequence[PlayedDeal]) -> Report:
    """Sum up a run; the deals are taken in the order of the plan, whoever finished first."""
    game = find(plan.game)
    names = [one.name for one in plan.entrants]
    ratings = Ratings(names, game.sides(game.parse(dict(plan.rules))))
    for one in played:
        ratings.add(one)
    pairs: dict[tuple[str, str], Pair] = {}
    for bot, against in combinations(names, 2):
        own = [one for one in played if (one.task.bot, one.task.against) == (bot, against)]
        pair = _pair(bot, against, own)
        pairs[bot, against] = pair
        pairs[against, bot] = pair.turned()
    ordered = tuple(pairs[a, b] for a in names for b in names if a != b)
    return Report(plan, ordered, ratings.found)


def _finite(value: float) -> float | None:
    """Leave out bounds that one deal alone cannot give; JSON has no word for infinity."""
    return round(value, 4) if abs(value) < float("inf") else None


def to_json(found: Report) -> dict[str, object]:
    """Write a report as plain values."""
    plan = found.plan
    return {
        "game": plan.game,
        "rules": dict(plan.rules),
        "seed": plan.seed,
        "deals": plan.deals,
        "pairs": [
            {
                "bot": pair.bot,
                "against": pair.against,
                "win_rate": _finite(pair.wins.value),
                "low": _finite(pair.wins.low),
                "high": _finite(pair.wins.high),
                "points": _finite(pair.points.value),
                "points_low": _finite(pair.points.low),
                "points_high": _finite(pair.points.high),
                "hands": pair.hands,
            }
            for pair in found.pairs
        ],
        "ratings": {
            name: {
                "rating": round(found.ratings[name].rating, 3),
                "error": round(found.ratings[name].error, 3),
                "hands": found.ratings[name].hands,
            }
            for name in found.ladder
        },
    }
