"""Who stands highest in a view is whom the judge names."""

import pytest

from paiju.bots.asking import inquire
from paiju.game import games
from paiju.testing import walk


@pytest.mark.parametrize("name", [name for name in games() if "trick" in games()[name].asks])
def test_the_judge_agrees_on_who_wins_the_trick(name: str) -> None:
    game = games()[name]
    asked = 0
    for rules in game.presets.values():
        for seed in range(3):
            for state in walk.states(game, rules, seed):
                view = game.view(state, None)
                if view.table:
                    plays = tuple((made.seat, made.cards) for made in view.table)
                    answer = inquire(game, view, "trick", plays=plays)
                    assert answer is not None
                    assert view.highest == answer["winner"]
                    asked += 1
    assert asked > 100


@pytest.mark.parametrize("name", [name for name in games() if "beats" in games()[name].asks])
def test_the_last_play_of_a_round_is_to_be_beaten(name: str) -> None:
    game = games()[name]
    rules = game.parse({})
    for state in walk.states(game, rules, 1):
        view = game.view(state, None)
        laid = [made.seat for made in view.table if made.cards]
        if view.outcome is None:
            assert view.highest == view.facts["top"] == (laid[-1] if laid else None)
