"""What a player wants of the cards it must choose: give little, feed points, kill, or win."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.points import FIVES, TENS
from paiju.trick.kernel.ranks import TRUMP_STRENGTH, Ranks
from paiju.trick.kernel.shapes import Units

ANY: Final = 0
GIVE: Final = 1
"""Low cards without points."""
FEED: Final = 2
"""Cards with points, low ones."""
KILL: Final = 3
"""As GIVE, with trumps where the led suit is missing."""
TOP: Final = 4
"""High cards, and trumps where the led suit is missing."""

# What a pair that is broken up is worth in height, and a trump above a side card.
_PAIR: Final = 6
_TRUMP: Final = 24
_DEAR: Final = 4096


def face_points(face: i64) -> i64:
    """Return the points on a card, given as a bit."""
    if face & TENS:
        return 10
    if face & FIVES:
        return 5
    return 0


def cost(ranks: Ranks, held: Holding, face: i64, aim: i64) -> i64:
    """Return what a card, given as a bit, costs somebody with an aim: the least is played."""
    height = 2 * ranks.strength[lowest_place(face)]
    if aim == TOP:
        return _DEAR - height
    if height >= 2 * TRUMP_STRENGTH:
        height += _TRUMP - 2 * TRUMP_STRENGTH
    value = face_points(face)
    if held.two & face:
        height += _PAIR
    if aim == FEED:
        return _DEAR - 64 * value + height
    return height + 4 * value


def best_face(ranks: Ranks, held: Holding, faces: i64, aim: i64) -> i64:
    """Return the face of several that costs least, as a bit."""
    best = faces & -faces
    if faces == best:
        return best
    least = cost(ranks, held, best, aim)
    faces ^= best
    while faces:
        face = faces & -faces
        faces ^= face
        here = cost(ranks, held, face, aim)
        if here < least:
            least = here
            best = face
    return best


def best_unit(units: Units, aim: i64) -> i64:
    """Return the place of the highest unit on a list, or of the lowest unless height is the aim."""
    best: i64 = 0
    at: i64 = 1
    while at < units.count:
        if (units.top[at] > units.top[best]) == (aim == TOP):
            best = at
        at += 1
    return best


def lowest_above(ranks: Ranks, held: Holding, faces: i64, strength: i64) -> i64:
    """Return the cheapest of some faces that are stronger, 0 where none is."""
    stronger: i64 = 0
    while faces:
        place = lowest_place(faces)
        faces &= faces - 1
        if ranks.strength[place] > strength:
            stronger |= bit(place)
    if stronger == 0:
        return 0
    return best_face(ranks, held, stronger, GIVE)
