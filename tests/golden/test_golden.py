"""Hands of long ago replay to the byte, with every view of every seat."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from paiju.game import AnyState, AnyView, find, games
from tests.golden import writing
from tests.wrapped import Wrapped

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent
FILES = sorted(FOLDER.glob("*/*.txt"))


def name(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_golden(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = writing.read(text)
    assert writing.write(find(record.game), record) == text


def test_every_preset_has_its_hands() -> None:
    expected = {
        f"{game}/{preset}-{seed}.txt"
        for game, found in games().items()
        for preset in found.presets
        for seed in writing.SEEDS
    }
    assert {name(path) for path in FILES} == expected


def check_the_command(folder: Path, pattern: str, *options: str) -> None:
    """Let the command write its files anew, and compare those of a pattern with what is kept."""
    command = [sys.executable, "-m", "tests.golden.writing", str(folder), *options]
    subprocess.run(command, check=True)
    for place, kind in (("golden", f"{pattern}/*.txt"), ("census", f"{pattern}.census")):
        written = {p.relative_to(folder): p.read_text() for p in (folder / place).glob(kind)}
        kept = {p.relative_to(TESTS): p.read_text() for p in (TESTS / place).glob(kind)}
        assert written == kept
        assert written


def test_the_command_writes_the_files_of_a_game(tmp_path: Path) -> None:
    check_the_command(tmp_path, "gandengyan", "--game", "gandengyan")


@pytest.mark.deep
def test_the_command_writes_all_these_files(tmp_path: Path) -> None:
    check_the_command(tmp_path, "*")


def test_a_view_that_changed_is_found() -> None:
    shortest = min(FILES, key=lambda path: path.stat().st_size)
    record = writing.read(shortest.read_text(encoding="utf-8"))
    game = find(record.game)

    class Renamed(Wrapped):
        def view(self, state: AnyState, seat: int | None) -> AnyView:
            return replace(super().view(state, seat), phase="other")

    assert writing.write(Renamed(game), record) != writing.write(game, record)
