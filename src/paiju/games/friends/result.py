"""How a hand ends, and what it leaves to the next (结算)."""

from paiju.cards import RANKS
from paiju.game import Event, Facts, Outcome, Standing
from paiju.games.friends.kernel.constants import DEFENDED, OVER, SEATS
from paiju.games.friends.kernel.result import champions_of, next_starter, rise_of, risen
from paiju.games.friends.kernel.table import Table, defends
from paiju.games.friends.names import TITLES
from paiju.trick.faces import cards_of
from paiju.trick.kernel.constants import TOP_LEVEL
from paiju.trick.kernel.points import points

REACHED = "reached_a"
"""The tally of the hand in which each seat came to A, 0 before."""


class Result:
    """A finished hand in the words of the edge; seats count from 1."""

    def __init__(
        self,
        levels: tuple[str, ...],
        reached: tuple[int, ...],
        dealer: int,
        friend: int | None,
        attack: int,
    ) -> None:
        """Work out all that follows from the attackers' points; no friend is a dealer alone."""
        one, two = dealer - 1, (friend or dealer) - 1
        before = [RANKS.index(level) for level in levels]
        self.points = attack
        self.rises = tuple(int(rise_of(one, two, attack, seat)) for seat in range(SEATS))
        after = [int(risen(level, rise)) for level, rise in zip(before, self.rises, strict=True)]
        self.levels = tuple(RANKS[level] for level in after)
        self.steps = tuple(new - old for new, old in zip(after, before, strict=True))
        defenders = {dealer, friend or dealer}
        held = attack < DEFENDED
        self.winners = tuple(s for s in range(1, SEATS + 1) if (s in defenders) == held)
        self.title = title_of(attack, one == two)
        self.starter = int(next_starter(one, two, attack)) + 1
        won = int(champions_of(before, list(reached), one, two, attack))
        self.champions = tuple(seat + 1 for seat in range(SEATS) if won >> seat & 1)


def title_of(attack: int, alone: bool) -> str:
    """Name the result: 大光 小光 小胜 反超 大胜 完胜 满光, 惨败 for a dealer alone."""
    if attack == 0:
        return TITLES[0]
    if alone and attack >= DEFENDED + 60:
        return TITLES[-1]
    return TITLES[1 + min(attack // 60, 5)]


def result_of(standing: Standing, table: Table) -> Result:
    """Return the result of a finished hand."""
    friend = None if table.friend == table.dealer else int(table.friend) + 1
    reached = standing.tallies[REACHED]
    return Result(standing.levels, reached, int(table.dealer) + 1, friend, int(table.attack))


def attack_so_far(table: Table) -> int | None:
    """Return the points of those who are surely attackers, None before the sides are known."""
    if table.phase == OVER:
        return int(table.attack)
    if table.friend < 0:
        return None
    return sum(int(table.taken[seat]) for seat in range(SEATS) if not defends(table, seat))


def outcome_of(standing: Standing, table: Table) -> Outcome | None:
    """Return how a hand ended, None while it goes on."""
    if table.phase != OVER:
        return None
    result = result_of(standing, table)
    kitty = int(points(table.buried))
    facts: Facts = {
        "points": int(table.attack),
        "title": result.title,
        "dealer": int(table.dealer) + 1,
        "friend": None if table.friend == table.dealer else int(table.friend) + 1,
        "kitty": kitty,
        "times": int(table.times),
        "buried": cards_of(table.buried),
        "levels": {str(seat): level for seat, level in enumerate(result.levels, 1)},
        "next": result.starter,
        "champions": result.champions,
    }
    return Outcome(result.steps, result.winners, facts)


def coming(standing: Standing) -> tuple[Event, ...]:
    """Tell with whom the next deal starts; bids then find the dealer."""
    starter = standing.dealer
    return () if starter is None else (Event("starter_next", {"seat": starter}),)


def settle(standing: Standing, table: Table) -> Standing:
    """Return the standing after a hand."""
    result = result_of(standing, table)
    top = RANKS[TOP_LEVEL]
    reached = tuple(
        before or (standing.hand if level == top else 0)
        for before, level in zip(standing.tallies[REACHED], result.levels, strict=True)
    )
    total = tuple(a + b for a, b in zip(standing.scores, result.steps, strict=True))
    return Standing(
        total,
        standing.hand + 1,
        levels=result.levels,
        dealer=result.starter,
        tallies={REACHED: reached},
        winners=result.champions or None,
    )
