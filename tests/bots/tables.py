"""Hands that bots play, for the tests of bots."""

from collections.abc import Iterator

from paiju.bots import BOTS, Bot, Budget, Reason, explain
from paiju.game import AnyGame, AnyState, AnyView, Deal, Move, deal_from_seed, find, games
from paiju.game.rules import RulesLike

BUDGET = Budget(playouts=40)
"""What a move may cost where only the form of the answer counts."""
TABLES = [(name, preset) for name in games() for preset in find(name).presets]


def play(
    game: AnyGame, rules: RulesLike, deal: Deal, bots: dict[int, Bot]
) -> Iterator[tuple[AnyView, Move, Reason, AnyState]]:
    """Play a hand, telling every choice and the state that it leads to."""
    state = game.begin(rules, game.opening(rules), deal)
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        move = bots[seat].choose(view, BUDGET)
        assert game.check(state, seat, move) is None
        why = explain(game, view, move)
        state = game.apply(state, seat, move).state
        yield view, move, why, state


def make(game: AnyGame, rules: RulesLike, kinds: tuple[str, ...], seed: int) -> dict[int, Bot]:
    """Make a bot for each seat, the kinds in turn."""
    seats = range(1, game.seats(rules) + 1)
    return {seat: BOTS[kinds[seat % len(kinds)]](game, seed + seat) for seat in seats}


def choices(
    name: str, preset: str, kinds: tuple[str, ...], seeds: range
) -> Iterator[tuple[AnyView, Move, Reason, AnyState]]:
    """Give the choices of whole hands."""
    game = find(name)
    rules = game.presets[preset]
    for seed in seeds:
        deal = deal_from_seed(seed, game.deck(rules))
        yield from play(game, rules, deal, make(game, rules, kinds, seed))
