"""The plan of a hand agrees with every way to take it apart."""

from collections.abc import Iterator

import pytest

from paiju.climb.kernel.plan import fewest_plays, plays_of_sets
from paiju.climb.kernel.shapes import WIDEST_RUN, Shapes
from paiju.game import Dice
from tests.climb.books import CASES, Case

# From A below 2 up to A above K.
LINE = (12, *range(13))


def packed(counts: list[int]) -> int:
    return sum(count << 4 * rank for rank, count in enumerate(counts))


def runs(shapes: Shapes, counts: list[int]) -> Iterator[list[int]]:
    """Yield what is left after each run."""
    for width in range(1, WIDEST_RUN + 1):
        if not shapes.runs[width]:
            continue
        for start in range(int(shapes.low), int(shapes.high) + 1):
            for ranks in range(int(shapes.least[width]), int(shapes.most[width]) + 1):
                taken = LINE[start : start + ranks]
                inside = start + ranks - 1 <= shapes.high
                if inside and all(counts[rank] >= width for rank in taken):
                    yield [count - width * (rank in taken) for rank, count in enumerate(counts)]


def fewest(shapes: Shapes, counts: list[int], wilds: int, depth: int) -> int:
    plain = int(plays_of_sets(shapes, packed(counts), wilds))
    if plain == 0 and wilds:
        plain = 1
    if depth == 0:
        return plain
    after = (fewest(shapes, rest, wilds, depth - 1) for rest in runs(shapes, counts))
    return min(plain, 1 + min(after, default=plain))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_way_to_take_a_hand_apart_is_shorter(case: Case) -> None:
    shorter = 0
    for seed in range(60):
        dice = Dice(seed)
        counts = [dice.below(4) if dice.below(3) else 0 for _ in range(15)]
        wilds = dice.below(3)
        for depth in range(3):
            found = fewest_plays(case.shapes, packed(counts), wilds, depth)
            assert found == fewest(case.shapes, counts, wilds, depth), (counts, wilds, depth)
            shorter += found < plays_of_sets(case.shapes, packed(counts), wilds)
    assert shorter
