"""Plays by experience: what a seat of 掼蛋 may play, and what it knows when it chooses.

The seat that thinks knows its hand: every play is one of its own, though only some are tried. The
others hold other cards in every world, so that what they play counts by what it is: a pass, the
cheapest play, the cheapest bomb.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climb.kernel.rounds import last_of, turn_of
from paiju.game.kernel.experience import CAREFUL, MOST_PLAYS, Experience, fold
from paiju.games.guandan.kernel.play import legal
from paiju.games.guandan.kernel.policy import FEW, Thought, advise_play, cards_held
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.kernel.words import SEATS

# What a play of another seat is.
_PASS: Final = 1
_PLAIN: Final = 2
_BOMB: Final = 3
# So many further plays of the seat that thinks are tried in a situation.
_FURTHER: Final = 4


@final
class Lore:
    """Experience, and the outlines of the plays that are chosen from."""

    def __init__(self) -> None:
        self.experience: Experience = Experience(CAREFUL)
        self.outlines: vec[i64] = vec[i64]([0] * MOST_PLAYS)

    def offer(self, outline: i64, token: i64) -> None:
        """Put a play on the list unless it is there already."""
        at: i64 = 0
        while at < self.experience.count:
            if self.outlines[at] == outline:
                return
            at += 1
        self.outlines[self.experience.offer(token)] = outline


def choose_by(lore: Lore, table: Table, thinker: i64, thought: Thought, chance: i64) -> i64:
    """Return the play of the seat on turn that experience speaks for, 0 for a pass."""
    seat: i64 = turn_of(table.round)
    lore.experience.advised()
    lore.outlines[0] = advise_play(table, thought)
    number: i64 = legal(table, thought.outlines)
    situation: i64 = 0
    if seat == thinker:
        situation = see_own(table, seat)
        list_own(lore, table, thought, number, situation)
    else:
        situation = see_table(table, seat)
        list_others(lore, table, thought, number)
    ours: bool = (seat ^ thinker) & 1 == 0
    return lore.outlines[lore.experience.choose(situation, ours, chance)]


def see_own(table: Table, seat: i64) -> i64:
    """Return what the seat that thinks sees: its hand, what lies there, who is nearly out."""
    facts: i64 = 0
    if last_of(table.round) == (seat + 2) & 3:
        facts = 1
    if cards_held(table, (seat + 1) & 3) <= FEW or cards_held(table, (seat + 3) & 3) <= FEW:
        facts += 2
    situation: i64 = fold(fold(table.first[seat], 77), table.second[seat])
    return fold(fold(situation, facts), table.combo)


def see_table(table: Table, seat: i64) -> i64:
    """Return what all see: whose turn it is, what lies there, and how many cards all hold."""
    facts: i64 = last_of(table.round)
    other: i64 = 0
    while other < SEATS:
        facts = 32 * facts + cards_held(table, other)
        other += 1
    return fold(fold(fold(seat, 55), table.combo), facts)


def list_own(lore: Lore, table: Table, thought: Thought, number: i64, situation: i64) -> None:
    """List a pass, the cheapest plays, and some others, always the same in a situation."""
    out: vec[i64] = thought.outlines
    mind = thought.mind
    if table.combo:
        lore.offer(0, _PASS)
    if number > 1 and mind.plain >= 0:
        lore.offer(out[mind.plain], 1 + out[mind.plain])
    if number > 1 and mind.bomb >= 0:
        lore.offer(out[mind.bomb], 1 + out[mind.bomb])
    most: i64 = lore.experience.count + _FURTHER
    stride: i64 = 1 + number // (_FURTHER + 1)
    at: i64 = (situation >> 7) % number
    left: i64 = number
    while left > 0 and lore.experience.count < most:
        if out[at]:
            lore.offer(out[at], 1 + out[at])
        at = (at + stride) % number
        left -= stride


def list_others(lore: Lore, table: Table, thought: Thought, number: i64) -> None:
    """List a pass, the cheapest play and the cheapest bomb; leads are left to the advice."""
    mind = thought.mind
    if table.combo == 0 or number == 1:
        return
    lore.offer(0, _PASS)
    if mind.plain >= 0:
        lore.offer(thought.outlines[mind.plain], _PLAIN)
    if mind.bomb >= 0:
        lore.offer(thought.outlines[mind.bomb], _BOMB)
