"""Duplicate events on the page: made, played at two tables, ranked, closed and checked."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import Player

SCREENS = {"zh": PHONE, "en": DESKTOP}
MAKE = """async (wish) => {
    const token = JSON.parse(localStorage["paiju.token"]);
    const headers = {Authorization: `Bearer ${token}`, "Content-Type": "application/json"};
    const made = await fetch("/api/events", {method: "POST", headers, body: JSON.stringify(wish)});
    return (await made.json()).event;
}"""


@pytest.mark.parametrize("lang", ["zh", pytest.param("en", marks=pytest.mark.deep)])
def test_an_event_is_made_closed_and_checked(make_player: MakePlayer, lang: str) -> None:
    player = make_player(SCREENS[lang], lang)
    page = player.page
    wrong: list[str] = []

    def look(screen: str) -> None:
        wrong.extend(f"{screen}: {one}" for one in [*raw_keys(page, lang), *barriers(page)])

    player.open("#/event")
    expect(page.locator(".event-make .segments")).to_have_count(3)
    look("all events")
    page.locator(".event-make input.field").fill("周末 28")
    page.locator(".event-make select.field").first.select_option("xiaoer")
    player.tap(page.locator(".event-make .ui-button-go"))
    expect(page.locator(".event-head h2")).to_have_text("周末 28")
    expect(page.locator(".invite-qr")).to_be_visible()
    look("open event")
    player.tap(page.locator(".ui-button-bad"))
    player.tap(page.locator(".ui-button-bad"))
    expect(page.locator(".event-state[data-closed]")).to_be_visible()
    player.tap(page.locator(".event-fair button"))
    expect(page.locator(".event-fair [role=status]")).to_have_text(
        re.compile("is the one that was promised|正是当初承诺的")
    )
    look("closed event")
    player.open("#/event")
    expect(page.locator(".event-line")).to_have_count(1)
    look("own events")
    player.open("#/event/ZZZZZZ")
    expect(page.locator(".center-page h1")).to_be_visible()
    player.faults.clear()  # The browser tells of every answer that is not 200.
    look("unknown event")
    assert "\n".join(wrong) == ""


def play_event(player: Player, code: str) -> None:
    """Play the deal of an event against bots, and look at the ranking."""
    player.open(f"#/event/{code}")
    player.tap(player.button("Open a table"))
    expect(player.page.locator(".room-event")).to_be_visible()
    # The rules of an event are the same at every table.
    expect(player.button("Room settings")).to_have_count(0)
    player.tap(player.button("Start"))
    player.fly()
    expect(player.result).to_be_visible(timeout=120_000)
    player.tap(player.button("Ranking"))
    expect(player.page.locator(".event-head")).to_be_visible()


def test_two_tables_are_ranked(make_player: MakePlayer) -> None:
    first, second = make_player(PHONE), make_player(DESKTOP)
    first.open("#/event")
    expect(first.page.locator(".event-make .segments")).to_have_count(3)
    wish = {"game": "gandengyan", "name": "One deal", "hands": 1}
    code = first.page.evaluate(MAKE, wish)
    play_event(first, code)
    ranking = first.page.get_by_role("region", name="Ranking", exact=True).locator("tbody tr")
    expect(ranking).to_have_count(1)
    expect(ranking.first).to_contain_text("waiting")
    play_event(second, code)
    for player in (second, first):
        player.page.reload()
        rows = player.page.locator(".rank-table").first.locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(player.page.locator("tr[data-own]")).to_have_count(1)
        expect(player.page.get_by_role("img", name=re.compile("2 are compared"))).to_be_visible()
        expect(player.page.get_by_text("You have been dealt all 1 deals.")).to_be_visible()
        assert barriers(player.page) == []
        assert raw_keys(player.page, "en") == []
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
