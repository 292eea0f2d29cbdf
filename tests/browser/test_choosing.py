"""Every button does what it says."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.player import Player

LANGUAGES = {"zh": PHONE, "en": DESKTOP}
PASS = {"zh": "过", "en": "Pass"}


def until_it_may_pass(player: Player) -> None:
    """Play on until cards lie on the table that may be beaten or not, by some cards only."""
    beat = player.page.locator(".table-screen:has(.buttons .no:not(.go)):has(.stack.dim)")
    while True:
        player.await_turn()
        if beat.count():
            return
        player.move()


def line(player: Player) -> Locator:
    """Find the line above the hand."""
    return player.page.locator(".line-box")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_hint_to_pass_the_gold_button_says_so(make_player: MakePlayer, lang: str) -> None:
    player = make_player(LANGUAGES[lang], lang)
    player.play_now("gandengyan")
    told = player.page.locator(".line-box.fine .line-title").get_by_text(PASS[lang], exact=True)
    tries = 3
    while True:
        until_it_may_pass(player)
        seen = player.turn.get_attribute("data-seq")
        for _ in range(tries):
            player.tap(player.hint)
            expect(line(player).and_(player.page.locator(".fine"))).to_be_visible()
            if told.count():
                break
        if told.count():
            break
        player.move()
    cards = len(player.hand())
    expect(player.page.locator(".buttons .go")).to_have_text(PASS[lang])
    expect(player.page.locator(".hand [aria-selected=true]")).to_have_count(0)
    player.tap(player.go)
    expect(player.page.locator(f".at-table[data-seq='{seen}']")).to_have_count(0)
    assert len(player.hand()) == cards
