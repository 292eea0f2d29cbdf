"""Every story is told to every kind of store."""

from pathlib import Path

import pytest

from paiju.store.contract import Store
from paiju.store.opening import make_store
from tests.store.stories import Story, Tell, tell


@pytest.fixture(params=["sqlite"])
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Tell:
    """Return how to tell a story to a new store of each kind."""

    def make() -> Store:
        return make_store(tmp_path / "data")

    def telling(story: Story[None]) -> None:
        tell(make, story)

    return telling
