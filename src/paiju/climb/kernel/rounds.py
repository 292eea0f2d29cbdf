"""Rounds (轮): whose turn it is, who has passed, who leads after a clear.

A ring holds what never changes, a round what does; both are packed integers, so that a copy of a
table copies them for nothing. Seats count from 0.
"""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit

# Ring: seats, stride (1, or one less than the seats the other way round), lock, partner.
STRIDE: Final = 4
LOCK: Final = 8
PARTNER: Final = 9
# Round: turn, the last to play, who has passed, who is out.
LAST: Final = 4
PASSED: Final = 8
OUT: Final = 16
NOBODY: Final = 15


def ring(seats: i64, forwards: bool, lock: bool, partner: i64) -> i64:
    """Pack a table: seats, direction, whether a pass lasts for the round, who partners whom.

    `partner` is the distance to the partner who takes over the lead (接风), 0 where there is none.
    """
    made: i64 = seats | partner << PARTNER
    if forwards:
        made |= 1 << STRIDE
    else:
        made |= (seats - 1) << STRIDE
    if lock:
        made |= 1 << LOCK
    return made


def lead_by(seat: i64, out: i64) -> i64:
    """Return a round that a seat leads, while the seats of a mask are out."""
    return seat | NOBODY << LAST | out << OUT


def turn_of(now: i64) -> i64:
    """Return the seat whose turn it is."""
    return now & 15


def last_of(now: i64) -> i64:
    """Return the seat whose play lies on the table, NOBODY on a lead."""
    return (now >> LAST) & 15


def passed_of(now: i64) -> i64:
    """Return the mask of the seats that have passed."""
    return (now >> PASSED) & 255


def out_of(now: i64) -> i64:
    """Return the mask of the seats that have no cards left."""
    return (now >> OUT) & 255


def after_play(table: i64, now: i64, finished: bool) -> i64:
    """Go on after the seat on turn has played, perhaps its last card."""
    seat: i64 = turn_of(now)
    passed: i64 = passed_of(now)
    out: i64 = out_of(now)
    if not (table >> LOCK) & 1:
        passed = 0
    if finished:
        out |= bit(seat)
    return _next(table, seat, seat, passed, out)


def after_pass(table: i64, now: i64) -> i64:
    """Go on after the seat on turn has passed; a lead means that the round was won."""
    seat: i64 = turn_of(now)
    return _next(table, seat, last_of(now), passed_of(now) | bit(seat), out_of(now))


def _next(table: i64, seat: i64, last: i64, passed: i64, out: i64) -> i64:
    """Find the next seat that may still play against the last one, or clear the table."""
    seats: i64 = table & 15
    stride: i64 = (table >> STRIDE) & 15
    away: i64 = passed | out | bit(last)
    tried: i64 = 1
    while tried < seats:
        seat += stride
        if seat >= seats:
            seat -= seats
        if not (away >> seat) & 1:
            return seat | last << LAST | passed << PASSED | out << OUT
        tried += 1
    return lead_by(_leader(table, last, out), out)


def _leader(table: i64, last: i64, out: i64) -> i64:
    """Return who leads after a clear: the last to play, the partner, the next in play."""
    seats: i64 = table & 15
    stride: i64 = (table >> STRIDE) & 15
    seat: i64 = last
    tried: i64 = 0
    if (out >> last) & 1 and table >> PARTNER:
        seat = (last + (table >> PARTNER)) % seats
        if (out >> seat) & 1:
            seat = last
    while (out >> seat) & 1 and tried < seats:
        seat = (seat + stride) % seats
        tried += 1
    return seat
