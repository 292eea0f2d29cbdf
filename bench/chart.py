"""The results as bars: steps/s on a log scale, whiskers from the lowest to the highest round."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from bench.results import INTERPRETED, Results
from bench.tally import Spread

OURS, FALLBACK, PEER = "#b3261e", "#e3a29c", "#8a8f98"


def bars(results: Results) -> list[tuple[str, str, Spread]]:
    """List label, colour and steps/s of every bar, fastest first."""
    found: list[tuple[str, str, Spread]] = []
    for row in results.rows:
        fallback = row.build == INTERPRETED
        label = f"{row.game} {row.preset}" + (" (interpreted)" if fallback else "")
        found.append((label, FALLBACK if fallback else OURS, row.steps_per_s))
    found.extend((peer.name, PEER, peer.steps_per_s) for peer in results.peers)
    return sorted(found, key=lambda bar: -bar[2].median)


def draw(results: Results, path: Path) -> None:
    """Write the chart as SVG, without date or maker, so that equal figures give equal files."""
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "paiju"
    pyplot: Any = import_module("matplotlib.pyplot")
    drawn = bars(results)
    labels = [label for label, _, _ in drawn]
    medians = [spread.median for _, _, spread in drawn]
    whiskers = [
        [spread.median - spread.low for _, _, spread in drawn],
        [spread.high - spread.median for _, _, spread in drawn],
    ]
    figure, axes = pyplot.subplots(figsize=(9, 0.45 * len(drawn) + 1.4), layout="constrained")
    axes.barh(labels, medians, color=[colour for _, colour, _ in drawn], xerr=whiskers, capsize=3)
    axes.set_xscale("log")
    axes.set_xlim(left=min(spread.low for _, _, spread in drawn) / 3)
    axes.invert_yaxis()
    axes.set_xlabel("random play, steps per CPU second of one core (log scale)")
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    axes.set_title(f"median of {results.rounds} interleaved rounds, lowest to highest", fontsize=10)
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(path, format="svg", metadata=nothing)
    pyplot.close(figure)
