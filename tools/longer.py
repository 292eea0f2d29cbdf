"""Draw what more time finds: `python -m tools.longer docs/research/arena/longer.jsonl`.

The file holds lines as `python -m bench.longer` prints them. The picture lies beside it; the table
that is printed belongs into docs/research/strength.md.
"""

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from bench.longer import Step
from paiju.arena.intervals import Interval

COLUMNS = (
    "game",
    "judged by",
    "step",
    "moments",
    "other answer",
    "gain a moment",
    "95 % interval",
)


def read(file: Path) -> list[Step]:
    """Read the lines of a file."""
    lines = (json.loads(line) for line in file.read_text().splitlines())
    return [Step(**{**line, "gain": Interval(**line["gain"])}) for line in lines]


def name_of(step: Step) -> str:
    """Name a step of budgets."""
    return f"{step.against} → {step.milliseconds} ms"


def table(steps: list[Step]) -> Iterator[str]:
    """Write a line of Markdown for each step."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|{' --- |' * len(COLUMNS)}"
    for step in steps:
        low, high = step.gain.outward(4)
        row = (
            step.game,
            step.by,
            name_of(step),
            str(step.moments),
            f"{step.changed / step.moments:.0%}",
            f"{step.gain.value:+.4f} {step.unit}",
            f"{low:+.4f} to {high:+.4f}",
        )
        yield f"| {' | '.join(row)} |"


def draw(steps: list[Step], file: Path) -> None:
    """Draw a part for each game and judge, since each counts in its own unit."""
    parted = groupby(steps, lambda step: (step.game, step.by, step.unit))
    kinds = [(kind, list(found)) for kind, found in parted]
    with mpl.rc_context({"svg.hashsalt": "longer", "svg.fonttype": "none"}):
        figure = Figure(figsize=(1.8 * len(kinds), 2.7), layout="constrained")
        parts = figure.subplots(1, len(kinds), squeeze=False)[0]
        for axes, ((name, by, unit), found) in zip(parts, kinds, strict=True):
            gains = [step.gain for step in found]
            reach = [
                [one.value - one.low for one in gains],
                [one.high - one.value for one in gains],
            ]
            axes.errorbar(
                range(len(found)),
                [one.value for one in gains],
                yerr=reach,
                fmt="o",
                color="#e45756",
                capsize=4,
            )
            axes.axhline(0, color="#999999", linewidth=0.8)
            axes.set_xlim(-0.6, len(found) - 0.4)
            axes.set_xticks(range(len(found)), [name_of(step) for step in found], fontsize=6)
            axes.tick_params(axis="y", labelsize=7)
            axes.set_title(f"{name}, {unit}\nby {by}", fontsize=8)
        parts[0].set_ylabel("gain a moment, 95 % interval", fontsize=8)
        figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Draw the file that is named, and print its table."""
    file = Path(sys.argv[1])
    steps = read(file)
    draw(steps, file.with_suffix(".svg"))
    print(*table(steps), sep="\n")


if __name__ == "__main__":
    main()
