"""Cards to part with before the play: for the kitty, or for another player."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place
from paiju.cards.kernel.holding import Holding, size_in
from paiju.trick.kernel.ranks import TRUMPS, Ranks
from paiju.trick.kernel.think.aims import face_points

_TRUMP: Final = 400
_POINT: Final = 12
_ACE: Final = 100
_PAIR: Final = 20
_ACES: Final = 15 << 48


def keep_value(ranks: Ranks, held: Holding, face: i64) -> i64:
    """Return what a card, given as a bit, is worth keeping: trumps most, then points and height.

    A short suit is soon gone, and then trumps win what is led of it.
    """
    group = ranks.group[lowest_place(face)]
    value = ranks.strength[lowest_place(face)] + _POINT * face_points(face)
    if group == TRUMPS:
        return value + _TRUMP
    value += 3 * size_in(held, ranks.faces[group])
    if face & _ACES:
        value += _ACE
    if held.two & face:
        value += _PAIR
    return value


def part_with(ranks: Ranks, held: Holding, count: i64, out: Holding) -> None:
    """Move the so many cards that are worth least from what is held to another holding."""
    while count > 0:
        best: i64 = 0
        least: i64 = 0
        faces = held.one
        while faces:
            face = faces & -faces
            faces ^= face
            value = keep_value(ranks, held, face)
            if best == 0 or value < least:
                best = face
                least = value
        held.take(best)
        out.put(best)
        count -= 1
