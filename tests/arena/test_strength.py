"""Measured strength, drawn and told: a line for each kept report, the stronger bot first; time."""

import json
from pathlib import Path

from tools import longer
from tools.strength import draw, read, table

RESEARCH = Path(__file__).parents[2] / "docs" / "research"


def test_reports_become_steps(tmp_path: Path) -> None:
    wins = {"win_rate": 0.95, "low": 0.8996, "high": 0.9801}
    points = {"points": 3.14, "points_low": 2.719, "points_high": 3.5}
    pair = {"bot": "easy", "against": "random", "hands": 480, **wins, **points}
    report = {"game": "xiaoer", "deals": 60, "pairs": [pair]}
    (tmp_path / "xiaoer-easy.json").write_text(json.dumps(report))
    (step,) = read(tmp_path)
    assert step.label == "xiaoer: easy – random (60 deals, 480 hands)"
    draw([step], tmp_path / "strength.svg")
    assert step.label in (tmp_path / "strength.svg").read_text()
    # A bound of 89.96 % has not reached 90 %.
    *_, row = table([step])
    figures = "| 60 | 480 | 95.0% | 89.9% – 98.1% | +3.14 (+2.71 to +3.50) |"
    assert row == f"| xiaoer | `easy` | `random` {figures}"


def test_the_page_tells_what_the_kept_reports_say() -> None:
    told = "\n".join(table(read(RESEARCH / "arena")))
    assert f"\n{told}\n" in (RESEARCH / "strength.md").read_text("utf-8")


def test_the_page_tells_what_more_time_found() -> None:
    told = "\n".join(longer.table(longer.read(RESEARCH / "arena" / "longer.jsonl")))
    assert f"\n{told}\n" in (RESEARCH / "strength.md").read_text("utf-8")


def test_every_game_has_a_part_in_the_picture_of_time(tmp_path: Path) -> None:
    steps = longer.read(RESEARCH / "arena" / "longer.jsonl")
    longer.draw(steps, tmp_path / "longer.svg")
    drawn = (tmp_path / "longer.svg").read_text()
    for step in steps:
        assert f"{step.game}, {step.unit}" in drawn
        assert longer.name_of(step) in drawn
