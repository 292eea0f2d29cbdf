"""The examples in README and docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import paiju
from tests.lint.tree import ROOT

MODULES = [
    "paiju",
    *sorted(
        module.name
        for module in pkgutil.walk_packages(paiju.__path__, "paiju.")
        if not module.name.endswith("__main__")
    ),
]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("page", ["README.md"])
def test_pages(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
