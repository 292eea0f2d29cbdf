"""A taste for plays, learnt by self-play: a network of one hidden layer weighs how they look.

Whole numbers, so that it says the same compiled and interpreted, on every machine. Three units of
the hidden layer share a word, 21 bits each: what is added to the word is added to all three.
"""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.lists import vector_of
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.rounds import turn_of
from paiju.games.gandengyan.kernel.table import Table, legal
from paiju.games.gandengyan.kernel.think.features import LOOKS, Looks, look_at_play, look_at_table

HIDDEN: Final = 12
WEIGHTS: Final = (LOOKS + 1) * HIDDEN
LARGEST: Final = 500
"""So large may a weight be: then no unit of a layer outgrows its share of a word."""
_UNITS: Final = 3
_WORDS: Final = 4
_SHARE: Final = 21
_HALF: Final = 1 << 20
_WHOLE: Final = (1 << 21) - 1

Layer: TypeAlias = tuple[i64, i64, i64, i64]


@final
class Taste:
    """Weights: a row of the hidden layer for each look, then what the hidden layer is worth."""

    def __init__(self, weights: list[int]) -> None:
        self.rows: vec[i64] = vector_of(
            [
                weights[at] + (weights[at + 1] << _SHARE) + (weights[at + 2] << 2 * _SHARE)
                for at in range(0, LOOKS * HIDDEN, _UNITS)
            ]
        )
        self.worth: vec[i64] = vector_of(weights[LOOKS * HIDDEN :])
        self.looks: Looks = Looks()


def prefer(table: Table, taste: Taste, search: Search, plays: Plays) -> i64:
    """Return the place of the play that is liked best in the list of all of the seat on turn."""
    legal(table, search, plays)
    if plays.count == 1:
        return 0
    hand = table.hands[turn_of(table.round)]
    looks = taste.looks
    best: i64 = 0
    most: i64 = 0
    at: i64 = 0
    look_at_table(looks, table)
    # What is common to all plays is added up once.
    begun = _feed(taste, (0, 0, 0, 0))
    while at < plays.count:
        if plays.first[at] == hand:
            return at
        look_at_play(looks, table, plays.first[at], plays.combos[at])
        liked = _weigh(taste, _feed(taste, begun))
        if at == 0 or liked > most:
            best = at
            most = liked
        at += 1
    return best


def _feed(taste: Taste, layer: Layer) -> Layer:
    """Add what was noted to a layer."""
    looks = taste.looks
    rows = taste.rows
    first, second, third, fourth = layer
    at: i64 = 0
    while at < looks.count:
        row: i64 = looks.rows[at] * _WORDS
        number: i64 = looks.numbers[at]
        first += number * rows[row]
        second += number * rows[row + 1]
        third += number * rows[row + 2]
        fourth += number * rows[row + 3]
        at += 1
    return first, second, third, fourth


def _weigh(taste: Taste, layer: Layer) -> i64:
    """Return what a hidden layer is worth."""
    return (
        _worth(taste, layer[0], 0)
        + _worth(taste, layer[1], _UNITS)
        + _worth(taste, layer[2], 2 * _UNITS)
        + _worth(taste, layer[3], 3 * _UNITS)
    )


def _worth(taste: Taste, word: i64, unit: i64) -> i64:
    """Return what three units are worth; below 0 a unit is silent."""
    liked: i64 = 0
    left: i64 = _UNITS
    while left > 0:
        number: i64 = ((word + _HALF) & _WHOLE) - _HALF
        if number > 0:
            liked += number * taste.worth[unit]
        word = (word - number) >> _SHARE
        unit += 1
        left -= 1
    return liked
