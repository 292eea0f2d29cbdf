"""The hand that is searched for plays."""

from mypy_extensions import i64

from paiju.climb.kernel.shapes import Shapes, wild_rank


class Search:
    """A hand taken apart: natural and wild cards, counted by rank, and what must be beaten."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes: Shapes = shapes
        self.group: i64 = wild_rank(shapes)
        self.first: i64 = 0
        self.second: i64 = 0
        self.wild_first: i64 = 0
        self.wild_second: i64 = 0
        self.counts: i64 = 0
        self.wilds: i64 = 0
        self.theirs: i64 = 0
