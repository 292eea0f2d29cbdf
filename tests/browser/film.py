"""Film a hand on a phone: python -m tests.browser.film docs/screenshots."""

import io
import sys
import tempfile
import time
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, PHONE, until_answering
from tests.browser.player import Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running

GAME: Final = "guandan"
LOCALES: Final = {"zh": "zh-CN", "en": "en-GB"}
SECONDS: Final = 24
# Frames closer together make a larger file and no better film.
APART: Final = 0.08
LOOK_MS: Final = 700
LARGEST: Final = 1_500_000
QUALITIES: Final = (60, 45, 30)


class Film:
    """The frames that the browser paints, each with the second at which it does."""

    def __init__(self, player: Player) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._camera = player.context.new_cdp_session(player.page)
        self._camera.on("Page.screencastFrame", self._keep)
        self._camera.send("Page.startScreencast", {"format": "jpeg", "quality": 90})

    def _keep(self, frame: dict[str, Any]) -> None:
        self._camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        second = frame["metadata"]["timestamp"]
        if not self.frames or second - self.frames[-1][0] >= APART:
            self.frames.append((second, b64decode(frame["data"])))

    def write(self, path: Path) -> None:
        """Write what was filmed, as well as the largest size allows."""
        starts = [second for second, _ in self.frames]
        ends = [*starts[1:], starts[-1] + 1]
        durations = [round((end - start) * 1000) for start, end in zip(starts, ends, strict=True)]
        first, *others = (Image.open(io.BytesIO(picture)) for _, picture in self.frames)
        for quality in QUALITIES:
            first.save(
                path,
                save_all=True,
                append_images=others,
                duration=durations,
                loop=0,
                quality=quality,
            )
            if path.stat().st_size <= LARGEST:
                return
        raise SystemExit(f"{path} has {path.stat().st_size} bytes, more than {LARGEST}")


def film(browser: Browser, base: str, language: str, path: Path) -> None:
    """Film the first moves of a hand, from the tap in the lobby on."""
    player = Player(browser.new_context(locale=LOCALES[language], **PHONE), base)
    player.open()
    player.page.locator(".game").first.wait_for()
    taken = Film(player)
    player.page.wait_for_timeout(LOOK_MS)
    player.play_now(GAME)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not player.result.count():
        player.await_turn()
        player.page.wait_for_timeout(LOOK_MS)
        player.take_hint()
        player.page.wait_for_timeout(LOOK_MS)
        player.move()
    taken.write(path)
    player.context.close()


def main(folder: Path) -> None:
    """Film a hand in each language, on a server of its own."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        options = replace(QUICK, data=Path(data), page=ROOT / "web" / "dist", bot_pause=500)
        with Running(options) as running:
            until_answering(running)
            for language in LOCALES:
                film(browser, running.base, language, folder / f"hand-{language}.webp")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
