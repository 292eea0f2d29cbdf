"""Hands leave nothing behind: a table that runs for weeks must not grow."""

import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

HANDS = 8
GAMES = sorted(entry_points(group="paiju.games"), key=lambda point: point.name)
# A leaked vector of leads alone was 390 kB a hand; the allocator's own noise is far below this.
MOST_BYTES_A_HAND = 20_000


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hands_leave_nothing_behind(game: EntryPoint) -> None:
    driver = Path(__file__).with_name("memory.py")
    command = [sys.executable, str(driver), game.name, str(HANDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = [int(line) for line in done.stdout.splitlines()]
    for _, second, third in zip(told[::3], told[1::3], told[2::3], strict=True):
        assert third - second < MOST_BYTES_A_HAND * HANDS
