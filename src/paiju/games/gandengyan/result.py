"""What a hand costs each seat, and what it leaves to the next."""

from collections.abc import Sequence
from typing import Final

from paiju.game import Event, Fact, Outcome, Standing
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.rules import First, Rules, Score

HIGHEST_MULTIPLIER: Final = 64


def multiplier(rules: Rules, doublings: int, never_played: bool = False) -> int:
    """Return what the cards left count: doubled by bombs, and for whoever never played."""
    if rules.score is Score.CARDS:
        return 1
    return int(min(HIGHEST_MULTIPLIER, 2 ** (doublings + never_played)))


def penalties(
    rules: Rules, left: Sequence[int], doublings: int, active: Sequence[bool]
) -> tuple[int, ...]:
    """Return the points of each seat: low is good, the winner has none."""
    return tuple(
        count * multiplier(rules, doublings, not played)
        for count, played in zip(left, active, strict=True)
    )


def starter(rules: Rules, points: Sequence[int], winner: int) -> int | None:
    """Return the seat that plays first in the next hand, None where the deal decides."""
    if rules.first is First.RANDOM:
        return None
    if rules.first is First.WINNER:
        return winner
    seats = len(points)
    around = [(winner - 1 + step) % seats for step in range(1, seats)]
    return max(around, key=lambda seat: points[seat]) + 1


def left_by_seat(table: Table) -> tuple[int, ...]:
    """Return the number of cards in each hand."""
    return tuple(int(table.hands[seat]).bit_count() for seat in range(table.seats))


def active_seats(table: Table) -> tuple[bool, ...]:
    """Tell of each seat whether it has played a card."""
    return tuple(bool(table.active >> seat & 1) for seat in range(table.seats))


def points(rules: Rules, table: Table) -> tuple[int, ...]:
    """Return what a finished hand costs each seat."""
    return penalties(rules, left_by_seat(table), table.doublings, active_seats(table))


def never_played(table: Table) -> tuple[int, ...]:
    """Return the seats that have not played a card."""
    return tuple(seat for seat, active in enumerate(active_seats(table), 1) if not active)


def outcome_of(rules: Rules, table: Table) -> Outcome | None:
    """Return how the hand ended: penalty points by seat, so that low is good."""
    if table.winner < 0:
        return None
    facts: dict[str, Fact] = {
        "left": left_by_seat(table),
        "multiplier": multiplier(rules, table.doublings),
        "never_played": never_played(table),
    }
    return Outcome(points(rules, table), (table.winner + 1,), facts)


def settled(rules: Rules, before: Standing, points: Sequence[int], winner: int) -> Standing:
    """Return the standing after a hand; the lowest total wins the match."""
    totals = tuple(a + b for a, b in zip(before.scores, points, strict=True))
    winners = None
    if before.hand >= rules.hands:
        winners = tuple(seat for seat, total in enumerate(totals, 1) if total == min(totals))
    return Standing(
        scores=totals,
        hand=before.hand + 1,
        dealer=starter(rules, points, winner),
        winners=winners,
    )


def coming(standing: Standing) -> tuple[Event, ...]:
    """Tell who plays first in the next hand, unless the deal decides."""
    first = standing.dealer
    return () if first is None else (Event("leader_next", {"seat": first}),)
