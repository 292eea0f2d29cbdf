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


def begin(make_player: MakePlayer, hand: Hand, first: int, screen: str = "moving") -> Stage:
    """Sit down at a table whose time stands still until a test lets it go on."""
    player = make_player(SCREENS[screen])
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
