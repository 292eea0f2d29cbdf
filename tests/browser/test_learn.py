"""A first hand by clicking, a puzzle answered right and one answered wrong, in both languages."""

import re
from datetime import date

import pytest
from playwright.sync_api import expect

from paiju.game import Move
from paiju.learn.lessons import lesson
from paiju.learn.puzzles import Puzzle, puzzle_of
from paiju.text import name
from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import PATIENCE, Player

GAME = "gandengyan"


class Pupil:
    """Somebody who plays at a scene, card by card."""

    def __init__(self, player: Player, lang: str) -> None:
        self.player = player
        self.page = player.page
        self.lang = lang
        self.wrong: list[str] = []

    def look(self, screen: str) -> None:
        """Read a screen closely."""
        found = [*raw_keys(self.page, self.lang), *barriers(self.page)]
        self.wrong += [f"{screen}: {one}" for one in found]

    def play(self, move: Move) -> None:
        """Choose the cards of a move and play them; none is a pass."""
        turn = self.page.locator(".scene[data-turn=true]")
        expect(turn).to_have_count(1)
        if not move.cards:
            self.player.tap(self.page.locator(".buttons .no"))
            return
        for card in move.cards:
            # Of a card that lies below others the corner is seen.
            corner = self.page.locator(f"#hand-{card} .held").last.bounding_box()
            assert corner is not None
            self.page.mouse.click(corner["x"] + 10, corner["y"] + 16)
        self.player.tap(self.player.go)

    def read_on(self) -> None:
        """Press what leads on from a text."""
        self.player.tap(self.page.locator(".scene-ways .ui-button-go"))


@pytest.mark.parametrize(
    ("lang", "screen"), [("zh", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.deep)]
)
def test_a_first_hand_is_played_by_clicking(
    make_player: MakePlayer, lang: str, screen: dict[str, object]
) -> None:
    taught = lesson(GAME)
    assert taught is not None
    player = make_player(screen, lang)
    pupil = Pupil(player, lang)
    player.open("#/learn")
    expect(player.page.locator(".learn-game")).to_have_count(5)
    pupil.look("lessons")
    player.tap(player.button(re.compile(name("game", GAME, lang))))
    for number, one in enumerate(taught.steps, 1):
        here = player.page.locator(f".scene-words[data-step='{number}']")
        expect(here).to_have_count(1)
        there = f".scene-words[data-step='{number}'][data-arrived=true]"
        expect(player.page.locator(there)).to_have_count(1, timeout=PATIENCE)
        if one.task is None:
            pupil.look(one.key)
            if number < len(taught.steps):
                pupil.read_on()
            continue
        if one.key == "lead":
            pupil.play(Move.play("S2 C2"))
            expect(player.page.locator(".scene-wrong")).to_be_visible()
            pupil.look("wrong move")
        pupil.play(one.task)
    player.open("#/learn")
    expect(player.page.locator(".learn-mark.good")).to_have_count(1)
    assert "\n".join(pupil.wrong) == ""


def todays(game: str) -> Puzzle:
    found = puzzle_of(game, date.today())
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("lang", "screen"), [("en", PHONE), pytest.param("zh", DESKTOP, marks=pytest.mark.deep)]
)
def test_puzzles_are_answered_right_and_wrong(
    make_player: MakePlayer, lang: str, screen: dict[str, object]
) -> None:
    player = make_player(screen, lang)
    pupil = Pupil(player, lang)
    player.open("#/puzzle")
    expect(player.page.locator(".learn-game")).to_have_count(5)
    pupil.look("puzzles")
    verdict = player.page.locator(".scene-verdict")
    player.tap(player.button(re.compile(name("game", GAME, lang))))
    pupil.play(todays(GAME).best)
    expect(verdict).to_have_class(re.compile("right"))
    pupil.look("right answer")
    pupil.read_on()
    expect(player.page.locator(".learn-mark.good")).to_have_count(1)
    expect(player.page.locator(".learn-streak")).to_contain_text("1")
    player.tap(player.button(re.compile(name("game", "xiaoer", lang))))
    worst = todays("xiaoer").options[-1]
    pupil.play(worst.move)
    expect(verdict).to_contain_text(f"{worst.behind:.1f}")
    expect(player.page.locator(".scene-best .mini").first).to_be_visible()
    pupil.look("wrong answer")
    player.open("#/puzzle")
    expect(player.page.locator(".learn-mark.good")).to_have_count(1)
    assert "\n".join(pupil.wrong) == ""


def test_a_lesson_that_does_not_come_says_so(make_player: MakePlayer) -> None:
    player = make_player()
    player.open("#/learn/bridge")
    expect(player.page.locator(".center-page h1")).to_be_visible()
    player.faults.clear()
