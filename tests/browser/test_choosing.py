"""Who is still choosing cards is not told off, and every button does what it says."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from paiju.bots import Reason
from paiju.game import AnyView, Move, Refusal
from paiju.room import questions
from paiju.room.state import Room
from paiju.server.rooms import replies
from paiju.server.workers.bots import Brains
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.browser.conftest import DESKTOP, PHONE, TABLET, MakePlayer
from tests.browser.looking import barriers
from tests.browser.player import Player

LANGUAGES = {"zh": PHONE, "en": DESKTOP}
PASS = {"zh": "过", "en": "Pass"}
JUDGED = re.compile("^(?!Beat|压过).{4,}")
EIGHT = ("S10", "H10", "CJ", "DJ", "SQ", "HQ", "CK", "DK")


def until_it_may_pass(player: Player) -> None:
    """Play on until cards lie on the table that may be beaten or not, by some cards only."""
    beat = player.page.locator(".table-screen:has(.buttons .no:not(.go)):has(.stack.dim)")
    while True:
        player.await_turn()
        if beat.count():
            return
        player.move()


def choose_in_vain(player: Player) -> None:
    """Choose a card that is in no play, and wait until it is judged."""
    until_it_may_pass(player)
    # Its left edge: other cards may lie over the rest.
    dim = player.page.locator(".hand .stack.dim").first
    dim.locator(".held").last.click(position={"x": 6, "y": 12})
    expect(player.page.locator(".line-below")).to_have_text(JUDGED)


def advise_to_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every hint say pass."""
    usual = Brains.advise

    async def advise(brains: Brains, view: AnyView) -> tuple[tuple[Move, Reason], ...]:
        (_, reason), *_ = await usual(brains, view)
        return ((Move("pass"), reason),)

    monkeypatch.setattr(Brains, "advise", advise)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_hint_to_pass_the_gold_button_says_so(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    player = make_player(LANGUAGES[lang], lang)
    player.play_now("gandengyan")
    until_it_may_pass(player)
    advise_to_pass(monkeypatch)
    seen = player.turn.get_attribute("data-seq")
    cards = len(player.hand())
    player.tap(player.hint)
    expect(player.page.locator(".line-box.fine .line-title")).to_have_text(PASS[lang])
    expect(player.page.locator(".buttons .go")).to_have_text(PASS[lang])
    expect(player.page.locator(".hand [aria-selected=true]")).to_have_count(0)
    player.tap(player.go)
    expect(player.page.locator(f".at-table[data-seq='{seen}']")).to_have_count(0)
    assert len(player.hand()) == cards


def test_cards_are_judged_quietly_until_they_are_played(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.play_now("gandengyan")
    choose_in_vain(player)
    refused = player.page.locator(".line-box.refused")
    expect(refused).to_have_count(0)
    player.try_to_play()
    clause = refused.locator(".line-clause").inner_text()
    said = refused.locator(".line-title").inner_text().replace(clause, "").strip()
    expect(refused.locator(".line-take")).to_be_visible()
    assert barriers(player.page) == []
    player.page.keyboard.press("Escape")
    expect(refused).to_have_count(0)
    player.page.locator(".hand .stack.dim").first.locator(".held").last.click(
        position={"x": 6, "y": 12}
    )
    # The same words, as long as nobody tries to play; where a pair lies, one card is not yet wrong.
    quiet = re.compile(f"^({re.escape(said)}|single .+)$")
    expect(player.page.locator(".line-below")).to_have_text(quiet)
    expect(refused).to_have_count(0)


def offer_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server offer eight cards wherever it refuses some."""

    def ask(
        room: Room, player: str, question: c.Ask | c.Arrange
    ) -> p.Answer | p.Arranged | Refusal:
        told = questions.ask(room, player, question)
        if isinstance(told, p.Answer) and told.refusal is not None:
            offered = c.WireMove(act="play", cards=EIGHT)
            return msgspec.structs.replace(told, alternatives=[offered])
        return told

    monkeypatch.setattr(replies, "ask", ask)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_all_cards_of_a_play_to_take_instead_are_seen(
    make_player: MakePlayer,
    monkeypatch: pytest.MonkeyPatch,
    screen: dict[str, object],
    lang: str,
) -> None:
    offer_eight(monkeypatch)
    player = make_player(screen, lang)
    player.play_now("gandengyan")
    choose_in_vain(player)
    # Who has chosen one card of eight is not done, and is offered nothing yet.
    expect(player.page.locator(".line-take")).to_have_count(0)
    player.try_to_play()
    take = player.page.locator(".line-take")
    box = take.bounding_box()
    assert box is not None
    shown = [one.bounding_box() for one in take.locator(".mini").all()]
    assert len(shown) == len(EIGHT)
    for card in shown:
        assert card is not None
        assert card["x"] >= box["x"]
        assert card["x"] + card["width"] <= box["x"] + box["width"]
        assert card["y"] >= box["y"]
        assert card["y"] + card["height"] <= box["y"] + box["height"]
