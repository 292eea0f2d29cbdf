"""Tests never run on binaries of other sources, and never fail by chance."""

import pytest
from hypothesis import settings

from tools import kernels

# Examples are fixed, and a busy machine may be slow.
settings.register_profile("paiju", deadline=None, derandomize=True)
settings.load_profile("paiju")


def pytest_configure() -> None:
    """Stop where compiled kernels would hide the sources from the tests."""
    if kernels.binaries() and not kernels.fresh():
        pytest.exit("compiled kernels do not match their sources: make build, or make clean", 4)
