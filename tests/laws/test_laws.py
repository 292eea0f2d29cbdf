"""Every law, over every game, preset and switch."""

import pytest

from paiju.testing import laws
from tests.laws.cases import PRESETS, VARIANTS, AnyGame, RulesLike, clauses

LAWS = [pytest.param(law, id=law.__name__) for law in laws.LAWS]
SHORT = [law for law in laws.LAWS if law is not laws.matches_end]
"""Laws that one hand is enough for; a match is dozens of hands."""
TURNS = 9
"""Switch by switch the laws take turns: each meets a ninth of the switches of every game."""
NUMBERED = [pytest.param(at, one.values, id=one.id) for at, one in enumerate(VARIANTS)]


@pytest.mark.parametrize(("game", "rules"), PRESETS)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: laws.Law, game: AnyGame, rules: RulesLike) -> None:
    law(game, rules, 1)


@pytest.mark.parametrize(("number", "variant"), NUMBERED)
def test_some_laws_with_one_switch_changed(number: int, variant: tuple[AnyGame, RulesLike]) -> None:
    for seed in range(number % TURNS, len(SHORT), TURNS):
        SHORT[seed](*variant, seed)


@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_clauses_exist(game: AnyGame, rules: RulesLike) -> None:
    book = clauses(game)
    for seed in range(2):
        laws.clauses_exist(game, rules, seed, book)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), VARIANTS)
def test_laws_with_one_switch_changed(game: AnyGame, rules: RulesLike) -> None:
    for seed, law in enumerate(laws.LAWS):
        law(game, rules, seed)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_clauses_exist_deeply(game: AnyGame, rules: RulesLike) -> None:
    book = clauses(game)
    for seed in range(100, 200):
        laws.clauses_exist(game, rules, seed, book)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), PRESETS)
@pytest.mark.parametrize("law", LAWS)
def test_law_deeply(law: laws.Law, game: AnyGame, rules: RulesLike) -> None:
    for seed in range(100, 200):
        law(game, rules, seed)
