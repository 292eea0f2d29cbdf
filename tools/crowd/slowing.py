"""Slow a process down: it runs for a share of every few milliseconds and is stopped for the rest.

python -m tools.crowd.slowing PID SHARE

A crowd on the same machine cannot ask three times as much as a whole core can carry. It can ask
three times as much as a tenth of one carries.
"""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Final

_PERIOD: Final = 0.02


@contextlib.contextmanager
def slowed(pid: int, share: float) -> Iterator[None]:
    """Give a process a share of its core only."""
    command = [sys.executable, "-m", "tools.crowd.slowing", str(pid), str(share)]
    with subprocess.Popen(command) as slowing:
        try:
            yield
        finally:
            slowing.terminate()
            slowing.wait()
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def main() -> None:
    """Stop and continue a process until it is gone, or this one is told to end."""
    pid, share = int(sys.argv[1]), float(sys.argv[2])
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(pid, signal.SIGCONT)
            time.sleep(_PERIOD * share)
            os.kill(pid, signal.SIGSTOP)
            time.sleep(_PERIOD * (1 - share))


if __name__ == "__main__":
    main()
