"""`paiju coach` from the command line."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from paiju.cli.commands.coach import measure_note
from paiju.cli.words import Words
from paiju.game import format_record, games, parse_record
from tests.bots.test_coach import blundered
from tests.cli.table import run, too_wide


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    run("play", "gandengyan", "--auto", "--hands", "1", "--seed", "4", "--record", str(folder))
    return next(folder.iterdir())


def test_costs_are_told_in_both_languages_and_as_json(saved: Path) -> None:
    line = ("coach", str(saved), "--budget", "60p")
    told = json.loads(run(*line, "--json").stdout)
    assert told["game"] == "gandengyan"
    assert told["unit"] == "points"
    moves = len(parse_record(saved.read_text("utf-8")).moves)
    assert all(1 <= one["step"] <= moves for one in told["moves"])
    assert all(one["cost"] >= 0 and one["text"] for one in told["moves"])
    assert {one["step"] for one in told["moves"] if one["mistake"]} >= set(told["worst"])
    for lang, words in (("zh", ("步", "误差", "从不看真牌")), ("en", ("best found", "margin"))):
        result = run(*line, "--lang", lang)
        assert result.exit_code == 0, result.stderr
        assert all(word in result.stdout for word in words)
        assert too_wide(result.stdout) == []
        assert "{" not in result.stdout


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_what_costs_are_told_in_is_said_where_there_is_a_sentence(lang: str) -> None:
    words = Words(lang)
    assert all(measure_note(game, words) for game in games())
    assert measure_note("toy", words) == ""


def test_many_processes_find_what_one_does(saved: Path) -> None:
    line = ("coach", str(saved), "--budget", "60p", "--seat", "1", "--json")
    assert run(*line, "--workers", "2").stdout == run(*line).stdout != ""


def test_one_seat_is_called_you(saved: Path) -> None:
    result = run("coach", str(saved), "--budget", "20p", "--seat", "1", "--lang", "en")
    assert result.exit_code == 0
    assert "you" in result.stdout
    assert "seat 2" not in result.stdout


def test_a_blunder_is_named_with_the_better_move(tmp_path: Path) -> None:
    record, step = blundered()
    file = tmp_path / "record.txt"
    file.write_text(format_record(record), "utf-8")
    result = run("coach", str(file), "--budget", "240p", "--lang", "en")
    assert f"Step {step}, " in result.stdout
    assert "Better: play" in result.stdout
    assert "empties your hand" in result.stdout
    chinese = run("coach", str(file), "--budget", "240p", "--lang", "zh").stdout
    assert f"第 {step} 步" in chinese
    assert "更好：" in chinese


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_bad_input_is_told_in_a_sentence(saved: Path, tmp_path: Path, lang: str) -> None:
    text = saved.read_text("utf-8")
    record = parse_record(text)
    files = {
        "altered": text.replace("gandengyan", "gandengyam"),
        "version": format_record(replace(record, version=99)),
        "unfinished": format_record(replace(record, moves=record.moves[:-1])),
        "empty": "",
    }
    for name, broken in files.items():
        file = tmp_path / name
        file.write_text(broken, "utf-8")
        result = run("coach", str(file), "--lang", lang)
        assert result.exit_code == 1, name
        assert result.stdout == "", name
        assert result.stderr.strip(), name
        assert any("\u4e00" <= letter <= "\u9fff" for letter in result.stderr) == (lang == "zh")
    for wrong in (
        ("--budget", "0p"),
        ("--budget", "fast"),
        ("--seat", "9"),
        ("--workers", "none"),
    ):
        result = run("coach", str(saved), *wrong, "--lang", lang)
        assert result.exit_code == 2
        assert wrong[1] in result.stderr
    assert run("coach", "/nowhere.txt", "--lang", lang).exit_code == 2
