"""Answer jobs, one JSON line each, in the process with the interpreted kernels."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import paiju
from bench.kernels import interpreted_kernels, kernel_modules
from bench.ours import Job, Ours, open_job


def main() -> None:
    """Measure until the other side closes the pipe."""
    package = Path(str(paiju.__file__)).parent
    if len(interpreted_kernels(package)) != len(tuple(kernel_modules(package))):
        raise SystemExit("bench: compiled kernels were loaded where interpreted ones were wanted")
    opened: dict[Job, Ours] = {}
    for asked in sys.stdin:
        game, preset, kind, seed, size = json.loads(asked)
        job = Job(game, preset, kind)
        if job not in opened:
            opened[job] = open_job(job)
        tally = opened[job].run(seed, size)
        print(json.dumps([tally.units, tally.steps, tally.seconds]), flush=True)


if __name__ == "__main__":
    main()
