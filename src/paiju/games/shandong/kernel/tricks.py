"""Playing (出牌): leads, throws and what must stay of them, follows, and the end of a trick."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, add, size, subtract
from paiju.games.shandong.kernel.result import finish
from paiju.games.shandong.kernel.table import Table, next_seat
from paiju.games.shandong.kernel.words import (
    ALL_SEATS,
    BIG_JOKER,
    CHOOSING,
    KEEP_TYPE,
    LEGAL,
    NOBODY,
    NOT_A_COMBINATION,
    PAIR_GATE,
    PLAYING,
    THROW_TRUMPS,
    UNPAID,
    WRONG_COUNT,
)
from paiju.trick.kernel.challenge import smallest_unit, try_throw
from paiju.trick.kernel.follow import check_follow
from paiju.trick.kernel.points import points
from paiju.trick.kernel.ranks import TRUMPS, group_of
from paiju.trick.kernel.shapes import PAIR, PAIR_TRACTOR, THROW, Units
from paiju.trick.kernel.split import read
from paiju.trick.kernel.winner import answer, open_trick

# The next seat is one number down.
AROUND: Final = -1


def check_play(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand may not be played."""
    if table.out == 0:
        return check_lead(table, cards)
    if size(cards) != table.trick.lead.cards:
        return WRONG_COUNT
    code: i64 = check_follow(
        table.setup.desk, table.shapes, table.trick.lead, table.hands[seat], cards
    )
    if code:
        return UNPAID + code
    return LEGAL


def check_lead(table: Table, cards: Holding) -> i64:
    """Tell why cards may not be led."""
    if cards.one == 0:
        return WRONG_COUNT
    group: i64 = group_of(table.shapes.ranks, cards.one)
    if group < 0:
        return NOT_A_COMBINATION
    if group != TRUMPS or size(cards) == 1:
        return LEGAL
    units: Units = table.setup.desk.units
    kind: i64 = read(table.shapes, cards, table.setup.spare, units)
    if kind == THROW and not table.setup.throw_trumps:
        return THROW_TRUMPS
    if is_gated(table) and has_pair(units):
        return PAIR_GATE
    return LEGAL


def is_gated(table: Table) -> bool:
    """Tell whether trump pairs still wait for a big joker."""
    if not table.setup.pair_gate:
        return False
    gone: list[Holding] = table.gone
    return (gone[0].one | gone[1].one | gone[2].one | gone[3].one) & BIG_JOKER == 0


def has_pair(units: Units) -> bool:
    """Tell whether there is a pair or a tractor among units."""
    at: i64 = 0
    while at < units.count:
        if units.kind[at] == PAIR or units.kind[at] == PAIR_TRACTOR:
            return True
        at += 1
    return False


def play(table: Table, seat: i64, cards: Holding) -> None:
    """Lead, or follow."""
    table.thrown.set(0, 0, 0)
    table.choices = 0
    table.stopper = NOBODY
    if table.out == 0:
        lead(table, seat, cards)
        return
    table.verb = answer(table.trick, table.setup.desk, table.shapes, seat, cards)
    put_down(table, seat, cards)
    if table.out == ALL_SEATS:
        gather(table)


def lead(table: Table, seat: i64, cards: Holding) -> None:
    """Open a trick; of a throw (甩牌) that another hand beats only one unit stays."""
    kind: i64 = open_trick(table.trick, table.setup.desk, table.shapes, seat, cards)
    table.leader = seat
    if kind == THROW:
        challenge = table.setup.challenge
        opened = table.trick.lead
        if not try_throw(
            challenge, table.shapes, opened.units, opened.group, table.hands, seat, AROUND
        ):
            table.thrown.become(cards)
            table.choices = challenge.choices
            table.stopper = challenge.stopped_by
            if table.setup.throw_choice and table.choices & (table.choices - 1):
                table.phase = CHOOSING
                table.turn = next_seat(seat)
            else:
                keep(table, challenge.forced)
            return
    put_down(table, seat, cards)


def check_keep(table: Table, kind: i64) -> i64:
    """Tell why a type may not be chosen to stay."""
    if kind < 0 or kind >= THROW or table.choices & bit(kind) == 0:
        return KEEP_TYPE
    return LEGAL


def first_choice(table: Table) -> i64:
    """Return the kind that stays where nobody chooses."""
    order = table.setup.challenge.order
    at: i64 = 0
    while table.choices & bit(order[at]) == 0:
        at += 1
    return order[at]


def choose(table: Table, kind: i64) -> None:
    """Let the seat after the thrower choose; 0 leaves it to the order of the types."""
    desk = table.setup.desk
    open_trick(table.trick, desk, table.shapes, table.leader, table.thrown)
    if kind == 0:
        kind = first_choice(table)
    table.phase = PLAYING
    keep(table, kind)


def keep(table: Table, kind: i64) -> None:
    """Let the smallest unit of a type stay as the lead; the rest goes back to the thrower."""
    units: Units = table.trick.lead.units
    at: i64 = smallest_unit(units, kind)
    cards: Holding = table.setup.spare
    cards.set(units.one[at], units.two[at], 0)
    open_trick(table.trick, table.setup.desk, table.shapes, table.leader, cards)
    put_down(table, table.leader, cards)


def put_down(table: Table, seat: i64, cards: Holding) -> None:
    """Lay cards from a hand on the table."""
    table.plays[seat].become(cards)
    subtract(table.hands[seat], cards)
    add(table.gone[seat], cards)
    table.pot += points(cards)
    table.out |= bit(seat)
    table.turn = next_seat(seat)


def gather(table: Table) -> None:
    """Give the trick to its winner, who leads the next."""
    winner: i64 = table.trick.winner
    if winner & 1 == table.side:
        table.defence += table.pot
    else:
        table.attack += table.pot
    table.pot = 0
    table.out = 0
    table.tricks += 1
    table.leader = winner
    table.turn = winner
    if table.hands[winner].one == 0:
        finish(table)
