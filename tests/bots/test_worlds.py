"""Worlds: what a kernel deals fits the view, and likely hands come more often."""

from collections import Counter
from dataclasses import replace

import pytest

from paiju.game import AnyGame, AnyState, Dice, IllegalMove, Move, find
from paiju.testing.walk import arrive
from paiju.think import kernel_of, thinker_of
from paiju.think.kernel.mix import Mix
from paiju.think.kernel.trial import redeal
from paiju.think.worlds import Dealt, Guessed
from tests.bots.tables import TABLES
from tests.bots.test_search import moments

GAMES = sorted({name for name, _ in TABLES})


def dealt(game: AnyGame, state: AnyState, seed: int) -> Dealt | None:
    """Set the moves of a moment up in worlds that the kernel deals; None where it does not."""
    seat = game.actors(state)[0]
    ideas = kernel_of(game).list_ideas(state, seat, 6)
    found = thinker_of(game).worlds(game.view(state, seat), ideas, Dice(seed))
    return found if isinstance(found, Dealt) else None


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_every_world_gives_exactly_the_view(name: str, preset: str) -> None:
    game = find(name)
    tried = 0
    for state in moments(game, game.presets[preset], 5, 8):
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        worlds = dealt(game, state, 3)
        if worlds is None:
            continue
        for seed in range(3):
            worlds.compare(range(1), seed, 1)
            world = replace(thinker_of(game).guess(view, Dice(1)), table=worlds.trial.table)  # type: ignore[attr-defined]
            assert game.view(world, seat) == view
            tried += 1
    assert tried >= 3


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_move(name: str) -> None:
    game = find(name)
    rules = next(iter(game.presets.values()))
    found = [one for one in (dealt(game, s, 3) for s in moments(game, rules, 6, 9)) if one]
    for worlds in found[:3]:
        tables = set()
        for seed in range(4):
            worlds.compare(range(1), seed, 3)
            tables.add(tuple(worlds.trial.table.pack()))  # type: ignore[attr-defined]
        assert len(tables) > 1


@pytest.mark.parametrize("name", GAMES)
def test_play_tells_of_the_hidden_hands(name: str) -> None:
    """Hands that experts played raise fewer doubts than any that fit; worlds lie between."""
    game = find(name)
    rules = next(iter(game.presets.values()))
    true, uniform, believed, count = 0, 0, 0, 0
    for seed in range(3):
        for state in moments(game, rules, seed, 14):
            worlds = dealt(game, state, seed)
            if worlds is None or worlds.trial.tries == 1:
                continue
            trial, seat = worlds.trial, game.actors(state)[0]
            view = game.view(state, seat)
            for nth in range(4):
                any_world = thinker_of(game).guess(view, Dice(nth))
                uniform += _doubts(game, any_world, seat)
            for nth in range(24):
                redeal(trial, nth * 7919 + 1)
                believed += trial.doubt if nth >= 20 else 0
            true += 4 * _doubts(game, state, seat)
            count += 1
    assert count > 5
    assert true < believed < uniform


def _doubts(game: AnyGame, state: AnyState, seat: int) -> int:
    """Count what speaks against the hands of a state."""
    thinker = kernel_of(game)
    trial = thinker.trial(state, seat, thinker.list_ideas(state, seat, 1))
    thinker.recall(state, seat, trial)
    return int(trial.doubts())


def test_all_ways_to_mix_are_alike_likely() -> None:
    """Four cards on two places, one barred from the second: three ways remain of six."""
    mix = Mix([7, 8, 9, 10], [0b01, 0b11, 0b11, 0b11], [0, 0, 1, 1])
    found: Counter[tuple[int, ...]] = Counter()
    chance = 1
    for _ in range(3000):
        chance = mix.stir(chance)
        found[tuple(mix.places[at] for at in range(4))] += 1
    assert set(found) == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)}
    assert all(900 < times < 1100 for times in found.values())


def test_a_remembered_mix_comes_back() -> None:
    mix = Mix(list(range(20)), [0b111] * 20, [at % 3 for at in range(20)])
    mix.keep()
    mix.stir(5)
    assert [mix.places[at] for at in range(20)] != [at % 3 for at in range(20)]
    mix.recall()
    assert [mix.places[at] for at in range(20)] == [at % 3 for at in range(20)]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_refuse_illegal_moves(name: str) -> None:
    game = find(name)
    state = arrive(game, next(iter(game.presets.values())), 3)
    view = game.view(state, game.actors(state)[0])
    with pytest.raises(IllegalMove):
        thinker_of(game).worlds(view, (Move.play("S3 S3 S3 S3 S3"),), Dice(1))


def test_where_more_is_hidden_than_hands_worlds_are_guessed() -> None:
    game = find("xiaoer")
    found = 0
    for state in moments(game, game.presets["full"], 1, 1)[:8]:
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        ideas = kernel_of(game).list_ideas(state, seat, 3)
        worlds = thinker_of(game).worlds(view, ideas, Dice(1))
        assert isinstance(worlds, Dealt if view.phase == "play" else Guessed)
        first, *others = worlds.compare(range(len(ideas)), 1, 5)
        assert (first.total, first.squares) == (0, 0)
        found += isinstance(worlds, Guessed) and any(other.squares for other in others)
    assert found
