"""Thinking for games without a kernel: slow, but all that the contract asks for."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from paiju.game.chance import Dice
from paiju.game.contract import Game, State
from paiju.game.move import Move

_MOST_BRANCHES: Final = 24


def first_moves(
    game: Game[Any, Any], state: State[Any, Any], seat: int, most: int
) -> tuple[Move, ...]:
    """List the move that time would make, and the first of all that are legal."""
    listed = islice(game.legal(state, seat), most)
    return tuple(dict.fromkeys((game.lapse(state, seat), *listed)))[:most]


def play_out(
    game: Game[Any, Any],
    state: State[Any, Any],
    seat: int,
    moves: Sequence[Move],
    seed: int,
    count: int,
) -> tuple[int, ...]:
    """Make each move, play on at random so many times, and add up the scores of a seat."""
    return tuple(_gain(game, state, seat, move, Dice(seed), count) for move in moves)


def _gain(
    game: Game[Any, Any], state: State[Any, Any], seat: int, move: Move, dice: Dice, count: int
) -> int:
    """Add up what a seat scores after a move."""
    begun = game.apply(state, seat, move).state
    total = 0
    for _ in range(count):
        now = begun
        while (outcome := game.outcome(now)) is None:
            actor = game.actors(now)[0]
            open_to = tuple(islice(game.legal(now, actor), _MOST_BRANCHES))
            now = game.apply(now, actor, open_to[dice.below(len(open_to))]).state
        total += outcome.scores[seat - 1] + (seat in outcome.winners)
    return total
