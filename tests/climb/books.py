"""Games for testing the climbing kit: the same rules as a kernel's shapes and as a rule book."""

from collections.abc import Mapping
from dataclasses import dataclass

from paiju.cards import CARDS, RANKS, Card, Hand, card
from paiju.climb.kernel import combos
from paiju.climb.kernel.combos import combo, comparison, height_of, kind_of, length_of, power_of
from paiju.climb.kernel.shapes import Attachment, Shapes
from paiju.climb.types import TYPES
from paiju.games.gandengyan.kernel.shapes import make_shapes
from tests.oracles.climb import (
    HOUSE,
    JOKER_RANKS,
    Book,
    Meaning,
    Wings,
    gandengyan_book,
)

NAMES = (*RANKS, *JOKER_RANKS)
LENGTHS = {"equal": combos.EQUAL, "free": combos.FREE, "tie": combos.TIE}
OWN_TYPES = (
    "triple_with_single",
    "plane_with_singles",
    "plane_with_pairs",
    "four_with_two",
    "pair_with_single",
)
"""Kinds of these games alone."""
WORDS = {**TYPES, **dict(enumerate(OWN_TYPES, combos.OWN_KINDS))}


@dataclass(frozen=True, slots=True)
class Case:
    """One game, written twice."""

    name: str
    shapes: Shapes
    book: Book
    packs: int
    types: Mapping[int, str]

    def meaning(self, made: int) -> Meaning:
        """Name a packed combination as the rule book does."""
        height, length, name = height_of(made), length_of(made), self.types[kind_of(made)]
        if name == "joker_bomb":
            return Meaning(name, None, length)
        bodies = [wings.ranks(length) for wings in self.book.wings.get(name, ())]
        ranks = max(bodies, default=0)
        if name in self.book.runs:
            ranks = length // self.book.runs[name][0]
        elif ranks < 2:
            heights = self.shapes.bombs if power_of(made) else self.shapes.plain
            rank = next(rank for at, rank in enumerate(NAMES) if heights[at] == height)
            return Meaning(name, rank, length)
        top = height if self.shapes.by_top else height + ranks - 1
        return Meaning(name, (RANKS[12], *RANKS)[top], length)


def masks(cards: tuple[Card, ...]) -> tuple[int, int]:
    """Return the cards as masks of those held once and twice."""
    hand = Hand.of(cards)
    return hand.mask(1), hand.mask(2)


def gandengyan(step: str, equal: bool, lone: bool, bomb_max: int) -> Case:
    """Make 干瞪眼 with given switches."""
    name = f"gandengyan-{step}-{equal}-{lone}-{bomb_max}"
    shapes = make_shapes(step == "one", equal, lone, bomb_max)
    return Case(name, shapes, gandengyan_book(step, equal, lone, bomb_max), 1, TYPES)


def written(name: str, book: Book, packs: int) -> Case:
    """Write a rule book as shapes, the strongest reading before the others."""
    kinds = {word: kind for kind, word in WORDS.items()}
    rungs = {bomb: rung for rung, bomb in enumerate(book.ladder, 1)}
    shapes = Shapes()
    free = min((book.singles.index(rank) for rank in book.always), default=0)
    shapes.order = comparison(LENGTHS[book.lengths], book.exactly_one, free)
    shapes.wild = sum(1 << held.code for held in book.wild)
    for rank, named in enumerate(NAMES):
        shapes.plain[rank] = book.singles.index(named)
        shapes.bombs[rank] = book.bombs.index(named)
    for size, word in book.sets.items():
        shapes.sets[size] = combo(kinds[word], 0, size, rungs.get((word, size), 0))
    for word, (width, least, most) in book.runs.items():
        if word == "straight_flush":
            shapes.flush = combo(kinds[word], 0, 0, rungs[word, 0])
            continue
        shapes.runs[width] = combo(kinds[word], 0, 0, rungs.get((word, 0), 0))
        shapes.least[width], shapes.most[width] = least, most
    for word, bodies in book.wings.items():
        for wings in bodies:
            shapes.attach(attachment(kinds[word], wings, rungs.get((word, 0), 0)))
    if book.jokers:
        length = len(book.jokers)
        shapes.jokers = combo(combos.JOKER_BOMB, 0, length, rungs["joker_bomb", length])
    shapes.low = 0 if book.alphabet[0] == "A" else RANKS.index(book.alphabet[0]) + 1
    shapes.high = RANKS.index(book.alphabet[-1]) + 1
    shapes.packs = packs
    shapes.mixed_jokers = book.mixed_jokers
    shapes.lone_wild = book.lone_wild
    shapes.by_top = book.by_top
    shapes.strongest = True
    return Case(name, shapes, book, packs, WORDS)


def attachment(kind: int, wings: Wings, power: int) -> Attachment:
    """Write wings of a rule book for the kernel."""
    return Attachment(
        combo(kind, 0, 0, power),
        width=wings.width,
        wings=wings.number,
        size=wings.size,
        least=wings.least,
        most=wings.most,
        alike=wings.alike,
        own=wings.own,
        jokers=wings.jokers,
    )


def two_packs(level: str, long_runs: bool, two_high: bool, mixed: bool) -> Case:
    """Make a game of two packs with wild heart level cards, long runs and bombs up to ten."""
    order = [rank for rank in RANKS if rank != level]
    if two_high and level != "2":
        order = [*order[1:], "2"]
    most = 13 if long_runs else 0
    ladder = [("bomb", 4), ("bomb", 5), ("straight_flush", 0)]
    ladder += [("bomb", size) for size in range(6, 11)] + [("joker_bomb", 4)]
    book = Book(
        singles=[*order, level, *JOKER_RANKS],
        bombs=NAMES,
        sets={1: "single", 2: "pair", 3: "triple"} | dict.fromkeys(range(4, 11), "bomb"),
        runs={
            "straight": (1, 5, most or 5),
            "pair_straight": (2, 3, most or 3),
            "triple_straight": (3, 2, most or 2),
            "straight_flush": (1, 5, most or 5),
        },
        ladder=ladder,
        alphabet=("A", *RANKS),
        wild=frozenset([card("H", level)]),
        jokers=(*JOKER_RANKS, *JOKER_RANKS),
        wings={"triple_with_pair": (HOUSE,)},
        mixed_jokers=mixed,
        by_top=True,
        lengths="tie" if long_runs else "equal",
    )
    return written(f"two-packs-{level}-{long_runs}-{two_high}-{mixed}", book, 2)


def doudizhu() -> Case:
    """Make 斗地主: one pack, nothing wild, every attachment there is."""
    order = (*RANKS[1:], "2", *JOKER_RANKS)
    book = Book(
        singles=order,
        bombs=order,
        sets={1: "single", 2: "pair", 3: "triple", 4: "bomb"},
        runs={"straight": (1, 5, 12), "pair_straight": (2, 3, 10), "triple_straight": (3, 2, 6)},
        ladder=[("bomb", 4), ("joker_bomb", 2)],
        alphabet=RANKS[1:],
        wild=frozenset(),
        jokers=JOKER_RANKS,
        wings={
            "triple_with_single": (Wings(3, 1, 1),),
            "triple_with_pair": (HOUSE,),
            "plane_with_singles": (Wings(3, 1, 1, 2, 5, alike=2, jokers=1),),
            "plane_with_pairs": (Wings(3, 1, 2, 2, 4),),
            "four_with_two": (Wings(4, 2, 1, alike=2, jokers=1), Wings(4, 2, 2)),
        },
    )
    return written("doudizhu", book, 1)


def odd_runs(mixed: bool, by_top: bool) -> Case:
    """Make a game of two packs with runs of odd lengths, wild cards, and wings of any rank."""
    book = Book(
        singles=NAMES,
        bombs=NAMES,
        sets={1: "single", 2: "pair", 3: "triple"} | dict.fromkeys(range(4, 7), "bomb"),
        runs={
            "straight": (1, 4, 6),
            "pair_straight": (2, 2, 4),
            "triple_straight": (3, 2, 2),
            "straight_flush": (1, 4, 6),
        },
        ladder=[("bomb", 4), ("straight_flush", 0), ("bomb", 5), ("bomb", 6), ("joker_bomb", 4)],
        alphabet=("A", *RANKS),
        wild=frozenset([card("H", "7")]),
        jokers=(*JOKER_RANKS, *JOKER_RANKS),
        wings={
            "triple_with_single": (Wings(3, 1, 1, own=True, jokers=0),),
            "triple_with_pair": (Wings(3, 1, 2, jokers=2),),
            "plane_with_singles": (Wings(3, 1, 1, 2, 2, alike=2, own=True, jokers=2),),
            "four_with_two": (Wings(4, 2, 1, jokers=1), Wings(4, 2, 2, alike=2)),
            "pair_with_single": (Wings(2, 1, 1, 2, 3, alike=3),),
        },
        mixed_jokers=mixed,
        by_top=by_top,
        lengths="tie" if by_top else "free",
    )
    return written(f"odd-runs-{mixed}-{by_top}", book, 2)


def wild_eights() -> Case:
    """Make a game whose four eights are wild: no triples, bombs upside down and of every sort."""
    book = Book(
        singles=NAMES,
        bombs=tuple(reversed(NAMES)),
        sets={1: "single", 2: "pair", 4: "bomb", 6: "bomb"},
        runs={"straight": (1, 3, 5), "pair_straight": (2, 3, 4)},
        ladder=[("bomb", 4), ("four_with_two", 0), ("pair_straight", 0), ("bomb", 6)],
        alphabet=RANKS[:10],
        wild=frozenset(held for held in CARDS if held.rank == "8"),
        jokers=(),
        wings={
            "triple_with_single": (Wings(3, 1, 1, own=True),),
            "triple_with_pair": (Wings(3, 1, 2),),
            "four_with_two": (Wings(4, 2, 1, alike=2, own=True, jokers=1),),
        },
        lone_wild=False,
        mixed_jokers=True,
    )
    return written("wild-eights", book, 1)


PLAIN = (
    gandengyan("any", False, True, 4),
    gandengyan("one", True, False, 6),
    gandengyan("one", False, True, 5),
    gandengyan("any", True, False, 4),
    two_packs("2", True, True, True),
    two_packs("9", True, True, True),
    two_packs("A", False, False, False),
    two_packs("6", False, False, False),
)
WINGED = (doudizhu(), odd_runs(True, True), odd_runs(False, False), wild_eights())
"""Games with attachments beyond the full house."""
CASES = (*PLAIN, *WINGED)
