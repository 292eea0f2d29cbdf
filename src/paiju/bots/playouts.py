"""Try the moves out: deal the unknown cards, play on at random, count the hands won."""

from itertools import islice
from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.game import AnyGame, AnyState, AnyView, Dice, Move

USUAL_BUDGET: Final = 48
# More candidates than this would be tried too seldom to tell them apart.
_MOST_CANDIDATES: Final = 16
_MOST_BRANCHES: Final = 24


def _wins(game: AnyGame, state: AnyState, seat: int, dice: Dice) -> bool:
    """Play a state to its end at random and tell whether the seat is among the winners."""
    while (outcome := game.outcome(state)) is None:
        actor = game.actors(state)[0]
        branches = tuple(islice(game.legal(state, actor), _MOST_BRANCHES))
        state = game.apply(state, actor, branches[dice.below(len(branches))]).state
    return seat in outcome.winners


def choose(
    game: AnyGame, view: AnyView, found: tuple[Move, ...], dice: Dice, budget: int
) -> Choice:
    """Choose the move that won most playouts; the earliest of equals."""
    if view.seat is None:
        raise ValueError("an onlooker has no moves")
    step = max(1, len(found) // _MOST_CANDIDATES)
    candidates = found[::step]
    won = [0] * len(candidates)
    rounds = max(1, budget // len(candidates))
    for _ in range(rounds):
        guess = game.guess(view, dice)
        for at, move in enumerate(candidates):
            after = game.apply(guess, view.seat, move).state
            won[at] += _wins(game, after, view.seat, dice)
    best = max(range(len(candidates)), key=lambda at: won[at])
    return candidates[best], Reason("tried_out", {"playouts": rounds, "wins": won[best]})
