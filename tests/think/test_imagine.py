"""Hands imagined by the rules alone give exactly the view that they are imagined from."""

from dataclasses import replace
from itertools import islice

import pytest

from paiju.game import AnyGame, Dice, find
from paiju.testing import walk
from paiju.think import imagine as module
from paiju.think.imagine import Unimaginable, imagine
from tests import toy


def check(game: AnyGame, preset: str, seed: int, every: int, most: int = 2000) -> None:
    """Imagine hands from views of seats and onlookers all through a hand."""
    dice = Dice(seed)
    state = walk.begin(game, game.presets[preset], seed)
    seen = 0
    for turn in islice(walk.walk(game, state, Dice(seed), 64), 0, most, every):
        for seat in (turn.seat, None) if seen % 3 == 0 else (turn.seat,):
            view = game.view(turn.state, seat)
            assert game.view(imagine(game, view, dice), seat) == view
        seen += 1
    assert seen


@pytest.mark.parametrize("preset", toy.game.presets)
def test_hands_of_the_toy(preset: str) -> None:
    check(toy.game, preset, 1, 2)


@pytest.mark.parametrize("name", ["gandengyan", "xiaoer"])
def test_hands_of_games_with_one_pack(name: str) -> None:
    game = find(name)
    for preset in game.presets:
        check(game, preset, 2, 9)


def test_hands_of_a_game_with_two_packs() -> None:
    check(find("guandan"), "house", 3, 15, 46)


@pytest.mark.deep
def test_hands_of_a_game_with_two_packs_to_their_end() -> None:
    for seed in range(3):
        check(find("guandan"), "house", seed, 9)


def test_hidden_cards_lie_differently_each_time() -> None:
    game = find("gandengyan")
    state = walk.begin(game, game.presets["house"], 1)
    view = game.view(state, 1)
    hands = {str(game.holdings(imagine(game, view, Dice(seed)))["2"]) for seed in range(6)}
    assert len(hands) > 3


def test_what_no_deal_leads_to_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_REPLAYS", 20)
    view = toy.game.view(walk.begin(toy.game, toy.ToyRules(), 1), 1)
    with pytest.raises(Unimaginable, match="no hand of toy found for seat 1"):
        imagine(toy.game, replace(view, phase="never"), Dice(1))
