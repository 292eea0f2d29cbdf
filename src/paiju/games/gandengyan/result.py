"""What a hand costs each seat, and what it leaves to the next."""

from collections.abc import Sequence
from typing import Final

from paiju.game import Event, Standing
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


def coming(standing: Standing) -> tuple[Event, ...]:
    """Tell who plays first in the next hand, unless the deal decides."""
    first = standing.dealer
    return () if first is None else (Event("leader_next", {"seat": first}),)


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
