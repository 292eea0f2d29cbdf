"""Every bad option is a sentence and a status, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from paiju.cli.app import app


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "80"})


BAD = {
    "unknown game": (["play", "bridge"], "bridge"),
    "unknown preset": (["play", "xiaoer", "--preset", "wild"], "wild"),
    "unknown switch": (["play", "xiaoer", "--set", "speed=9"], "speed"),
    "switch value": (["play", "xiaoer", "--set", "kitty=3"], "kitty"),
    "switch range": (["play", "gandengyan", "--set", "hands=0"], "hands"),
    "no switch": (["play", "xiaoer", "--set", "kitty"], "kitty"),
    "empty value": (["play", "xiaoer", "--set", "kitty="], "kitty="),
    "huge number": (["play", "xiaoer", "--set", "hands=99999999999999999999"], "hands"),
    "seats of four": (["play", "xiaoer", "--seats", "5"], "4"),
    "too many seats": (["play", "gandengyan", "--seats", "7"], "7"),
    "seats a word": (["play", "gandengyan", "--seats", "many"], "many"),
    "own seat": (["play", "xiaoer", "--seat", "5"], "5"),
    "own seat zero": (["play", "xiaoer", "--seat", "0"], "0"),
    "bad bots": (["play", "xiaoer", "--bots", "clever"], "clever"),
    "no workers": (["play", "xiaoer", "--bots", "hard", "--workers", "0"], "0"),
    "workers of easy bots": (["play", "xiaoer", "--workers", "2"], "easy"),
    "bad seed": (["play", "xiaoer", "--seed", "luck"], "luck"),
    "negative seed": (["play", "xiaoer", "--seed", "-1"], "-1"),
    "seed of other digits": (["play", "xiaoer", "--seed", "٣"], "٣"),
    "bad hands": (["play", "xiaoer", "--hands", "none"], "none"),
    "no hands": (["play", "xiaoer", "--hands", "0"], "0"),
    "bad folder": (["play", "xiaoer", "--record", "/dev/null/here"], "/dev/null/here"),
    "rules of no game": (["rules", "bridge"], "bridge"),
    "rules of no preset": (["rules", "xiaoer", "--preset", "wild"], "wild"),
    "no rule code": (["rules", "guandan~"], "guandan~"),
    "altered rule code": (["rules", "guandan.house~18m"], ""),
    "rule code and more": (["rules", "guandan.house~18k", "--preset", "house"], "--preset"),
    "no file to replay": (["replay", "/nowhere.txt"], "/nowhere.txt"),
    "no file to verify": (["verify", "/nowhere.txt"], "/nowhere.txt"),
    "a folder to verify": (["verify", "/"], "/"),
    "census of no game": (["census", "bridge"], "bridge"),
    "census depth": (["census", "--depth", "99"], "99"),
    "census file": (["census", "--check", "/nowhere.txt"], "/nowhere.txt"),
}


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("case", BAD)
def test_a_bad_option_is_told_in_a_sentence(case: str, lang: str) -> None:
    arguments, named = BAD[case]
    result = run(*arguments, "--lang", lang)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert named in result.stderr
    assert result.stdout == ""
    chinese = any("\u4e00" <= letter <= "\u9fff" for letter in result.stderr)
    assert chinese == (lang == "zh")


def test_all_faults_of_the_rules_are_told_at_once() -> None:
    result = run("play", "xiaoer", "--set", "kitty=3", "--set", "speed=9", "--preset", "wild")
    for named in ("kitty", "speed", "wild"):
        assert named in result.stderr


def test_an_unknown_language_is_told_in_all_languages() -> None:
    result = run("play", "xiaoer", "--lang", "fr")
    assert result.exit_code == 2
    assert "fr" in result.stderr
    assert "language" in result.stderr
    assert "语言" in result.stderr


def test_a_file_that_is_no_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "noise.txt"
    file.write_bytes(bytes(range(256)))
    for command in ("replay", "verify"):
        result = run(command, str(file), "--lang", "en")
        assert result.exit_code == 1
        assert "paiju-record" in result.stdout + result.stderr


def test_an_empty_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_bytes(b"")
    assert run("replay", str(file)).exit_code == 1
    assert run("verify", str(file)).exit_code == 1


USAGE = {
    "missing argument": (["replay"], "FILE"),
    "unknown option": (["play", "--wish"], "--wish"),
    "no value": (["play", "xiaoer", "--seed"], "--seed"),
    "a value too many": (["play", "--auto=3"], "--auto"),
    "a word too many": (["games", "xiaoer"], "xiaoer"),
    "unknown command": (["bridge"], "bridge"),
}


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("case", USAGE)
def test_a_line_that_is_no_command_is_told_in_the_players_language(case: str, lang: str) -> None:
    arguments, named = USAGE[case]
    result = CliRunner().invoke(app, arguments, env={"PAIJU_LANG": lang})
    assert result.exit_code == 2
    assert result.stdout == ""
    assert named in result.stderr.splitlines()[0]
    assert " -h" in result.stderr.splitlines()[1]
    chinese = any("\u4e00" <= letter <= "\u9fff" for letter in result.stderr)
    assert chinese == (lang == "zh")


def _program(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a shell would."""
    command = f'"{sys.executable}" -c "from paiju.cli import main; main()" {line}'
    return subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )


@pytest.mark.parametrize("command", ["", "play", "judge"])
def test_help_is_in_one_language(command: str) -> None:
    told = _program(f"{command} -h", PAIJU_LANG="zh").stdout
    assert "用法：" in told
    assert "显示这个帮助。" in told
    assert not any(word in told for word in ("Usage", "Options:", "Show this", "default"))
    assert "Usage:" in _program(f"{command} -h", PAIJU_LANG="en").stdout


FULL = ["games", "play gandengyan --auto --hands 1 --seed 1", "census gandengyan --depth 1", "-h"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", [*FULL, "judge"])
def test_a_full_disk_is_told_in_one_sentence(command: str, tmp_path: Path) -> None:
    line = command
    if command == "judge":
        (tmp_path / "questions").write_text("{}\n", "utf-8")
        line = f"judge {tmp_path / 'questions'}"
    result = _program(f"{line} >/dev/full", PAIJU_LANG="en")
    assert result.returncode == 1
    assert result.stderr.strip() == "The output cannot be written: No space left on device."


@pytest.mark.parametrize("command", [*FULL, "judge"])
def test_a_closed_pipe_ends_the_program_quietly(command: str, tmp_path: Path) -> None:
    line = command
    if command == "judge":
        (tmp_path / "questions").write_text("{}\n" * 3000, "utf-8")
        line = f"judge {tmp_path / 'questions'}"
    for closed in ("| true", ">&-"):
        assert _program(f"{line} {closed}", PAIJU_LANG="en").stderr.strip() == ""
