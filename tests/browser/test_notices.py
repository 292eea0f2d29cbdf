"""Notices that it is a player's turn, on a page that is not looked at."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from paiju.server.push import notices
from tests.browser.device import outage

SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""
LABEL = "Tell me when it is my turn"


def deliver(page: Page, origin: str, message: str) -> None:
    """Bring a notice to the browser as a push service does."""
    workers: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    workers.on("ServiceWorker.workerRegistrationUpdated", note)
    workers.send("ServiceWorker.enable")
    while not found:
        # The browser tells of its workers in its own time.
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    sent = {"origin": origin, "registrationId": found[-1], "data": message}
    workers.send("ServiceWorker.deliverPushMessage", sent)


def test_a_notice_is_shown_and_one_for_each_room(browser: Browser, tmp_path: Path) -> None:
    with outage(browser, tmp_path) as one:
        page = one.player.page
        page.context.grant_permissions(["notifications"], origin=one.base)
        one.player.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        message = notices.write("ABC234", "en")
        for _ in range(2):
            deliver(page, one.base + "/", message)
        page.wait_for_function(f"({SHOWN})().then((all) => all.length)")
        told = json.loads(message)
        assert page.evaluate(SHOWN) == [[told["title"], told["body"], "ABC234"]]


def test_a_browser_without_notices_says_so(browser: Browser, tmp_path: Path) -> None:
    with outage(browser, tmp_path) as one:
        page = one.player.page
        page.context.grant_permissions(["notifications"], origin=one.base)
        one.player.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        one.player.open("#/me/settings")
        # No push service can be reached from here.
        page.get_by_text(LABEL).click()
        expect(page.get_by_text("notice service")).to_be_visible()
        expect(page.get_by_label(LABEL)).not_to_be_checked()
