"""The stub in the place of the installed games."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from paiju.game import packages, registry
from tests.strangers import forget


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the stub be the only game there is."""
    point = EntryPoint("stub", "tests.judge.stub:game", "paiju.games")
    monkeypatch.setattr(packages, "entry_points", lambda group: [point])
    # The judge asks for no more of a game than the stub has.
    monkeypatch.setattr(registry, "_check", lambda point, given: given)
    forget()
    yield
    monkeypatch.undo()
    forget()
