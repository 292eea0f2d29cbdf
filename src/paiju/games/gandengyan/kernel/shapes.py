"""The combinations of 干瞪眼: singles, pairs, straights, bombs from three up, the joker bomb."""

from typing import Final

from mypy_extensions import i64

from paiju.climb.kernel.combos import (
    BOMB,
    EQUAL,
    FREE,
    JOKER_BOMB,
    PAIR,
    SINGLE,
    STRAIGHT,
    combo,
    comparison,
)
from paiju.climb.kernel.shapes import Shapes

JOKERS: Final = 3 << 52
# Heights count from 3 upwards: A is 11, 2 is 12, then the jokers.
TWO: Final = 12
SMALLEST_BOMB: Final = 3


def make_shapes(step: bool, equal: bool, lone: bool, largest: i64) -> Shapes:
    """Make the combinations of a table.

    step: a single, pair or straight must be exactly one higher, save 2 and 22; equal: straights
    must be of equal length; lone: a joker may be played alone; largest: the cards of a bomb.
    """
    shapes = Shapes()
    rank: i64 = 0
    size: i64 = SMALLEST_BOMB
    lengths: i64 = FREE
    if equal:
        lengths = EQUAL
    shapes.order = comparison(lengths, step, TWO)
    shapes.wild = JOKERS
    shapes.lone_wild = lone
    while rank < 15:
        shapes.plain[rank] = height(rank)
        shapes.bombs[rank] = height(rank)
        rank += 1
    shapes.sets[1] = combo(SINGLE, 0, 1, 0)
    shapes.sets[2] = combo(PAIR, 0, 2, 0)
    while size <= largest:
        shapes.sets[size] = combo(BOMB, 0, size, size - SMALLEST_BOMB + 1)
        size += 1
    shapes.jokers = combo(JOKER_BOMB, 0, 2, size - SMALLEST_BOMB + 1)
    shapes.runs[1] = combo(STRAIGHT, 0, 0, 0)
    shapes.least[1] = 3
    shapes.most[1] = 12
    # From 3 to A: neither 2 nor an A below it.
    shapes.low = 2
    shapes.high = 13
    return shapes


def height(rank: i64) -> i64:
    """Return how high a rank stands: 2 above A, the jokers on top."""
    if rank >= 13:
        return rank
    return (rank + 12) % 13
