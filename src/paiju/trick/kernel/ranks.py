"""The trick order in integers: what kernels ask of a card.

Groups are 0 to 3 for the side suits S H C D and 4 for the trumps. Strengths compare within a
group; those of trumps start at 64, so that any trump is above any side card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place

TRUMPS: Final = 4
TRUMP_STRENGTH: Final = 64
LINES: Final = 8
HEIGHTS: Final = 32


class Ranks:
    """Places of the 54 faces: group, strength, and the line and step of their tractors."""

    def __init__(self) -> None:
        self.group: vec[i64] = vec[i64]([0] * 54)
        self.strength: vec[i64] = vec[i64]([0] * 54)
        self.line: vec[i64] = vec[i64]([-1] * 54)
        """The chain a face belongs to, -1 where it never joins a tractor."""
        self.step: vec[i64] = vec[i64]([0] * 54)
        """Its step on that chain; equal faces share a step."""
        self.faces: vec[i64] = vec[i64]([0] * 5)
        """The mask of the faces of each group."""
        self.rung: vec[i64] = vec[i64]([0] * (5 * HEIGHTS))
        """The mask of the faces on each rung: 32 to a group, lowest first."""
        self.rungs: vec[i64] = vec[i64]([0] * 5)
        """How many rungs the ladder of each group has."""
        self.lines: i64 = 0
        self.line_group: vec[i64] = vec[i64]([0] * LINES)
        self.on_line: vec[i64] = vec[i64]([0] * LINES)
        """The mask of the faces of each chain."""
        self.on_step: vec[i64] = vec[i64]([0] * (LINES * HEIGHTS))
        """The mask of the faces on each step of a chain: 32 to a chain."""

    def place(self, face: i64, group: i64, height: i64) -> None:
        """Put a face on a rung of its group's ladder."""
        self.group[face] = group
        self.strength[face] = height
        if group == TRUMPS:
            self.strength[face] = height + TRUMP_STRENGTH
        self.faces[group] = self.faces[group] | bit(face)
        at = group * HEIGHTS + height
        self.rung[at] = self.rung[at] | bit(face)
        if height >= self.rungs[group]:
            self.rungs[group] = height + 1

    def chain(self, face: i64, line: i64, step: i64) -> None:
        """Let a face that has its place join tractors."""
        self.line[face] = line
        self.step[face] = step
        self.line_group[line] = self.group[face]
        self.on_line[line] = self.on_line[line] | bit(face)
        at = line * HEIGHTS + step
        self.on_step[at] = self.on_step[at] | bit(face)
        if line >= self.lines:
            self.lines = line + 1


def group_of(ranks: Ranks, faces: i64) -> i64:
    """Return the group that all of these faces belong to, -1 where there is none."""
    if faces == 0:
        return -1
    group = ranks.group[lowest_place(faces)]
    if faces & ~ranks.faces[group]:
        return -1
    return group


def top_strength(ranks: Ranks, faces: i64) -> i64:
    """Return the strength of the highest of some faces."""
    top: i64 = -1
    while faces:
        strength = ranks.strength[lowest_place(faces)]
        if strength > top:
            top = strength
        faces &= faces - 1
    return top
