"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits, next_random
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.policy import EXPERT, Mind
from paiju.climb.kernel.search import Search
from paiju.game.kernel.trial import Trial, try_out
from paiju.games.gandengyan.kernel.policy import advise, new_mind
from paiju.games.gandengyan.kernel.table import Table, apply, legal

# Of so many moves one is any move.
_ODD: Final = 8


class Hand(Trial):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64, highest: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.highest: i64 = highest
        """What cards are multiplied by at most; 1 where each counts one."""
        self.cards: list[int] = []
        self.combos: list[int] = []
        self.search: Search = Search(table.shapes)
        self.plays: Plays = Plays()
        self.mind: Mind = new_mind(table.shapes, EXPERT)

    def add(self, cards: int, made: int) -> None:
        """Put a move on the list."""
        self.cards.append(cards)
        self.combos.append(made)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        table = self.table.copy()
        plays = self.plays
        pick: i64 = 0
        apply(table, self.cards[at], self.combos[at])
        while table.winner < 0:
            chance = next_random(chance)
            if chance % _ODD == 0:
                legal(table, self.search, plays)
                pick = (chance >> 4) % plays.count
            else:
                pick = advise(table, self.mind, self.search, plays)
            apply(table, plays.first[pick], plays.combos[pick])
        return gain_of(table, self.seat, self.highest)


def rollouts(hand: Hand, seed: i64, count: i64) -> list[int]:
    """Return what each move gains, added up over so many ways to play on."""
    return try_out(hand, len(hand.cards), seed, count)


def gain_of(table: Table, seat: i64, highest: i64) -> i64:
    """Return what a finished hand is worth: the points of the others, less one's own."""
    gain: i64 = 0
    other: i64 = 0
    while other < table.seats:
        times: i64 = 1
        doubled: i64 = table.doublings
        if (table.active >> other) & 1 == 0:
            doubled += 1
        while doubled > 0 and times < highest:
            times += times
            doubled -= 1
        points: i64 = times * count_bits(table.hands[other])
        if other == seat:
            gain -= (table.seats - 1) * points
        else:
            gain += points
        other += 1
    return gain
