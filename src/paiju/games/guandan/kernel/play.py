"""Play and pass: what may be played, what it does, when the hand is over."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.rounds import NOBODY as NO_LAST
from paiju.climb.kernel.rounds import after_pass, after_play, last_of, out_of, turn_of
from paiju.climb.kernel.verdict import Room, verdict
from paiju.games.guandan.kernel.constants import LEGAL, MUST_LEAD, NOT_IN_HAND, OVER
from paiju.games.guandan.kernel.outlines import list_outlines
from paiju.games.guandan.kernel.table import Table, clear_table, holds, take


def leading(table: Table) -> bool:
    """Return whether the seat on turn leads."""
    return last_of(table.round) == NO_LAST


def legal(table: Table, out: vec[i64]) -> i64:
    """Write the outlines of the seat on turn, a pass among them, and count them."""
    seat: i64 = turn_of(table.round)
    return list_outlines(table.book, table.first[seat], table.second[seat], table.combo, out)


def check_play(table: Table, first: i64, second: i64, claim: i64, room: Room) -> i64:
    """Tell why the seat on turn may not play cards; LEGAL leaves what they are in `room`."""
    if not holds(table, turn_of(table.round), first, second):
        return NOT_IN_HAND
    return verdict(table.book.shapes, first, second, claim, table.combo, room)


def check_pass(table: Table) -> i64:
    """Tell why the seat on turn may not pass."""
    if leading(table):
        return MUST_LEAD
    return LEGAL


def play(table: Table, first: i64, second: i64, made: i64) -> None:
    """Play cards that `check_play` allows for the seat on turn."""
    seat: i64 = turn_of(table.round)
    out: i64 = 0
    take(table, seat, first, second)
    table.gone_second |= second | (table.gone_first & first)
    table.gone_first |= first
    table.combo = made
    table.lying_first = first
    table.lying_second = second
    if table.first[seat]:
        table.round = after_play(table.ring, table.round, False)
    else:
        table.finished |= seat << (4 * table.places)
        table.places += 1
        out = out_of(table.round) | bit(seat)
        if (out >> ((seat + 2) & 3)) & 1:
            _end(table, out)
            return
        table.round = after_play(table.ring, table.round, True)
    if leading(table):
        clear_table(table)


def _end(table: Table, out: i64) -> None:
    """End the hand: a side is out, and if only one seat is not, it is last."""
    seat: i64 = 0
    table.phase = OVER
    if table.places < 3:
        return
    while (out >> seat) & 1:
        seat += 1
    table.finished |= seat << 12
    table.places = 4


def skip(table: Table) -> None:
    """Pass for the seat on turn."""
    table.round = after_pass(table.ring, table.round)
    if leading(table):
        clear_table(table)


def place_of(table: Table, seat: i64) -> i64:
    """Return the place of a seat in the finish, from 0; -1 where it is not out."""
    place: i64 = 0
    while place < table.places:
        if (table.finished >> (4 * place)) & 15 == seat:
            return place
        place += 1
    return -1
