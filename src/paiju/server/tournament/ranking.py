"""The ranking of a duplicate event: everybody against those who had the same cards."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from paiju.arena.intervals import Interval, of_points
from paiju.store.tournament import Played

Seats: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gains:
    """What all who had the same cards made of them, the least first; each is compared in it."""

    values: tuple[float, ...]
    total: float

    @staticmethod
    def of(values: Iterable[float]) -> "Gains":
        """Put gains in order."""
        found = tuple(sorted(values))
        return Gains(found, sum(found))


@dataclass(frozen=True, slots=True)
class Compared:
    """What a pair or seat made of a deal, and what all with the same cards did."""

    number: int
    gain: float
    all: Gains

    @property
    def others(self) -> int:
        """How many others had the same cards."""
        return len(self.all.values) - 1

    @property
    def field(self) -> float | None:
        """The average of the others."""
        return (self.all.total - self.gain) / self.others if self.others else None

    @property
    def share(self) -> float | None:
        """The share of the others that did worse; as well counts a half."""
        if not self.others:
            return None
        worse = bisect_left(self.all.values, self.gain)
        alike = bisect_right(self.all.values, self.gain) - worse - 1
        return (worse + alike / 2) / self.others


@dataclass(frozen=True, slots=True)
class Standing:
    """How a pair, or a seat, of a table stands."""

    room: str
    seats: tuple[Played, ...]
    """Who they are, as of the last deal."""
    deals: tuple[Compared, ...]

    @property
    def compared(self) -> tuple[Compared, ...]:
        """The deals that others have finished too."""
        return tuple(deal for deal in self.deals if deal.others)

    @property
    def share(self) -> float | None:
        """The average share of others that did worse."""
        shares = [deal.share for deal in self.compared if deal.share is not None]
        return sum(shares) / len(shares) if shares else None

    @property
    def points(self) -> Interval | None:
        """By how much a deal went better than for the others."""
        above = [deal.gain - deal.field for deal in self.compared if deal.field is not None]
        return of_points(above) if above else None


def units_of(sides: Sequence[Seats], seats: int) -> tuple[Seats, ...]:
    """Return who is ranked together: the sides of a table, or everybody alone."""
    return tuple(sides) or tuple((seat,) for seat in range(1, seats + 1))


def _gain(hand: Mapping[int, Played], unit: Seats) -> float:
    """Return by how much a unit did better than the rest of its table; alone, what it gained."""
    own = sum(hand[seat].gain for seat in unit) / len(unit)
    if len(unit) == 1:
        return own
    rest = [played.gain for seat, played in hand.items() if seat not in unit]
    return own - sum(rest) / len(rest)


def rank(played: Iterable[Played], units: Sequence[Seats]) -> list[Standing]:
    """Rank all pairs or seats with people in them, the best first."""
    hands: dict[tuple[str, int], dict[int, Played]] = defaultdict(dict)
    for one in played:
        hands[one.room, one.number][one.seat] = one
    gains: dict[tuple[int, Seats], dict[str, float]] = defaultdict(dict)
    for (room, number), hand in hands.items():
        for unit in units:
            gains[number, unit][room] = _gain(hand, unit)
    everybody = {key: Gains.of(here.values()) for key, here in gains.items()}
    rooms: dict[str, list[int]] = defaultdict(list)
    for room, number in hands:
        rooms[room].append(number)
    standings = [
        Standing(
            room,
            tuple(hands[room, max(numbers)][seat] for seat in unit),
            tuple(
                Compared(number, gains[number, unit][room], everybody[number, unit])
                for number in sorted(numbers)
            ),
        )
        for room, numbers in rooms.items()
        for unit in units
    ]
    people = [one for one in standings if any(seat.player for seat in one.seats)]
    return sorted(people, key=_order)


def _order(standing: Standing) -> tuple[float, float, str, int]:
    """Put higher shares first, then points; those without anything to compare come last."""
    share, points = standing.share, standing.points
    return (
        2.0 if share is None else -share,
        0.0 if points is None else -points.value,
        standing.room,
        standing.seats[0].seat,
    )
