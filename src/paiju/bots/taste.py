"""Weights that self-play has taught: `weights.npy` of a game, made by `python -m tools.taste`."""

import sys
from array import array
from functools import cache
from typing import Final

from paiju.game.registry import brought

# How numpy begins a file of its own, before the length of a header that says what follows.
_MAGIC: Final = b"\x93NUMPY\x01\x00"
_KIND: Final = b"'descr': '<i2', 'fortran_order': False"


@cache
def taste_for(game: str) -> tuple[int, ...]:
    """Return the weights for a game, none where nothing was learnt."""
    file = brought(game, "weights.npy")
    return () if file is None else read(file.read_bytes())


def read(data: bytes) -> tuple[int, ...]:
    """Read whole numbers of 16 bits as numpy saves them: bots do without numpy."""
    begin = len(_MAGIC) + 2 + int.from_bytes(data[len(_MAGIC) : len(_MAGIC) + 2], "little")
    if not data.startswith(_MAGIC) or _KIND not in data[:begin]:
        raise ValueError("not whole numbers of 16 bits as numpy saves them")
    numbers = array("h", data[begin:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return tuple(numbers)
