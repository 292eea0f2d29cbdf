"""Outlines of runs: every window of ranks, every place of the wild cards in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import LENGTH, STRAIGHT_FLUSH, kind_of, objection
from paiju.games.guandan.kernel.constants import COMBO, NOWHERE, RANK, SUIT, WILDS, WILDS_TOO
from paiju.games.guandan.kernel.shapes import Book

_MARKS: Final = 0x11111111111111
_NATURAL: Final = (1 << 52) - 1


def by_position(ranks: i64) -> i64:
    """Turn nibbles by rank, 2 to A, into nibbles by position: A is at both ends."""
    ranks &= _NATURAL
    return ranks << 4 | ranks >> 48


def list_runs(
    book: Book,
    ones: i64,
    counts: i64,
    wilds: i64,
    width: i64,
    theirs: i64,
    out: vec[i64],
    found: i64,
) -> i64:
    """Write the runs of a width that beat the table; those of one suit are not among them."""
    faces: i64 = 0
    if width == 1:
        faces = by_position(ones)
    return _windows(
        book, by_position(counts), width, wilds, book.shapes.runs[width], theirs, faces, out, found
    )


def list_flushes(book: Book, ones: i64, wilds: i64, theirs: i64, out: vec[i64], found: i64) -> i64:
    """Write the straight flushes that beat the table."""
    faces: i64 = by_position(ones)
    suit: i64 = 0
    base: i64 = 0
    if kind_of(theirs) != STRAIGHT_FLUSH:
        theirs = 0
    while suit < 4:
        base = book.shapes.flush | (suit + 1) << SUIT
        found = _windows(book, (faces >> suit) & _MARKS, 1, wilds, base, theirs, 0, out, found)
        suit += 1
    return found


def _starts(marks: i64, width: i64, least: i64, wilds: i64) -> i64:
    """Return where a shortest run may begin, one bit of a nibble each: wild cards fill the rest.

    All windows are added up at once, a nibble each; a sum above a bound carries into the top bit.
    This spares the walk where it would find nothing, for the lengths that are played; of others
    it says that they may begin anywhere.
    """
    held: i64 = (marks | marks >> 1 | marks >> 2 | marks >> 3) & _MARKS
    if width > 1:
        held += (marks >> 1 | marks >> 2 | marks >> 3) & _MARKS
    if width > 2:
        held += ((marks & marks >> 1) | marks >> 2 | marks >> 3) & _MARKS
    total: i64 = held + (held >> 4)
    if least == 5:
        total += (total >> 8) + (held >> 16)
    elif least == 3:
        total += held >> 8
    elif least != 2:
        return _MARKS
    total += (8 - least * width + wilds) * _MARKS
    return (total >> 3) & _MARKS


def _windows(
    book: Book,
    marks: i64,
    width: i64,
    wilds: i64,
    base: i64,
    theirs: i64,
    faces: i64,
    out: vec[i64],
    found: i64,
) -> i64:
    """Walk every window of positions and write the runs that fill it."""
    least: i64 = book.shapes.least[width]
    most: i64 = book.shapes.most[width]
    start: i64 = book.shapes.low
    starts: i64 = _starts(marks, width, least, wilds) >> (4 * start)
    end: i64 = book.shapes.high + 1
    ranks: i64 = 0
    lacking: i64 = 0
    lack: i64 = 0
    one: i64 = 0
    two: i64 = 0
    made: i64 = 0
    while starts and start + least <= end:
        ranks = 0
        lacking = 0
        one = NOWHERE
        two = NOWHERE
        while starts & 1 and ranks < most and start + ranks < end:
            lack = width - ((marks >> (4 * (start + ranks))) & 15)
            if lack > 0:
                lacking += lack
                if lacking > wilds:
                    break
                if one == NOWHERE:
                    one = ranks
                    if lack == 2:
                        two = ranks
                else:
                    two = ranks
            ranks += 1
            made = base | (ranks * width) << LENGTH | (start + ranks - 1) | start << RANK
            if ranks >= least and not objection(made & COMBO, theirs, book.shapes.order):
                found = _place(
                    made, ranks, width, wilds, one, two, faces >> (4 * start), out, found
                )
        starts >>= 4
        start += 1
    return found


def _place(
    made: i64,
    ranks: i64,
    width: i64,
    wilds: i64,
    one: i64,
    two: i64,
    faces: i64,
    out: vec[i64],
    found: i64,
) -> i64:
    """Write a window with its wild cards where they must be, and wherever else they may be."""
    found = _write(made, ranks, one, two, faces, out, found)
    if two != NOWHERE or wilds == 0:
        return found
    other: i64 = 0
    if one != NOWHERE:
        if wilds > 1:
            while other < ranks:
                if other != one or width > 1:
                    found = _write(made, ranks, one, other, faces, out, found)
                other += 1
        return found
    one = 0
    while one < ranks:
        found = _write(made, ranks, one, NOWHERE, faces, out, found)
        other = one
        if width == 1:
            other += 1
        while wilds > 1 and other < ranks:
            found = _write(made, ranks, one, other, faces, out, found)
            other += 1
        one += 1
    return found


def _write(made: i64, ranks: i64, one: i64, two: i64, faces: i64, out: vec[i64], found: i64) -> i64:
    """Write one run, unless its natural cards can only be of one suit and that is another kind."""
    natural: i64 = ranks
    if faces:
        faces &= bit(4 * ranks) - 1
        if one != NOWHERE:
            faces &= ~(bit(4 * one) * 15)
            natural -= 1
            if two != NOWHERE:
                faces &= ~(bit(4 * two) * 15)
                natural -= 1
        faces |= faces >> 32
        faces |= faces >> 16
        faces |= faces >> 8
        faces |= faces >> 4
        faces &= 15
        if faces & (faces - 1) == 0 or natural < 2:
            return found
    out[found] = made | one << WILDS | two << WILDS_TOO
    return found + 1
