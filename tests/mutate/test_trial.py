"""A change is noticed, hangs or survives; the report says which, its last line to programs."""

import json
from pathlib import Path

import pytest

from tools.mutate.changes import Change, Edit
from tools.mutate.covering import Case, Traces, lines_then
from tools.mutate.report import progress, summary, survivor
from tools.mutate.trial import Result, Verdict, choose, failing, try_change

SOURCE = b"def least(a, b):\n    while a < 0:\n        a += 1\n    return a if a < b else b\n"
TESTS = """
from paiju.least import least

def test_quick():
    assert least(1, 2) == 1

def test_slow():
    assert least(-1, 2) == 0

def test_broken():
    assert least(1, 2) == 2

def test_fails_once(request):
    seen = request.config.rootpath / "seen"
    known = seen.exists()
    seen.touch()
    assert known
"""


def asked(name: str, seconds: float = 0.1) -> Case:
    return Case(f"tests/test_least.py::{name}", seconds)


def make_change(old: bytes, new: bytes) -> Change:
    start = SOURCE.index(old)
    return Change("src/paiju/least.py", SOURCE, Edit(start, start + len(old), new, "call", "least"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with one function."""
    (tmp_path / "src" / "paiju").mkdir(parents=True)
    (tmp_path / "src" / "paiju" / "__init__.py").touch()
    (tmp_path / "src" / "paiju" / "least.py").write_bytes(SOURCE)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_least.py").write_text(TESTS)
    (tmp_path / "tools").symlink_to(Path(__file__).parents[2] / "tools")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest]\n")
    return tmp_path


def test_a_change_is_noticed_and_taken_back(tree: Path) -> None:
    change = make_change(b"a if a < b else b", b"b if a < b else a")
    result = try_change(tree, change, {asked("test_quick")}, 10)
    assert (result.verdict, result.by) == ("killed", "tests/test_least.py::test_quick")
    assert (tree / change.file).read_bytes() == SOURCE


def test_a_failure_by_chance_notices_nothing(tree: Path) -> None:
    change = make_change(b"a += 1", b"a += 2")
    result = try_change(tree, change, {asked("test_fails_once"), asked("test_quick")}, 10)
    assert (result.verdict, result.by) == ("survived", "")


def test_a_change_survives_tests_that_do_not_look(tree: Path) -> None:
    change = make_change(b"a += 1", b"a += 2")
    result = try_change(tree, change, {asked("test_quick")}, 10)
    assert (result.verdict, result.asked, result.covering) == ("survived", 1, 1)


@pytest.mark.parametrize("impatient", ["_TEST_SECONDS", "_START_SECONDS"])
def test_a_change_that_hangs_is_noticed(
    tree: Path, impatient: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"tools.mutate.trial.{impatient}", 1)
    result = try_change(tree, make_change(b"a += 1", b"pass"), {asked("test_slow")}, 10)
    assert result.verdict == "hung"
    assert result.found


def test_a_change_that_cannot_be_imported_is_noticed(tree: Path) -> None:
    result = try_change(tree, make_change(b"def least", b"def most"), {asked("test_quick")}, 10)
    assert (result.verdict, result.by) == ("killed", "")


def test_a_place_that_no_test_runs_survives(tree: Path) -> None:
    result = try_change(tree, make_change(b"a += 1", b"pass"), set(), 10)
    assert (result.verdict, result.covering) == ("survived", 0)


def test_tests_that_fail_by_themselves_are_found(tree: Path) -> None:
    tests = [asked("test_quick"), asked("test_broken")]
    assert failing(tree, tests) == {"tests/test_least.py::test_broken"}


def test_every_file_is_asked_before_one_is_asked_twice() -> None:
    tests = [Case("a::1", 1), Case("a::2", 2), Case("b::1", 5), Case("b::2", 9), Case("c::1", 99)]
    assert [test.name for test in choose(tests, 8)] == ["a::1", "a::2", "b::1"]
    assert [test.name for test in choose(tests, 7)] == ["a::1", "b::1"]


def test_lines_are_followed_to_where_they_stood() -> None:
    then, now = "a\nb\nc\n", "new\na\nb\nother\nc\n"
    assert lines_then(then, then, range(2, 3)) == range(2, 3)
    assert lines_then(then, now, range(3, 4)) == range(2, 3)
    assert lines_then(then, now, range(2, 6)) == range(1, 4)
    assert lines_then(then, now, range(4, 5)) == range(2, 3)


def test_traces_tell_who_runs_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.mutate.covering.source_now", lambda source: "new\na\nb\n")
    monkeypatch.setattr("tools.mutate.covering.recorded_source", lambda version: "a\nb\n")
    traces = Traces()
    traces.add("first", {"x.py": f"{1 << 1:x}"}, {"x.py": "1"})
    traces.add("second", {"x.py": f"{1 << 2:x}"}, {"x.py": "1"})
    assert traces.running("x.py", range(2, 3)) == {"first"}
    assert traces.running("x.py", range(3, 4)) == {"second"}
    assert traces.running("y.py", range(3, 4)) == set()
    assert traces.using("x.py") == {"first", "second"}


def result_of(verdict: Verdict, file: str, *, tested: int = 3) -> Result:
    change = Change(file, b"x = 1\n", Edit(4, 5, b"2", "constant", ""))
    return Result(change, verdict, "tests/a.py::b", 2, tested, 1.0)


def test_the_line_for_programs_counts_by_package() -> None:
    results = [
        result_of("killed", "src/paiju/room/a.py"),
        result_of("survived", "src/paiju/room/b.py"),
        result_of("hung", "src/paiju/text/zh.toml"),
    ]
    assert json.loads(summary(results)) == {
        "mutants": 3,
        "killed": 2,
        "by_package": {
            "room": {"mutants": 2, "killed": 1},
            "text": {"mutants": 1, "killed": 1},
        },
    }


def test_a_survivor_is_shown_with_its_diff_and_what_was_asked() -> None:
    told = survivor(result_of("survived", "src/paiju/a.py"))
    assert "-x = 1\n+x = 2\n" in told
    assert "2 of 3 tests were asked: LIMIT=" in told
    assert "no test runs" in survivor(result_of("survived", "src/paiju/a.py", tested=0))
    assert "all 2 tests" in survivor(result_of("survived", "src/paiju/a.py", tested=2))


def test_progress_names_the_place_and_the_test() -> None:
    told = progress(3, 9, result_of("killed", "src/paiju/a.py"))
    assert told == "3/9 killed src/paiju/a.py:1 constant (tests/a.py::b, 1 s)"
