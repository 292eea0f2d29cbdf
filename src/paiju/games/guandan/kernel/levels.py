"""Levels (级) and the match: what a finished hand is worth, A and its tries."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.guandan.kernel.constants import NOBODY

LOWEST: Final = 0
ACE: Final = 12


class Match:
    """The levels of the two sides; side 0 has seats 0 and 2."""

    def __init__(self) -> None:
        self.levels: vec[i64] = vec[i64]([LOWEST, LOWEST])
        self.fails: vec[i64] = vec[i64]([0, 0])
        """How often a side has failed at A."""
        self.playing: i64 = NOBODY
        """The side whose level is played, nobody's in the first hand."""
        self.winner: i64 = NOBODY
        self.failed: bool = False
        """Whether the last hand was a failure at A, and in `fell` whether it cost the level."""
        self.fell: bool = False


def gain_of(first: i64, second: i64, third: i64) -> i64:
    """Return what a finish is worth to the side of the first: 3, 2 or 1 levels."""
    if second == (first + 2) & 3:
        return 3
    if third == (first + 2) & 3:
        return 2
    return 1


def level_of(match: Match) -> i64:
    """Return the level of the next hand."""
    if match.playing == NOBODY:
        return LOWEST
    return match.levels[match.playing]


def settle(match: Match, first: i64, gain: i64, tries: i64) -> None:
    """Settle a hand: raise the side of the first, or let it win; count failures at A."""
    side: i64 = first & 1
    holder: i64 = match.playing
    match.failed = False
    match.fell = False
    if holder != NOBODY and match.levels[holder] == ACE:
        if side == holder and gain > 1:
            match.winner = side
            return
        match.failed = True
        match.fails[holder] += 1
    match.levels[side] += gain
    if match.levels[side] > ACE:
        match.levels[side] = ACE
    if match.failed and tries > 0 and match.fails[holder] >= tries:
        match.levels[holder] = LOWEST
        match.fails[holder] = 0
        match.fell = True
    match.playing = side
