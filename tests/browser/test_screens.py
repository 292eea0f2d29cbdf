"""Every screen speaks the chosen language and shuts nobody out."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import Player

SCREENS = {"zh": PHONE, "en": DESKTOP}


class Reader:
    """Somebody who looks closely at every screen and keeps what is wrong."""

    def __init__(self, player: Player, lang: str) -> None:
        self.player = player
        self.lang = lang
        self.wrong: list[str] = []

    def look(self, screen: str) -> None:
        """Read one screen."""
        page = self.player.page
        found = [*raw_keys(page, self.lang), *barriers(page)]
        self.wrong += [f"{screen}: {one}" for one in found]

    def dialog(self, opener: re.Pattern[str], screen: str) -> None:
        """Open what a button opens, read it, and close it again."""
        player = self.player
        player.tap(player.button(opener).first)
        shown = player.page.locator("dialog[open]")
        expect(shown).to_be_visible()
        self.look(screen)
        player.page.keyboard.press("Escape")
        expect(shown).to_have_count(0)


def both(english: str, chinese: str) -> re.Pattern[str]:
    """Match what a button says in either language."""
    return re.compile(f"^({english}|{chinese})")


@pytest.mark.parametrize("lang", SCREENS)
def test_screens_outside_of_a_hand(make_player: MakePlayer, lang: str) -> None:
    player = make_player(SCREENS[lang], lang)
    reader = Reader(player, lang)
    player.open()
    expect(player.page.locator(".game")).to_have_count(5)
    reader.look("lobby")
    for address, screen in {
        "#/me": ".me-nothing",
        "#/me/settings": ".settings",
        "#/new/guandan": "details",
        "#/nowhere": ".center-page",
        "#/r/ZZZZZZ": ".center-page h1",
    }.items():
        player.open(address)
        expect(player.page.locator(screen).first).to_be_visible()
        reader.look(address)
    player.open("#/new/friends")
    player.tap(player.button(both("Open the room", "开好了")))
    expect(player.page.locator(".place").first).to_be_visible()
    reader.look("room")
    reader.dialog(both("Chat", "聊天"), "chat")
    reader.dialog(both("Room settings", "房间设置"), "room settings")
    reader.dialog(both("Leave the room", "离开房间"), "leave")
    assert "\n".join(reader.wrong) == ""


@pytest.mark.parametrize("lang", SCREENS)
def test_screens_of_a_hand(make_player: MakePlayer, lang: str) -> None:
    player = make_player(SCREENS[lang], lang)
    reader = Reader(player, lang)
    player.play_now("gandengyan")
    player.await_turn()
    reader.look("table")
    player.tap(player.button(both("Menu", "菜单")))
    reader.look("menu")
    player.page.keyboard.press("Escape")
    for entry, chinese in {
        "Rules": "这一桌的规则",
        "Settings": "设置",
        "Fair deal": "公平发牌",
        "Invite": "邀请",
    }.items():
        player.tap(player.button(both("Menu", "菜单")))
        reader.dialog(both(entry, chinese), entry)
    player.fly()
    expect(player.result).to_be_visible()
    reader.look("result")
    player.tap(player.button(both("Verify", "查验发牌")))
    player.tap(player.button(both("Check it here", "在这里查验")))
    expect(player.page.locator(".fair-good")).to_be_visible()
    expect(player.page.locator(".fair-checks [data-good=true]")).to_have_count(6)
    reader.look("fair deal, checked")
    assert "\n".join(reader.wrong) == ""


def test_a_change_of_language_changes_every_word_at_once(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "zh")
    player.open()
    expect(player.page.locator(".game")).to_have_count(5)
    player.tap(player.button("English"))
    expect(player.button(re.compile("^Play .* now$"))).to_have_count(5)
    assert player.page.locator("html").get_attribute("lang") == "en-GB"
    player.page.reload()
    expect(player.button(re.compile("^Play .* now$"))).to_have_count(5)
