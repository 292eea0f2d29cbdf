"""One change put to the tests that run the place."""

import os
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from tools.mutate.changes import Change
from tools.mutate.choosing import CHOSEN, FAILED, HUNG
from tools.mutate.covering import Case, Covering
from tools.mutate.tree import PACKAGE, environment, pytest_line, run

Verdict = Literal["killed", "hung", "survived"]

# A busy machine, and all that is imported before the first test.
_START_SECONDS = 40
_TEST_SECONDS = 20
_SLOWER = 3
# The share of the time for the fastest tests, whatever file they stand in.
_FASTEST = 0.25


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a change."""

    change: Change
    verdict: Verdict
    by: str
    """The first test that failed; empty where a module could not be imported."""
    asked: int
    covering: int
    seconds: float

    @property
    def found(self) -> bool:
        """Whether the tests noticed; one that never ends is noticed too."""
        return self.verdict != "survived"


def choose(tests: Collection[Case], seconds: float) -> list[Case]:
    """Choose tests for some time: the fastest of all, then of every file the next, turn by turn.

    What is chosen stands file by file, for what a file sets up is set up once.
    """
    chosen: dict[str, Case] = {}
    left = seconds
    fastest = sorted(tests, key=lambda test: (test.seconds, test.name))
    for order, least in ((fastest, seconds * (1 - _FASTEST)), (_in_turn(fastest), 0.0)):
        for test in order:
            if test.name not in chosen and left - test.seconds >= least:
                left -= test.seconds
                chosen[test.name] = test
    by_file: defaultdict[str, list[Case]] = defaultdict(list)
    for test in chosen.values():
        by_file[test.file].append(test)
    files = sorted(by_file.values(), key=lambda group: sum(test.seconds for test in group))
    return [test for group in files for test in group]


def _in_turn(tests: Sequence[Case]) -> list[Case]:
    """Order tests so that every file gives its first one, then its second."""
    seen: Counter[str] = Counter()
    turns: list[tuple[int, Case]] = []
    for test in tests:
        turns.append((seen[test.file], test))
        seen[test.file] += 1
    return [test for _, test in sorted(turns, key=lambda turn: turn[0])]


def covering_tests(change: Change, covering: Covering) -> set[Case]:
    """Return the tests that run a changed place."""
    file = Path(change.file).relative_to(PACKAGE)
    if file.suffix == ".toml":
        return covering.reading(file.as_posix(), change.edit.within)
    return covering.running(file.as_posix(), change.lines)


def _ask(tree: Path, tests: Sequence[Case], *words: str) -> tuple[int | None, dict[str, str]]:
    """Run tests in a tree; return the status, and how each failed that did."""
    chosen, failed = tree / "chosen.txt", tree / "failed.txt"
    chosen.write_text("\n".join(test.name for test in tests))
    failed.write_text("")
    variables = {**environment(tree), CHOSEN: str(chosen), FAILED: str(failed)}
    seconds = _START_SECONDS + _SLOWER * sum(test.seconds for test in tests)
    each = _TEST_SECONDS + _SLOWER * max(test.seconds for test in tests)
    files = dict.fromkeys(test.file for test in tests)
    line = pytest_line("-p", "tools.mutate.choosing", "--timeout", f"{each:.0f}", *words, *files)
    status = run(line, tree, variables, seconds)
    told = (line.partition(" ") for line in failed.read_text().splitlines())
    return status, {name: how for how, _, name in told}


def failing(tree: Path, tests: Sequence[Case]) -> set[str]:
    """Return the tests that fail, or give no answer, in a tree without any change."""
    status, failed = _ask(tree, tests)
    return {test.name for test in tests} if status not in (0, 1) else set(failed)


def _ask_surely(tree: Path, tests: Sequence[Case]) -> tuple[int | None, dict[str, str]]:
    """Ask until a test fails twice: what fails once may have failed by chance."""
    left = list(tests)
    while left:
        status, failed = _ask(tree, left, "-x")
        named = [test for test in left if test.name in failed]
        if not named or HUNG in failed.values() or _ask(tree, named)[1]:
            return status, failed
        left = [test for test in left if test.name not in failed]
    return 0, {}


def try_change(tree: Path, change: Change, tests: Collection[Case], limit: float) -> Result:
    """Make a change in a tree, ask the tests, and take the change back."""
    chosen = choose(tests, limit)
    begun = time.monotonic()
    path = tree / change.file
    times = path.stat()
    path.write_bytes(change.text)
    try:
        status, failed = _ask_surely(tree, chosen)
    finally:
        path.write_bytes(change.source)
        # Python takes the bytecode of this text again.
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    took = time.monotonic() - begun
    by, how = next(iter(failed.items()), ("", ""))
    return Result(change, _verdict(status, how), by, len(chosen), len(tests), round(took, 1))


def _verdict(status: int | None, how: str) -> Verdict:
    """Judge by how pytest ended; tests that are no longer there have noticed nothing."""
    if status is None or how == HUNG:
        return "hung"
    return "survived" if status in (0, pytest.ExitCode.NO_TESTS_COLLECTED) else "killed"
