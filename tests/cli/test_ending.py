"""The panel after a hand: the game's own words of the next one, and what a score means."""

from io import StringIO
from itertools import islice

import pytest
from rich.console import Console

from paiju.cli.table.ending import hand_panel, match_lines
from paiju.cli.words import Words
from paiju.game import AnyGame, Skill, find, games
from paiju.testing.matches import Finished, matches
from paiju.text import LANGUAGES

HANDS = 6


def _played(game: AnyGame) -> list[Finished]:
    """Play some hands of the usual preset."""
    rules = next(iter(game.presets.values()))
    return list(islice(matches(game, rules, Skill.NOVICE, 5), HANDS))


def _printed(thing: object) -> str:
    """Print something as the terminal does, without the space that laying out takes."""
    console = Console(width=80, file=StringIO())
    with console.capture() as printed:
        console.print(thing)
    return "".join(printed.get().replace("│", "").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_panel_says_of_the_next_hand_what_the_game_says(name: str, lang: str) -> None:
    game, words = find(name), Words(lang, name)
    said = 0
    for hand in _played(game):
        shown = _printed(hand_panel(game, words, game.view(hand.state, 1), hand.standing, saved=""))
        coming = game.coming(hand.state.rules, hand.standing)
        sentences = ["".join(words.render(event).split()) for event in coming]
        assert all(one in shown for one in sentences)
        said += len(sentences)
        # Nothing else stands behind the scores.
        assert not sentences or shown.rstrip("╰─╯").endswith(sentences[-1])
    assert said


@pytest.mark.parametrize(("lang", "word"), [("zh", "罚"), ("en", "penalty")])
def test_penalties_are_called_so(lang: str, word: str) -> None:
    game = find("gandengyan")
    words = Words(lang, game.name)
    for hand in _played(game):
        outcome = game.outcome(hand.state)
        assert outcome is not None
        shown = _printed(hand_panel(game, words, game.view(hand.state, 1), hand.standing, saved=""))
        assert "+" not in shown
        for score in filter(None, (*outcome.scores, *hand.standing.scores)):
            assert f"{word}{score}" in shown
        [line] = match_lines(game, hand.standing, words)
        assert line.plain.count(word) == sum(map(bool, hand.standing.scores))


def test_gains_have_their_sign() -> None:
    game = find("xiaoer")
    hand = _played(game)[0]
    panel = hand_panel(game, Words("zh", "xiaoer"), game.view(hand.state, 1), hand.standing, "")
    assert "+10" in _printed(panel)
    assert "罚" not in _printed(panel)
