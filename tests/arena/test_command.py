"""`paiju arena` from the command line."""

import json
from pathlib import Path

import pytest

from paiju.arena import running
from tests.arena import planted
from tests.cli.table import run

PAIR = ("--bots", "random:1p,random", "--workers", "1")


def test_a_run_prints_tables_and_keeps_report_and_pictures(tmp_path: Path) -> None:
    out = tmp_path / "run"
    first = run("arena", "gandengyan", *PAIR, "--deals", "2", "--out", str(out), "--lang", "en")
    assert first.exit_code == 0, first.stderr
    assert "random:1p" in first.stdout
    assert "Ratings" in first.stdout
    report = json.loads((out / "report.json").read_text())
    assert report["deals"] == 2
    assert (out / "arena.svg").read_text().startswith("<?xml")
    assert (out / "arena.png").read_bytes().startswith(b"\x89PNG")
    again = run("arena", "gandengyan", *PAIR, "--deals", "2", "--out", str(out), "--lang", "en")
    assert again.exit_code == 2
    assert "--resume" in again.stderr
    more = run(
        "arena", "gandengyan", *PAIR, "--deals", "3", "--out", str(out), "--resume", "--json"
    )
    assert more.exit_code == 0, more.stderr
    told = json.loads(more.stdout)
    assert told["deals"] == 3
    assert told["pairs"][0]["hands"] == 18
    assert len((out / "deals.jsonl").read_text().splitlines()) == 4


def test_a_dead_worker_is_told_and_its_run_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "play", planted.dying)
    line = ("arena", "gandengyan", *PAIR, "--deals", "4", "--out", str(tmp_path), "--lang", "en")
    result = run(*line, "--resume")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "worker" in result.stderr
    assert f"--out {tmp_path} --resume" in result.stderr
    assert len((tmp_path / "deals.jsonl").read_text().splitlines()) >= 3
    assert not (tmp_path / "report.json").exists()


BAD = {
    "unknown game": (["bridge", "--bots", "random,simple"], "bridge"),
    "unknown bot": (["xiaoer", "--bots", "random,clever"], "clever"),
    "budget of nothing": (["xiaoer", "--bots", "random:0p,random"], "0p"),
    "one bot": (["xiaoer", "--bots", "random"], "--bots"),
    "no deals": (["xiaoer", *PAIR, "--deals", "0"], "0"),
    "no workers": (["xiaoer", "--bots", "random:1p,random", "--workers", "0"], "0"),
    "no hands": (["xiaoer", *PAIR, "--hands", "0"], "0"),
    "bad seed": (["xiaoer", *PAIR, "--seed", "luck"], "luck"),
    "unknown preset": (["xiaoer", *PAIR, "--preset", "wild"], "wild"),
    "no deal file": (["xiaoer", *PAIR, "--deal-file", "/nowhere.txt"], "/nowhere.txt"),
    "bad folder": (["xiaoer", *PAIR, "--out", "/dev/null/here"], "/dev/null/here"),
    "no ray": (["xiaoer", *PAIR, "--ray", "auto"], "Ray"),
}


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_told_in_a_sentence(case: str, lang: str) -> None:
    arguments, named = BAD[case]
    result = run("arena", *arguments, "--lang", lang)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert named in result.stderr
    assert result.stdout == ""
    assert any("\u4e00" <= letter <= "\u9fff" for letter in result.stderr) == (lang == "zh")


def test_a_deal_file_that_does_not_fit_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text("0 S5 S6\n")
    result = run("arena", "xiaoer", *PAIR, "--deal-file", str(file), "--lang", "en")
    assert result.exit_code == 2
    assert "line 1" in result.stderr
    assert "54" in result.stderr
