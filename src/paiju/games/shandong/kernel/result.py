"""What a hand brings: the levels (升级), who draws first next, and who wins the match."""

from mypy_extensions import i64

from paiju.games.shandong.kernel.constants import DEFENDED, SEATS, UNBID
from paiju.games.shandong.kernel.table import Table
from paiju.trick.kernel.constants import TOP_LEVEL
from paiju.trick.kernel.play import next_seat


def is_void(table: Table) -> bool:
    """Return whether nobody declared."""
    return table.declarer < 0


def dealers_hold(attack: i64) -> bool:
    """Return whether the dealers win a hand by the attackers' points."""
    return attack < DEFENDED


def rise(attack: i64) -> i64:
    """Return the levels that the winners of a hand rise by."""
    if attack < 0:
        return 4
    if attack == 0:
        return 3
    if attack < DEFENDED:
        return 2 - attack // 40
    if attack >= 200:
        return 3
    return (attack - DEFENDED) // 40


def risen(level: i64, by: i64) -> i64:
    """Return a level after a rise; it stops at the ace."""
    if level + by > TOP_LEVEL:
        return TOP_LEVEL
    return level + by


def rise_of_side(table: Table, side: i64) -> i64:
    """Return the levels that a side rises by after a hand."""
    if is_void(table):
        if table.side < 0 or table.side == side:
            return 0
        return UNBID
    if dealers_hold(table.attack) == (table.side == side):
        return rise(table.attack)
    return 0


def next_first(table: Table, seat: i64) -> i64:
    """Return who draws first next: a seat's partner, or the next seat where the dealers lost.

    The seat is the dealer, or the first to draw where nobody declared.
    """
    if seat < 0:
        return seat
    if not is_void(table) and dealers_hold(table.attack):
        return seat ^ 2
    return next_seat(seat, SEATS)


def wins_match(table: Table) -> bool:
    """Return whether the dealers have held a hand at the ace."""
    return table.level == TOP_LEVEL and not is_void(table) and dealers_hold(table.attack)
