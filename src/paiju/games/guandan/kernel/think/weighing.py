"""Weigh a later play within a playout, as the seat will when it comes to it: by playing on.

It knows no more there than it does now: cards that are hidden from it change places before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, next_random
from paiju.climb.kernel.rounds import turn_of
from paiju.games.guandan.kernel.cards import Cards, pick
from paiju.games.guandan.kernel.constants import COMBO, PLAYING, SEATS
from paiju.games.guandan.kernel.levels import gain_of
from paiju.games.guandan.kernel.play import legal, play, skip
from paiju.games.guandan.kernel.table import Table, give, take
from paiju.games.guandan.kernel.think.policy import Thought, advise_play
from paiju.think.kernel.mix import Mix

_OTHERS: Final = 2
"""Plays that are weighed beside the one of the rules of thumb."""
_WORLDS: Final = 2


class Scale:
    """Room for plays, and for what each has gained."""

    def __init__(self) -> None:
        self.plays: vec[i64] = vec[i64]([0] * (_OTHERS + 1))
        self.gains: vec[i64] = vec[i64]([0] * (_OTHERS + 1))
        self.count: i64 = 0

    def put(self, outline: i64) -> None:
        """Lay a play on it."""
        self.plays[self.count] = outline
        self.gains[self.count] = 0
        self.count += 1

    def best(self) -> i64:
        """Return the play that has gained most, of equals the first."""
        best: i64 = 0
        at: i64 = 1
        while at < self.count:
            if self.gains[at] > self.gains[best]:
                best = at
            at += 1
        return self.plays[best]


def weigh(table: Table, mix: Mix, thought: Thought, cards: Cards, scale: Scale, chance: i64) -> i64:
    """Return the outline that the seat on turn does best with; 0 is a pass."""
    seat: i64 = turn_of(table.round)
    chance = _put_on(table, thought, scale, chance)
    if scale.count == 1:
        return scale.plays[0]
    left: i64 = _WORLDS
    while left > 0:
        world = table.copy()
        chance = mix_up(world, mix, chance)
        at: i64 = 0
        while at < scale.count:
            end = world.copy()
            make_play(end, cards, scale.plays[at])
            while end.phase == PLAYING:
                make_play(end, cards, advise_play(end, thought))
            scale.gains[at] += worth(end, seat)
            at += 1
        left -= 1
    return scale.best()


def _put_on(table: Table, thought: Thought, scale: Scale, chance: i64) -> i64:
    """Lay plays on a scale: the advised one, a pass where there may be one, any; return chance."""
    advised: i64 = advise_play(table, thought)
    number: i64 = legal(table, thought.outlines)
    scale.count = 0
    scale.put(advised)
    left: i64 = _OTHERS
    while left > 0:
        chance = next_random(chance)
        outline: i64 = thought.outlines[(chance >> 4) % number]
        if left == _OTHERS and table.combo:
            outline = 0
        if outline != advised:
            scale.put(outline)
        left -= 1
    return chance


def mix_up(table: Table, mix: Mix, chance: i64) -> i64:
    """Let hidden cards that are still held change places; return the next random number."""
    mix.keep()
    lies: vec[i64] = mix.kept
    at: i64 = 0
    while at < mix.count:
        chance = next_random(chance)
        other: i64 = chance * mix.count >> 31
        here: i64 = lies[at]
        there: i64 = lies[other]
        if here != there and here < SEATS and there < SEATS:
            fits: i64 = (mix.open_to[at] >> there) & (mix.open_to[other] >> here) & 1
            one: i64 = bit(mix.cards[at])
            two: i64 = bit(mix.cards[other])
            if fits and table.first[here] & one and table.first[there] & two:
                take(table, here, one, 0)
                take(table, there, two, 0)
                give(table, here, mix.cards[other])
                give(table, there, mix.cards[at])
                lies[at] = there
                lies[other] = here
        at += 1
    return chance


def make_play(table: Table, cards: Cards, outline: i64) -> None:
    """Make a play of the seat on turn; 0 is a pass."""
    if outline == 0:
        skip(table)
        return
    seat: i64 = turn_of(table.round)
    pick(table.book, table.first[seat], table.second[seat], outline, cards)
    play(table, cards.first, cards.second, outline & COMBO)


def worth(table: Table, seat: i64) -> i64:
    """Return the levels that a finished hand gains or costs a seat."""
    first: i64 = table.finished & 15
    second: i64 = (table.finished >> 4) & 15
    third: i64 = (table.finished >> 8) & 15
    gain: i64 = gain_of(first, second, third)
    if (first ^ seat) & 1:
        return -gain
    return gain
