"""Without a network: the lobby, hands of every game to their end, results that arrive once."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from paiju.cli.app import app
from tests.browser.device import PAGE, Outage, outage
from tests.browser.player import PATIENCE
from tests.browser.test_hands import SEATS, finish

SENT = "**/api/hands/offline"


def begin(one: Outage, game: str) -> None:
    """Begin a table from the lobby that was kept."""
    player = one.player
    expect(player.page.get_by_text("you play on this device")).to_be_visible(timeout=PATIENCE)
    card = player.page.locator(f".game[data-game={game}]")
    player.tap(card.get_by_role("button", name=re.compile("^Play .* now$")))
    expect(player.table).to_be_visible(timeout=2 * PATIENCE)
    assert player.code.startswith("0")


def play_and_send(one: Outage, game: str, where: Path) -> None:
    """Play a hand without a network, come back, and look for the result."""
    player, page = one.player, one.player.page
    begin(one, game)
    player.await_turn()
    held = player.hand()
    page.reload()
    player.await_turn()
    assert player.hand() == held
    finish([player], moves=1)
    with page.expect_download() as kept:
        player.tap(player.button("Record"))
    record = kept.value.path().read_text("utf-8")
    one.mend()
    with page.expect_response(SENT) as sent:
        player.open()
        page.reload()
    assert sent.value.status == 200
    (hand,) = one.history()
    assert (hand["game"], hand["rated"]) == (game, False)
    assert one.record(hand["id"]) == record
    file = where / "record.txt"
    file.write_text(record, "utf-8")
    replayed = CliRunner().invoke(app, ["replay", str(file)])
    assert replayed.exit_code == 0, replayed.output
    # What was sent is not sent again.
    page.reload()
    expect(page.locator(".games")).to_be_visible()
    assert len(one.history()) == 1


@pytest.mark.parametrize(
    "game",
    [
        "gandengyan",
        *(pytest.param(game, marks=pytest.mark.deep) for game in SEATS if game != "gandengyan"),
    ],
)
def test_a_hand_without_a_network(browser: Browser, tmp_path: Path, game: str) -> None:
    with outage(browser, tmp_path / "data") as one:
        one.make_ready()
        one.cut()
        one.player.page.reload()
        play_and_send(one, game, tmp_path)


def test_a_device_that_is_not_ready_says_so(browser: Browser, tmp_path: Path) -> None:
    with outage(browser, tmp_path / "data") as one:
        player, page = one.player, one.player.page
        player.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
        assert not [name for name in loaded if "pyodide" in name or name.endswith(".zip")]
        one.cut()
        page.reload()
        expect(page.get_by_text("must be made ready once")).to_be_visible()
        player.tap(page.locator(".game[data-game=xiaoer]").get_by_role("button").first)
        expect(page.get_by_role("alert")).to_contain_text("the server does not answer")
        player.open("#/r/0ABCDE")
        page.reload()
        expect(page.get_by_text("The games do not start here")).to_be_visible()


@pytest.mark.deep
def test_a_full_device_plays_on_and_says_so(browser: Browser, tmp_path: Path) -> None:
    with outage(browser, tmp_path / "data") as one:
        one.make_ready()
        one.cut()
        player, page = one.player, one.player.page
        page.reload()
        quota = player.context.new_cdp_session(page)
        quota.send("Storage.overrideQuotaForOrigin", {"origin": one.base, "quotaSize": 1})
        begin(one, "gandengyan")
        expect(page.get_by_text("lasts as long as this page")).to_be_visible()
        # Nothing is kept: the hand would be gone with the page.
        finish([player], reloads=False)


@pytest.mark.deep
def test_one_page_at_a_time_plays_on_a_device(browser: Browser, tmp_path: Path) -> None:
    with outage(browser, tmp_path / "data") as one:
        one.make_ready()
        one.cut()
        one.player.page.reload()
        begin(one, "gandengyan")
        other = one.player.context.new_page()
        other.goto(one.player.page.url)
        expect(other.get_by_role("heading", name="Open in another window")).to_be_visible()


@pytest.mark.deep
def test_an_update_leaves_a_running_page_what_it_may_still_load(
    browser: Browser, tmp_path: Path
) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(PAGE, newer)
    (chunk,) = [path.name for path in (PAGE / "assets").glob("RoomScreen-*.js")]
    (newer / "assets" / chunk).rename(newer / "assets" / "RoomScreen-newer.js")
    for name in ("sw.js", "index.html"):
        (newer / f"{name}.gz").unlink()
    (newer / "assets" / f"{chunk}.gz").unlink()
    worker = (newer / "sw.js").read_text("utf-8").replace(chunk, "RoomScreen-newer.js")
    (newer / "sw.js").write_text(re.sub(r'"version":"\w+"', '"version":"newer"', worker), "utf-8")
    with outage(browser, tmp_path / "data") as one:
        page = one.player.page
        one.player.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        one.stop()
        one.start(newer)
        page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        waiting = "navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)"
        while not page.evaluate(waiting):
            page.wait_for_timeout(50)
        status = f"fetch('/assets/{chunk}').then(answer => answer.status)"
        assert page.evaluate(status) == 200
        page.goto("about:blank")
        page.goto(one.base)
        names = page.evaluate("caches.keys()")
        assert "paiju-shell-newer" in names
