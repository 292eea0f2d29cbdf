"""The rules of thumb for 山东升级 beat chance, and name what they do."""

import pytest

from paiju.bots import BOTS
from paiju.game import Standing, deal_from_seed
from paiju.games.shandong import game

LATER = Standing((0,) * 4, hand=2, levels=("2",) * 4, dealer=1)


def points_of(preset: str, seed: int, kinds: tuple[str, str]) -> int:
    """Play a hand whose dealers sit at odd seats; return the attackers' points."""
    rules = game.presets[preset]
    state = game.begin(rules, LATER, deal_from_seed(seed, game.deck(rules)))
    bots = {seat: BOTS[kinds[seat % 2]](game, seed + seat) for seat in range(1, 5)}
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        move, _ = bots[seat].choose(game.view(state, seat))
        state = game.apply(state, seat, move).state
    return int(state.table.attack)


@pytest.mark.parametrize("preset", game.presets)
def test_simple_bots_beat_random_ones_clearly(preset: str) -> None:
    # The same deals, once with the better players attacking and once with them dealing.
    won = sum(points_of(preset, seed, ("simple", "random")) for seed in range(6))
    lost = sum(points_of(preset, seed, ("random", "simple")) for seed in range(6))
    assert won > lost + 6 * 40
