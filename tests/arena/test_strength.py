"""The picture of measured strength: a line for each kept report, the stronger bot first."""

import json
from pathlib import Path

from tools.strength import draw, read


def test_reports_become_steps(tmp_path: Path) -> None:
    pair = {"bot": "easy", "against": "random", "win_rate": 0.95, "low": 0.91, "high": 0.98}
    report = {"game": "xiaoer", "deals": 60, "pairs": [{**pair, "hands": 480}]}
    (tmp_path / "xiaoer-easy.json").write_text(json.dumps(report))
    (step,) = read(tmp_path)
    assert step.label == "xiaoer: easy – random (60 deals, 480 hands)"
    assert (step.low, step.rate, step.high) == (0.91, 0.95, 0.98)
    draw([step], tmp_path / "strength.svg")
    assert step.label in (tmp_path / "strength.svg").read_text()
