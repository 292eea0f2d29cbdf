"""The way back asks before it leads away from a match, and the lobby leads back to it."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import Player

SCREENS = {"zh": PHONE, "en": DESKTOP}
KEY = "paiju.token"
STAY = re.compile("^(Stay|留下)$")
LEAVE = re.compile("^(Leave|离开)$")
MENU = re.compile("^(Menu|菜单)$")


def question(player: Player) -> Locator:
    """Find the question whether to leave the table."""
    return player.page.get_by_role("dialog", name=re.compile("Leave the table|离开牌桌"))


def way_back(player: Player) -> Locator:
    """Find the ways that the lobby has to rooms of the player."""
    return player.page.locator(".resume")


def in_lobby(player: Player) -> None:
    """Wait for the lobby."""
    expect(player.page.locator(".game")).to_have_count(5)


@pytest.mark.parametrize("lang", SCREENS)
def test_the_way_back_asks_and_the_lobby_leads_to_the_table_again(
    make_player: MakePlayer, lang: str
) -> None:
    player = make_player(SCREENS[lang], lang)
    player.play_now("guandan")
    player.await_turn()
    code = player.code
    player.page.go_back()
    expect(question(player)).to_be_visible()
    expect(question(player)).to_contain_text("a bot plays on" if lang == "en" else "机器人先替你打")
    expect(player.table).to_be_visible()
    assert [*raw_keys(player.page, lang), *barriers(player.page)] == []
    player.tap(player.button(STAY))
    expect(question(player)).to_have_count(0)
    expect(player.turn).to_be_visible()
    assert player.code == code
    # What lies over the table is closed first.
    player.tap(player.button(MENU))
    expect(player.page.locator("dialog[open]")).to_be_visible()
    player.page.go_back()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.page.go_back()
    player.tap(question(player).get_by_role("button", name=LEAVE))
    in_lobby(player)
    expect(way_back(player)).to_contain_text("Guandan" if lang == "en" else "掼蛋")
    expect(way_back(player)).to_contain_text(code)
    assert [*raw_keys(player.page, lang), *barriers(player.page)] == []
    # Out of the lobby the way back does not lead to the table.
    player.page.go_back()
    in_lobby(player)
    player.tap(way_back(player))
    expect(player.table).to_be_visible()
    # The bot has handed over, in the next hand where it has ended this one.
    player.await_turn()
    expect(player.page.locator(".buttons .hint")).to_be_visible()
    # A browser may skip entries of the history that nobody has touched.
    player.page.evaluate("history.go(-2)")
    expect(question(player)).to_be_visible()
    assert player.code == code


def on_another_device(make_player: MakePlayer, player: Player) -> Player:
    """Open the page as the same person on another device."""
    token = player.page.evaluate("key => localStorage.getItem(key)", KEY)
    other = make_player(PHONE)
    other.context.add_init_script(f"localStorage.setItem({KEY!r}, {token!r})")
    return other


def test_another_device_leads_back_too_until_the_seat_is_left(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.play_now("gandengyan")
    player.await_turn()
    code = player.code
    other = on_another_device(make_player, player)
    other.open()
    expect(way_back(other)).to_contain_text(code)
    player.tap(player.button(MENU))
    player.tap(player.button(LEAVE))
    player.tap(player.button("Leave the room"))
    in_lobby(player)
    expect(way_back(player)).to_have_count(0)
    expect(way_back(other)).to_have_count(0)


def short_match(player: Player) -> str:
    """Open a room for a match of one hand against bots, and come in."""
    player.open()
    in_lobby(player)
    player.page.wait_for_function("key => localStorage.getItem(key) !== null", arg=KEY)
    token = player.page.evaluate("key => JSON.parse(localStorage.getItem(key))", KEY)
    wish = {"game": "gandengyan", "switches": {"hands": 1}, "bots": "easy", "watching": "table"}
    made = httpx.post(
        f"{player.base}/api/rooms",
        json=wish,
        headers={"authorization": f"Bearer {token}"},
        trust_env=False,
    )
    code: str = made.json()["room"]
    player.open(f"#/r/{code}")
    return code


def test_nobody_is_asked_who_looks_on_has_not_begun_or_is_through(
    make_player: MakePlayer,
) -> None:
    host, onlooker = make_player(), make_player(PHONE)
    code = short_match(host)
    expect(host.button("Start")).to_be_visible()
    host.page.go_back()
    in_lobby(host)
    expect(way_back(host)).to_contain_text("Back to the room")
    host.tap(way_back(host))
    onlooker.open()
    in_lobby(onlooker)
    onlooker.open(f"#/r/{code}")
    host.tap(host.button("Start"))
    expect(onlooker.table).to_be_visible()
    onlooker.page.go_back()
    in_lobby(onlooker)
    expect(way_back(onlooker)).to_have_count(0)
    host.fly()
    expect(host.button("Play again")).to_be_visible()
    host.page.go_back()
    in_lobby(host)
    expect(way_back(host)).to_have_count(0)
