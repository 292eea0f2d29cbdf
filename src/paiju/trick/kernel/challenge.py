"""Throws (甩牌): which units of a throw another hand can beat, and which one stays."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.duty import list_matches
from paiju.trick.kernel.holds import has_chain_above
from paiju.trick.kernel.ranks import top_strength
from paiju.trick.kernel.shapes import (
    FLASH,
    PAIR,
    PAIR_TRACTOR,
    TRIPLE,
    TRIPLE_TRACTOR,
    Shapes,
    Units,
)


def can_beat(
    shapes: Shapes, units: Units, at: i64, group: i64, hand: Holding, found: Units
) -> bool:
    """Tell whether a hand holds, whole or as a part, a higher unit of the same make."""
    kind = units.kind[at]
    top = units.top[at]
    faces = shapes.ranks.faces[group]
    if kind >= FLASH:
        found.count = 0
        doubled = count_bits(units.two[at])
        list_matches(shapes, hand, group, kind, units.cards[at], doubled, found)
        here: i64 = 0
        while here < found.count:
            if found.top[here] > top:
                return True
            here += 1
        return False
    if kind >= PAIR_TRACTOR:
        copies: i64 = 2
        if kind == TRIPLE_TRACTOR:
            copies = 3
        return has_chain_above(shapes, hand, group, copies, count_bits(units.one[at]), top)
    faces &= hand.one
    if kind == PAIR:
        faces &= hand.two
    elif kind == TRIPLE:
        faces &= hand.three
    return top_strength(shapes.ranks, faces) > top


def smallest_unit(units: Units, kind: i64) -> i64:
    """Return the unit of a kind with the fewest cards and the lowest top, -1 if there is none."""
    least: i64 = -1
    at: i64 = 0
    while at < units.count:
        if units.kind[at] == kind:
            if least < 0 or units.cards[at] < units.cards[least]:
                least = at
            elif units.cards[at] == units.cards[least] and units.top[at] < units.top[least]:
                least = at
        at += 1
    return least


def kinds_of(units: Units) -> i64:
    """Return the mask of the kinds that occur."""
    kinds: i64 = 0
    at: i64 = 0
    while at < units.count:
        kinds |= bit(units.kind[at])
        at += 1
    return kinds


def beaten_kinds(
    shapes: Shapes, units: Units, group: i64, hand: Holding, smallest_only: bool, found: Units
) -> i64:
    """Return the mask of the kinds of which a hand beats a unit, or the smallest one."""
    kinds: i64 = 0
    at: i64 = 0
    while at < units.count:
        kind = units.kind[at]
        if kinds & bit(kind) == 0:
            if not smallest_only or smallest_unit(units, kind) == at:
                if can_beat(shapes, units, at, group, hand, found):
                    kinds |= bit(kind)
        at += 1
    return kinds
