"""The standing of a match between two hands."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from paiju.game.refusal import Refusal, Refused

_MOST: Final = 2**53 - 1


@dataclass(frozen=True, slots=True)
class Standing:
    """What one hand leaves to the next: scores, levels, who deals, what is owed, who has won."""

    scores: tuple[int, ...]
    """Points of the match by seat."""
    hand: int = 1
    """The number of the hand that comes next, from 1."""
    levels: tuple[str, ...] = ()
    """Levels by seat, in the games that have them."""
    dealer: int | None = None
    """The seat that the next hand begins with, None where the deal or a bid decides.

    What it does there differs from game to game: `Game.coming` tells it.
    """
    owed: tuple[tuple[int, int], ...] = ()
    """Tribute: pairs of the seat that pays and the seat that receives."""
    tallies: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """What else a game counts from hand to hand, by seat."""
    winners: tuple[int, ...] | None = None
    """The seats that have won the match, None while it goes on."""


def standing_to_json(standing: Standing) -> dict[str, object]:
    """Write a standing as plain values."""
    return dataclasses.asdict(standing)


def standing_from_json(value: object) -> Standing:
    """Read what `standing_to_json` writes; `Refused` otherwise."""
    try:
        return _read(value)
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise Refused(Refusal("record_line", facts={"line": 0, "text": "standing"})) from error


def _number(value: object) -> int:
    """Take a whole number that every reader of JSON can hold, and nothing else."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _MOST:
        raise TypeError(value)
    return value


def _numbers(value: object) -> tuple[int, ...]:
    """Take a list of whole numbers."""
    if not isinstance(value, list | tuple):
        raise TypeError(value)
    return tuple(_number(item) for item in value)


def _read(value: object) -> Standing:
    """Read every field, raising whatever goes wrong."""
    if not isinstance(value, dict) or set(value) != {f.name for f in dataclasses.fields(Standing)}:
        raise TypeError(value)
    levels = value["levels"]
    if not isinstance(levels, list | tuple) or not all(isinstance(one, str) for one in levels):
        raise TypeError(levels)
    owed = tuple(_numbers(pair) for pair in value["owed"])
    return Standing(
        scores=_numbers(value["scores"]),
        hand=_number(value["hand"]),
        levels=tuple(levels),
        dealer=None if value["dealer"] is None else _number(value["dealer"]),
        owed=tuple((payer, receiver) for payer, receiver in owed),
        tallies={str(name): _numbers(tally) for name, tally in value["tallies"].items()},
        winners=None if value["winners"] is None else _numbers(value["winners"]),
    )
