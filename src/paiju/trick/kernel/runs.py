"""Runs of steps on the chains of an order: what tractors are made of."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.ranks import HEIGHTS, Ranks


def steps_of(ranks: Ranks, faces: i64, line: i64) -> i64:
    """Return the mask of the steps of a line on which one of the faces stands."""
    rest = faces & ranks.on_line[line]
    steps: i64 = 0
    while rest:
        steps |= bit(ranks.step[lowest_place(rest)])
        rest &= rest - 1
    return steps


def run_starts(steps: i64, length: i64) -> i64:
    """Return the steps at which a run of this length begins."""
    starts = steps
    done: i64 = 1
    while done < length and starts:
        starts &= steps >> done
        done += 1
    return starts


def longest_run(steps: i64) -> i64:
    """Return the length of the longest run of steps."""
    length: i64 = 0
    while steps:
        steps &= steps >> 1
        length += 1
    return length


def longest_chain(ranks: Ranks, faces: i64, group: i64) -> i64:
    """Return the longest run that the faces have on any line of a group; 0 where none is 2."""
    best: i64 = 0
    line: i64 = 0
    while line < ranks.lines:
        if ranks.line_group[line] == group:
            few = faces & ranks.on_line[line]
            if few & (few - 1):
                length = longest_run(steps_of(ranks, few, line))
                if length > best:
                    best = length
        line += 1
    if best < 2:
        return 0
    return best


def chain_faces(
    ranks: Ranks, held: Holding, copies: i64, line: i64, start: i64, length: i64
) -> i64:
    """Choose a face for each step of a run: of equal ones the one held least often."""
    chosen: i64 = 0
    at = line * HEIGHTS + start
    end = at + length
    while at < end:
        faces = ranks.on_step[at] & held.two
        if copies == 3:
            faces = ranks.on_step[at] & held.three
        elif faces & ~held.three:
            faces &= ~held.three
        chosen |= faces & -faces
        at += 1
    return chosen


def step_strength(ranks: Ranks, line: i64, step: i64) -> i64:
    """Return the strength of the faces on a step."""
    return ranks.strength[lowest_place(ranks.on_step[line * HEIGHTS + step])]
