"""Run the tools of the crowd as anybody would."""

import json
import subprocess
import sys


def run(module: str, *words: str) -> dict[str, float]:
    """Run a tool; return what its last line tells."""
    command = [sys.executable, "-m", f"tools.crowd.{module}", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told
