"""`paiju puzzles` from the command line."""

from pathlib import Path

import pytest

from paiju.learn.puzzles import parse_puzzle
from tests.cli.table import run


def test_puzzles_are_kept_one_a_line(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    line = ("puzzles", "gandengyan", "--count", "1", "--seed", "3")
    assert run(*line, "--out", str(file)).exit_code == 0
    kept = file.read_text("utf-8")
    (puzzle,) = map(parse_puzzle, kept.splitlines())
    assert puzzle.game == "gandengyan"


BAD = {
    "unknown game": (["bridge"], "bridge"),
    "no puzzles": (["gandengyan", "--count", "0"], "0"),
    "bad seed": (["gandengyan", "--seed", "luck"], "luck"),
    "unknown preset": (["gandengyan", "--preset", "wild"], "wild"),
    "bad file": (["gandengyan", "--out", "/dev/null/here"], "/dev/null/here"),
}


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_told_in_a_sentence(case: str, lang: str) -> None:
    arguments, named = BAD[case]
    result = run("puzzles", *arguments, "--lang", lang)
    assert result.exit_code in (1, 2)
    assert named in result.stderr
    assert result.stdout == ""
    assert any("\u4e00" <= letter <= "\u9fff" for letter in result.stderr) == (lang == "zh")
