"""The stub in the place of the installed games."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from paiju.game import registry
from paiju.text import catalogue


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the stub be the only game there is."""
    point = EntryPoint("stub", "tests.judge.stub:game", "paiju.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()
    catalogue.cache_clear()
