"""The results as a table for people."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.results import INTERPRETED, Results, Row
from bench.tally import Spread

SHORT = {
    "openspiel_dou_dizhu": "÷ Spiel\ndou_dizhu",
    "openspiel_spades": "÷ Spiel\nspades",
    "rlcard_core": "÷ RLCard\ncore",
    "rlcard_env": "÷ RLCard\nenv.run",
}


def amount(value: float) -> str:
    """Write a rate or a time with three digits and thousands as k and M.

    >>> [amount(value) for value in (0.1234, 6.5, 870, 23456, 7.5e6)]
    ['0.123', '6.50', '870', '23.5k', '7.50M']
    """
    for size, unit in ((1e6, "M"), (1e3, "k"), (1.0, "")):
        if value >= size:
            scaled = value / size
            digits = 2 if scaled < 10 else 1 if scaled < 100 else 0
            return f"{scaled:.{digits}f}{unit}"
    return f"{value:.3f}"


def ends(spread: Spread) -> str:
    """Write the lowest and the highest round."""
    return f"{amount(spread.low)}..{amount(spread.high)}"


def middle(spread: Spread | None) -> str:
    """Write the median, nothing where nothing was measured."""
    return "" if spread is None else amount(spread.median)


def cells(results: Results, row: Row) -> list[str]:
    """Write one row of ours."""
    twin = results.twin(row)
    build = f" {row.build}" if row.build == INTERPRETED else ""
    return [
        f"{row.game} {row.preset}{build}",
        middle(row.playouts_per_s),
        middle(row.steps_per_s),
        ends(row.steps_per_s),
        middle(row.check_us),
        middle(row.legal_us),
        *(amount(ratio) for ratio in results.ratios(row).values()),
        "" if twin is None else amount(row.steps_per_s.median / twin.steps_per_s.median),
    ]


def table(results: Results) -> Table:
    """Lay out games above and peers below."""
    laid = Table(
        title=f"Per CPU second of one core, median of {results.rounds} interleaved rounds",
        caption="÷ is our steps/s over theirs: work per decision, in different games",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    laid.add_column("", no_wrap=True)
    ratios = [SHORT.get(peer.name, f"÷ {peer.name}") for peer in results.peers]
    measured = ("hands/s", "steps/s", "lowest\n..highest", "check\nµs", "legal\nµs")
    for heading in (*measured, *ratios, "÷ inter-\npreted"):
        laid.add_column(heading, justify="right", no_wrap=True)
    for row in results.rows:
        laid.add_row(*cells(results, row))
    laid.add_section()
    for peer in results.peers:
        steps = peer.steps_per_s
        laid.add_row(peer.name, middle(peer.games_per_s), middle(steps), ends(steps))
    return laid
