"""A copy of the project, to be changed and tested in.

Kernels are interpreted where a kernel is changed. Everything else is tested with compiled ones,
if there are any: a bot that plays a hand in a test of the server is then many times faster.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

from tools import kernels

Thing = TypeVar("Thing")
Made = TypeVar("Made")

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutate"
PACKAGE = "src/paiju"

_COPIED = ("bench", "examples", "fuzz", "src", "tests", "tools")
_LEFT_OUT = frozenset({".git", "build", "data", *_COPIED})
_BYTECODE = ("__pycache__", "*.egg-info")
_BINARIES = ("*.so", "*.pyd")


class Kernels(StrEnum):
    """How the kernels of a copy run."""

    INTERPRETED = "interpreted"
    COMPILED = "compiled"


@cache
def _compiled() -> bool:
    return kernels.fresh() and kernels.compiled()


def kernels_for(file: str) -> Kernels:
    """Return how kernels run while a file of the package is changed."""
    changed = "kernel" in Path(file).parts
    return Kernels.INTERPRETED if changed or not _compiled() else Kernels.COMPILED


def make_tree(folder: Path, form: Kernels) -> Path:
    """Copy what is tested, and link what tests only read."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    left = _BYTECODE if form is Kernels.COMPILED else _BYTECODE + _BINARIES
    for name in _COPIED:
        ignored = shutil.ignore_patterns(*left)
        shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=ignored)
    for path in ROOT.iterdir():
        if path.name not in _LEFT_OUT and not path.name.endswith("_cache"):
            (folder / path.name).symlink_to(path)
    # Tests ask which sources the binaries are of.
    stamp = folder / kernels.STAMP.relative_to(ROOT)
    stamp.parent.mkdir(parents=True)
    if form is Kernels.COMPILED:
        shutil.copy(kernels.STAMP, stamp)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Return the environment in which Python takes the package of a copy.

    A copy has no bytecode of its changes: two changes within a second would look alike.
    """
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    return {**variables, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": ""}


def pytest_line(*words: str) -> list[str]:
    """Return the command that runs tests here, without what is kept between runs."""
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]


_running: set[int] = set()
_halted = threading.Event()


def run(line: list[str], folder: Path, variables: dict[str, str], seconds: float) -> int | None:
    """Run a command and return its status, None where it took too long and was stopped."""
    with subprocess.Popen(
        line,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        _running.add(process.pid)
        if _halted.is_set():
            _stop(process.pid)
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            # Servers that a stopped test has left behind, too.
            _stop(process.pid)
            _running.discard(process.pid)


def _stop(group: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def each(work: Callable[[Thing], Made], things: Sequence[Thing], jobs: int) -> list[Made]:
    """Work on several things at once; when the user stops it, nothing goes on."""
    try:
        with ThreadPoolExecutor(jobs) as pool:
            try:
                return list(pool.map(work, things))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                _halted.set()
                for group in list(_running):
                    _stop(group)
                raise
    finally:
        _halted.clear()
