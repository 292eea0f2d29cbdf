"""Moves as rows of small numbers, the same for every game.

| place | what | values |
|---|---|---|
| 0 | the act | its place in `paiju.game.move.ACTS` |
| 1 | the type that is claimed | 0 none, else 1 + its place in the `types` of the game |
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

CLAIMED: Final = (*RANKS, "JS", "JB")
_HEAD: Final = 4
MOVE: Final = _HEAD + len(CARDS)
"""The length of a row."""
# Calls name one of the copies of a card, and no deck has more than three.
_NUMBERS: Final = 3
_COPIES: Final = 3
_PLACES: Final = {act: place for place, act in enumerate(ACTS)}

Row = NDArray[np.int8]


def highest(types: tuple[str, ...]) -> Row:
    """Return the highest value of each place of a row, for a game with these types."""
    head = [len(ACTS) - 1, len(types), len(CLAIMED), _NUMBERS]
    return np.array(head + [_COPIES] * len(CARDS), np.int8)


def _numbers(move: Move, types: tuple[str, ...]) -> list[int]:
    """Write a move as numbers: a list is filled faster than an array."""
    row = [0] * MOVE
    row[0] = _PLACES[move.act]
    if move.claim is not None:
        row[1] = 1 + types.index(move.claim.type)
        if move.claim.rank is not None:
            row[2] = 1 + CLAIMED.index(move.claim.rank)
    row[3] = move.number or 0
    for held in move.cards:
        row[_HEAD + held.code] += 1
    return row


def encode_move(move: Move, types: tuple[str, ...]) -> Row:
    """Write a move of a game with these types as a row.

    >>> move, types = Move.play("HK HK", Claim("pair", "K")), ("single", "pair")
    >>> row = encode_move(move, types)
    >>> int(row[0]), int(row[1]), int(row[4:].sum()), decode_move(row, types) == move
    (0, 2, 2, True)
    """
    return np.array(_numbers(move, types), np.int8)


def encode_moves(moves: Sequence[Move], types: tuple[str, ...]) -> Row:
    """Write moves as rows below each other."""
    rows = [_numbers(move, types) for move in moves]
    return np.array(rows, np.int8).reshape(len(moves), MOVE)


def decode_move(row: Sequence[int] | NDArray[np.integer], types: tuple[str, ...]) -> Move:
    """Read a row; what it says may still be illegal, as any move may."""
    act, type_, rank, number = (int(part) for part in row[:_HEAD])
    claim = None
    if type_:
        claim = Claim(types[type_ - 1], CLAIMED[rank - 1] if rank else None)
    cards = tuple(
        face for face, copies in zip(CARDS, row[_HEAD:], strict=True) for _ in range(int(copies))
    )
    return Move(ACTS[act], cards, claim, number or None)
