"""Compiled, interpreted and stand-in kernels play the very same hands."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from tests.lint.tree import ROOT
from tools import kernels

HANDS = 1000
FEW_HANDS = 50
DRIVER = Path(__file__).with_name("driver.py")
GAMES = sorted(entry_points(group="paiju.games"), key=lambda point: point.name)


@dataclass(frozen=True, slots=True)
class Run:
    """What the driver printed."""

    played: dict[str, list[int]]
    tried: dict[str, list[list[float]]]
    kernels: dict[str, str]


def play(game: EntryPoint, folder: Path, hands: int, *options: str) -> Run:
    """Run the driver on the package in a folder."""
    command = [sys.executable, *options, str(DRIVER), str(folder), game.value, str(hands)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Run(**json.loads(done.stdout))


@pytest.fixture(scope="module")
def compiled() -> Path:
    """Return the compiled package; only a machine that cannot compile may go without."""
    if kernels.missing() and not os.environ.get("CI"):
        pytest.skip(kernels.missing())
    assert kernels.compiled(), f"not compiled: {kernels.missing() or 'make build'}"
    assert kernels.fresh(), "compiled from other sources: make build"
    return kernels.SOURCE


def test_there_are_games() -> None:
    assert {"gandengyan", "xiaoer"} <= {game.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_plays_like_interpreted(game: EntryPoint, pure: Path, compiled: Path) -> None:
    slow = play(game, pure, HANDS)
    fast = play(game, compiled, HANDS)
    assert fast.kernels
    assert fast.kernels.keys() == slow.kernels.keys()
    assert [file for file in fast.kernels.values() if not file.endswith((".so", ".pyd"))] == []
    assert [file for file in slow.kernels.values() if not file.endswith(".py")] == []
    assert fast.played == slow.played
    assert fast.tried == slow.tried
    assert all(map(any, fast.tried.values()))
    assert all(numbers[0] == HANDS < numbers[1] for numbers in fast.played.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_stand_ins_play_like_packages(game: EntryPoint, pure: Path) -> None:
    bare = play(game, pure, FEW_HANDS, "-I", "-S")
    assert bare.kernels
    packaged = play(game, pure, FEW_HANDS)
    assert (bare.played, bare.tried) == (packaged.played, packaged.tried)


def test_interpreted_bots_decide_as_compiled_ones(pure: Path) -> None:
    """Both give the decisions that are kept; `make interpreted` asks this of all games."""
    quick = ["tests/bots/test_decisions.py", "-k", "gandengyan or xiaoer"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *quick]
    places = os.pathsep.join([str(pure), str(ROOT)])
    variables = {**os.environ, "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout
