"""Draw what runs of the arena have shown: `python tools/strength.py docs/research/arena`.

The folder holds reports as `paiju arena … --json` prints them; of each the first pair counts, the
stronger bot named first. The picture shows its win rate with the 95 % interval; the table that is
printed belongs into docs/research/strength.md.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from paiju.arena.intervals import Interval

BARS = {"easy": 0.9, "normal": 0.65, "hard": 0.65}
"""The win rate that a bot should reach against the one below it."""
EVEN = 0.5
"""What a bot must be above that differs in training or in time only."""
COLUMNS = (
    "game",
    "bot",
    "against",
    "deals",
    "hands",
    "deals won",
    "95 % interval",
    "points a hand",
)
COLOURS = {"easy": "#72b7b2", "normal": "#4c78a8", "hard": "#e45756"}


@dataclass(frozen=True, slots=True)
class Step:
    """How one bot did against the next weaker one."""

    game: str
    bot: str
    against: str
    deals: int
    hands: int
    wins: Interval
    points: Interval

    @property
    def label(self) -> str:
        """Name the step."""
        return f"{self.game}: {self.bot} – {self.against} ({self.deals} deals, {self.hands} hands)"

    @property
    def bar(self) -> float:
        """The win rate that was to be reached."""
        kind, other = (name.partition(":")[0] for name in (self.bot, self.against))
        return EVEN if other in (kind, "untrained") else BARS[kind]

    @property
    def row(self) -> tuple[str, ...]:
        """Write the figures."""
        low, high = self.wins.outward(3)
        least, most = self.points.outward(2)
        return (
            self.game,
            f"`{self.bot}`",
            f"`{self.against}`",
            str(self.deals),
            str(self.hands),
            f"{self.wins.value:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{self.points.value:+.2f} ({least:+.2f} to {most:+.2f})",
        )


def read(folder: Path) -> list[Step]:
    """Read the reports of a folder, in order of their names."""
    steps: list[Step] = []
    for file in sorted(folder.glob("*.json"), reverse=True):
        found = json.loads(file.read_text())
        pair = found["pairs"][0]
        wins = Interval(pair["win_rate"], pair["low"], pair["high"])
        points = Interval(pair["points"], pair["points_low"], pair["points_high"])
        names = (found["game"], pair["bot"], pair["against"])
        steps.append(Step(*names, found["deals"], pair["hands"], wins, points))
    return steps


def table(steps: list[Step]) -> Iterator[str]:
    """Write a line of Markdown for each step, in the order of the picture."""
    for row in (COLUMNS, ("---",) * len(COLUMNS), *(step.row for step in reversed(steps))):
        yield f"| {' | '.join(row)} |"


def draw(steps: list[Step], file: Path) -> None:
    """Draw a line for each step; a tick shows the bar."""
    with mpl.rc_context({"svg.hashsalt": "strength", "svg.fonttype": "none"}):
        figure = Figure(figsize=(9, 0.32 * len(steps) + 1), layout="constrained")
        axes = figure.subplots()
        for row, step in enumerate(steps):
            kind = step.bot.partition(":")[0]
            wins = step.wins
            reach = [[wins.value - wins.low], [wins.high - wins.value]]
            axes.errorbar([wins.value], [row], xerr=reach, fmt="o", color=COLOURS[kind], capsize=3)
            axes.plot([step.bar], [row], marker="|", color="#333333", markersize=12)
        axes.set_yticks(range(len(steps)), [step.label for step in steps], fontsize=8)
        axes.set_xlim(0, 1.02)
        axes.axvline(0.5, color="#999999", linewidth=0.8)
        axes.set_xlabel("share of deals won, 95 % interval; the tick is the bar")
        figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Draw the folder that is named, and print its table."""
    folder = Path(sys.argv[1])
    steps = read(folder)
    draw(steps, folder / "strength.svg")
    print(*table(steps), sep="\n")


if __name__ == "__main__":
    main()
