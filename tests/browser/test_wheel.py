"""The friend wheel turns by keys, by the mouse and by a finger; forbidden cards say why."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import TABLET, MakePlayer
from tests.browser.player import Player
from tests.browser.test_hands import SEATS, gather


def dealer_of(players: list[Player]) -> Player:
    """Let all play until somebody has to call a friend; return who it is."""
    for player in players:
        player.page.evaluate("window.ownWheel = true")
        player.fly()
    calling = players[0].page.locator(".table-screen[data-phase=call]")
    calling.wait_for(state="attached", timeout=120_000)
    for player in players:
        expect(player.page.locator(".table-screen[data-phase=call]")).to_have_count(1)
    return next(one for one in players if one.page.locator(".friend-wheel").count())


def item(player: Player, name: str) -> Locator:
    """Find an item of the wheel."""
    return player.page.locator(".wheel").get_by_role("option", name=name)


def title(player: Player) -> Locator:
    """Return what the wheel asks for."""
    return player.page.locator(".friend-wheel h2")


def by_keys(player: Player) -> None:
    """Choose with arrows and Enter; what may not be called is passed over with its reason."""
    wheel = player.page.locator(".wheel")
    while item(player, "spades").get_attribute("aria-selected") != "true":
        wheel.press("ArrowRight")
    wheel.press("Enter")
    expect(title(player)).to_have_text(re.compile("rank", re.IGNORECASE))
    barred = player.page.locator(".wheel .barred")
    while barred.count() and barred.first.get_attribute("aria-selected") != "true":
        wheel.press("ArrowRight")
    if barred.count():
        expect(player.page.locator(".wheel-reason")).to_have_text(re.compile(r"\w+ \w+ \w+"))
        expect(player.page.locator(".wheel-reason .line-clause")).to_be_visible()
        wheel.press("Enter")
        expect(title(player)).to_have_text(re.compile("rank", re.IGNORECASE))
    while not player.page.locator(".wheel-choose:not([disabled])").count():
        wheel.press("ArrowRight")
    wheel.press("Enter")
    expect(title(player)).to_have_text(re.compile("copy", re.IGNORECASE))
    wheel.press("ArrowRight")
    wheel.press("Enter")


def by_mouse(player: Player) -> None:
    """Turn with the wheel of the mouse, and click an item."""
    wheel = player.page.locator(".wheel")
    wheel.hover(position={"x": 20, "y": 150})
    before = player.page.locator(".wheel .pointed").get_attribute("id")
    player.page.mouse.wheel(0, 120)
    expect(player.page.locator(f".wheel #{before}.pointed")).to_have_count(0)
    item(player, "hearts").click()
    expect(title(player)).to_have_text(re.compile("rank", re.IGNORECASE))
    player.page.locator(".wheel [role=option]:not(.barred)").first.click()
    expect(title(player)).to_have_text(re.compile("copy", re.IGNORECASE))
    item(player, "Copy 2").click()


def by_finger(player: Player) -> None:
    """Tap an item, and turn the next wheel with a finger that slides along its rim."""
    item(player, "clubs").tap()
    expect(title(player)).to_have_text(re.compile("rank", re.IGNORECASE))
    box = player.page.locator(".wheel").bounding_box()
    assert box is not None
    middle, top = box["x"] + box["width"] / 2, box["y"] + 40
    before = player.page.locator(".wheel .pointed").get_attribute("id")
    touch = player.context.new_cdp_session(player.page)
    for kind, way in (("touchStart", 0), ("touchMove", 60), ("touchMove", 130)):
        point = {"x": middle + way, "y": top + way / 2}
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(player.page.locator(f".wheel #{before}.pointed")).to_have_count(0)
    player.page.locator(".wheel [role=option]:not(.barred)").first.tap()
    item(player, "Copy 1").tap()


def test_a_friend_is_called_by_keys_by_mouse_and_by_touch(make_player: MakePlayer) -> None:
    players = [make_player(TABLET) for _ in range(SEATS["friends"])]
    gather(players, "friends")
    dealer = dealer_of(players)
    sure = dealer.page.locator(".friend-wheel.sure")
    for way in (by_keys, by_mouse):
        way(dealer)
        expect(sure).to_be_visible()
        dealer.button("Choose again").click()
        expect(sure).to_have_count(0)
    by_finger(dealer)
    expect(sure).to_contain_text("Copy 1")
    dealer.tap(dealer.button("Confirm"))
    for player in players:
        expect(player.page.locator(".table-screen[data-phase=play]")).to_have_count(1)
