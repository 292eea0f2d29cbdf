"""Walks reach what they promise, and variants every switch."""

from itertools import islice

from paiju.game import Dice
from paiju.game.rules import switches, to_json
from paiju.testing import plain, walk
from paiju.testing.hostile import every_move, near_move
from paiju.testing.variants import variants
from tests import toy
from tests.laws.cases import GAMES
from tests.wrapped import Wrapped


def test_walks_repeat() -> None:
    one, other = (
        [turn.after.fingerprint for turn in islice(walk.turns(toy.game, toy.ToyRules(), 1), 99)]
        for _ in range(2)
    )
    assert one == other


def test_walks_go_from_hand_to_hand() -> None:
    hands = {
        turn.state.standing.hand for turn in islice(walk.turns(toy.game, toy.ToyRules(), 1), 200)
    }
    assert hands == {1, 2, 3}
    arrived = [walk.arrive(toy.game, toy.ToyRules(), seed).standing.hand for seed in range(3)]
    assert arrived == [1, 2, 3]


def test_variants_reach_every_value() -> None:
    for game in GAMES.values():
        made = [to_json(rules) for _, rules in variants(game)]
        assert len({plain.text(rules) for rules in made}) == len(made)
        first = next(iter(game.presets.values()))
        for name, switch in switches(first).items():
            reached = {rules[name] for rules in made}
            assert {value.value for value in switch.values} <= reached, name
            assert switch.values or {switch.low, switch.high} <= reached, name


def test_brute_force_tries_every_set() -> None:
    state = walk.begin(toy.game, toy.ToyRules(), 1)
    hand = toy.game.view(state, 1).hand
    tried = list(every_move(hand, 2))
    assert len(set(tried)) == len(tried) == (1 + 3 + 3) * 11


def test_near_moves_are_sometimes_legal_and_sometimes_not() -> None:
    dice = Dice(1)
    legal = 0
    for turn in islice(walk.turns(toy.game, toy.ToyRules(), 1), 200):
        due = toy.game.lapse(turn.state, turn.seat)
        near = near_move(due, toy.game.view(turn.state, turn.seat).hand, dice)
        legal += toy.game.check(turn.state, turn.seat, near) is None
    assert 20 < legal < 180


def test_a_wrapped_game_is_the_game() -> None:
    wrapped = Wrapped(toy.game)
    rules = toy.ToyRules()
    made = walk.record(wrapped, rules, 4)
    assert made == walk.record(toy.game, rules, 4)
    assert wrapped.asks == toy.game.asks
