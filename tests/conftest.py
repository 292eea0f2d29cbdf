"""Tests never run on binaries of other sources, and never fail by chance."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.strangers import Strangers, packages
from tools import kernels

# Examples are fixed, and a busy machine may be slow.
settings.register_profile("paiju", deadline=None, derandomize=True)
settings.load_profile("paiju")


# Seconds; what is not deep has the limit of pyproject.toml.
DEEP_LIMIT = 3600


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give deep tests the time that they need."""
    for item in items:
        if item.get_closest_marker("deep") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(DEEP_LIMIT))


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[Strangers]:
    """Where packages of strangers can be installed."""
    with packages(tmp_path / "installed") as found:
        found.folder.mkdir()
        yield found


def pytest_configure() -> None:
    """Stop where compiled kernels would hide the sources from the tests."""
    if kernels.binaries() and not kernels.fresh():
        pytest.exit("compiled kernels do not match their sources: make build, or make clean", 4)
