"""A real server and a real browser; each module of tests has its own server."""

import os
import socket
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import PATIENCE, Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# Where nobody looks at the picture, a small one is enough.
WINDOW: dict[str, Any] = {"viewport": {"width": 640, "height": 560}}

# Where pictures of pages are kept whose test failed.
PICTURES = ROOT / "web" / "made" / "failed"
FAILED = pytest.StashKey[bool]()

MakePlayer = Callable[..., Player]

# A busy machine is slow, not wrong.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the browser once."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


def until_answering(running: Running) -> None:
    """Wait until the port is listened to: rooms are open a moment before."""
    taken = (running.options.host, running.options.port)
    while True:
        try:
            socket.create_connection(taken, timeout=30).close()
        except ConnectionRefusedError:
            continue
        return


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve the built page; limits for one address hold for each module of its own."""
    data = tmp_path_factory.mktemp("data")
    with Running(replace(QUICK, data=data, page=ROOT / "web" / "dist")) as running:
        until_answering(running)
        yield running


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    """Let fixtures know that a test failed."""
    report = (yield).get_result()
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed


@pytest.fixture
def make_player(
    request: pytest.FixtureRequest, browser: Browser, serving: Running
) -> Iterator[MakePlayer]:
    """Make people with a browser each; nothing on their pages may have failed at the end."""
    made: list[Player] = []

    def make(screen: dict[str, Any] = WINDOW, lang: str = "en") -> Player:
        settings: dict[str, Any] = {
            "locale": "zh-CN" if lang == "zh" else "en-GB",
            "reduced_motion": "reduce",
            # What a page does without a server is for tests of its own.
            "service_workers": "block",
        }
        player = Player(browser.new_context(**settings | screen), serving.base)
        made.append(player)
        return player

    yield make
    if request.node.stash.get(FAILED, False):
        for number, player in enumerate(made, 1):
            player.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    faults = [fault for player in made for fault in player.faults]
    for player in made:
        player.context.close()
    assert faults == []
