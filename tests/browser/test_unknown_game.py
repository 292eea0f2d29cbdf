"""A game that the page has never heard of, and that brings no words, can be played on it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.lint.tree import ROOT

PAIJU = [sys.executable, "-c", "from paiju.cli import main; main()"]


@dataclass(frozen=True, slots=True)
class Served:
    """A server in a process of its own: what is installed there no other test sees."""

    base: str


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve the page with one game more, installed as packages are."""
    place = tmp_path_factory.mktemp("installed")
    about = place / "auction-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: auction\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[paiju.games]\nauction = tests.browser.auction:game\n")
    options = ["--port", "0", "--data", str(place / "data"), "--bot-pause", "0"]
    command = [*PAIJU, "serve", *options, "--page", str(ROOT / "web" / "dist")]
    paths = os.pathsep.join((str(place), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": paths}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", running.stdout.readline())
    assert found is not None
    yield Served(found[0])
    running.terminate()
    running.wait(30)
    running.stdout.close()


def test_bids_are_buttons_and_a_hand_is_played(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.open()
    player.tap(player.button(re.compile("^Play auction now$", re.IGNORECASE)))
    choices = player.page.locator(".sheet .choice")
    expect(choices).to_have_text(["Call 1", "Call 2", "Call 3", "Decline"])
    player.tap(choices.nth(1))
    expect(choices).to_have_count(0)
    turn_or_end = player.page.locator(".at-table[data-turn=true], .result").first
    turn_or_end.wait_for(state="attached")
    while not player.result.count():
        player.move()
        turn_or_end.wait_for(state="attached")
    expect(player.result).to_be_visible()


def test_what_it_does_not_bring_is_not_offered(make_player: MakePlayer) -> None:
    player = make_player()
    player.open()
    games = player.page.locator(".game")
    expect(games).to_have_count(6)
    expect(player.page.locator(".game[data-game=auction] h2")).to_have_text("Auction")
    expect(player.page.locator(".game[data-game=auction] .picture-fan .card")).to_have_count(4)
    for address in ("#/learn", "#/puzzle"):
        player.open(address)
        expect(games).to_have_count(5)
    player.open("#/rules")
    expect(player.page.locator(".shelf-book")).to_have_count(5)
    player.open("#/rules/auction")
    expect(player.page.get_by_text("There is no such page")).to_be_visible()
    player.open("#/new/auction")
    player.tap(player.button("Open the room"))
    expect(player.page.locator(".rules-text")).to_be_visible()
    expect(player.button("The rule book")).to_have_count(0)
