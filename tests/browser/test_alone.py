"""An invitation that only this machine could open says how friends can come instead."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, until_answering
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import Player
from tests.lint.tree import ROOT
from tests.server.conftest import QUICK
from tests.server.running import Running


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve to this machine only."""
    data = tmp_path_factory.mktemp("data")
    options = replace(QUICK, data=data, page=ROOT / "web" / "dist", lan_hosts=())
    with Running(options) as running:
        until_answering(running)
        yield running


@pytest.mark.parametrize(("lang", "locale"), [("zh", "zh-CN"), ("en", "en-GB")])
def test_a_dead_link_is_not_shown(alone: Running, browser: Browser, lang: str, locale: str) -> None:
    context = browser.new_context(locale=locale, service_workers="block", **PHONE)
    player = Player(context, alone.base)
    page = player.page
    player.open("#/new/friends")
    player.tap(page.locator(".new-create"))
    told = page.locator(".invite-alone")
    expect(told).to_contain_text("--lan")
    told.scroll_into_view_if_needed()
    expect(page.locator(".invite-qr, .invite-link")).to_have_count(0)
    assert raw_keys(page, lang) + barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.faults == []
    context.close()
