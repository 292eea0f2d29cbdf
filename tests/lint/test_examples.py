"""The examples in README, pages and docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import paiju
from tests.lint.tree import ROOT, name, project_files

MODULES = [
    "paiju",
    *sorted(
        module.name
        for module in pkgutil.walk_packages(paiju.__path__, "paiju.")
        if not module.name.endswith("__main__")
    ),
]


@pytest.mark.parametrize("module", MODULES)
def test_docstrings(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


PAGES = sorted(
    name(path)
    for path in project_files()
    if path.suffix == ".md" and ">>> " in path.read_text("utf-8")
)


def test_there_are_pages_with_examples() -> None:
    assert {"README.md", "README.zh.md", "docs/guide/cards.md"} <= {*PAGES}


@pytest.mark.parametrize("page", PAGES)
def test_pages(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
