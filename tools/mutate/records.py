"""Records of what tests run: made once for each test file, and kept until it changes.

A record is made anew when its test file changes, or a module of the tests that it imports.
"""

import json
import shutil
import signal
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

from tools.mutate.imports import Imports
from tools.mutate.recorder import RECORD, SECONDS, children_folder
from tools.mutate.tree import (
    BUILD,
    PACKAGE,
    ROOT,
    Kernels,
    each,
    environment,
    make_tree,
    pytest_line,
    run,
)

MAP = BUILD / "map"
# These tests read sources instead of running them, are about compiling or speed, or need a browser.
LEFT_OUT = ("tests/lint", "tests/build", "tests/browser", "tests/bench", "tests/mutate")
# Interpreted kernels are slow: a changed one is asked of the tests that are about kernels. Others
# play hands on their way to something else, and would take the time of those that look closely.
NEAR_KERNELS = tuple(
    f"tests/{name}/"
    for name in (
        "bots",
        "cards",
        "census",
        "climb",
        "game",
        "golden",
        "judge",
        "rules",
        "think",
        "trick",
    )
)
# A test that takes longer while it is recorded would find nothing in the time of one change.
TEST_SECONDS = 120
# Of the processor, which a busy machine gives later.
FILE_SECONDS = 60

Tell = Callable[[str], None]


class Record(TypedDict):
    """What was recorded of one test file."""

    stamp: str
    versions: dict[str, str]
    left: int
    failed: int
    times: dict[str, float]
    lines: dict[str, dict[str, str]]
    imported: dict[str, str]
    children: dict[str, str]
    texts: dict[str, list[str]]


def test_files(form: Kernels) -> list[str]:
    """List the test files whose tests are asked."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    near = NEAR_KERNELS if form is Kernels.INTERPRETED else ("tests/",)
    return sorted(name for name in found if name.startswith(near) and not name.startswith(LEFT_OUT))


@cache
def source_now(source: str) -> str:
    """Return the text of a source as it is."""
    return (ROOT / PACKAGE / source).read_text("utf-8")


@cache
def recorded_source(version: str) -> str:
    """Return the text of a source as it was when a record was made."""
    return (MAP / "sources" / version).read_text("utf-8")


def _keep_sources() -> dict[str, str]:
    """Keep the texts of all sources, and return how each is called."""
    folder = MAP / "sources"
    folder.mkdir(parents=True, exist_ok=True)
    versions: dict[str, str] = {}
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        text = path.read_bytes()
        version = sha256(text).hexdigest()[:16]
        versions[path.relative_to(ROOT / PACKAGE).as_posix()] = version
        (folder / version).write_bytes(text)
    return versions


def _kept(file: str, form: Kernels) -> Path:
    return MAP / form / f"{file.replace('/', '.')}.json"


def _stamp(file: str, imports: Imports) -> str:
    """Describe what a record depends on, apart from the sources."""
    total = sha256(f"{TEST_SECONDS} {FILE_SECONDS}".encode())
    for path in sorted(imports.tests_behind(file)):
        total.update((ROOT / path).read_bytes())
    return total.hexdigest()


def _make(tree: Path, file: str, kept: Path, stamp: str, versions: dict[str, str]) -> Record:
    """Run a test file and keep its record; a file that gives none has no tests to ask."""
    made = kept.with_suffix(".new")
    made.unlink(missing_ok=True)
    limits = ("-p", "tools.mutate.recorder", "--timeout", str(TEST_SECONDS))
    variables = {RECORD: str(made), SECONDS: str(FILE_SECONDS)}
    seconds = 3 * FILE_SECONDS + 2 * TEST_SECONDS
    status = run(pytest_line(*limits, file), tree, {**environment(tree), **variables}, seconds)
    if status == -signal.SIGKILL:
        raise RuntimeError(f"{file} was stopped: there is no record of it")
    record = Record(
        stamp=stamp,
        versions=versions,
        left=0,
        failed=0,
        times={},
        lines={},
        imported={},
        children={},
        texts={},
    )
    shutil.rmtree(children_folder(made), ignore_errors=True)
    if made.exists():
        record.update(json.loads(made.read_text()))
        made.unlink()
    kept.write_text(json.dumps(record))
    return record


def _load(kept: Path) -> Record | None:
    """Read a record, where there is one."""
    if not kept.exists():
        return None
    record: Record = json.loads(kept.read_text())
    return record


def make_records(files: Sequence[str], form: Kernels, jobs: int, tell: Tell) -> dict[str, Record]:
    """Return the records of test files; those that are missing or stale are made."""
    imports = Imports(ROOT)
    stamps = {file: _stamp(file, imports) for file in files}
    records = {file: record for file in files if (record := _load(_kept(file, form))) is not None}
    stale = [f for f in files if f not in records or records[f]["stamp"] != stamps[f]]
    if not stale:
        return records
    versions = _keep_sources()
    tree = make_tree(BUILD / f"clean-{form}", form)
    (MAP / form).mkdir(exist_ok=True)
    done = 0

    def make(file: str) -> None:
        nonlocal done
        record = records[file] = _make(tree, file, _kept(file, form), stamps[file], versions)
        done += 1
        tests, left = len(record["times"]), record["left"] + record["failed"]
        note = f", {left} left out" if left else ""
        tell(f"map ({form} kernels) {done}/{len(stale)} {file}: {tests} tests{note}")

    each(make, stale, jobs)
    return {file: records[file] for file in files}
