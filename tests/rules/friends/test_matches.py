"""Hand after hand by simple bots: none is stuck, and every match has a champion."""

import pytest

from paiju.bots import BOTS
from paiju.game import Move, deal_from_seed
from paiju.game.match import hands
from paiju.game.registry import AnyView
from paiju.games.friends import game
from paiju.testing import laws
from paiju.testing.variants import variants

VARIANTS = [pytest.param(rules, id=name) for name, rules in variants(game)]


def played(seed: int, most: int) -> int:
    """Play a match of simple bots and count its hands, so many at most."""
    rules = game.parse({})
    bots = {seat: BOTS["simple"](game, seed + seat) for seat in range(1, 6)}

    def choose(view: AnyView) -> Move:
        assert view.seat is not None
        return bots[view.seat].choose(view)[0]

    count = 0
    deck = game.deck(rules)
    match = hands(
        game,
        rules,
        lambda number: deal_from_seed(1000 * seed + number, deck),
        dict.fromkeys(range(1, 6), choose),
    )
    for record, standing in match:
        count += 1
        assert record.moves
        assert all(one in range(1, 6) for one in standing.winners or ())
        if count == most:
            break
    return count


def test_hands_by_simple_bots() -> None:
    assert played(1, 6) == 6


@pytest.mark.deep
def test_matches_by_simple_bots() -> None:
    for seed in range(10):
        assert played(seed, 200) < 200


@pytest.mark.deep
@pytest.mark.parametrize("rules", VARIANTS)
def test_random_matches_end(rules: object) -> None:
    assert isinstance(rules, type(game.parse({})))
    for seed in range(20):
        laws.matches_end(game, rules, seed)
