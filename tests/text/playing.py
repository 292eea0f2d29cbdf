"""Hands that say what a game can say: random moves, wrong moves, and reasons for moves."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from paiju.bots import BOTS, Budget
from paiju.bots.explain import explain
from paiju.game import AnyGame, AnyState, Dice
from paiju.testing import walk
from paiju.testing.hostile import hostile_seat, wrong_move
from paiju.testing.variants import variants
from tests.text.said import Said, of_event, of_reason, of_refusal

_TURNS: Final = 150
"""Of each rule book: a hand or more."""
_WRONG: Final = 4
"""Wrong moves at each moment."""


def play(game: AnyGame) -> Iterator[Said]:
    """Give what is said in hands of every rule book one switch away from a preset."""
    for number, (_, rules) in enumerate(variants(game)):
        dice = Dice(number)
        yield from _logged(game, walk.begin(game, rules, number))
        for turn in islice(walk.turns(game, rules, number), _TURNS):
            for event in turn.events:
                yield from of_event(event, game.name)
            for _ in range(_WRONG):
                yield from _refused(game, turn.state, dice)
            yield of_reason(explain(game, game.view(turn.state, turn.seat), turn.move))
            if not game.actors(turn.after):
                yield from _refused(game, turn.after, dice)
                yield from _logged(game, turn.after)
                for event in game.coming(rules, game.settle(turn.after)):
                    yield from of_event(event, game.name)


def _refused(game: AnyGame, state: AnyState, dice: Dice) -> Iterator[Said]:
    """Try a move that is most likely wrong."""
    seat = hostile_seat(game, state, dice)
    refusal = game.check(state, seat, wrong_move(game, state, seat, dice))
    if refusal is not None:
        yield of_refusal(refusal, game.name)


def _logged(game: AnyGame, state: AnyState) -> Iterator[Said]:
    """Give what the log of a moment tells an onlooker and every seat."""
    for seat in (None, *range(1, game.seats(state.rules) + 1)):
        for event in game.view(state, seat).log:
            yield from of_event(event, game.name)


def choose(game: AnyGame) -> Iterator[Said]:
    """Give the reasons of bots in a hand of every preset."""
    for number, rules in enumerate(game.presets.values()):
        state = walk.begin(game, rules, number)
        bots = [BOTS[name](game, number) for name in ("easy", "random")]
        while actors := game.actors(state):
            seat = actors[0]
            view = game.view(state, seat)
            move = bots[seat % 2].choose(view, Budget(playouts=1))
            yield of_reason(explain(game, view, move))
            state = game.apply(state, seat, move).state
