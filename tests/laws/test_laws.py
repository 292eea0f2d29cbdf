"""Every law, over every game, preset and switch."""

import pytest

from paiju.testing import laws
from tests.laws.cases import PRESETS, VARIANTS, AnyGame, RulesLike, clauses

LAWS = [pytest.param(law, id=law.__name__) for law in laws.LAWS]


@pytest.mark.parametrize(("game", "rules"), PRESETS)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: laws.Law, game: AnyGame, rules: RulesLike) -> None:
    for seed in range(4):
        law(game, rules, seed)


@pytest.mark.parametrize(("game", "rules"), VARIANTS)
def test_laws_with_one_switch_changed(game: AnyGame, rules: RulesLike) -> None:
    for number, law in enumerate(laws.LAWS):
        law(game, rules, number)


@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_clauses_exist(game: AnyGame, rules: RulesLike) -> None:
    book = clauses(game)
    for seed in range(6):
        laws.clauses_exist(game, rules, seed, book)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), PRESETS)
@pytest.mark.parametrize("law", LAWS)
def test_law_deeply(law: laws.Law, game: AnyGame, rules: RulesLike) -> None:
    for seed in range(100, 200):
        law(game, rules, seed)
