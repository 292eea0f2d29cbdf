"""Tests never run on binaries of other sources."""

import pytest

from tools import kernels


def pytest_configure() -> None:
    """Stop where compiled kernels would hide the sources from the tests."""
    if kernels.binaries() and not kernels.fresh():
        pytest.exit("compiled kernels do not match their sources: make build, or make clean", 4)
