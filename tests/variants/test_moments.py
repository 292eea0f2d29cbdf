"""Hands under every rule book show and refuse what they did before."""

import pytest

from paiju.game import games
from tests.variants import moments

AGAIN = "if that is meant: python -m tests.variants.moments, and look at the difference"


@pytest.mark.parametrize("name", games())
def test_hands_show_and_refuse_as_before(name: str) -> None:
    assert moments.text(games()[name]) == moments.path(name).read_text("utf-8"), AGAIN


def test_every_game_has_its_moments() -> None:
    assert set(moments.FOLDER.glob("*.txt")) == {moments.path(name) for name in games()}
