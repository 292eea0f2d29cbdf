"""Hold tests to the snapshots: whatever they provoke has been reviewed, clause and facts too."""

import os
from collections.abc import Iterator

import pytest

from tests.text.said import Said, listening
from tests.text.snapshots import WRITING, home_of, known


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test that was refused by a clause, or with facts, that nobody has reviewed.

    A folder of tests is held to it where its conftest.py imports this.
    """
    said: dict[tuple[str, tuple[str, ...]], Said] = {}
    with listening(lambda one: said.setdefault((one.book, one.key), one), home_of(item)):
        yield
    if WRITING not in os.environ:
        new = sorted(said.keys() - known())
        assert not new, f"in no snapshot, see CONTRIBUTING: {new}"
