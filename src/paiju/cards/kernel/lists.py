"""Lists at the door of the kernels.

mypyc 2.4 never lets go of a vector that interpreted code passes to a compiled function: the edge
passes and gets lists, and vectors stay inside.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


def vector_of(numbers: list[int]) -> vec[i64]:
    """Put the numbers of a list into a vector."""
    made: vec[i64] = vec[i64]()
    for number in numbers:
        made = append(made, number)
    return made


def list_of(numbers: vec[i64], count: i64) -> list[int]:
    """Return the first numbers of a vector as a list."""
    made: list[int] = []
    place: i64 = 0
    while place < count:
        made.append(numbers[place])
        place += 1
    return made
