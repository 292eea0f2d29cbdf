"""Who wins a trick (一墩), and what lies in it."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits, lowest_place
from paiju.games.xiaoer.kernel.constants import (
    ALL_FIVES,
    POINTS,
    SINGLE,
    TENS_AND_KINGS,
    THROW,
    TRUE_GANG,
)
from paiju.games.xiaoer.kernel.gang import true_rank
from paiju.games.xiaoer.kernel.table import Table
from paiju.trick.kernel.ranks import TRUMPS, Ranks


def points(cards: i64) -> i64:
    """Count the points (分): 5 for a five, 10 for a ten or a king."""
    if cards & POINTS == 0:
        return 0
    return 5 * count_bits(cards & ALL_FIVES) + 10 * count_bits(cards & TENS_AND_KINGS)


def highest(ranks: Ranks, cards: i64) -> i64:
    """Return the strength of the highest of some cards."""
    best: i64 = 0
    strength: i64 = 0
    while cards:
        strength = ranks.strength[lowest_place(cards)]
        if strength > best:
            best = strength
        cards &= cards - 1
    return best


def lead_value(table: Table, cards: i64) -> i64:
    """Return what a play must exceed to beat this lead."""
    if table.kind == SINGLE:
        return table.ranks.strength[lowest_place(cards)]
    if table.kind == TRUE_GANG:
        return true_rank(cards) + 1
    return 0


def follow_value(table: Table, cards: i64) -> i64:
    """Return the strength of a play in this trick, -1 where it cannot win whatever lies there."""
    if table.kind == SINGLE:
        place: i64 = lowest_place(cards)
        group: i64 = table.ranks.group[place]
        if group == table.group or group == TRUMPS:
            return table.ranks.strength[place]
        return -1
    if table.kind == THROW:
        if cards & ~table.ranks.faces[TRUMPS]:
            return -1
        return highest(table.ranks, cards)
    if cards & table.shown:
        return -1
    return gang_value(cards)


def gang_value(cards: i64) -> i64:
    """Return the strength of a true gang, -1 where the cards are none."""
    rank: i64 = true_rank(cards)
    if rank < 0:
        return -1
    return rank + 1
