"""Every folder of tests is run by `make test`: pytest leaves some names out by itself."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_file_is_collected() -> None:
    line = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    # What is chosen by a mark is still collected.
    told = subprocess.run([*line, "-m", ""], cwd=ROOT, capture_output=True, text=True, check=True)
    collected = {name.partition("::")[0] for name in told.stdout.splitlines() if "::" in name}
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert files - collected == set()
