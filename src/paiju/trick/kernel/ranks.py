"""The trick order in integers: what kernels ask of a card.

Groups are 0 to 3 for the side suits S H C D and 4 for the trumps. Strengths compare within a
group; those of trumps start at 64, so that any trump is above any side card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit

TRUMPS: Final = 4
TRUMP_STRENGTH: Final = 64


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

    def place(self, face: i64, group: i64, height: i64) -> None:
        """Put a face on a rung of its group's ladder."""
        self.group[face] = group
        self.strength[face] = height
        if group == TRUMPS:
            self.strength[face] = height + TRUMP_STRENGTH
        self.faces[group] = self.faces[group] | bit(face)

    def chain(self, face: i64, line: i64, step: i64) -> None:
        """Let a face join tractors."""
        self.line[face] = line
        self.step[face] = step
