"""Which way play goes round a table: a practice hand tells."""

from functools import cache
from itertools import islice
from typing import Final

from paiju.game import AnyGame, AnyState, deal_from_seed, find
from paiju.game.rules import RulesLike

# A hand of the first deals may end before two seats have played: then another is tried.
_DEALS: Final = 4
_STEPS: Final = 200
_LOOKED_AT: Final = 8


def _played(game: AnyGame, state: AnyState) -> tuple[int, ...]:
    """Play until two seats have played to one trick; return them, none at the end."""
    for _ in range(_STEPS):
        if game.outcome(state) is not None:
            break
        if len(table := game.view(state, None).table) > 1:
            return tuple(made.seat for made in islice(table, 2))
        seat = game.actors(state)[0]
        # Time declares nothing, and without a trump suit some hands end at once.
        shown = (move for move in islice(game.legal(state, seat), _LOOKED_AT) if move.act == "show")
        move = next(shown, None) or game.lapse(state, seat)
        state = game.apply(state, seat, move).state
    return ()


@cache
def _direction(name: str, rules: RulesLike) -> int:
    """Find the direction of a game's table."""
    game = find(name)
    seats = game.seats(rules)
    for seed in range(_DEALS):
        deal = deal_from_seed(seed, game.deck(rules))
        if found := _played(game, game.begin(rules, game.opening(rules), deal)):
            first, second = found
            return -1 if (first - second) % seats == 1 and seats > 2 else 1
    return 1


def direction(game: AnyGame, rules: RulesLike) -> int:
    """Tell whether the next seat has the next higher number (1) or the next lower one (-1)."""
    return _direction(game.name, rules)
