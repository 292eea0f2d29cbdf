"""Games for testing the climbing kit: the same rules as a kernel's shapes and as a rule book."""

from dataclasses import dataclass

from paiju.cards import RANKS, Card, Hand, card
from paiju.climb.kernel import combos
from paiju.climb.kernel.combos import combo, comparison, height_of, kind_of, length_of
from paiju.climb.kernel.shapes import Shapes
from paiju.climb.types import TYPES
from paiju.games.gandengyan.kernel.shapes import make_shapes
from paiju.testing.oracles.climb import Book, Meaning, gandengyan_book


@dataclass(frozen=True, slots=True)
class Case:
    """One game, written twice."""

    name: str
    shapes: Shapes
    book: Book
    packs: int

    def meaning(self, made: int) -> Meaning:
        """Name a packed combination as the rule book does."""
        kind, height, length = kind_of(made), height_of(made), length_of(made)
        name = TYPES[kind]
        if kind == combos.JOKER_BOMB:
            return Meaning(name, None, length)
        if name in self.book.runs:
            ranks = length // self.book.runs[name][0]
            top = height if self.shapes.by_top else height + ranks - 1
            return Meaning(name, (RANKS[12], *RANKS)[top], length)
        heights = self.shapes.bombs if kind == combos.BOMB else self.shapes.plain
        names = (*RANKS, "JS", "JB")
        return Meaning(name, next(n for at, n in enumerate(names) if heights[at] == height), length)


def masks(cards: tuple[Card, ...]) -> tuple[int, int]:
    """Return the cards as masks of those held once and twice."""
    hand = Hand.of(cards)
    return hand.mask(1), hand.mask(2)


def gandengyan(step: str, equal: bool, lone: bool, bomb_max: int) -> Case:
    """Make 干瞪眼 with given switches."""
    name = f"gandengyan-{step}-{equal}-{lone}-{bomb_max}"
    shapes = make_shapes(step == "one", equal, lone, bomb_max)
    return Case(name, shapes, gandengyan_book(step, equal, lone, bomb_max), 1)


def two_packs(level: str, long_runs: bool, two_high: bool, mixed: bool) -> Case:
    """Make a game of two packs with wild heart level cards, long runs and bombs up to ten."""
    order = [rank for rank in RANKS if rank != level]
    if two_high and level != "2":
        order = [*order[1:], "2"]
    order = [*order, level, "JS", "JB"]
    names = (*RANKS, "JS", "JB")
    most = 13 if long_runs else 0
    runs = {
        "straight": (1, 5, most or 5),
        "pair_straight": (2, 3, most or 3),
        "triple_straight": (3, 2, most or 2),
        "straight_flush": (1, 5, most or 5),
    }
    ladder = [("bomb", 4), ("bomb", 5), ("straight_flush", 0)]
    ladder += [("bomb", size) for size in range(6, 11)] + [("joker_bomb", 4)]
    book = Book(
        singles=order,
        bombs=names,
        sets={1: "single", 2: "pair", 3: "triple"} | dict.fromkeys(range(4, 11), "bomb"),
        runs=runs,
        ladder=ladder,
        alphabet=("A", *RANKS),
        wild=frozenset([card("H", level)]),
        jokers=("JS", "JS", "JB", "JB"),
        full_house=True,
        mixed_jokers=mixed,
        by_top=True,
        lengths="tie" if long_runs else "equal",
    )
    shapes = Shapes()
    lengths = combos.TIE if long_runs else combos.EQUAL
    shapes.order = comparison(lengths, False, 0)
    shapes.wild = 1 << card("H", level).code
    for rank, name in enumerate(names):
        shapes.plain[rank] = order.index(name)
        shapes.bombs[rank] = rank
    for size, kind in enumerate((combos.SINGLE, combos.PAIR, combos.TRIPLE), 1):
        shapes.sets[size] = combo(kind, 0, size, 0)
    for rung, (name, size) in enumerate(ladder, 1):
        if name == "bomb":
            shapes.sets[size] = combo(combos.BOMB, 0, size, rung)
    shapes.flush = combo(combos.STRAIGHT_FLUSH, 0, 0, 3)
    shapes.jokers = combo(combos.JOKER_BOMB, 0, 4, len(ladder))
    shapes.packs = 2
    shapes.mixed_jokers = mixed
    shapes.full_house = combo(combos.TRIPLE_WITH_PAIR, 0, 5, 0)
    kinds = (combos.STRAIGHT, combos.PAIR_STRAIGHT, combos.TRIPLE_STRAIGHT)
    for (width, least, longest), kind in zip(list(runs.values())[:3], kinds, strict=True):
        shapes.runs[width] = combo(kind, 0, 0, 0)
        shapes.least[width] = least
        shapes.most[width] = longest
    shapes.by_top = True
    shapes.strongest = True
    return Case(f"two-packs-{level}-{long_runs}-{two_high}-{mixed}", shapes, book, 2)


CASES = (
    gandengyan("any", False, True, 4),
    gandengyan("one", True, False, 6),
    gandengyan("one", False, True, 5),
    gandengyan("any", True, False, 4),
    two_packs("2", True, True, True),
    two_packs("9", True, True, True),
    two_packs("A", False, False, False),
    two_packs("6", False, False, False),
)
