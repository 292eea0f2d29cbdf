"""A run that is ended from outside: its workers end with it."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

PATIENCE = 60
LINE = ("arena", "gandengyan", "--bots", "normal,easy", "--deals", "1000", "--workers", "2")


def begun(folder: Path) -> bool:
    """Return whether a worker has finished a deal."""
    journal = folder / "deals.jsonl"
    return journal.exists() and journal.read_bytes().count(b"\n") > 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_run(tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-c", "from paiju.cli import main; main()", *LINE]
    with subprocess.Popen(
        [*command, "--out", str(tmp_path)], stderr=subprocess.PIPE, start_new_session=True
    ) as run:
        try:
            last = time.monotonic() + PATIENCE
            while not begun(tmp_path):
                assert run.poll() is None
                assert time.monotonic() < last
                time.sleep(0.05)
            run.send_signal(how)
            # Workers hold the pipe as well: it ends with the last of them.
            run.communicate(timeout=PATIENCE)
            assert run.returncode == -how
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
