"""A browser that keeps the page, and a server that comes and goes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, until_answering
from tests.browser.player import PATIENCE, Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running

PAGE = ROOT / "web" / "dist"


class Outage:
    """One server with its data, one browser, and the network between them."""

    def __init__(self, browser: Browser, data: Path, page: Path = PAGE) -> None:
        self._options = replace(QUICK, data=data, page=page)
        self._running: Running | None = None
        self.start()
        context = browser.new_context(locale="en-GB", **PHONE)
        self.player = Player(context, self.base)

    def start(self, page: Path | None = None) -> None:
        """Start the server where it was, and let the browser reach it."""
        if page is not None:
            self._options = replace(self._options, page=page)
        self._running = Running(self._options)
        self._options = replace(self._options, port=self._running.options.port)
        self._running.__enter__()
        until_answering(self._running)
        self.base = self._running.base

    def stop(self) -> None:
        """Stop the server."""
        if self._running is not None:
            self._running.stop()
            self._running = None

    def cut(self) -> None:
        """Stop the server and switch the network off."""
        self.player.context.set_offline(True)
        self.stop()

    def mend(self) -> None:
        """Bring both back."""
        self.start()
        self.player.context.set_offline(False)

    def make_ready(self) -> None:
        """Let the browser load all that it needs to play by itself."""
        self.player.open()
        self.player.tap(self.player.button("Make ready"))
        page = self.player.page
        # Nothing is left to offer but, in some browsers, to install the page.
        unready = ".offline-offer:not(:has([data-stage=ready]))"
        expect(page.locator(unready)).to_have_count(0, timeout=PATIENCE)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def history(self) -> list[dict[str, Any]]:
        """Ask the server for the player's hands."""
        token = self.player.page.evaluate("JSON.parse(localStorage.getItem('paiju.token'))")
        headers = {"authorization": f"Bearer {token}"}
        answer = httpx.get(f"{self.base}/api/me/hands", headers=headers, trust_env=False)
        hands: list[dict[str, Any]] = answer.json()["hands"]
        return hands

    def record(self, hand: str) -> str:
        """Ask the server for a record."""
        return httpx.get(f"{self.base}/api/hands/{hand}/record", trust_env=False).text


@contextmanager
def outage(browser: Browser, data: Path, page: Path = PAGE) -> Iterator[Outage]:
    """Make all of it, and end it in good order."""
    made = Outage(browser, data, page)
    try:
        yield made
    finally:
        made.player.context.close()
        made.stop()
