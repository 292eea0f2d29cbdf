"""The page about oneself: hands found, counted and drawn; account and settings."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.past import HANDS, give_past
from tests.browser.player import Player
from tests.server.running import Running

SCREENS = {"zh": PHONE, "en": DESKTOP}


def newcomer(player: Player) -> None:
    """Open the page as somebody new."""
    player.open("#/me")
    expect(player.page.locator(".me-nothing")).to_be_visible()


@pytest.mark.parametrize("lang", [pytest.param("zh", marks=pytest.mark.deep), "en"])
def test_hands_are_sought_counted_and_drawn(
    make_player: MakePlayer, serving: Running, lang: str
) -> None:
    player = make_player(SCREENS[lang], lang)
    page = player.page
    newcomer(player)
    wrong = [*raw_keys(page, lang), *barriers(page)]
    give_past(player, serving)
    page.reload()
    tiles = page.locator(".me-tiles dd")
    expect(tiles.first).to_have_text(str(HANDS))
    # Every picture is told in a sentence and as a table.
    pictures = page.locator(".plot svg[role=img]")
    expect(pictures).to_have_count(7)
    for picture in pictures.all():
        assert re.search(r"\d", picture.get_attribute("aria-label") or "")
    figure = page.locator(".plot").first
    player.tap(figure.locator("summary"))
    expect(figure.locator("tbody tr")).to_have_count(12)
    wrong += [*raw_keys(page, lang), *barriers(page)]
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    wrong += barriers(page)

    lines = page.locator(".hand-line")
    expect(lines).to_have_count(20)
    player.tap(page.locator(".me-more"))
    expect(lines).to_have_count(40)
    expect(lines.first).to_have_attribute("href", re.compile(r"^#/replay/past0063"))
    game, company, result, partner, time = page.locator(".me-filters select").all()
    game.select_option("xiaoer")
    expect(tiles.first).to_have_text("21")
    expect(page.locator(".plot")).to_have_count(5)
    result.select_option("true")
    expect(page.locator(".me-tiles dd").nth(1)).to_contain_text("100%")
    partner.select_option("bot.easy")
    company.select_option("true")
    expect(page.locator(".me-nothing")).to_be_visible()
    player.tap(page.locator(".me-nothing button"))
    expect(tiles.first).to_have_text(str(HANDS))
    time.select_option("7")
    expect(tiles.first).to_have_text(re.compile(r"^[67]$"))
    assert "\n".join(wrong) == ""


def test_an_account_keeps_a_player_on_another_device(make_player: MakePlayer) -> None:
    first, second = make_player(PHONE), make_player(DESKTOP)
    for player, way in ((first, "Make an account"), (second, "Log in")):
        page = player.page
        player.open("#/me/settings")
        if way == "Log in":
            player.tap(page.locator(".me-account .segment", has_text=way))
        page.get_by_label("Login name").fill("some.body")
        page.get_by_label("Password").fill("a long password")
        player.tap(page.locator(".me-account button", has_text=way))
        expect(page.get_by_text("logged in as some.body")).to_be_visible()
        assert barriers(page) == []
    name = first.page.locator(".me-head strong").inner_text()
    expect(second.page.locator(".me-head strong")).to_have_text(name)
    player = second
    player.tap(player.button("Log out"))
    expect(player.page.get_by_label("Login name")).to_be_visible()
