"""Hands of every game are played to the end by clicking, one seat on a phone with a finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.browser.player import NEXT, Player

# So many moves are made with a finger; the rest by clicks of the page's own.
BY_TOUCH = 3
SEATS = {"gandengyan": 4, "guandan": 4, "shandong": 4, "xiaoer": 4, "friends": 5}
# A page for every seat takes its time: of these games one seat is played in short.
LONG = ("shandong", "xiaoer", "friends")


def some(short: bool) -> list[object]:
    """List the games: those of one kind always, the others among the long tests."""
    deep = pytest.mark.deep
    return [pytest.param(game, marks=() if (game in LONG) is short else deep) for game in SEATS]


def gather(players: list[Player], game: str) -> None:
    """Sit down together: the first opens the room, the others come by its link."""
    host, *guests = players
    host.open(f"#/new/{game}")
    host.tap(host.button("Open the room"))
    expect(host.button("Start")).to_be_visible()
    for guest in guests:
        guest.open(f"#/r/{host.code}")
        guest.tap(guest.button("Sit here").first)
        guest.tap(guest.button("Ready"))
    host.tap(host.button("Start"))
    for player in players:
        expect(player.table).to_be_visible()


def reload(player: Player, phase: str) -> None:
    """Load the page anew; it shows the same hand, unless the table went on meanwhile."""
    before = player.hand()
    player.page.reload()
    player.turn.wait_for(state="attached")
    if player.table.get_attribute("data-phase") == phase:
        # A bid of somebody else sorts it in another way.
        assert sorted(player.hand()) == sorted(before)


def play(first: Player, moves: int, reloads: bool = True) -> set[str]:
    """Play by touch until the result is there, at most `moves` moves of the play.

    The page is loaded anew in every phase, unless that would lose the hand; the names of the
    phases are returned.
    """
    phases: list[str] = []
    while phases.count("play") < moves:
        first.page.locator(".at-table[data-turn=true], .result").first.wait_for(state="attached")
        if first.result.count():
            break
        phase = first.table.get_attribute("data-phase") or ""
        if reloads and phase not in phases:
            reload(first, phase)
        phases.append(phase)
        first.move()
    return set(phases)


def finish(players: list[Player], moves: int = BY_TOUCH, *, reloads: bool = True) -> set[str]:
    """Play until everybody sees the result: one with a finger, and after some moves by clicks."""
    first, *others = players
    for other in others:
        other.fly()
    phases = play(first, moves, reloads)
    first.fly()
    for player in players:
        expect(player.result).to_be_visible(timeout=120_000)
    return phases


@pytest.mark.parametrize("game", some(short=False))
def test_every_seat_finishes_a_hand(make_player: MakePlayer, game: str) -> None:
    players = [make_player(PHONE), *(make_player() for _ in range(SEATS[game] - 1))]
    gather(players, game)
    assert "play" in finish(players)
    first, *_ = players
    first.page.reload()
    expect(first.result).to_be_visible()
    if game == "gandengyan":
        for player in players:
            player.tap(player.button(NEXT))
        for player in players:
            expect(player.result).to_have_count(0)
            expect(player.table).to_be_visible()


@pytest.mark.parametrize("game", some(short=True))
def test_a_hand_against_bots(make_player: MakePlayer, game: str) -> None:
    player = make_player(PHONE)
    player.play_now(game)
    assert "play" in finish([player])
