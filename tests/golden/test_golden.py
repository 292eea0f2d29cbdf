"""Hands of long ago replay to the byte, with every view of every seat."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from paiju.game import AnyState, AnyView, find, games
from paiju.testing import golden
from paiju.testing.wrapped import Wrapped

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent
FILES = sorted(FOLDER.glob("*/*.txt"))


def name(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_golden(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = golden.read(text)
    assert golden.write(find(record.game), record) == text


def test_every_preset_has_its_hands() -> None:
    expected = {
        f"{game}/{preset}-{seed}.txt"
        for game, found in games().items()
        for preset in found.presets
        for seed in golden.SEEDS
    }
    assert {name(path) for path in FILES} == expected


def test_the_command_writes_these_files(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "paiju.testing.golden", str(tmp_path)]
    subprocess.run(command, check=True)
    for folder, kind in (("golden", "*/*.txt"), ("census", "*.census")):
        written = {p.relative_to(tmp_path): p.read_text() for p in (tmp_path / folder).glob(kind)}
        kept = {p.relative_to(TESTS): p.read_text() for p in (TESTS / folder).glob(kind)}
        assert written == kept
        assert written


def test_a_view_that_changed_is_found() -> None:
    record = golden.read(FILES[0].read_text(encoding="utf-8"))
    game = find(record.game)

    class Renamed(Wrapped):
        def view(self, state: AnyState, seat: int | None) -> AnyView:
            return replace(super().view(state, seat), phase="other")

    assert golden.write(Renamed(game), record) != golden.write(game, record)
