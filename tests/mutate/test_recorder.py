"""A record tells which test runs which lines, looks up which texts, and takes how long."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutate.covering import Covering
from tools.mutate.imports import Imports
from tools.mutate.recorder import RECORD, SECONDS
from tools.mutate.records import Record
from tools.mutate.tree import environment, pytest_line, run

CATALOGUE = """
class Catalogue:
    def __init__(self, own, common):
        self.own, self.common = own, common

    def find(self, *path):
        return self.own[path[0]]

def export(lang):
    return lang
"""
DEEDS = """
STEP = 1

def up(a):
    return a + STEP

def down(a):
    return a - STEP
"""
TESTS = """
import subprocess, sys
from paiju.deeds import down, up
from paiju.text.catalogue import Catalogue, export

def test_up():
    assert up(1) == 2

def test_broken():
    assert down(1) == 1

def test_text():
    assert Catalogue({"card": "牌"}, {}).find("card") == "牌"

def test_whole():
    assert export("zh")

def test_child():
    subprocess.run([sys.executable, "-c", "from paiju.deeds import down; down(1)"], check=True)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a module, a catalogue and tests."""
    tmp_path = tmp_path_factory.mktemp("tree")
    text = tmp_path / "src" / "paiju" / "text"
    text.mkdir(parents=True)
    for folder in (text, text.parent):
        (folder / "__init__.py").touch()
    (text / "catalogue.py").write_text(CATALOGUE)
    (text / "zh.toml").write_text('card = "牌"\n')
    (text.parent / "deeds.py").write_text(DEEDS)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_deeds.py").write_text(TESTS)
    (tmp_path / "tools").symlink_to(Path(__file__).parents[2] / "tools")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest]\n")
    return tmp_path


def record_of(tree: Path, seconds: float) -> Record:
    made = tree / "record.json"
    variables = {**environment(tree), RECORD: str(made), SECONDS: str(seconds)}
    line = pytest_line("-p", "tools.mutate.recorder", "tests/test_deeds.py")
    assert run(line, tree, variables, 60) is not None
    names = ("__init__.py", "deeds.py", "text/__init__.py", "text/catalogue.py")
    record: Record = json.loads(made.read_text())
    record["versions"] = dict.fromkeys(names, "")
    return record


@pytest.fixture(scope="module")
def covering(tree: Path) -> Iterator[Covering]:
    """The map of the project; no source has changed since."""
    made = Covering()
    made.add("tests/test_deeds.py", record_of(tree, 60))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tools.mutate.covering.source_now", lambda source: CATALOGUE)
        patch.setattr("tools.mutate.covering.recorded_source", lambda version: CATALOGUE)
        yield made


def names(covering: Covering, line: int) -> list[str]:
    found = covering.running("deeds.py", range(line, line + 1))
    return sorted(test.name.partition("::")[2] for test in found)


def test_who_runs_a_line(covering: Covering) -> None:
    assert names(covering, 5) == ["test_up"]
    # A process ran it: any test of the file may have started that. The broken one is not asked.
    assert names(covering, 8) == ["test_child", "test_text", "test_up", "test_whole"]


def test_lines_that_run_when_imported_count_for_the_users_of_the_module(covering: Covering) -> None:
    assert "test_up" in names(covering, 2)


def test_who_looks_a_text_up(covering: Covering) -> None:
    found = {test.name.partition("::")[2] for test in covering.reading("text/zh.toml", "card")}
    assert found == {"test_text", "test_whole"}
    assert len(covering.reading("text/zh.toml", "suit")) == 1


def test_what_there_is_no_time_for_is_counted(tree: Path) -> None:
    record = record_of(tree, 0)
    assert (record["left"], record["times"]) == (5, {})


def test_imports_are_followed_through_the_tests_to_the_sources(tree: Path) -> None:
    folder = tree / "tests" / "inner"
    folder.mkdir()
    (folder / "conftest.py").write_text("from tests.inner import helper\n")
    (folder / "helper.py").write_text("import paiju.text\n")
    (folder / "test_other.py").touch()
    imports = Imports(tree)
    assert imports.tests_behind("tests/inner/test_other.py") == {
        "tests/inner/conftest.py",
        "tests/inner/helper.py",
        "tests/inner/test_other.py",
    }
    assert imports.sources_behind("tests/inner/test_other.py") == {
        "src/paiju/__init__.py",
        "src/paiju/text/__init__.py",
    }
    assert "src/paiju/deeds.py" in imports.sources_behind("tests/test_deeds.py")
