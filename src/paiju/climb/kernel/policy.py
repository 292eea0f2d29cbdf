"""Rules of thumb for climbing: shed what leaves the fewest plays, help the partner, save bombs.

They look at one hand, at the table and at how many cards the others hold, never at their cards.
A game tells of its plays one by one; the best of each sort is kept. A novice does not plan: it
plays what is low and long, and beats what it can.
"""

from typing import Final

from mypy_extensions import i64

from paiju.climb.kernel.combos import ANY_POWER, LOW, length_of
from paiju.climb.kernel.plan import bombs_of, fewest_plays
from paiju.climb.kernel.shapes import Shapes

NOVICE: Final = 0
EXPERT: Final = 1
PASS: Final = -1

_NEVER: Final = 1 << 40
# What a play, a card, a wild card and a bomb that are spent weigh, in steps of height.
_PLAY: Final = 8
_CARD: Final = 2
_WILD: Final = 16
_BOMB: Final = 24
# A partner's play below this height is worth covering with a low card.
_LOW_PLAY: Final = 7


class Mind:
    """What a seat knows, and the best play of each sort among those it was told of."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes: Shapes = shapes
        self.skill: i64 = NOVICE
        self.depth: i64 = 0
        """How many runs a plan may have."""
        self.few: i64 = 2
        """An opponent with so few cards may go out soon."""
        self.shed: i64 = 0
        """What it weighs to be rid of a card."""
        self.counts: i64 = 0
        self.wilds: i64 = 0
        self.size: i64 = 0
        self.needed: i64 = 0
        self.theirs: i64 = 0
        self.ours: bool = False
        """The partner's play lies on the table."""
        self.left: i64 = 0
        """The fewest cards that an opponent holds."""
        self.mate: i64 = 0
        """The cards that a partner holds, 0 where there is none."""
        self.out: i64 = PASS
        self.plain: i64 = PASS
        self.plain_cost: i64 = _NEVER
        self.plain_rest: i64 = 0
        self.bomb: i64 = PASS
        self.bomb_cost: i64 = _NEVER
        self.bomb_rest: i64 = 0


def ponder(mind: Mind, counts: i64, wilds: i64, size: i64, theirs: i64) -> None:
    """Look at a hand and at the table before its plays are told."""
    mind.counts = counts
    mind.wilds = wilds
    mind.size = size
    mind.theirs = theirs
    mind.needed = fewest_plays(mind.shapes, counts, wilds, mind.depth)
    mind.out = PASS
    mind.plain = PASS
    mind.plain_cost = _NEVER
    mind.bomb = PASS
    mind.bomb_cost = _NEVER


def consider(mind: Mind, at: i64, made: i64, naturals: i64, wilds: i64) -> i64:
    """Hear of a play: what it is, its natural cards by rank, its wild ones; return its cost."""
    if length_of(made) == mind.size:
        mind.out = at
        return -_NEVER
    rest: i64 = 0
    value = _WILD * wilds + (made & LOW)
    if mind.skill < EXPERT:
        rest = mind.needed
        value -= _CARD * length_of(made)
    else:
        rest = fewest_plays(mind.shapes, mind.counts - naturals, mind.wilds - wilds, mind.depth)
        value += _PLAY * rest - mind.shed * length_of(made)
        if rest <= 1 and mind.theirs == 0:
            value -= _WILD * wilds
    if made & ANY_POWER:
        value += length_of(made)
        if value < mind.bomb_cost:
            mind.bomb = at
            mind.bomb_cost = value
            mind.bomb_rest = rest
        return value
    if mind.theirs == 0:
        value += _exposure(mind, made)
    if mind.skill >= EXPERT:
        lost = bombs_of(mind.shapes, mind.counts) - bombs_of(mind.shapes, mind.counts - naturals)
        value += _BOMB * lost
    if value < mind.plain_cost:
        mind.plain = at
        mind.plain_cost = value
        mind.plain_rest = rest
    return value


def _exposure(mind: Mind, made: i64) -> i64:
    """Return what it weighs that somebody with few cards may go out on a lead."""
    length = length_of(made)
    if mind.left <= 2 and length == mind.left:
        # As high as can be, and better something longer.
        return 40 - 3 * (made & LOW)
    if mind.skill >= EXPERT and length == mind.mate and mind.mate <= 2:
        return -12
    return 0


def decide(mind: Mind) -> i64:
    """Return the place of the play to make, PASS for none; a lead has always one."""
    if mind.out != PASS:
        return mind.out
    if mind.theirs == 0:
        if mind.plain == PASS or (mind.bomb != PASS and mind.bomb_rest <= 1):
            return mind.bomb
        return mind.plain
    if mind.ours and (mind.plain == PASS or _is_good(mind)):
        return PASS
    if mind.plain != PASS:
        if mind.plain_rest < mind.needed or (mind.left <= mind.few and not mind.ours):
            return mind.plain
        if mind.ours:
            return PASS
        if mind.plain_rest <= mind.needed:
            # To have the lead is worth a play that sheds cards and breaks nothing up.
            return mind.plain
    if mind.bomb != PASS and _is_time(mind):
        return mind.bomb
    return PASS


def _is_good(mind: Mind) -> bool:
    """Return whether the partner's play is better left alone: high, or long."""
    if mind.skill >= EXPERT and mind.plain_rest <= 1:
        return False
    return length_of(mind.theirs) > 2 or mind.theirs & LOW > _LOW_PLAY


def _is_time(mind: Mind) -> bool:
    """Return whether to bomb: an opponent has few cards, or little is left to shed."""
    if mind.ours:
        return False
    if mind.left <= mind.few or mind.bomb_rest <= 2:
        return True
    return mind.skill >= EXPERT and mind.left <= 2 * mind.few and length_of(mind.theirs) > 2
