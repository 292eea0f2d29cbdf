"""Take pictures of every screen: python -m tests.browser.screenshots docs/screenshots."""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, TABLET, until_answering
from tests.browser.player import Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running

SERIES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "phone-zh": (PHONE | {"device_scale_factor": 1.5}, "zh-CN"),
    "phone-en": (PHONE | {"device_scale_factor": 1.5}, "en-GB"),
    "tablet-zh": (TABLET, "zh-CN"),
    "desktop-en": (DESKTOP, "en-GB"),
}
GAMES: Final = ("friends", "guandan", "shandong", "xiaoer", "gandengyan")
# Pages outside of a hand: where they are, and what is there when they are drawn.
PAGES: Final = {
    "lobby": ("", ".game"),
    "new-room": ("#/new/shandong", "details"),
    "me": ("#/me", ".me-nothing"),
    "settings": ("#/me/settings", ".settings"),
    "rules": ("#/rules", ".shelf-book"),
    "clause": ("#/rules/guandan/4.7", ".book-here img"),
    "try": (
        "#/try/guandan?level=2&table=S5.H5&hand=S6.H6.S9.D9.C9.H9.JB&cards=S6.H6",
        ".try-verdict[data-legal=true]",
    ),
    "learn": ("#/learn", ".learn-game"),
    "lesson": ("#/learn/guandan", ".scene-words"),
    "puzzles": ("#/puzzle", ".learn-game"),
    "puzzle": ("#/puzzle/gandengyan", ".scene-words"),
    "events": ("#/event", ".event-make"),
    "wrong-code": ("#/r/ZZZZZZ", ".center-page h1"),
}
REPLAYED: Final = "guandan"
# What asks a player before the play, as the picture is called.
ASKED: Final = {"wheel": ".friend-wheel", "bury": ".sheet.slim", "bid": ".sheet-choices"}
# Whether a hand asks is left to the deal: so many are tried.
TRIES: Final = 8
MOVES: Final = 12


class Album:
    """The pictures of one size in one language."""

    def __init__(self, folder: Path, series: str, browser: Browser, base: str) -> None:
        self.folder = folder
        self.series = series
        self.browser = browser
        self.base = base

    def newcomer(self) -> Player:
        """Make somebody with an empty browser."""
        screen, locale = SERIES[self.series]
        return Player(self.browser.new_context(locale=locale, **screen), self.base)

    def take(self, player: Player, name: str) -> None:
        """Keep a picture; what moves is shown as it comes to rest."""
        path = self.folder / f"{name}-{self.series}.jpg"
        player.page.screenshot(path=path, type="jpeg", quality=72, animations="disabled")

    def pages(self) -> None:
        """Take the pages outside of a hand."""
        player = self.newcomer()
        for name, (address, there) in PAGES.items():
            player.open(address)
            expect(player.page.locator(there).first).to_be_visible()
            self.take(player, name)
        player.open("#/new/friends")
        player.page.locator(".new-create").click()
        expect(player.page.locator(".place").first).to_be_visible()
        self.take(player, "room")
        player.page.locator(".page-bar .ui-icon-button").first.click()
        self.take(player, "chat")
        player.context.close()

    def asked(self) -> None:
        """Take what asks a player of 找朋友 before the play."""
        missing = dict(ASKED)
        for _ in range(TRIES):
            player = self.newcomer()
            player.play_now("friends")
            player.turn.wait_for(state="attached")
            while missing and player.table.get_attribute("data-phase") != "play":
                for name, selector in list(missing.items()):
                    if player.page.locator(selector).count():
                        self.take(player, f"friends-{name}")
                        del missing[name]
                        break
                player.move()
                player.turn.wait_for(state="attached")
            player.context.close()

    def hand(self, game: str) -> None:
        """Take a hand of a game: the table in play with a hint, and the result."""
        player = self.newcomer()
        player.play_now(game)
        for _ in range(MOVES):
            player.page.locator(".at-table[data-turn=true], .result").first.wait_for(
                state="attached"
            )
            if player.result.count():
                break
            if player.table.get_attribute("data-phase") == "play":
                player.take_hint()
                self.take(player, f"{game}-table")
            player.move()
        player.fly()
        expect(player.result).to_be_visible(timeout=120_000)
        self.take(player, f"{game}-result")
        if game == REPLAYED:
            self.afterwards(player)
        player.context.close()

    def afterwards(self, player: Player) -> None:
        """Take what becomes of a finished hand: the list that it is in, and its replay."""
        # A page that is closed asks nothing; a link out of the match would.
        player.page.goto("about:blank")
        player.open("#/me")
        line = player.page.locator(".hand-line").first
        expect(line).to_be_visible()
        self.take(player, "hands")
        line.click()
        expect(player.page.locator(".replay-screen")).to_be_visible()
        for _ in range(MOVES):
            player.page.keyboard.press("ArrowRight")
        self.take(player, "replay")


def main(folder: Path) -> None:
    """Take all pictures; each series has a server of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for series in SERIES:
            with tempfile.TemporaryDirectory() as data:
                options = replace(QUICK, data=Path(data), page=ROOT / "web" / "dist")
                with Running(options) as running:
                    until_answering(running)
                    album = Album(folder, series, browser, running.base)
                    album.pages()
                    album.asked()
                    for game in GAMES:
                        album.hand(game)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
