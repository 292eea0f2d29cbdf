"""The names that a version promises: few, all there, and loaded when they are asked for."""

import subprocess
import sys
from importlib import import_module
from importlib.metadata import version

import pytest

import paiju

MOST = 25
# What a plain `import paiju` has no need of.
HEAVY = ("paiju.cards", "paiju.game", "paiju.bots", "paiju.text", "paiju.judge")


def test_there_are_few() -> None:
    assert len(paiju.__all__) <= MOST
    assert paiju.__all__ == sorted(set(paiju.__all__), key=lambda name: (name.islower(), name))


@pytest.mark.parametrize("name", paiju.__all__)
def test_each_is_the_one_that_its_part_has(name: str) -> None:
    given = getattr(paiju, name)
    parts = [import_module(part) for part in HEAVY]
    assert any(getattr(part, name, None) is given for part in parts)
    # A module of that name would hide it once it is loaded.
    assert not hasattr(given, "__path__")


def test_all_of_them_come_by_a_star() -> None:
    names: dict[str, object] = {}
    exec("from paiju import *", names)
    assert set(paiju.__all__) <= names.keys()
    assert set(paiju.__all__) <= set(dir(paiju))


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(AttributeError, match="'paiju' has no attribute 'nothing'"):
        _ = paiju.nothing


def test_parts_are_loaded_when_they_are_asked_for() -> None:
    code = f"import paiju, sys; print([part for part in {HEAVY} if part in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_version_is_the_packages() -> None:
    assert paiju.__version__ == version("paiju")
