"""The real thing: the program in a terminal of 80 × 24."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from paiju.game import AnyGame, games
from paiju.game.rules import RulesLike
from tests.cli.screen import COLUMNS, LINES, Screen
from tests.cli.table import run
from tests.cli.typist import typed_hands

PROMPT = {"zh": "帮助] > ", "en": "help] > "}
END = {"zh": "比赛结束", "en": "The match is over"}


# The last line of a match tells how to keep records.
LAST = "--record"


def _rules(game: AnyGame) -> RulesLike:
    """Return the usual rules of a game."""
    rules: RulesLike = next(iter(game.presets.values()))
    return rules


def _fits(screen: Screen) -> None:
    """Hold every screen to 80 columns and 24 lines."""
    assert len(screen.screens) > 1
    for lines in screen.screens:
        assert max(map(cell_len, lines)) <= COLUMNS, max(lines, key=cell_len)
        assert len(lines) <= LINES + 1, "\n".join(lines)


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("game", ["xiaoer", "gandengyan"])
def test_a_whole_hand_fits_the_screen(game: str, lang: str) -> None:
    with Screen("play", game, "--seed", "2", "--hands", "1", "--lang", lang) as screen:
        screen.wait_for(PROMPT[lang])
        for _ in range(120):
            screen.type("h", PROMPT[lang])
            if END[lang] in screen.type("", PROMPT[lang], END[lang]):
                break
        _fits(screen)
        assert screen.leave() == 0


LONG = [name for name, game in games().items() if len(game.deck(_rules(game))) > 60]


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("game", LONG)
def test_a_whole_hand_of_many_cards_fits_the_screen(game: str, lang: str) -> None:
    preset = next(iter(games()[game].presets))
    typed, _ = typed_hands(game, preset, 24, 1)
    options = ("--bots", "random", "--hands", "1", "--seed", "24", "--lang", lang)
    with Screen("play", game, *options) as screen:
        screen.wait_for(PROMPT[lang])
        for line in typed.splitlines():
            if LAST in screen.type(line, PROMPT[lang], LAST):
                break
        assert screen.leave() == 0
        _fits(screen)


def test_choosing_refusing_undoing_and_reading_help() -> None:
    with Screen("play", "gandengyan", "--seed", "5", "--lang", "en") as screen:
        first = screen.wait_for(PROMPT["en"])
        assert "Sealed deal" in first
        assert "► you · 6 cards" in first
        chosen = screen.type("QK", PROMPT["en"])
        assert "*3   *4" in chosen
        assert "(gandengyan." in chosen
        undone = screen.type("u", PROMPT["en"])
        assert "*3" not in undone
        assert "How to play" in screen.type("?", "back — ")
        assert "► you · 6 cards" in screen.type("", PROMPT["en"])
        assert "2.5 Straight" in screen.type("gandengyan.2.5", PROMPT["en"])
        assert "the rules of this table" in screen.type("rules", "back — ")
        assert "**" not in screen.type("", "back — ")
        screen.type("q", PROMPT["en"])
        played = screen.type("QKA!", PROMPT["en"])
        assert "You played a straight" in played
        assert "Goodbye" in screen.type("quit", "Goodbye")
        assert screen.leave() == 0
        _fits(screen)


@pytest.mark.parametrize("key", ["ctrl-d", "ctrl-c"])
def test_the_keys_that_end_a_program_leave_politely(key: str) -> None:
    with Screen("play", "gandengyan", "--seed", "5", "--lang", "en") as screen:
        screen.wait_for(PROMPT["en"])
        if key == "ctrl-c":
            screen.interrupt_until("Goodbye")
        else:
            screen.press(b"\x04")
            screen.wait_for("Goodbye")
        assert screen.leave() == 0
        assert "Traceback" not in screen.raw


def test_colours_are_left_out_where_they_are_not_wanted() -> None:
    with Screen("play", "gandengyan", "--seed", "5", "--lang", "zh", NO_COLOR="1") as screen:
        screen.wait_for(PROMPT["zh"])
        assert "\x1b[31m" not in screen.raw
        assert "♠Q" in screen.raw
    with Screen("play", "gandengyan", "--seed", "5", "--lang", "zh") as screen:
        screen.wait_for(PROMPT["zh"])
        assert ";31m♥2" in screen.raw


def test_a_terminal_without_suit_symbols_gets_letters() -> None:
    options = ("play", "gandengyan", "--seed", "5", "--lang", "en")
    with Screen(*options, PYTHONIOENCODING="ascii") as screen:
        shown = screen.wait_for(PROMPT["en"].replace("·", "-"))
        assert "H2   SA   SK   SQ   D8   D3" in shown
        assert "> you - 6 cards" in shown


def test_a_replay_turns_its_pages(tmp_path: Path) -> None:
    run("play", "xiaoer", "--auto", "--hands", "1", "--seed", "4", "--record", str(tmp_path))
    with Screen("replay", str(next(tmp_path.iterdir())), "--lang", "en") as screen:
        screen.wait_for("q leave > ")
        assert "1/" in screen.type("", "q leave > ")
        assert "20/" in screen.type("20", "q leave > ")
        assert "19/" in screen.type("b", "q leave > ")
        screen.type("q", "q")
        assert screen.leave() == 0
        _fits(screen)
