"""Measure the interpreted kernels in a process of their own, on a copy without compiled files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from bench.ours import Job
from bench.tally import Tally


class Failed(RuntimeError):
    """The process with the interpreted kernels ended before it answered."""


class Interpreted:
    """A running process that measures jobs with the kernels' plain sources."""

    def __init__(self, package: Path) -> None:
        """Copy the package and start the process."""
        self._folder = TemporaryDirectory(prefix="paiju-bench-")
        copy = Path(self._folder.name)
        leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, copy / package.name, ignore=leave)
        root = Path(__file__).resolve().parent.parent
        # The copy comes first; what the caller's path held besides stays in reach.
        path = (str(copy), str(root), os.environ.get("PYTHONPATH", ""))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.child"],
            cwd=root,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Interpreted:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()
        self._folder.cleanup()

    def run(self, job: Job, seed: int, size: int) -> Tally:
        """Have a job measured over there and bring back its tally."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        try:
            print(json.dumps([job.game, job.preset, job.kind, seed, size]), file=asked, flush=True)
            answer = told.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise Failed("the process with the interpreted kernels has ended")
        units, steps, seconds = json.loads(answer)
        return Tally(units, steps, seconds)


class Remote:
    """A job of this process that runs in the other one."""

    def __init__(self, process: Interpreted, job: Job) -> None:
        """Keep the process and the job."""
        self.name = f"{job.name} interpreted"
        self._process = process
        self._job = job

    def run(self, seed: int, size: int) -> Tally:
        """Pass the work on."""
        return self._process.run(self._job, seed, size)
