"""How a hand ends, and what it leaves to the next (结算).

The dealer (庄家) of a hand is the seat that takes its kitty, and bids find it. What a hand leaves
to the next is the seat that draws first; that seat and its partner are the dealers (庄家方).
"""

from paiju.cards import RANKS
from paiju.game import Event, Facts, Outcome, Standing
from paiju.games.shandong.kernel.constants import OVER, SEATS
from paiju.games.shandong.kernel.result import (
    dealers_hold,
    is_void,
    next_first,
    rise_of_side,
    risen,
    wins_match,
)
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.names import side_seats
from paiju.trick.faces import cards_of
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.names import seat_of


def winning_side(table: Table) -> int:
    """Return the side that won a hand, -1 where nobody did."""
    if table.side < 0:
        return NOBODY
    held = not is_void(table) and dealers_hold(table.attack)
    return int(table.side) if held else 1 - int(table.side)


def winners(table: Table) -> tuple[int, ...]:
    """Return the seats that won a hand; a first deal that nobody declares in is nobody's loss."""
    side = winning_side(table)
    return (1, 2, 3, 4) if side < 0 else side_seats(side)


def scores(table: Table) -> tuple[int, ...]:
    """Return what a hand adds to each seat: the levels won, and one for taking over the deal."""
    side = winning_side(table)
    if side < 0:
        return (0,) * SEATS
    gained = int(rise_of_side(table, side))
    if side != table.side and not is_void(table):
        gained += 1
    return tuple(gained if seat % 2 == side else -gained for seat in range(SEATS))


def following(standing: Standing, table: Table) -> int | None:
    """Return who draws first in the next hand, None where the first hand is dealt again."""
    seat = int(table.dealer)
    if seat < 0:
        seat = (standing.dealer or 0) - 1
    return seat_of(int(next_first(table, seat)))


def coming(standing: Standing) -> tuple[Event, ...]:
    """Tell who draws first and which side are the dealers; bids then find the dealer."""
    first = standing.dealer
    if first is None:
        return ()
    side = side_seats((first - 1) % 2)
    return Event("starter_next", {"seat": first}), Event("side_next", {"seats": side})


def levels_after(standing: Standing, table: Table) -> tuple[str, ...]:
    """Return the levels by seat after a hand."""
    rises = [int(rise_of_side(table, side)) for side in range(2)]
    return tuple(
        RANKS[risen(RANKS.index(level), rises[seat % 2])]
        for seat, level in enumerate(standing.levels)
    )


def outcome_of(standing: Standing, table: Table) -> Outcome | None:
    """Return how a hand ended, None while it goes on."""
    if table.phase != OVER:
        return None
    facts: Facts = {
        "points": None if is_void(table) else int(table.attack),
        "dealer": seat_of(int(table.dealer)),
        "buried": cards_of(table.buried),
        "times": int(table.times),
        "levels": levels_after(standing, table),
        "next": following(standing, table),
    }
    return Outcome(scores(table), winners(table), facts)


def settle(standing: Standing, table: Table) -> Standing:
    """Return the standing after a hand; a side that holds one at the ace has won the match."""
    changed = zip(standing.scores, scores(table), strict=True)
    won = side_seats(int(table.side)) if wins_match(table) else None
    return Standing(
        tuple(before + change for before, change in changed),
        standing.hand + 1,
        levels=levels_after(standing, table),
        dealer=following(standing, table),
        winners=won,
    )
