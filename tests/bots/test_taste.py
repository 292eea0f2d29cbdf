"""Taste: weights that self-play has taught, shipped with the bots; they fit and they help."""

from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import numpy as np
import pytest
from rich.progress import Progress

from paiju.bots import BOTS, VARIANTS, Budget
from paiju.bots.taste import read, taste_for
from paiju.game import Dice, find, games
from paiju.games.gandengyan import deal
from paiju.games.gandengyan.kernel.think.lessons import duel
from paiju.games.gandengyan.kernel.think.taste import WEIGHTS
from paiju.games.gandengyan.rules import CLASSIC, HOUSE
from paiju.testing.walk import arrive
from paiju.think import kernel_of, thinker_of
from tests.bots.test_search import moments
from tools import taste as training


def test_taste_beats_the_rules_of_thumb() -> None:
    ahead = duel(deal.new_table(HOUSE), list(taste_for("gandengyan")), [], 5, 400)
    assert mean(ahead) > 2 * stdev(ahead) / sqrt(len(ahead))


def test_nobody_is_ahead_of_himself() -> None:
    taste = list(taste_for("gandengyan"))
    assert set(duel(deal.new_table(HOUSE), taste, taste, 5, 20)) == {0}


def test_what_a_bot_has_learnt_changes_how_it_plays() -> None:
    game = find("gandengyan")
    views = [
        game.view(state, game.actors(state)[0])
        for seed in range(4)
        for state in moments(game, HOUSE, seed, 2)
    ]
    trained, untrained = (
        [make(game, 5).choose(view, Budget(playouts=200)) for view in views]
        for make in (BOTS["hard"], VARIANTS["untrained"])
    )
    assert trained != untrained


def test_what_is_liked_best_comes_to_mind_first() -> None:
    game, taste = find("gandengyan"), taste_for("gandengyan")
    differ = 0
    for seed in range(4):
        for state in moments(game, HOUSE, seed, 1):
            seat = game.actors(state)[0]
            view, think = game.view(state, seat), thinker_of(game).ideas
            plain, found = think(view, 24, Dice(1)), think(view, 24, Dice(1), taste)
            assert set(found) == set(plain)
            assert len(found) == len(plain)
            differ += found[0] != plain[0]
    assert differ


@pytest.mark.parametrize("name", games())
def test_a_taste_that_does_not_fit_is_refused_where_there_is_one(name: str) -> None:
    game = find(name)
    rules = next(iter(game.presets.values()))
    state = arrive(game, rules, 1)
    seat = game.actors(state)[0]
    view, ideas = game.view(state, seat), kernel_of(game).list_ideas(state, seat, 4)
    if taste_for(name):
        with pytest.raises(ValueError, match="weights"):
            thinker_of(game).worlds(view, ideas, Dice(1), (1, 2, 3))
        with pytest.raises(ValueError, match="weights"):
            thinker_of(game).ideas(view, 4, Dice(1), (1, 2, 3))
    else:
        plain, other = (
            thinker_of(game).worlds(view, ideas, Dice(1), taste).compare(range(len(ideas)), 7, 4)
            for taste in ((), (1, 2, 3))
        )
        assert plain == other
        assert thinker_of(game).ideas(view, 4, Dice(1), (1, 2, 3)) == ideas


def test_a_taste_is_for_the_rules_that_it_was_learnt_by() -> None:
    game = find("gandengyan")
    state = arrive(game, CLASSIC, 1)
    seat = game.actors(state)[0]
    view, ideas = game.view(state, seat), kernel_of(game).list_ideas(state, seat, 8)
    found = [
        thinker_of(game).worlds(view, ideas, Dice(1), taste).compare(range(len(ideas)), 7, 20)
        for taste in ((), taste_for("gandengyan"))
    ]
    assert found[0] == found[1]


def test_training_writes_what_bots_read(tmp_path: Path) -> None:
    with Progress(disable=True) as progress:
        weights, curve = training.train(2, 1000, 20, progress)
    np.save(tmp_path / "one.npy", np.asarray(weights, np.int16))
    assert list(read((tmp_path / "one.npy").read_bytes())) == weights
    assert len(weights) == WEIGHTS
    assert curve[1].error < curve[0].error


@pytest.mark.parametrize("kind", [np.int32, np.float16])
def test_other_numbers_are_refused(kind: type, tmp_path: Path) -> None:
    np.save(tmp_path / "one.npy", np.zeros(3, kind))
    with pytest.raises(ValueError, match="16 bits"):
        read((tmp_path / "one.npy").read_bytes())
