"""Combinations (牌型) packed into one integer, and the one comparison of two of them.

From the high bits down: the higher half of the kind, power (0 for a plain combination, bombs count
upwards), the lower half of the kind, length in cards, height. The kind is in two halves because
records have fingerprints of what kinds below 16 are packed as. 0 is no combination: an empty table.

The number of a kind means nothing here: a game takes any from 1 to 255, these or its own.
"""

from typing import Final

from mypy_extensions import i64

SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
TRIPLE_WITH_PAIR: Final = 4
STRAIGHT: Final = 5
PAIR_STRAIGHT: Final = 6
TRIPLE_STRAIGHT: Final = 7
BOMB: Final = 8
STRAIGHT_FLUSH: Final = 9
JOKER_BOMB: Final = 10
# The first of the numbers that have no name here.
OWN_KINDS: Final = 16

LENGTH: Final = 6
KIND: Final = 12
POWER: Final = 16
HIGH_KIND: Final = 22
LOW: Final = 63
POWERS: Final = 63
HALF_KIND: Final = 15
# What only a bomb has a bit of.
ANY_POWER: Final = POWERS << POWER

# What two runs of unequal lengths are to each other: `order & LENGTHS`.
LENGTHS: Final = 3
EQUAL: Final = 0  # they cannot be compared
FREE: Final = 1  # only their heights count
TIE: Final = 2  # at equal heights the longer one is higher
# A plain combination must be exactly one higher, save singles and pairs of the `free` height.
STEP: Final = 4
FREE_HEIGHT: Final = 3

# Why one combination does not beat another.
NONE: Final = 0
WRONG_TYPE: Final = 1
WRONG_COUNT: Final = 2
NOT_NEXT: Final = 3
TOO_SMALL: Final = 4


def combo(kind: i64, height: i64, length: i64, power: i64) -> i64:
    """Pack a combination."""
    halves: i64 = (kind >> 4) << HIGH_KIND | (kind & HALF_KIND) << KIND
    return halves | power << POWER | length << LENGTH | height


def kind_of(made: i64) -> i64:
    """Return the kind of a combination."""
    return ((made >> HIGH_KIND) & HALF_KIND) << 4 | (made >> KIND) & HALF_KIND


def height_of(made: i64) -> i64:
    """Return how high a combination stands among its kind."""
    return made & LOW


def length_of(made: i64) -> i64:
    """Return the number of cards of a combination."""
    return (made >> LENGTH) & LOW


def power_of(made: i64) -> i64:
    """Return the rung of a bomb, 0 for a plain combination."""
    return (made >> POWER) & POWERS


def comparison(lengths: i64, step: bool, free_height: i64) -> i64:
    """Pack the knobs of the comparison into the `order` that `objection` takes."""
    order: i64 = lengths | free_height << FREE_HEIGHT
    if step:
        order |= STEP
    return order


def objection(mine: i64, theirs: i64, order: i64) -> i64:
    """Return why a combination does not beat the one on the table; NONE if it does."""
    power: i64 = (mine >> POWER) & POWERS
    if theirs == 0 or power > (theirs >> POWER) & POWERS:
        return NONE
    if mine >> KIND != theirs >> KIND:
        if power > 0:
            return TOO_SMALL
        return WRONG_TYPE
    if power == 0:
        return _plain_objection(mine, theirs, order)
    if mine & LOW != theirs & LOW:
        if mine & LOW > theirs & LOW:
            return NONE
        return TOO_SMALL
    if order & LENGTHS == TIE and mine > theirs:
        return NONE
    return TOO_SMALL


def may_beat(base: i64, theirs: i64) -> bool:
    """Return whether anything of a base may beat the table: a bomb, the same kind, or on a lead."""
    if base == 0:
        return False
    return theirs == 0 or base & ANY_POWER != 0 or kind_of(base) == kind_of(theirs)


def _plain_objection(mine: i64, theirs: i64, order: i64) -> i64:
    """Compare two plain combinations of one kind."""
    longer: i64 = (mine >> LENGTH) - (theirs >> LENGTH)
    higher: i64 = (mine & LOW) - (theirs & LOW)
    if longer != 0 and order & LENGTHS == EQUAL:
        return WRONG_COUNT
    if higher < 0:
        return TOO_SMALL
    if higher == 0:
        if longer > 0 and order & LENGTHS == TIE:
            return NONE
        return TOO_SMALL
    if higher > 1 and order & STEP:
        if (mine >> LENGTH) & LOW > 2 or mine & LOW < order >> FREE_HEIGHT:
            return NOT_NEXT
    return NONE
