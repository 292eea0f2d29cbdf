"""Moves as rows of small numbers, the same for every game.

| place | what | values |
|---|---|---|
| 0 | the act | its place in `paiju.game.move.ACTS` |
| 1 | the type that is claimed | 0 none, else 1 + its place in `paiju.game.reading.TYPES` |
| 2 | the rank that is claimed | 0 none, else 1 + its place in `CLAIMED` |
| 3 | the number | 0 none, else the number itself |
| 4 … 57 | the cards | how many of each face, in the order of `paiju.cards.CARDS` |
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paiju.cards import CARDS, RANKS
from paiju.game import Claim, Move
from paiju.game.move import ACTS
from paiju.game.reading import TYPES

CLAIMED: Final = (*RANKS, "JS", "JB")
_HEAD: Final = 4
MOVE: Final = _HEAD + len(CARDS)
"""The length of a row."""
# Calls name one of the copies of a card, and no deck has more than three.
_NUMBERS: Final = 3
_COPIES: Final = 3
_PLACES: Final = {act: place for place, act in enumerate(ACTS)}

Row = NDArray[np.int8]


def highest() -> Row:
    """Return the highest value of each place of a row."""
    head = [len(ACTS) - 1, len(TYPES), len(CLAIMED), _NUMBERS]
    return np.array(head + [_COPIES] * len(CARDS), np.int8)


def _numbers(move: Move) -> list[int]:
    """Write a move as numbers: a list is filled faster than an array."""
    row = [0] * MOVE
    row[0] = _PLACES[move.act]
    if move.claim is not None:
        row[1] = 1 + TYPES.index(move.claim.type)
        if move.claim.rank is not None:
            row[2] = 1 + CLAIMED.index(move.claim.rank)
    row[3] = move.number or 0
    for held in move.cards:
        row[_HEAD + held.code] += 1
    return row


def encode_move(move: Move) -> Row:
    """Write a move as a row.

    >>> row = encode_move(Move.play("HK HK"))
    >>> int(row[0]), int(row[4:].sum()), decode_move(row) == Move.play("HK HK")
    (0, 2, True)
    """
    return np.array(_numbers(move), np.int8)


def encode_moves(moves: Sequence[Move]) -> Row:
    """Write moves as rows below each other."""
    return np.array([_numbers(move) for move in moves], np.int8).reshape(len(moves), MOVE)


def decode_move(row: Sequence[int] | NDArray[np.integer]) -> Move:
    """Read a row; what it says may still be illegal, as any move may."""
    act, type_, rank, number = (int(part) for part in row[:_HEAD])
    claim = None
    if type_:
        claim = Claim(TYPES[type_ - 1], CLAIMED[rank - 1] if rank else None)
    cards = tuple(
        face for face, copies in zip(CARDS, row[_HEAD:], strict=True) for _ in range(int(copies))
    )
    return Move(ACTS[act], cards, claim, number or None)
