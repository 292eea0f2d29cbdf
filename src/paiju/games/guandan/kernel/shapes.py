"""The combinations of 掼蛋 for a level, with what listing them needs at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import (
    BOMB,
    EQUAL,
    JOKER_BOMB,
    PAIR,
    PAIR_STRAIGHT,
    SINGLE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TIE,
    TRIPLE,
    TRIPLE_STRAIGHT,
    TRIPLE_WITH_PAIR,
    combo,
    comparison,
)
from paiju.climb.kernel.shapes import RANKS, Attachment, Shapes

HEART: Final = 1
SMALL_JOKER: Final = 13
BIG_JOKER: Final = 14
# Heights of singles: 2 to A have 0 to 12, whichever way they are ordered.
LEVEL_HEIGHT: Final = 13
# A run has no rank twice, so that A is not at both of its ends.
LONGEST_RUN: Final = 13
SMALLEST_BOMB: Final = 4
# All eight of a rank and both wild cards.
LARGEST_BOMB: Final = 10
FLUSH_POWER: Final = 3
JOKER_POWER: Final = 9


class Book:
    """The shapes of one level (级), and masks of ranks by height."""

    def __init__(self, shapes: Shapes, level: i64) -> None:
        self.shapes: Shapes = shapes
        self.level: i64 = level
        self.wild: i64 = shapes.wild
        self.full_house: i64 = combo(TRIPLE_WITH_PAIR, 0, 5, 0)
        """A triple with a pair, without a height."""
        self.above: vec[i64] = vec[i64]([0] * (RANKS + 3))
        """The ranks above a height, one bit of a nibble each; above nothing at 0, so one more."""
        height: i64 = -1
        rank: i64 = 0
        while height < RANKS + 1:
            rank = 0
            while rank < RANKS:
                if shapes.plain[rank] > height:
                    self.above[height + 1] |= bit(4 * rank)
                rank += 1
            height += 1


def bomb_power(size: i64) -> i64:
    """Return the rung of a bomb: straight flushes stand between five and six cards."""
    if size < 6:
        return size - SMALLEST_BOMB + 1
    return size - SMALLEST_BOMB + 2


def make_book(
    level: i64,
    wild: bool,
    long_runs: bool,
    two_high: bool,
    mixed_jokers: bool,
    level_high: bool,
    low_ace: bool,
) -> Book:
    """Make the combinations for a level; the switches are those of the rules."""
    shapes = Shapes()
    if wild:
        shapes.wild = bit(4 * level + HEART)
    _heights(shapes, level, two_high, level_high)
    _sets(shapes)
    _runs(shapes, long_runs)
    if not low_ace:
        shapes.low = 1
    shapes.mixed_jokers = mixed_jokers
    return Book(shapes, level)


def _heights(shapes: Shapes, level: i64, two_high: bool, level_high: bool) -> None:
    """Order the ranks: level cards below the jokers only, in bombs where the rules say so."""
    rank: i64 = 0
    while rank < SMALL_JOKER:
        shapes.plain[rank] = rank
        if two_high:
            shapes.plain[rank] = (rank + 12) % 13
        shapes.bombs[rank] = rank
        rank += 1
    shapes.plain[level] = LEVEL_HEIGHT
    if level_high:
        shapes.bombs[level] = LEVEL_HEIGHT
    shapes.plain[SMALL_JOKER] = LEVEL_HEIGHT + 1
    shapes.plain[BIG_JOKER] = LEVEL_HEIGHT + 2


def _sets(shapes: Shapes) -> None:
    """Name the sets of one rank, the full house and the joker bomb."""
    size: i64 = SMALLEST_BOMB
    shapes.sets[1] = combo(SINGLE, 0, 1, 0)
    shapes.sets[2] = combo(PAIR, 0, 2, 0)
    shapes.sets[3] = combo(TRIPLE, 0, 3, 0)
    while size <= LARGEST_BOMB:
        shapes.sets[size] = combo(BOMB, 0, size, bomb_power(size))
        size += 1
    shapes.attach(Attachment(combo(TRIPLE_WITH_PAIR, 0, 0, 0), 3, 1, 2))
    shapes.jokers = combo(JOKER_BOMB, 0, 4, JOKER_POWER)
    shapes.packs = 2
    shapes.strongest = True


def _runs(shapes: Shapes, long_runs: bool) -> None:
    """Name the runs: five cards, three pairs, two triples, or more of them."""
    width: i64 = 1
    shapes.runs[1] = combo(STRAIGHT, 0, 0, 0)
    shapes.runs[2] = combo(PAIR_STRAIGHT, 0, 0, 0)
    shapes.runs[3] = combo(TRIPLE_STRAIGHT, 0, 0, 0)
    shapes.least[1] = 5
    shapes.least[2] = 3
    shapes.least[3] = 2
    while width < 4:
        shapes.most[width] = shapes.least[width]
        if long_runs:
            shapes.most[width] = LONGEST_RUN
        width += 1
    shapes.flush = combo(STRAIGHT_FLUSH, 0, 0, FLUSH_POWER)
    shapes.by_top = True
    shapes.order = comparison(EQUAL, False, 0)
    if long_runs:
        shapes.order = comparison(TIE, False, 0)
