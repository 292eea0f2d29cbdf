"""Measure a long replay: python -m tests.browser.measure_replay.

One line of JSON: how long a hand of 155 plays takes from a tap on its line in the list to the paint
of its table, each one new to the server, and each step from its key to the paint. Both at the
machine's own speed and on a processor four times slower.
"""

import asyncio
import json
import tempfile
from dataclasses import replace
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from paiju.game import Move, Record, RecordedMove, deal_from_seed, find, format_record
from paiju.store.contract import Hand, Part
from tests.browser.conftest import CHROMIUM, FLAGS, PHONE, until_answering
from tests.browser.player import Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running

PLAYS: Final = 155
HANDS: Final = 6
LOOKED_AT: Final = 64
OPEN: Final = """(hand) => new Promise((done) => {
    const start = performance.now();
    const painted = () => setTimeout(() => done(performance.now() - start));
    new MutationObserver((_, self) => {
        if (!document.querySelector(".replay-screen .seat")) return;
        self.disconnect();
        requestAnimationFrame(painted);
    }).observe(document, { subtree: true, childList: true });
    location.hash = `#/replay/${hand}`;
})"""
STEP: Final = """() => new Promise((done) => {
    const start = performance.now();
    const painted = () => setTimeout(() => done(performance.now() - start));
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true }));
    requestAnimationFrame(painted);
})"""


def long_record(seed: int) -> Record:
    """Play a hand in which every card is played alone, where that may be."""
    game = find("friends")
    rules = next(iter(game.presets.values()))
    standing, deal = game.opening(rules), deal_from_seed(seed, game.deck(rules))
    state = game.begin(rules, standing, deal)
    begun, moves = state.fingerprint, []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        # To bury has millions of ways: the first are looked at.
        moves_now = islice(game.legal(state, seat), LOOKED_AT)
        move: Move = min(moves_now, key=lambda one: (len(one.cards), one.act))
        state = game.apply(state, seat, move).state
        moves.append(RecordedMove(seat, move, state.fingerprint))
    return Record.of(game, rules, standing, deal, begun, tuple(moves))


def long_hands() -> list[Hand]:
    """Make finished hands with at least so many plays."""
    found: list[Hand] = []
    for seed in range(1, 200):
        record = long_record(seed)
        if sum(made.move.act == "play" for made in record.moves) < PLAYS:
            continue
        parts = tuple(Part(seat, None, "easy", 0, seat == 1) for seat in range(1, 6))
        text = format_record(record)
        found.append(Hand(f"long{len(found)}", "LONG22", "friends", 1, seed, text, parts))
        if len(found) == HANDS:
            return found
    raise AssertionError("no hand is that long")


def keep(running: Running, hands: list[Hand]) -> None:
    """Put hands into the store."""

    async def work() -> None:
        assert running.server is not None
        for hand in hands:
            await running.server.store.keep_hand(hand)

    assert running.loop is not None
    asyncio.run_coroutine_threadsafe(work(), running.loop).result(30)


def busy(session: CDPSession) -> float:
    """Tell how many milliseconds the page's thread has worked: others' load does not count."""
    told = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in told if one["name"] == "TaskDuration")


def measure(browser: Browser, base: str, hands: list[Hand], slower: int) -> dict[str, float]:
    """Open replays and step through the last one."""
    player = Player(browser.new_context(locale="zh-CN", **PHONE), base)
    page = player.page
    player.open("#/replay")
    expect(page.locator("#import-text")).to_be_visible()
    # Whoever reads the list taps a little later.
    page.wait_for_timeout(1000)
    session = player.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    opened = []
    for hand in hands:
        opened.append(page.evaluate(OPEN, hand.id))
        page.goto(f"{base}/#/replay")
        expect(page.locator("#import-text")).to_be_visible()
    page.evaluate(OPEN, hands[-1].id)
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    before = busy(session)
    steps = [page.evaluate(STEP) for _ in range(last)]
    worked = busy(session) - before
    cuts = quantiles(steps, n=20)
    player.context.close()
    return {
        "steps": last,
        "open_ms": round(median(opened)),
        "open_max_ms": round(max(opened)),
        "step_p50_ms": round(cuts[9], 1),
        "step_p95_ms": round(cuts[18], 1),
        "step_max_ms": round(max(steps), 1),
        "step_cpu_ms": round(worked / last, 1),
    }


def main() -> None:
    """Measure the built page; each speed has hands that the server has not seen before."""
    hands = long_hands()
    half = len(hands) // 2
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        options = replace(QUICK, data=Path(data), page=ROOT / "web" / "dist")
        with Running(options) as running:
            until_answering(running)
            keep(running, hands)
            figures = {
                "own_speed": measure(browser, running.base, hands[:half], 1),
                "four_times_slower": measure(browser, running.base, hands[half:], 4),
            }
            print(json.dumps(figures))
        browser.close()


if __name__ == "__main__":
    main()
