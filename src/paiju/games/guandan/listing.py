"""Every play of a hand, card by card and lazily: the outlines of the kernel, suits chosen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from math import prod
from typing import Final, TypeAlias

from paiju.climb.kernel.combos import STRAIGHT, kind_of
from paiju.games.guandan.kernel.cards import Cards, kind_in, naturals_of, pick, suit_of, wilds_of
from paiju.games.guandan.kernel.constants import COMBO
from paiju.games.guandan.kernel.outlines import outlines
from paiju.games.guandan.kernel.shapes import Book

Masks: TypeAlias = tuple[int, int]
_NATURAL: Final = (1 << 52) - 1
# With two wild cards a flush of up to four cards may also be a triple or two pairs.
_SHORT: Final = 4


@dataclass(slots=True)
class Pattern:
    """Cards that differ in suits only, and everything that they are."""

    outline: int
    """Any outline of these cards."""
    combos: list[int] = field(default_factory=list)
    shared: bool = False
    """Whether a straight flush has those of its cards that are of one suit."""


def patterns(book: Book, hand: Masks, theirs: int) -> list[Pattern]:
    """Return the plays of a hand that beat the table, apart from suits; pass apart."""
    found: dict[tuple[int, int, int], Pattern] = {}
    for outline in outlines(book, *hand, theirs):
        if outline:
            key = (naturals_of(outline), wilds_of(outline), suit_of(outline))
            found.setdefault(key, Pattern(outline)).combos.append(outline & COMBO)
    if book.shapes.least[1] <= _SHORT:
        _share(found)
    return [one for one in found.values() if not one.shared or _count(book, hand, one)]


def _share(found: Mapping[tuple[int, int, int], Pattern]) -> None:
    """Let straight flushes be everything else that their cards are."""
    for (naturals, wilds, suit), flush in found.items():
        other = found.get((naturals, wilds, -1)) if suit >= 0 else None
        if other is not None and any(kind_of(made) != STRAIGHT for made in other.combos):
            flush.combos += [made for made in other.combos if kind_of(made) != STRAIGHT]
            other.shared = True


def _is_mixed(pattern: Pattern) -> bool:
    """Return whether cards of one suit are another pattern: that of a straight flush."""
    return pattern.shared or kind_in(pattern.outline) == STRAIGHT


def plays(book: Book, hand: Masks, found: Sequence[Pattern]) -> Iterator[tuple[Masks, list[int]]]:
    """Give every play of patterns with its readings: one choice of suits each, then the others."""
    firsts: list[Masks] = []
    for pattern in found:
        firsts.append(_first_choice(book, hand, pattern))
        yield firsts[-1], pattern.combos
    for pattern, first in zip(found, firsts, strict=True):
        for cards in _choices(book, hand, pattern):
            if cards != first:
                yield cards, pattern.combos


def count(book: Book, hand: Masks, found: Sequence[Pattern]) -> int:
    """Count the plays of patterns without listing them."""
    return sum(_count(book, hand, pattern) for pattern in found)


def _first_choice(book: Book, hand: Masks, pattern: Pattern) -> Masks:
    """Return the kernel's choice of suits, unless it is another pattern."""
    if pattern.shared:
        return next(_choices(book, hand, pattern))
    return _picked(book, hand, pattern)


def _picked(book: Book, hand: Masks, pattern: Pattern) -> Masks:
    """Return the kernel's choice of suits."""
    cards = Cards()
    pick(book, *hand, pattern.outline, cards)
    return int(cards.first), int(cards.second)


def _choices(book: Book, hand: Masks, pattern: Pattern) -> Iterator[Masks]:
    """Give every choice of suits."""
    first, second = _picked(book, hand, pattern)
    if suit_of(pattern.outline) >= 0:
        yield first, second
        return
    fixed = (first & (~_NATURAL | book.wild), second & (~_NATURAL | book.wild))
    slots, mixed = _slots(book, hand, pattern), _is_mixed(pattern)
    for chosen in product(*slots):
        one, two, suits = *fixed, 15
        for once, twice, place in chosen:
            one |= once << place
            two |= twice << place
            suits &= once
        if not (mixed and suits):
            yield one, two


def _slots(book: Book, hand: Masks, pattern: Pattern) -> list[list[tuple[int, int, int]]]:
    """Return the choices for each rank: faces once, faces twice, where they begin."""
    first, second = (mask & ~book.wild for mask in hand)
    counts = naturals_of(pattern.outline) & _NATURAL
    slots: list[list[tuple[int, int, int]]] = []
    for place in range(0, 52, 4):
        number = counts >> place & 15
        if number:
            ways = _ways(first >> place & 15, second >> place & 15, number)
            slots.append([(once, twice, place) for once, twice in ways])
    return slots


@cache
def _ways(once: int, twice: int, number: int) -> tuple[Masks, ...]:
    """Return the ways to take so many cards of four faces, some of which are there twice."""
    faces = [1 << suit for suit in range(4) for mask in (once, twice) if mask >> suit & 1]
    found: dict[Masks, None] = {}
    for taken in combinations(faces, number):
        one = two = 0
        for face in taken:
            two |= one & face
            one |= face
        found[one, two] = None
    return tuple(found)


def _count(book: Book, hand: Masks, pattern: Pattern) -> int:
    """Count the choices of suits for a pattern."""
    if suit_of(pattern.outline) >= 0:
        return 1
    slots = _slots(book, hand, pattern)
    total = prod(map(len, slots))
    if _is_mixed(pattern):
        suits = 15
        for slot in slots:
            suits &= sum(once for once, _, _ in slot)
        total -= suits.bit_count()
    return total
