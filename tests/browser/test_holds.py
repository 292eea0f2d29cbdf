"""What happened stays in sight for its time, whatever comes next and whether things move or not."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.browser.staged import SEAT, Hand, Stage, hands

MOVING: dict[str, Any] = PHONE | {"reduced_motion": "no-preference"}
SCREENS = {"moving": MOVING, "reduced motion": PHONE, "switched off": MOVING}
SWITCHED_OFF = "localStorage.setItem('paiju.settings', JSON.stringify({ pace: 'none' }))"
# In milliseconds: how long a finished trick lies at least, and when it is gone at the latest.
TRICK, TRICK_GONE = 1200, 1800
# The same for a moment that nobody should miss.
MOMENT, MOMENT_GONE = 1500, 1700
MOMENTS = {
    "throw_stopped": ("xiaoer", "random"),
    "friend_found": ("friends", "easy"),
    "trump_declared": ("shandong", "easy"),
}
# No line of the text is cut off by the box around it.
WHOLE = """(text) => {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const box = text.closest(".line-box").getBoundingClientRect();
    return lines.getBoundingClientRect().bottom <= box.bottom;
}"""
# How many moves come at once after a moment.
RUSH = 4


def begin(
    make_player: MakePlayer, hand: Hand, first: int, screen: str = "moving", lang: str = "en"
) -> Stage:
    """Sit down at a table whose time stands still until a test lets it go on."""
    player = make_player(SCREENS[screen], lang)
    if screen == "switched off":
        player.page.add_init_script(SWITCHED_OFF)
    player.page.clock.install(time=0)
    stage = Stage(player, hand, first)
    stage.page.clock.pause_at(3_600_000)
    return stage


@pytest.fixture(scope="module")
def trick() -> tuple[Hand, int]:
    """Return a hand and the end of a trick after which two others play, and then the seat."""
    return next(
        (hand, at)
        for hand in hands("xiaoer")
        for at in hand.moments("trick_won")
        if at + 2 < len(hand.states)
        and hand.game.actors(hand.states[at + 2]) == (SEAT,)
        and all(SEAT not in hand.game.actors(hand.states[at + step]) for step in (0, 1))
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_a_finished_trick_lies_though_the_next_lead_is_there(
    make_player: MakePlayer, trick: tuple[Hand, int], screen: str
) -> None:
    hand, won = trick
    stage = begin(make_player, hand, won - 1, screen)
    stage.show(won, won + 1)
    plays = stage.page.locator(".play[role=img]")
    expect(plays).to_have_count(len(stage.seats))
    stage.page.clock.run_for(TRICK)
    assert plays.count() == len(stage.seats)
    stage.page.clock.run_for(TRICK_GONE - TRICK)
    expect(plays).to_have_count(1)


def test_who_touches_a_card_in_their_turn_sees_what_lies_now(
    make_player: MakePlayer, trick: tuple[Hand, int]
) -> None:
    hand, won = trick
    stage = begin(make_player, hand, won - 1)
    stage.show(won, won + 1, won + 2)
    plays = stage.page.locator(".play[role=img]")
    expect(plays).to_have_count(len(stage.seats))
    # The turn has come though the trick still lies.
    expect(stage.page.locator(".line-title")).to_have_text("Your turn")
    stage.player.tap(stage.page.locator(".hand .held").last)
    expect(plays).to_have_count(2)
    expect(stage.page.locator(".hand [aria-selected=true]")).to_have_count(1)


def test_who_touches_a_card_before_their_turn_still_sees_the_trick(
    make_player: MakePlayer, trick: tuple[Hand, int]
) -> None:
    hand, won = trick
    stage = begin(make_player, hand, won - 1)
    stage.show(won, won + 1)
    stage.player.tap(stage.page.locator(".hand .held").last)
    expect(stage.page.locator(".hand [aria-selected=true]")).to_have_count(1)
    expect(stage.page.locator(".play[role=img]")).to_have_count(len(stage.seats))


def moment(name: str) -> tuple[Hand, int]:
    """Find an event after which others play on."""
    game, bot = MOMENTS[name]
    return next(
        (hand, at)
        for hand in hands(game, bot)
        for at in hand.moments(name)
        if 0 < at < len(hand.states) - RUSH
    )


@pytest.mark.parametrize(("screen", "lang"), [("moving", "en"), ("reduced motion", "zh")])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_can_be_read_whatever_comes_next(
    make_player: MakePlayer, name: str, screen: str, lang: str
) -> None:
    hand, at = moment(name)
    stage = begin(make_player, hand, at - 1, screen, lang)
    stage.show(*range(at, at + RUSH))
    told = stage.page.locator(".line-box.moment .line-title")
    expect(told).to_be_visible()
    first = told.inner_text()
    assert told.evaluate(WHOLE)
    stage.page.clock.run_for(MOMENT)
    assert told.inner_text() == first
    stage.page.clock.run_for(MOMENT_GONE - MOMENT)
    expect(stage.page.locator(".line-title").filter(has_text=first)).to_have_count(0)


def test_moments_wait_for_each_other(make_player: MakePlayer) -> None:
    # Who names a friend's card is told after who deals and what is trump.
    hand, named, called = next(
        (hand, named, called)
        for hand in hands("friends")
        for named in hand.moments("dealer_named")
        for called in hand.moments("friend_called")
        if not any(event.name == "bid_made" for event in hand.news(named))
    )
    stage = begin(make_player, hand, named - 1)
    stage.show(*range(named, called + 2))
    told = stage.page.locator(".line-box.moment .line-title")
    expect(told).to_contain_text("deal")
    stage.page.clock.run_for(MOMENT)
    expect(told).to_contain_text("deal")
    stage.page.clock.run_for(MOMENT_GONE - MOMENT)
    expect(told).to_contain_text("call")
    # It began with the end of the first at the earliest.
    stage.page.clock.run_for(2 * MOMENT - MOMENT_GONE)
    assert "call" in told.inner_text()
    stage.page.clock.run_for(2 * (MOMENT_GONE - MOMENT))
    expect(told).to_have_count(0)


def test_who_touches_a_card_in_their_turn_reads_about_it(make_player: MakePlayer) -> None:
    hand, at = next(
        (hand, at)
        for hand in hands("xiaoer", "random")
        for at in hand.moments("throw_stopped")
        if SEAT in hand.game.actors(hand.states[at])
    )
    stage = begin(make_player, hand, at - 1)
    stage.show(at)
    told = stage.page.locator(".line-box.moment")
    expect(told).to_be_visible()
    stage.player.tap(stage.page.locator(".hand .held").last)
    expect(told).to_have_count(0)
    expect(stage.page.locator(".hand [aria-selected=true]")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "last_seen"), [("guandan", ".line-box.moment"), ("xiaoer", ".play.best")]
)
def test_the_result_waits_for_the_last_moment_and_the_last_trick(
    make_player: MakePlayer, game: str, last_seen: str
) -> None:
    hand = next(hands(game))
    last = len(hand.states) - 1
    stage = begin(make_player, hand, last - 1)
    stage.show(last)
    seen = stage.page.locator(last_seen)
    expect(seen).to_be_visible()
    stage.page.clock.run_for(TRICK)
    assert seen.count()
    assert not stage.player.result.count()
    stage.page.clock.run_for(TRICK_GONE - TRICK)
    expect(stage.player.result).to_be_visible()
