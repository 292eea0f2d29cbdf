"""A new game is written whole: its package proves itself at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paiju.game import find
from paiju.text import name
from paiju.text.rulebook import find_clause
from tests.cli.table import run
from tests.strangers import Strangers, forget


def as_installed(strangers: Strangers, home: Path, game: str) -> None:
    """Leave what pip would leave of the package."""
    info = strangers.folder / f"paiju_{game}-0.1.0.dist-info"
    info.mkdir()
    dashed = game.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: paiju-{dashed}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[paiju.games]\n{game} = paiju_{game}:game\n")
    (home / "src" / f"paiju_{game}").rename(strangers.folder / f"paiju_{game}")
    forget()


def write(folder: Path, game: str) -> Path:
    home = folder / "made"
    told = run("new-game", game, "--folder", str(home), "--lang", "en")
    assert told.exit_code == 0
    assert told.stdout.splitlines()[-1].strip() == f"paiju play {game}"
    return home


def test_it_proves_itself_at_once(strangers: Strangers, tmp_path: Path) -> None:
    home = write(tmp_path, "last_card")
    as_installed(strangers, home, "last_card")
    (test,) = (home / "tests").iterdir()
    assert len(test.read_text().split("\n\n")) == 2
    variables = {**os.environ, "PYTHONPATH": str(strangers.folder)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(home)]
    done = subprocess.run(
        command, cwd=home, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    passed = int(done.stdout.splitlines()[-1].split()[0])
    # Laws, secrecy and clauses for two presets, texts in two languages.
    assert passed > 35


def test_it_is_played_and_read(strangers: Strangers, tmp_path: Path) -> None:
    as_installed(strangers, write(tmp_path, "last_card"), "last_card")
    assert find("last_card").name == "last_card"
    assert name("game", "last_card", "zh") == "Last Card"
    clause = find_clause("last_card", "en", "last_card.2.1")
    assert clause is not None
    assert "any card" in clause.text
    played = run("play", "last_card", "--auto", "--hands", "1", "--seed", "3", "--lang", "en")
    assert played.exit_code == 0
    assert "wins the trick" in played.stdout
    assert "**1.1**" not in run("rules", "last_card", "--lang", "zh").stdout


def test_nothing_of_the_example_is_left(tmp_path: Path) -> None:
    home = write(tmp_path, "solo")
    for path in home.rglob("*"):
        assert "xample" not in path.name
        if path.is_file():
            assert "xample" not in path.read_text("utf-8"), path
    assert 'solo = "paiju_solo:game"' in (home / "pyproject.toml").read_text()


@pytest.mark.parametrize("bad", ["Solo", "so-lo", "s2", "_solo", "so__lo", "solo_", "", "x" * 40])
def test_a_name_that_no_game_can_have_is_refused(tmp_path: Path, bad: str) -> None:
    told = run("new-game", bad, "--folder", str(tmp_path / "made"), "--lang", "en")
    assert told.exit_code == 2
    assert "small letters" in told.output
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("taken", ["xiaoer", "server"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, taken: str) -> None:
    told = run("new-game", taken, "--folder", str(tmp_path / "made"), "--lang", "zh")
    assert told.exit_code == 2
    assert f"“{taken}”" in told.output


def test_nothing_is_written_over(tmp_path: Path) -> None:
    told = run("new-game", "solo", "--folder", str(tmp_path), "--lang", "en")
    assert told.exit_code == 1
    assert "already there" in told.output
    assert not list(tmp_path.iterdir())
