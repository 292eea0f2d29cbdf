"""Plan how to shed a hand: the fewest plays that it takes."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.climb.kernel.combos import ANY_POWER
from paiju.climb.kernel.shapes import (
    PAIR_ALONG,
    SINGLE_ALONG,
    WIDEST_RUN,
    Shapes,
    at_least,
    rank_at,
)


def plays_of_sets(shapes: Shapes, counts: i64, wilds: i64) -> i64:
    """Count the plays without runs: a wild card goes with a single, a wing with a triple."""
    one = at_least(counts, 1)
    plays = count_bits(one)
    two = at_least(counts, 2)
    if wilds:
        singles = count_bits(one & ~two)
        if wilds > singles:
            wilds = singles
        if wilds == plays and plays:
            wilds -= 1
        plays -= wilds
    if two and shapes.goes_along:
        three = at_least(counts, 3)
        loose: i64 = 0
        if shapes.goes_along & PAIR_ALONG:
            loose = count_bits(two & ~three)
        if shapes.goes_along & SINGLE_ALONG:
            # Those that a wild card goes with are no singles any more.
            loose += count_bits(one & ~two) - wilds
        triples = count_bits(three & ~at_least(counts, 4))
        if loose < triples:
            return plays - loose
        return plays - triples
    return plays


def fewest_plays(shapes: Shapes, counts: i64, wilds: i64, depth: i64) -> i64:
    """Count the fewest plays that shed natural cards, four bits a rank, with so many runs at most.

    Wild cards alone are one play.
    """
    best = plays_of_sets(shapes, counts, wilds)
    if best == 0 and wilds:
        return 1
    width: i64 = 1
    while depth > 0 and width <= WIDEST_RUN:
        if shapes.runs[width]:
            best = _with_runs(shapes, counts, wilds, depth, width, best)
        width += 1
    return best


def _with_runs(shapes: Shapes, counts: i64, wilds: i64, depth: i64, width: i64, best: i64) -> i64:
    """Try every run of a width, and what is left after it."""
    least = shapes.least[width]
    line = _line(shapes, at_least(counts, width))
    starts = line
    ranks: i64 = 1
    while ranks < least:
        starts &= line >> (4 * ranks)
        ranks += 1
    while starts:
        place = lowest_place(starts)
        taken: i64 = 0
        ranks = 0
        while ranks < shapes.most[width] and (line >> (place + 4 * ranks)) & 1:
            taken += width * bit(4 * rank_at(place // 4 + ranks))
            ranks += 1
            if ranks >= least:
                plays = 1 + fewest_plays(shapes, counts - taken, wilds, depth - 1)
                if plays < best:
                    best = plays
        starts &= starts - 1
    return best


def _line(shapes: Shapes, ranks: i64) -> i64:
    """Put ranks, one bit of a nibble each, at their positions in a run; A is at both ends."""
    line = (ranks & (bit(52) - 1)) << 4 | (ranks >> 48) & 1
    return line & (bit(4 * shapes.high + 1) - bit(4 * shapes.low))


def bombs_of(shapes: Shapes, counts: i64) -> i64:
    """Count the ranks of which a hand holds a bomb without wild cards."""
    size: i64 = 4
    if shapes.sets[3] & ANY_POWER:
        size = 3
    return count_bits(at_least(counts, size) & (bit(52) - 1))
