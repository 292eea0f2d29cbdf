"""What plays and passes tell of a hand of 掼蛋: who passes has little to beat with."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paiju.climb.kernel.combos import power_of
from paiju.climb.kernel.rounds import lead_by, turn_of
from paiju.games.guandan.kernel.constants import COMBO, PLAYING, SEATS
from paiju.games.guandan.kernel.play import play, skip
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.kernel.think.policy import Thought, advise_play

# Doubts about a hand that would have beaten what its owner passed, and about the reverse.
_PASSED: Final = 2
_SPARED: Final = 1
_PLAYED: Final = 1


class Past:
    """The moves of a hand since its first lead."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.begun: Table = table.copy()
        self.seat: i64 = seat
        """Who looks back: it knows its own hand."""
        self.first: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()
        self.combos: vec[i64] = vec[i64]()
        self.gone_first: vec[i64] = vec[i64]([0] * SEATS)
        self.gone_second: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: the cards that it has played."""

    def begin(self, leader: i64) -> None:
        """Take the table back to the first lead."""
        begun = self.begun
        begun.phase = PLAYING
        begun.round = lead_by(leader, 0)
        begun.combo = 0
        begun.finished = 0
        begun.places = 0
        begun.gone_first = 0
        begun.gone_second = 0

    def add(self, seat: i64, first: i64, second: i64, made: i64) -> None:
        """Note a play; no cards is a pass."""
        self.first = append(self.first, first)
        self.second = append(self.second, second)
        self.combos = append(self.combos, made)
        both: i64 = self.gone_first[seat] & first
        self.gone_second[seat] |= second | both
        self.gone_first[seat] |= first


def count_doubts(past: Past, now: Table, thought: Thought) -> i64:
    """Count how often the rules of thumb would have done otherwise with these hands."""
    table = past.begun.copy()
    found: i64 = 0
    seat: i64 = 0
    while seat < SEATS:
        both: i64 = now.first[seat] & past.gone_first[seat]
        table.first[seat] = now.first[seat] | past.gone_first[seat]
        table.second[seat] = now.second[seat] | past.gone_second[seat] | both
        seat += 1
    at: i64 = 0
    while at < len(past.first):
        first: i64 = past.first[at]
        if turn_of(table.round) != past.seat and table.combo:
            found += _doubts_at(table, thought, first)
        if first:
            play(table, first, past.second[at], past.combos[at])
        else:
            skip(table)
        at += 1
    return found


def _doubts_at(table: Table, thought: Thought, played: i64) -> i64:
    """Compare what a seat did with what it is advised to do."""
    outline: i64 = advise_play(table, thought)
    if played:
        if outline:
            return 0
        return _PLAYED
    if outline == 0:
        return 0
    if power_of(outline & COMBO):
        return _SPARED
    return _PASSED
