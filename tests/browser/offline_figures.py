"""Measure play without a network in Chromium: starts, bots' moves, what the first page loads.

    python -m tests.browser.offline_figures [GAME …]

prints one line of JSON. Browsers slow down pages and not workers, so a bot's move is measured as
it is and told fourfold too: `slowed`.
"""

import gzip
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Worker, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.device import PAGE, Outage, outage
from tests.browser.player import PATIENCE
from tests.browser.test_hands import SEATS
from tests.browser.test_offline import begin

SLOWDOWN = 4
_DURATIONS = "name => performance.getEntriesByName(name).map(one => one.duration)"


def first_load() -> int:
    """Count the bytes of script, packed, that the first page loads."""
    index = (PAGE / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', index)
    return sum(len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in scripts)


def _worker(one: Outage) -> Worker:
    """Return the worker that plays."""
    (worker,) = [held for held in one.player.page.workers if "engine-" in held.url]
    return worker


def _start(one: Outage) -> float:
    """Tell how long the engine took to start."""
    (took,) = _worker(one).evaluate(_DURATIONS, "paiju.start")
    return float(took)


def _starts(one: Outage) -> tuple[float, list[float]]:
    """Begin a table without a network, then come back to it some times."""
    begin(one, "gandengyan")
    first, later = _start(one), []
    for _ in range(3):
        one.player.page.reload()
        expect(one.player.table).to_be_visible(timeout=2 * PATIENCE)
        later.append(_start(one))
    return first, later


def _moves(one: Outage, game: str) -> list[float]:
    """Play a hand by clicking, and tell how long each move of a bot took."""
    one.player.open()
    one.player.page.reload()
    begin(one, game)
    one.player.fly()
    expect(one.player.result).to_be_visible(timeout=600_000)
    return [float(took) for took in _worker(one).evaluate(_DURATIONS, "paiju.go_on")]


def measure(browser: Browser, data: Path, games: Sequence[str]) -> dict[str, Any]:
    """Measure everything."""
    with outage(browser, data) as one:
        one.make_ready()
        one.cut()
        one.player.page.reload()
        first, later = _starts(one)
        moves = {game: _moves(one, game) for game in games}
    return {
        "first_start_ms": round(first),
        "later_starts_ms": [round(took) for took in later],
        "bot_moves_ms": {
            game: {
                "moves": len(took),
                "median": round(median(took), 1),
                "worst": round(max(took), 1),
                "worst_slowed": round(max(took) * SLOWDOWN, 1),
            }
            for game, took in moves.items()
        },
        "first_load_script_gzip_bytes": first_load(),
    }


def main() -> None:
    """Measure and print."""
    games = sys.argv[1:] or list(SEATS)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        # The browser would set the priority that `nice` gave it aside.
        flags = [*FLAGS, "--disable-renderer-priority-management"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        print(json.dumps(measure(browser, Path(data), games)))
        browser.close()


if __name__ == "__main__":
    main()
