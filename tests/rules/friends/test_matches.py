"""Random matches under every rule come to an end."""

import pytest

from paiju.games.friends import game
from paiju.testing import laws
from paiju.testing.variants import variants

VARIANTS = [pytest.param(rules, id=name) for name, rules in variants(game)]


@pytest.mark.deep
@pytest.mark.parametrize("rules", VARIANTS)
def test_random_matches_end(rules: object) -> None:
    assert isinstance(rules, type(game.parse({})))
    for seed in range(20):
        laws.matches_end(game, rules, seed)
