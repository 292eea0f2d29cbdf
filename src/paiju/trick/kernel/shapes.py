"""The units of the family and what a game says of them: data, no game by name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits
from paiju.trick.kernel.ranks import Ranks

SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
PAIR_TRACTOR: Final = 4
TRIPLE_TRACTOR: Final = 5
FLASH: Final = 6
THUNDER: Final = 7
RAIN: Final = 8
THROW: Final = 9
KINDS: Final = 10


class Shapes:
    """An order together with the shapes that a game knows under it."""

    def __init__(self, ranks: Ranks) -> None:
        self.ranks: Ranks = ranks
        self.kinds: i64 = 0
        """The mask of the kinds that exist."""
        self.split: vec[i64] = vec[i64]([0] * KINDS)
        """The kinds in the order in which a throw is split, 0 at the end."""
        self.weight: vec[i64] = vec[i64]([0] * KINDS)
        """The kinds by size: a heavier kind is larger, equal weights compare by cards."""
        self.flash_ranks: i64 = 0
        """The mask of the ranks that four suits make a flash of."""
        self.rain_faces: i64 = 0
        """The mask of the faces that may stand in a rain."""
        self.rain_least: i64 = 5
        self.protect_triples: bool = False
        """A follower need not break a triple to pay a pair."""
        self.largest: bool = False
        """Missing pairs, rains and flashes are paid by the largest cards."""
        self.lays_out: bool = False
        """A kill need only be fit to be laid out as the lead; else it must split alike."""

    def add_kind(self, kind: i64) -> None:
        """Let a kind exist; throws are split in the order in which kinds are added."""
        at: i64 = 0
        while self.split[at]:
            at += 1
        self.split[at] = kind
        self.kinds |= bit(kind)

    def knows(self, kind: i64) -> bool:
        """Return whether a kind exists."""
        return self.kinds & bit(kind) != 0


class Units:
    """A list of units: kind, number of cards, strength of the top, and the cards."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.room: i64 = 16
        self.kind: vec[i64] = vec[i64]([0] * 16)
        self.cards: vec[i64] = vec[i64]([0] * 16)
        self.top: vec[i64] = vec[i64]([0] * 16)
        self.one: vec[i64] = vec[i64]([0] * 16)
        self.two: vec[i64] = vec[i64]([0] * 16)
        self.three: vec[i64] = vec[i64]([0] * 16)

    def add(self, kind: i64, cards: i64, top: i64, one: i64, two: i64, three: i64) -> None:
        """Put a unit at the end."""
        at = self.count
        if at == self.room:
            _grow(self)
        self.kind[at] = kind
        self.cards[at] = cards
        self.top[at] = top
        self.one[at] = one
        self.two[at] = two
        self.three[at] = three
        self.count = at + 1

    def reserve(self, count: i64) -> None:
        """Make room for so many units in all."""
        while self.room < count:
            _grow(self)

    def swap(self, a: i64, b: i64) -> None:
        """Exchange two units."""
        _swap(self.kind, a, b)
        _swap(self.cards, a, b)
        _swap(self.top, a, b)
        _swap(self.one, a, b)
        _swap(self.two, a, b)
        _swap(self.three, a, b)


def _swap(numbers: vec[i64], a: i64, b: i64) -> None:
    kept = numbers[a]
    numbers[a] = numbers[b]
    numbers[b] = kept


def _twice(numbers: vec[i64], room: i64) -> vec[i64]:
    longer: vec[i64] = vec[i64]([0] * (2 * room))
    at: i64 = 0
    while at < room:
        longer[at] = numbers[at]
        at += 1
    return longer


def _grow(units: Units) -> None:
    """Make room for twice as many units."""
    room = units.room
    units.kind = _twice(units.kind, room)
    units.cards = _twice(units.cards, room)
    units.top = _twice(units.top, room)
    units.one = _twice(units.one, room)
    units.two = _twice(units.two, room)
    units.three = _twice(units.three, room)
    units.room = 2 * room


def size_of(shapes: Shapes, units: Units, at: i64) -> i64:
    """Return a number by which units compare in size, whatever their height."""
    kind = units.kind[at]
    size = (shapes.weight[kind] * 64 + units.cards[at]) * 16 + kind
    if kind == RAIN:
        return size * 16 + count_bits(units.two[at])
    return size * 16


def same_make(units: Units, at: i64, others: Units, other: i64) -> bool:
    """Return whether two units are alike but for their height; rains double as many ranks."""
    if units.kind[at] != others.kind[other] or units.cards[at] != others.cards[other]:
        return False
    if units.kind[at] != RAIN:
        return True
    return count_bits(units.two[at]) == count_bits(others.two[other])


def sort_units(shapes: Shapes, units: Units) -> None:
    """Put the largest first; of equal ones the highest."""
    at: i64 = 1
    while at < units.count:
        here = at
        while here > 0:
            above = size_of(shapes, units, here - 1)
            size = size_of(shapes, units, here)
            if above > size or (above == size and units.top[here - 1] >= units.top[here]):
                break
            units.swap(here - 1, here)
            here -= 1
        at += 1
