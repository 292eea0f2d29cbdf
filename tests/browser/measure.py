"""Measure how the page feels: python -m tests.browser.measure, or `make feel`.

One line of JSON: on a phone whose processor is four times slower, the time from a tap to the paint
that answers it with 39 cards in the hand, frames that come late while cards are dragged, the first
paints, and what is downloaded. Figures depend on the machine: run it alone, or with priority.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, WebSocketRoute, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, PHONE, until_answering
from tests.browser.player import Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running

# What is kept for days without a network would hide what a first visit costs.
NEWCOMER: Final = PHONE | {"locale": "zh-CN", "service_workers": "block"}
SLOWER: Final = 4
CARDS: Final = 39
# All of it within the time of one turn: the table must stand still.
TAPS: Final = 50
DRAGS: Final = 8
STEPS: Final = 40
LATE: Final = 1.5
"""A frame is late that takes so many frames' time."""
FRAME: Final = 1000 / 60

# Events that answer faster than the browser cares to report count as this many milliseconds.
UNREPORTED: Final = 16
WATCH: Final = """() => {
    window.felt = { events: [], frames: [], watching: false };
    new PerformanceObserver((list) => {
        for (const { name, interactionId, duration } of list.getEntries())
            if (interactionId) felt.events.push([interactionId, duration, name]);
    }).observe({ type: "event", durationThreshold: 16 });
    let last = 0;
    const frame = (now) => {
        if (last) felt.frames.push(now - last);
        last = felt.watching ? now : 0;
        if (felt.watching) requestAnimationFrame(frame);
    };
    felt.watch = (on) => {
        felt.watching = on;
        if (on) requestAnimationFrame(frame);
    };
}"""
PAINTS: Final = """
    window.largest = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.largest = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    window.interactive = 0;
    new MutationObserver((_, self) => {
        if (!document.querySelector(".at-table[data-turn=true] .hand .stack")) return;
        self.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.interactive = performance.now(); }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def fill_up(table: dict[str, Any]) -> None:
    """Put cards into the hand of a table until it holds as many as any game deals."""
    groups = table["view"]["hand"]
    held = sum(len(group["cards"]) for group in groups)
    while groups and held < CARDS:
        for group in groups[::-1][: CARDS - held]:
            suit = group["cards"][-1][0]
            ranks = [f"{suit}{rank}" for rank in "AKQJ98765432"]
            fresh = [card for card in ranks if card not in group["cards"] and suit != "J"]
            group["cards"].append(fresh[0] if fresh else group["cards"][-1])
            held += 1
    for group in groups:
        group["cards"].sort()


def crowd(route: WebSocketRoute) -> None:
    """Stand between page and server, and let the hand be large."""
    server = route.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "table":
            fill_up(said)
        route.send(json.dumps(said))

    server.on_message(pass_on)


@contextmanager
def slow(player: Player) -> Iterator[CDPSession]:
    """Slow the page down, as a phone of some years would be."""
    session = player.context.new_cdp_session(player.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield session
    session.detach()


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Do something with a finger."""
    spots = [{"x": x, "y": y} for x, y in points]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def spots(player: Player) -> list[tuple[float, float]]:
    """Find where stacks of the hand can be touched."""
    boxes = player.page.locator(".hand .stack").evaluate_all(
        "all => all.map((one) => { const box = one.getBoundingClientRect();"
        " return [box.x + 8, box.y + 20]; })"
    )
    return [(x, y) for x, y in boxes]


def tap_times(player: Player, session: CDPSession) -> list[float]:
    """Tap cards one after the other, and tell how long each took to show."""
    page = player.page
    places = spots(player)
    page.evaluate("felt.events = []")
    for number in range(TAPS):
        place = places[number * 7 % len(places)]
        touch(session, "touchStart", place)
        page.wait_for_timeout(60)
        touch(session, "touchEnd")
        # A player looks before the next tap; the answer of the server comes meanwhile.
        page.wait_for_timeout(150)
    events: list[tuple[int, float, str]] = page.evaluate("felt.events")
    worst: dict[int, float] = {}
    for interaction, duration, _ in events:
        worst[interaction] = max(worst.get(interaction, 0), duration)
    return [*worst.values(), *[UNREPORTED] * (TAPS - len(worst))]


def drag_frames(player: Player, session: CDPSession) -> list[float]:
    """Swipe over cards and draw chosen ones up and down; tell how long each frame took."""
    page = player.page
    places = spots(player)
    for number in range(DRAGS):
        x, y = places[number % len(places)]
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
        touch(session, "touchStart", (x, y))
        page.evaluate("felt.watch(true)")
        for step in range(1, STEPS):
            way = 6 * step if step <= STEPS / 2 else 6 * (STEPS - step)
            spot = (min(350, x + way), y) if number % 2 else (x, y - way / 2)
            touch(session, "touchMove", spot)
            page.wait_for_timeout(FRAME / 2)
        page.evaluate("felt.watch(false)")
        touch(session, "touchEnd")
    frames: list[float] = page.evaluate("felt.frames")
    return frames


def downloaded(player: Player, kind: str) -> float:
    """Sum up what the page has loaded of a kind, as it came over the network, in kilobytes."""
    total: float = player.page.evaluate(
        "kind => performance.getEntriesByType('resource')"
        ".filter(({ name }) => new URL(name).pathname.endsWith(kind))"
        ".reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)",
        kind,
    )
    return round(total / 1000, 1)


def seated(browser: Browser, base: str) -> Player:
    """Sit down at a table with a large hand, to play the first card."""
    player = Player(browser.new_context(**NEWCOMER), base)
    player.context.add_init_script(PAINTS)
    player.context.route_web_socket("**/ws", crowd)
    player.play_now("friends")
    while player.table.get_attribute("data-phase") != "play":
        player.turn.wait_for(state="attached")
        player.move()
    player.turn.wait_for(state="attached")
    return player


def lobby_paint(browser: Browser, base: str) -> float:
    """Open the lobby as a newcomer and tell when it showed most."""
    player = Player(browser.new_context(**NEWCOMER), base)
    player.context.add_init_script(PAINTS)
    with slow(player):
        player.open()
        expect(player.page.locator(".game")).to_have_count(5)
        player.page.wait_for_timeout(500)
        painted: float = player.page.evaluate("largest")
    player.context.close()
    return painted


def measure(browser: Browser, base: str) -> dict[str, float]:
    """Measure everything."""
    lobby = lobby_paint(browser, base)
    player = seated(browser, base)
    with slow(player) as session:
        player.page.reload()
        player.turn.wait_for(state="attached")
        player.page.wait_for_function("interactive > 0")
        table, interactive = player.page.evaluate("[largest, interactive]")
        script, style = downloaded(player, ".js"), downloaded(player, ".css")
        player.page.evaluate(WATCH)
        taps = quantiles(tap_times(player, session), n=20)
        frames = drag_frames(player, session)
    late = sum(1 for one in frames if one > LATE * FRAME)
    return {
        "tap_p50_ms": taps[9],
        "tap_p95_ms": taps[18],
        "late_frames_percent": round(100 * late / len(frames), 2),
        "frames": len(frames),
        "lobby_largest_paint_ms": round(lobby),
        "table_largest_paint_ms": round(table),
        "table_interactive_ms": round(interactive),
        "script_kb": script,
        "style_kb": style,
    }


def main() -> None:
    """Measure the built page."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        options = replace(QUICK, data=Path(data), page=ROOT / "web" / "dist")
        with Running(options) as running:
            until_answering(running)
            print(json.dumps(measure(browser, running.base)))
        browser.close()


if __name__ == "__main__":
    main()
