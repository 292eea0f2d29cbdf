"""The friend wheel turns by keys, by the mouse and by a finger; forbidden cards say why."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from paiju.cards import parse_card
from paiju.game import AnyGame, AnyState
from tests.browser.conftest import DESKTOP, PHONE, TABLET, MakePlayer
from tests.browser.player import Player
from tests.browser.stacked import held, stack

SHOWN = parse_card("S2")


def bids_highest(game: AnyGame, state: AnyState) -> bool:
    """Return whether nobody can bid higher than the seat."""
    return held(game, state).count(SHOWN) == 3


def call(player: Player) -> None:
    """Bid all three twos of spades, bury, and come to the wheel."""
    player.play_now("friends")
    wheel = player.page.locator(".friend-wheel")
    strongest = player.page.locator(".sheet-choices .choice:not(.no)")
    while not wheel.count():
        player.turn.wait_for(state="attached")
        seen = player.turn.get_attribute("data-seq")
        if strongest.count():
            player.press(strongest.last, seen)
        elif not wheel.count():
            player.move()


def item(player: Player, name: str) -> Locator:
    """Find an item of the wheel."""
    return player.page.locator(".wheel").get_by_role("option", name=name)


def title(player: Player) -> Locator:
    """Return what the wheel asks for."""
    return player.page.locator(".friend-wheel h2")


def turn_to(player: Player, wanted: Locator, key: str = "ArrowRight") -> None:
    """Turn the wheel by keys, one item at a time, until it points at one."""
    pointed = player.page.locator(".wheel .pointed")
    while wanted.get_attribute("aria-selected") != "true":
        before = pointed.get_attribute("id")
        player.page.locator(".wheel").press(key)
        expect(player.page.locator(f".wheel #{before}.pointed")).to_have_count(0)


def by_keys(player: Player) -> None:
    """Choose with arrows and Enter; what may not be called says why, and is not chosen."""
    wheel = player.page.locator(".wheel")
    turn_to(player, item(player, "spades"))
    wheel.press("Enter")
    expect(title(player)).to_have_text(re.compile("rank", re.IGNORECASE))
    barred = player.page.locator(".wheel .barred")
    expect(barred).to_have_attribute("aria-disabled", "true")
    turn_to(player, barred, "ArrowLeft")
    expect(player.page.locator(".wheel-reason")).to_contain_text("was shown in a bid")
    expect(player.page.locator(".wheel-reason .line-clause")).to_be_visible()
    wheel.press("Enter")
    expect(title(player)).to_have_text(re.compile("rank", re.IGNORECASE))
    turn_to(player, item(player, "A of spades"))
    wheel.press("Enter")
    expect(title(player)).to_have_text(re.compile("copy", re.IGNORECASE))
    turn_to(player, item(player, "Copy 2"))
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


def test_a_friend_is_called_by_keys_by_mouse_and_by_touch(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, "friends", bids_highest)
    player = make_player(TABLET)
    call(player)
    sure = player.page.locator(".friend-wheel.sure")
    for way in (by_keys, by_mouse):
        way(player)
        expect(sure).to_contain_text("Copy 2")
        player.button("Choose again").click()
        expect(sure).to_have_count(0)
    by_finger(player)
    expect(sure).to_contain_text("Copy 1")
    player.tap(player.button("Confirm"))
    expect(player.page.locator(".table-screen[data-phase=play]")).to_have_count(1)


@pytest.mark.parametrize(
    ("screen", "least", "most"),
    [
        pytest.param(PHONE, 280, 320, id="phone"),
        pytest.param(TABLET, 350, 400, id="tablet", marks=pytest.mark.deep),
        pytest.param(DESKTOP, 400, 450, id="desktop", marks=pytest.mark.deep),
    ],
)
def test_the_wheel_has_the_size_that_its_screen_asks_for(
    make_player: MakePlayer,
    monkeypatch: pytest.MonkeyPatch,
    screen: dict[str, Any],
    least: int,
    most: int,
) -> None:
    stack(monkeypatch, "friends", bids_highest)
    player = make_player(screen)
    call(player)
    box = player.page.locator(".wheel").bounding_box()
    assert box is not None
    assert least <= box["width"] <= most
