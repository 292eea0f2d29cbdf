"""Wings (带牌): whether a body has the wings that an attachment asks for.

A body is a mask with one bit of a nibble for each of its ranks. A body of one rank may have any
but a joker's and is as high as a set; one of several ranks is a run.
"""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import LENGTH
from paiju.climb.kernel.shapes import (
    Attachment,
    Shapes,
    at_least,
    rank_at,
    run_height,
    set_height,
)

_NATURAL_RANKS: Final = 13
_ALL_RANKS: Final = 0x1111111111111
# A run reaches A above K at this position; every rank has one from 1 on.
_LAST_POSITION: Final = 13


def first_start(shapes: Shapes, ranks: i64) -> i64:
    """Return the lowest position at which a body of a number of ranks may begin."""
    if ranks == 1:
        return 1
    return shapes.low


def last_start(shapes: Shapes, ranks: i64) -> i64:
    """Return the highest position at which a body of a number of ranks may begin."""
    if ranks == 1:
        return _LAST_POSITION
    return shapes.high - ranks + 1


def body_at(start: i64, ranks: i64) -> i64:
    """Return the body of a number of ranks from a position on."""
    body: i64 = 0
    while ranks > 0:
        ranks -= 1
        body |= bit(4 * rank_at(start + ranks))
    return body


def able_ranks(counts: i64, width: i64, wilds: i64) -> i64:
    """Return the ranks that a body may have, if wild cards fill what any of them is short of."""
    short: i64 = width - wilds
    if short < 1:
        return _ALL_RANKS
    if short > 4:
        short = 4
    return at_least(counts, short)


def winged(shapes: Shapes, attachment: Attachment, start: i64, ranks: i64) -> i64:
    """Return the combination of a body from a position on, with its wings."""
    made: i64 = attachment.base | (ranks * attachment.cards()) << LENGTH
    if ranks == 1:
        return made | set_height(shapes, made, rank_at(start))
    return made | run_height(shapes, start, ranks)


def wings_of(attachment: Attachment, spare: i64) -> i64:
    """Return how many wings some cards of a rank, not of the body, are at least a part of."""
    if spare <= 0:
        return 0
    return (spare + attachment.size - 1) // attachment.size


def joker_wings(shapes: Shapes, attachment: Attachment, small: i64, big: i64) -> i64:
    """Return how many wings these jokers are, -1 where they cannot be wings."""
    size: i64 = attachment.size
    if small + big > attachment.jokers:
        return -1
    if small > size * attachment.alike or big > size * attachment.alike:
        return -1
    if small % size == 0 and big % size == 0:
        return (small + big) // size
    if shapes.mixed_jokers and size == 2 and small == 1 and big == 1:
        return 1
    return -1


def has_room(attachment: Attachment, ranks: i64, natural: i64, wings: i64) -> bool:
    """Return whether wild cards alone may be further wings beside those with natural cards."""
    able: i64 = _NATURAL_RANKS
    if not attachment.own:
        able -= ranks
    return wings >= 0 and wings <= able * attachment.alike - natural


def carries(shapes: Shapes, attachment: Attachment, counts: i64, body: i64, ranks: i64) -> bool:
    """Return whether natural cards are a body and its wings, wild ones filling what is missing.

    The caller has counted all cards: there are exactly as many wild ones as that takes.
    """
    wings: i64 = ranks * attachment.wings
    natural: i64 = 0
    rank: i64 = 0
    here: i64 = 0
    while rank < _NATURAL_RANKS:
        here = wings_of(attachment, (counts & 15) - attachment.width * ((body >> (4 * rank)) & 1))
        if here > 0:
            if here > attachment.alike or ((body >> (4 * rank)) & 1 and not attachment.own):
                return False
            natural += here
        counts >>= 4
        rank += 1
    here = joker_wings(shapes, attachment, counts & 15, counts >> 4)
    if here < 0:
        return False
    return has_room(attachment, ranks, natural, wings - natural - here)
