"""Playing (出牌): leads, throws and who stops them, follows, and the end of a trick."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding, add, size, subtract
from paiju.games.friends.kernel.kitty import count_called
from paiju.games.friends.kernel.result import finish
from paiju.games.friends.kernel.table import Table, next_seat
from paiju.games.friends.kernel.words import (
    ALL_SEATS,
    CHOOSING,
    KEEP_TYPE,
    LEGAL,
    NOBODY,
    NOT_A_COMBINATION,
    PLAYING,
    UNPAID,
    WRONG_COUNT,
)
from paiju.trick.kernel.challenge import smallest_unit, try_throw
from paiju.trick.kernel.follow import check_follow
from paiju.trick.kernel.points import points
from paiju.trick.kernel.ranks import group_of
from paiju.trick.kernel.shapes import THROW
from paiju.trick.kernel.winner import answer, open_trick


def check_play(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand may not be played."""
    if table.out == 0:
        if cards.one == 0:
            return WRONG_COUNT
        if group_of(table.shapes.ranks, cards.one) < 0:
            return NOT_A_COMBINATION
        return LEGAL
    if size(cards) != table.trick.lead.cards:
        return WRONG_COUNT
    code: i64 = check_follow(
        table.setup.desk, table.shapes, table.trick.lead, table.hands[seat], cards
    )
    if code:
        return UNPAID + code
    return LEGAL


def play(table: Table, seat: i64, cards: Holding) -> None:
    """Lead, or follow."""
    table.thrown.set(0, 0, 0)
    table.chooser = NOBODY
    if table.out == 0:
        lead(table, seat, cards)
        return
    table.verb = answer(table.trick, table.setup.desk, table.shapes, seat, cards)
    put_down(table, seat, cards)
    if table.out == ALL_SEATS:
        gather(table)


def lead(table: Table, seat: i64, cards: Holding) -> None:
    """Open a trick; a throw (甩牌) that somebody can beat is stopped."""
    kind: i64 = open_trick(table.trick, table.setup.desk, table.shapes, seat, cards)
    table.leader = seat
    if kind == THROW:
        find_stopper(table, seat)
        if table.chooser >= 0:
            stop(table, cards)
            return
    put_down(table, seat, cards)


def find_stopper(table: Table, thrower: i64) -> None:
    """Find the first seat after the thrower that beats a unit, and the types it chooses among."""
    lead = table.trick.lead
    challenge = table.setup.challenge
    try_throw(challenge, table.shapes, lead.units, lead.group, table.hands, thrower, -1)
    table.chooser = challenge.stopped_by
    table.choices = challenge.choices


def stop(table: Table, cards: Holding) -> None:
    """Stop a throw: where there is but one type the choice is made."""
    table.thrown.become(cards)
    if table.choices & (table.choices - 1):
        table.phase = CHOOSING
    else:
        keep(table, lowest_place(table.choices))


def check_keep(table: Table, kind: i64) -> i64:
    """Tell why a type may not be chosen to stay."""
    if kind < 0 or kind > THROW or table.choices & bit(kind) == 0:
        return KEEP_TYPE
    return LEGAL


def keep(table: Table, kind: i64) -> None:
    """Let the smallest unit of a type stay as the lead; the rest goes back to the thrower."""
    units = table.trick.lead.units
    at: i64 = smallest_unit(units, kind)
    cards: Holding = table.setup.kept
    cards.set(units.one[at], units.two[at], units.three[at])
    table.choices = 0
    table.phase = PLAYING
    open_trick(table.trick, table.setup.desk, table.shapes, table.leader, cards)
    put_down(table, table.leader, cards)


def put_down(table: Table, seat: i64, cards: Holding) -> None:
    """Lay cards from a hand on the table."""
    table.plays[seat].become(cards)
    subtract(table.hands[seat], cards)
    add(table.gone, cards)
    table.pot += points(cards)
    table.out |= bit(seat)
    table.turn = next_seat(seat)
    count_called(table, seat, cards)


def gather(table: Table) -> None:
    """Give the trick to its winner, who leads the next."""
    winner: i64 = table.trick.winner
    table.taken[winner] = table.taken[winner] + table.pot
    table.pot = 0
    table.out = 0
    table.tricks += 1
    table.leader = winner
    table.turn = winner
    if table.hands[winner].one == 0:
        finish(table)
