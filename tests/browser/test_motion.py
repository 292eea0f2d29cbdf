"""What the built page moves: cards that are played and gathered, points, a line that refuses."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.browser.staged import SEAT, Hand, Stage, hands

MOVING: dict[str, Any] = PHONE | {"reduced_motion": "no-preference"}
# What the page asks the browser to move is kept, with its time and its places.
RECORD = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    window.moved.push({ of: this.className.split(" ")[0], frames, time: options.duration });
    return animate.call(this, frames, options);
};
"""
MOVED = """([of, most]) => new Promise((done) => {
    const look = () => {
        const found = moved.filter((one) => one.of === of);
        if (found.length < most) return setTimeout(look, 20);
        moved = [];
        done(found);
    };
    look();
})"""
# Shorter is not seen, longer is waited for; in milliseconds.
SHORTEST, LONGEST = 50, 500
STILL = "0 0"


@pytest.fixture(scope="module")
def trick() -> tuple[Hand, int]:
    """Return a hand and the moment at which somebody else wins points."""
    for hand in hands("xiaoer"):
        for at in hand.moments("trick_won"):
            won = next(event for event in hand.news(at) if event.name == "trick_won")
            if won.facts["points"] and won.facts["seat"] != SEAT:
                return hand, at
    raise AssertionError


def moved(stage: Stage, what: str, most: int = 1) -> list[dict[str, Any]]:
    """Return the movements of a kind of element once there are as many, and count anew."""
    found: list[dict[str, Any]] = stage.page.evaluate(MOVED, [what, most])
    assert all(SHORTEST <= one["time"] <= LONGEST for one in found), found
    return found


def begin(make_player: MakePlayer, hand: Hand, first: int) -> Stage:
    """Sit down before a move and count what moves from then on."""
    player = make_player(MOVING)
    player.page.add_init_script(RECORD)
    stage = Stage(player, hand, first)
    # What lay on the table came in as well.
    moved(stage, "play", len(hand.game.view(hand.states[first], SEAT).table))
    return stage


def test_a_played_card_travels_and_the_trick_is_gathered(
    make_player: MakePlayer, trick: tuple[Hand, int]
) -> None:
    hand, won = trick
    stage = begin(make_player, hand, won - 1)
    stage.show(won)
    [played] = moved(stage, "play")
    start, end = played["frames"]
    assert start["translate"] != STILL
    assert end["translate"] == STILL
    gathered = moved(stage, "play", len(stage.seats))
    ends = [one["frames"][1] for one in gathered]
    assert len({end["translate"] for end in ends}) == len(stage.seats)
    assert {end["opacity"] for end in ends} == {0}


def test_points_fly_once(make_player: MakePlayer, trick: tuple[Hand, int]) -> None:
    hand, won = trick
    stage = begin(make_player, hand, won - 1)
    stage.show(won)
    [flown] = moved(stage, "felt-points")
    assert "px" in flown["frames"][1]["translate"]
    # What is drawn meanwhile does not send them off again.
    stage.show(won + 1)
    expect(stage.page.locator(".felt-points")).to_have_count(0)
    assert stage.page.evaluate("moved.filter((one) => one.of === 'felt-points')") == []


def test_a_line_that_refuses_shakes(make_player: MakePlayer) -> None:
    hand, led = next(
        (hand, at)
        for hand in hands("xiaoer")
        for at in hand.moments("led")
        if hand.game.actors(hand.states[at]) == (SEAT,)
        and len(hand.game.view(hand.states[at], SEAT).table[0].cards) == 1
    )
    stage = begin(make_player, hand, led)
    dim = stage.page.locator(".hand .stack.dim")
    dim.first.locator(".held").last.click(position={"x": 6, "y": 12})
    # The button says that it is off, and still answers a finger.
    stage.page.locator(".buttons .go").tap(force=True)
    expect(stage.page.locator(".line-box.refused")).to_be_visible()
    [shaken] = moved(stage, "line-box")
    places = [frame["translate"] for frame in shaken["frames"]]
    assert places[0] == places[-1]
    assert len(set(places)) > 2
