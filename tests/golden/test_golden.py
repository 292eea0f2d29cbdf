"""Hands of long ago replay to the byte, with every view of every seat."""

from pathlib import Path

import pytest

from paiju.game import find, games
from paiju.testing import golden

FOLDER = Path(__file__).parent
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


def test_walks_have_not_changed() -> None:
    """The files are what the regenerating command would write."""
    for game, found in games().items():
        for file, text in golden.files(found):
            assert (FOLDER / game / file).read_text(encoding="utf-8") == text, file
