"""Ratings of bots from all their hands, for single players, partners and hidden teams.

Every hand is a contest of teams (Plackett and Luce, by openskill): the sides of the table where
there are fixed ones, else those who won together against the rest. A bot on several seats
has one rating, which moves by the mean of what its seats would have moved.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from paiju.arena.results import PlayedDeal, PlayedHand, Task
from paiju.arena.seatings import BOT


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is: the estimate, its error, and from how many hands."""

    rating: float
    error: float
    hands: int = 0

    @property
    def surely(self) -> float:
        """What the bot is worth at the least, three errors below the estimate."""
        return self.rating - 3 * self.error


def teams_of(hand: PlayedHand, sides: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Tell who played together: the sides of the table, or those whom the hand brought together."""
    seats = range(1, len(hand.seating) + 1)
    if sides:
        return sides
    lost = tuple(seat for seat in seats if seat not in hand.winners)
    return (hand.winners, lost) if lost else (hand.winners,)


def _places(hand: PlayedHand, teams: Sequence[tuple[int, ...]]) -> list[float]:
    """Rank the teams: who won first, then by what they gained a seat; less is better."""
    return [
        float(-sum(hand.gains[seat - 1] for seat in team) / len(team))
        if not set(team) <= set(hand.winners)
        else float(-max(hand.gains))
        for team in teams
    ]


class Ratings:
    """The ratings of all bots of a run, hand by hand."""

    def __init__(self, names: Iterable[str], sides: tuple[tuple[int, ...], ...]) -> None:
        # Bots do not change from hand to hand, so no doubt is added with time.
        self._model = PlackettLuce(tau=0.0)
        start = self._model.rating()
        self._sides = sides
        self._found = {name: Rating(start.mu, start.sigma) for name in names}

    def _seated(self, name: str) -> PlackettLuceRating:
        """Seat a bot with the rating that it has."""
        held = self._found[name]
        return self._model.rating(mu=held.rating, sigma=held.error)

    def _count(self, task: Task, hand: PlayedHand) -> None:
        """Take one hand into account."""
        teams = teams_of(hand, self._sides)
        names = [task.bot if letter == BOT else task.against for letter in hand.seating]
        if len(teams) < 2:
            return
        before = [[self._seated(names[seat - 1]) for seat in team] for team in teams]
        after = self._model.rate(before, ranks=_places(hand, teams))
        moved: dict[str, list[PlackettLuceRating]] = {}
        for team, rated in zip(teams, after, strict=True):
            for seat, rating in zip(team, rated, strict=True):
                moved.setdefault(names[seat - 1], []).append(rating)
        for name, ratings in moved.items():
            mean = sum(one.mu for one in ratings) / len(ratings)
            error = sum(one.sigma for one in ratings) / len(ratings)
            self._found[name] = Rating(mean, error, self._found[name].hands + 1)

    def add(self, played: PlayedDeal) -> None:
        """Take all hands of a deal into account."""
        for hand in played.hands:
            self._count(played.task, hand)

    @property
    def found(self) -> dict[str, Rating]:
        """The ratings so far."""
        return dict(self._found)
