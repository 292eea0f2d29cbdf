"""Counting from the command line."""

from pathlib import Path

import pytest

from tests.cli.table import run


def test_counts_are_printed_and_agree_with_themselves(tmp_path: Path) -> None:
    told = run("census", "gandengyan", "--depth", "1").stdout
    assert 'gandengyan {"preset":"house"} seed 1 after 0: ' in told
    file = tmp_path / "counts.census"
    file.write_text(told, "utf-8")
    result = run("census", "--check", str(file), "--lang", "en")
    assert result.exit_code == 0
    assert f"All {len(told.splitlines())} positions agree" in result.stdout


def test_a_count_that_differs_is_shown(tmp_path: Path) -> None:
    line = run("census", "gandengyan", "--depth", "1").stdout.splitlines()[0]
    file = tmp_path / "counts.census"
    file.write_text(line + "1\n", "utf-8")
    result = run("census", "--check", str(file))
    assert result.exit_code == 1
    assert f"- {line}1" in result.stderr
    assert f"+ {line}\n" in result.stderr


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("xiaoer seed 1", "xiaoer seed 1"),
        ("bridge {} seed 1 after 0: 3", "bridge"),
        ('xiaoer {"preset":"x"} seed 1 after 0: 3', "“x”"),
        ("xiaoer {bad} seed 1 after 0: 3", "counts.census"),
        ("\xff", "\xff"),
    ],
)
def test_a_file_that_is_no_census_is_refused(tmp_path: Path, line: str, named: str) -> None:
    file = tmp_path / "counts.census"
    file.write_text(f"{line}\n", "utf-8")
    result = run("census", "--check", str(file), "--lang", "en")
    assert result.exit_code == 1
    assert named in result.stderr
