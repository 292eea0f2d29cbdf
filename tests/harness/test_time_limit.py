"""A test that hangs fails by name, and only a deep one may take long."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import DEEP_LIMIT

ROOT = Path(__file__).parents[2]
HANGING = """
def test_that_hangs():
    while True:
        pass
"""


def test_a_hang_is_a_failure_that_names_the_test_and_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "test_hanging.py"
    file.write_text(HANGING)
    settings = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path))
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *settings]
    done = subprocess.run(
        [*line, "--timeout", "1", str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    told = done.stdout.splitlines()
    assert "E       Failed: Timeout (>1.0s) from pytest-timeout." in told
    assert any(re.match("FAILED .*::test_that_hangs", line) for line in told)


def test_there_is_a_limit(request: pytest.FixtureRequest) -> None:
    assert 0 < float(request.config.getini("timeout")) <= 180
    assert request.node.get_closest_marker("timeout") is None


@pytest.mark.deep
def test_a_deep_test_has_more_time(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("timeout").args == (DEEP_LIMIT,)
