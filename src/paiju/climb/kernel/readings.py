"""Readings: everything that a set of cards can be, with every place of its wild cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climb.kernel.combos import ANY_POWER, LENGTH, objection
from paiju.climb.kernel.shapes import (
    LARGEST_SET,
    RANKS,
    Shapes,
    rank_at,
    run_height,
    set_height,
    shared_suits,
    tally,
)
from paiju.climb.kernel.wings import able_ranks, body_at, carries, first_start, last_start, winged

# A set, and runs of three widths at fourteen places each.
_PLAIN: Final = 1 + 3 * 14
# At every rank, or at fewer places in a row.
_WINGED: Final = 13


def most_readings(shapes: Shapes) -> i64:
    """Return how much room all readings of any cards take."""
    return _PLAIN + _WINGED * len(shapes.attachments)


def readings(shapes: Shapes, first: i64, second: i64, out: vec[i64]) -> i64:
    """Write every reading of the cards, held once and held twice, and return their number."""
    wild: i64 = shapes.wild
    counts: i64 = tally(first & ~wild, second & ~wild)
    wilds: i64 = _total(tally(first & wild, second & wild))
    found: i64 = 0
    if counts == 0:
        # Wild cards alone are what is printed on them.
        if wilds == 1 and not shapes.lone_wild:
            return 0
        counts = tally(first, second)
        wilds = 0
    found = _sets(shapes, counts, wilds, out)
    if shapes.attachments:
        found = _attachments(shapes, counts, wilds, out, found)
    if counts >> 52 == 0:
        found = _runs(shapes, counts, wilds, shared_suits(first & ~wild), out, found)
    return found


def _total(counts: i64) -> i64:
    """Add up the cards of a tally."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def _only_rank(counts: i64) -> i64:
    """Return the one rank of a tally, -1 where there are several."""
    rank: i64 = 0
    while counts & 15 == 0:
        counts >>= 4
        rank += 1
    if counts >> 4:
        return -1
    return rank


def _sets(shapes: Shapes, counts: i64, wilds: i64, out: vec[i64]) -> i64:
    """Read the cards as cards of one rank, or as jokers."""
    size: i64 = _total(counts) + wilds
    rank: i64 = -1
    base: i64 = 0
    if size == 0 or size > LARGEST_SET:
        return 0
    small: i64 = (counts >> 52) & 15
    big: i64 = counts >> 56
    if shapes.jokers and small == shapes.packs and big == small and size == 2 * small:
        out[0] = shapes.jokers
        return 1
    if shapes.mixed_jokers and small == 1 and big == 1 and size == 2:
        out[0] = shapes.sets[2] | shapes.plain[RANKS - 1]
        return 1
    rank = _only_rank(counts)
    if rank < 0 or (rank >= 13 and wilds > 0):
        return 0
    base = shapes.sets[size]
    if base == 0:
        return 0
    out[0] = base | set_height(shapes, base, rank)
    return 1


def _attachments(shapes: Shapes, counts: i64, wilds: i64, out: vec[i64], found: i64) -> i64:
    """Read the cards as bodies with wings."""
    size: i64 = _total(counts) + wilds
    ranks: i64 = 0
    start: i64 = 0
    last: i64 = 0
    able: i64 = 0
    body: i64 = 0
    for attachment in shapes.attachments:
        ranks = size // attachment.cards()
        if ranks * attachment.cards() != size:
            continue
        if ranks < attachment.least or ranks > attachment.most:
            continue
        start = first_start(shapes, ranks)
        last = last_start(shapes, ranks)
        able = able_ranks(counts, attachment.width, wilds)
        while start <= last:
            body = body_at(start, ranks)
            if body & ~able == 0 and carries(shapes, attachment, counts, body, ranks):
                out[found] = winged(shapes, attachment, start, ranks)
                found += 1
            start += 1
    return found


def _runs(shapes: Shapes, counts: i64, wilds: i64, suits: i64, out: vec[i64], found: i64) -> i64:
    """Read the cards as runs of single cards, pairs or triples."""
    size: i64 = _total(counts) + wilds
    width: i64 = 1
    ranks: i64 = 0
    start: i64 = 0
    base: i64 = 0
    while width < 4:
        base = shapes.runs[width]
        ranks = size // width
        if base and ranks * width == size:
            if ranks >= shapes.least[width] and ranks <= shapes.most[width]:
                base |= size << LENGTH
                if width == 1 and suits and shapes.flush:
                    base = shapes.flush | size << LENGTH
                start = shapes.low
                while start + ranks - 1 <= shapes.high:
                    if fits(counts, wilds, width, start, ranks):
                        out[found] = base | run_height(shapes, start, ranks)
                        found += 1
                    start += 1
        width += 1
    return found


def fits(counts: i64, wilds: i64, width: i64, start: i64, ranks: i64) -> bool:
    """Return whether the cards and so many wild ones fill a window of ranks exactly."""
    place: i64 = 0
    held: i64 = 0
    inside: i64 = 0
    position: i64 = start
    while position < start + ranks:
        place = 4 * rank_at(position)
        held = (counts >> place) & 15
        if held > width:
            return False
        inside += held << place
        wilds -= width - held
        position += 1
    return inside == counts and wilds == 0


def choose(shapes: Shapes, found: i64, out: vec[i64], theirs: i64) -> i64:
    """Pick the reading that a play without a claim has; 0 where none beats the table.

    The smallest reading that beats the table, but a bomb before anything plain; or the strongest.
    """
    best: i64 = 0
    made: i64 = 0
    place: i64 = 0
    while place < found:
        made = out[place]
        place += 1
        if objection(made, theirs, shapes.order):
            continue
        if best == 0 or made & ANY_POWER > best & ANY_POWER:
            best = made
        elif made & ANY_POWER == best & ANY_POWER:
            if (made > best) == shapes.strongest:
                best = made
    return best
