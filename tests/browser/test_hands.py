"""Hands of every game are played to the end by clicking, one seat on a phone with a finger."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.browser.player import Player

NEXT = re.compile("Next hand")
SEATS = {"gandengyan": 4, "guandan": 4, "shandong": 4, "xiaoer": 4, "friends": 5}


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


def play(first: Player, moves: int | None = None) -> None:
    """Play by touch until the result is there, or for so many moves."""
    made = 0
    while moves is None or made < moves:
        first.page.locator(".at-table[data-turn=true], .result").first.wait_for(state="attached")
        if first.result.count():
            return
        first.move()
        made += 1


def finish(players: list[Player], moves: int | None = None) -> None:
    """Play until everybody sees the result; after some moves the first lets a bot go on."""
    first, *others = players
    for other in others:
        other.fly()
    play(first, moves)
    if not first.result.count():
        first.fly()
    for player in players:
        expect(player.result).to_be_visible(timeout=120_000)


def test_a_hand_to_its_end_and_on_to_the_next(make_player: MakePlayer) -> None:
    players = [make_player(PHONE), *(make_player() for _ in range(SEATS["gandengyan"] - 1))]
    gather(players, "gandengyan")
    finish(players)
    for player in players:
        player.tap(player.button(NEXT))
    for player in players:
        expect(player.result).to_have_count(0)
        expect(player.table).to_be_visible()


@pytest.mark.parametrize("game", SEATS)
def test_a_hand_against_bots(make_player: MakePlayer, game: str) -> None:
    player = make_player(PHONE)
    player.play_now(game)
    player.turn.wait_for(state="attached")
    before = player.hand()
    player.page.reload()
    player.turn.wait_for(state="attached")
    assert player.hand() == before
    finish([player], moves=2)


@pytest.mark.deep
@pytest.mark.parametrize("game", SEATS)
def test_every_seat_finishes_a_hand(make_player: MakePlayer, game: str) -> None:
    players = [make_player(PHONE), *(make_player() for _ in range(SEATS[game] - 1))]
    gather(players, game)
    finish(players)
