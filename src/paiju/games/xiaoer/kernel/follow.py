"""Following (跟牌): one duty, and a choice of cards that pays it."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits
from paiju.games.xiaoer.kernel.constants import (
    ALL_FACES,
    FALSE_GANG,
    LEGAL,
    MUST_FOLLOW,
    TRUE_GANG,
    WRONG_COUNT,
)
from paiju.games.xiaoer.kernel.gang import fours, true_rank
from paiju.games.xiaoer.kernel.table import Table
from paiju.trick.kernel.ranks import TRUMPS


class Choice:
    """Sets of cards: all of `forced`, and `need` more out of `pool`."""

    def __init__(self) -> None:
        self.forced: i64 = 0
        self.pool: i64 = 0
        self.need: i64 = 0


def choose(choice: Choice, hand: i64, duty: i64, size: i64) -> None:
    """Fill in how `size` cards are chosen when those of a duty come first."""
    held: i64 = hand & duty
    count: i64 = count_bits(held)
    if count >= size:
        choice.forced = 0
        choice.pool = held
        choice.need = size
    else:
        choice.forced = held
        choice.pool = hand & ~duty
        choice.need = size - count


def underpaid(hand: i64, duty: i64, cards: i64) -> i64:
    """Return how many cards of a duty are still owed, 0 when it is paid."""
    owed: i64 = count_bits(hand & duty)
    size: i64 = count_bits(cards)
    if owed > size:
        owed = size
    return owed - count_bits(cards & duty)


def led_duty(table: Table) -> i64:
    """Return the faces that come first in this trick: the led suit, trumps, or side cards."""
    if table.kind == TRUE_GANG:
        return table.ranks.faces[TRUMPS]
    if table.kind == FALSE_GANG:
        return ALL_FACES & ~table.ranks.faces[TRUMPS]
    return table.ranks.faces[table.group]


def beating_gangs(table: Table, hand: i64) -> i64:
    """Return the spades of the true gangs in a hand that beat what lies on the table."""
    if table.kind < TRUE_GANG:
        return 0
    found: i64 = 0
    spades: i64 = fours(hand & ~table.shown)
    while spades:
        if true_rank((spades & -spades) * 15) + 1 > table.best:
            found |= spades & -spades
        spades &= spades - 1
    return found


def check_follow(table: Table, hand: i64, cards: i64) -> i64:
    """Tell why cards from the hand may not be added to this trick."""
    if count_bits(cards) != table.size:
        return WRONG_COUNT
    if underpaid(hand, led_duty(table), cards) == 0:
        return LEGAL
    if beating_gangs(table, cards):
        return LEGAL
    return MUST_FOLLOW
