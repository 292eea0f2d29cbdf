"""The verdict on cards, with or without a claim, against what lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.lists import list_of
from paiju.climb.kernel.combos import LOW, NONE, kind_of, objection
from paiju.climb.kernel.readings import choose, most_readings, readings
from paiju.climb.kernel.shapes import Shapes

# Beside the objections of `combos`.
NOT_A_COMBINATION: Final = 11
WRONG_CLAIM: Final = 12

# The height of a claim that names a kind alone.
ANY_HEIGHT: Final = 63
# A claim that names no combination at all.
NO_COMBINATION: Final = -1


# Enough for a game with one attachment.
_ROOM: Final = 64


class Room:
    """Room for the readings of any cards, and the one that was found to do."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * _ROOM)
        self.made: i64 = 0

    def fit(self, shapes: Shapes) -> None:
        """Make room for the readings of a game."""
        if len(self.items) < most_readings(shapes):
            self.items = vec[i64]([0] * most_readings(shapes))


def list_readings(shapes: Shapes, first: i64, second: i64) -> list[int]:
    """Return everything that cards can be."""
    room = Room()
    room.fit(shapes)
    return list_of(room.items, readings(shapes, first, second, room.items))


def verdict(shapes: Shapes, first: i64, second: i64, claim: i64, theirs: i64, room: Room) -> i64:
    """Tell why cards do not beat a combination; NONE leaves what they are in `room.made`.

    A claim is a kind and a height, or ANY_HEIGHT, as in a combination; 0 for none.
    """
    room.fit(shapes)
    out = room.items
    found: i64 = readings(shapes, first, second, out)
    best: i64 = 0
    why: i64 = 0
    place: i64 = 0
    if found == 0:
        return NOT_A_COMBINATION
    if claim:
        found = _keep_claimed(found, claim, out)
        if found == 0:
            return WRONG_CLAIM
    best = choose(shapes, found, out, theirs)
    if best:
        room.made = best
        return NONE
    # The objection that is nearest to a yes; the objections are numbered that way.
    while place < found:
        best = objection(out[place], theirs, shapes.order)
        if best > why:
            why = best
        place += 1
    return why


def claimed(made: i64, claim: i64) -> bool:
    """Return whether a reading is what is claimed: its kind, and its height where one is named."""
    if claim < 0 or kind_of(made) != kind_of(claim):
        return False
    return claim & LOW == ANY_HEIGHT or made & LOW == claim & LOW


def _keep_claimed(found: i64, claim: i64, out: vec[i64]) -> i64:
    """Keep only what is claimed, and return how much that is."""
    place: i64 = 0
    kept: i64 = 0
    while place < found:
        if claimed(out[place], claim):
            out[kept] = out[place]
            kept += 1
        place += 1
    return kept
