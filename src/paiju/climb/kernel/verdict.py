"""The verdict on cards, with or without a claim, against what lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climb.kernel.combos import LOW, NONE, kind_of, objection
from paiju.climb.kernel.readings import MOST_READINGS, choose, readings
from paiju.climb.kernel.shapes import Shapes

# Beside the objections of `combos`.
NOT_A_COMBINATION: Final = 11
WRONG_CLAIM: Final = 12

# The height of a claim that names a kind alone.
ANY_HEIGHT: Final = 63
# A claim that names no combination at all.
NO_COMBINATION: Final = -1


def buffer() -> vec[i64]:
    """Make room for the readings of any cards."""
    return vec[i64]([0] * MOST_READINGS)


def verdict(shapes: Shapes, first: i64, second: i64, claim: i64, theirs: i64, out: vec[i64]) -> i64:
    """Tell why cards do not beat a combination; NONE writes what they are into out[0].

    A claim is a kind and a height, or ANY_HEIGHT, as in a combination; 0 for none.
    """
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
        out[0] = best
        return NONE
    # The objection that is nearest to a yes; the objections are numbered that way.
    while place < found:
        best = objection(out[place], theirs, shapes.order)
        if best > why:
            why = best
        place += 1
    return why


def claimed(made: i64, claim: i64) -> bool:
    """Tell whether a reading is what is claimed: its kind, and its height where one is named."""
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
