"""Throws (甩牌): which units of a throw another hand can beat, and which one stays."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.duty import list_matches
from paiju.trick.kernel.holds import has_chain_above
from paiju.trick.kernel.ranks import top_strength
from paiju.trick.kernel.shapes import (
    FLASH,
    KINDS,
    PAIR,
    PAIR_TRACTOR,
    TRIPLE,
    TRIPLE_TRACTOR,
    Shapes,
    Units,
)


class Challenge:
    """How a throw is tried, and what came of it."""

    def __init__(self) -> None:
        self.together: bool = False
        """All other hands count at once, against the smallest unit of each kind.

        Else the first seat able to beat any unit stops the throw by itself.
        """
        self.any_kind: bool = False
        """Whoever stops it may leave any kind that was thrown, else only one that is beaten."""
        self.order: vec[i64] = vec[i64]([0] * KINDS)
        """The kinds in the order in which they are forced, 0 at the end; none leaves a choice."""
        self.stopped_by: i64 = -1
        """The first seat able to beat what is forced, or anything; -1 if the throw stands."""
        self.choices: i64 = 0
        """The mask of the kinds that may stay."""
        self.forced: i64 = 0
        """The kind that must stay, 0 if there is a choice or the throw stands."""
        self.found: Units = Units()


def can_beat(
    shapes: Shapes, units: Units, at: i64, group: i64, hand: Holding, found: Units
) -> bool:
    """Return whether a hand holds, whole or as a part, a higher unit of the same make."""
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


def _force(challenge: Challenge) -> None:
    """Settle the kind that stays, where that is not to be chosen."""
    choices = challenge.choices
    if choices & (choices - 1) == 0:
        challenge.forced = lowest_place(choices)
    at: i64 = 0
    while challenge.forced == 0 and at < KINDS and challenge.order[at]:
        if choices & bit(challenge.order[at]):
            challenge.forced = challenge.order[at]
        at += 1


def try_throw(
    challenge: Challenge,
    shapes: Shapes,
    units: Units,
    group: i64,
    hands: list[Holding],
    seat: i64,
    step: i64,
) -> bool:
    """Try a throw against the other hands, `step` seats on each time; True where it stands.

    The unit that stays is the `smallest_unit` of the kind that is forced or chosen.
    """
    challenge.stopped_by = -1
    challenge.choices = 0
    challenge.forced = 0
    found = challenge.found
    count: i64 = len(hands)
    other = (seat + step + count) % count
    while other != seat:
        beaten = beaten_kinds(shapes, units, group, hands[other], challenge.together, found)
        if beaten and challenge.stopped_by < 0:
            challenge.stopped_by = other
        challenge.choices |= beaten
        if beaten and not challenge.together:
            break
        other = (other + step + count) % count
    if challenge.choices == 0:
        return True
    if challenge.any_kind:
        challenge.choices = kinds_of(units)
    _force(challenge)
    if challenge.together and challenge.forced:
        _name_stopper(challenge, shapes, units, group, hands, seat, step)
    return False


def _name_stopper(
    challenge: Challenge,
    shapes: Shapes,
    units: Units,
    group: i64,
    hands: list[Holding],
    seat: i64,
    step: i64,
) -> None:
    """Find the first seat that beats what is forced."""
    at = smallest_unit(units, challenge.forced)
    count: i64 = len(hands)
    other = (seat + step + count) % count
    while other != seat:
        if can_beat(shapes, units, at, group, hands[other], challenge.found):
            challenge.stopped_by = other
            return
        other = (other + step + count) % count
