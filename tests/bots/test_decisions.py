"""Bots decide in fixed hands as they did before."""

import pytest

from paiju.game import find
from tests.bots import decisions
from tests.bots.tables import TABLES


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_bots_decide_as_before(name: str, preset: str) -> None:
    assert decisions.text(name, preset) == decisions.path(name, preset).read_text("utf-8")


def test_every_preset_has_its_decisions() -> None:
    expected = {decisions.path(name, preset) for name, preset in TABLES}
    assert set(decisions.FOLDER.glob("*.txt")) == expected


def test_searches_and_long_thoughts_are_among_them() -> None:
    for name, preset in TABLES:
        kept = decisions.path(name, preset).read_text("utf-8").splitlines()
        assert sum(line.startswith("  64: ") for line in kept) >= 5
        assert any(line.startswith("  1500: ") for line in kept), find(name).name
