"""The usual preset of a game is always tested, the others where there is time for more."""

import pytest

from paiju.game import AnyGame
from paiju.game.rules import RulesLike


def marks(game: AnyGame, rules: RulesLike) -> tuple[pytest.MarkDecorator, ...]:
    """Leave all presets but the usual one to the long tests."""
    usual = next(iter(game.presets.values()))
    return () if rules == usual else (pytest.mark.deep,)
