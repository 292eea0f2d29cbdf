"""Both rule books of a game have the same clauses; every clause has a test, every refusal one."""

import re
from enum import Enum
from pathlib import Path

import pytest

from paiju.climb import types as climb
from paiju.game import games
from paiju.game.rules import switches
from paiju.text import name as called
from paiju.text.rulebook import book_text, clauses
from paiju.trick import shapes as trick

ROOT = Path(__file__).parents[2]
GAMES = tuple(games())
LANGUAGES = ("zh", "en")
LEAST = {"friends": 60, "gandengyan": 40, "guandan": 50, "shandong": 60, "xiaoer": 70}
# Chapters that only name words, which every other test uses.
WORDS = {"gandengyan": "8.", "guandan": "8."}
# The types that have a clause of their own.
TYPES = {
    "guandan": tuple(climb.TYPES.values()),
    "shandong": tuple(kind for kind in trick.TYPES[1:-1] if "triple" not in kind),
}
# Books that set a switch before its clause; the others name the values of their presets.
SET_BEFORE = ("friends", "xiaoer")


def numbers(game: str, lang: str = "zh") -> list[str]:
    return [clause.number for clause in clauses(game, lang)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    chinese, english = (numbers(game, lang) for lang in LANGUAGES)
    assert chinese == english
    assert len(set(chinese)) == len(chinese) > LEAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_named_clause_exists(game: str) -> None:
    clause = re.compile(rf'(?:{game}\.|\{{GAME\}}\.|")(\d+\.\d+)"')
    package = ROOT / "src/paiju/games" / game
    named = {n for path in package.glob("*.py") for n in clause.findall(path.read_text())}
    assert len(named) > 15
    assert named <= set(numbers(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    folder = Path(__file__).parent / game
    tests = "".join(path.read_text() for path in folder.glob("test_[01]*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"(?:def test|_and)_(\d+)_(\d+)(?=_)", tests)}
    words = WORDS.get(game, "no clause")
    assert {one for one in numbers(game) if not one.startswith(words)} - tested == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_switch_is_in_the_book(game: str, lang: str) -> None:
    text = book_text(game, lang)
    assert text is not None
    presets = tuple(games()[game].presets.values())
    for name, switch in switches(presets[0]).items():
        if game in SET_BEFORE:
            number = re.escape(switch.clause.removeprefix(f"{game}."))
            told = rf"^\*\*{number}\*\* [\[［〔][^\]］〕]*`{name}`"
        else:
            set_to = (getattr(rules, name) for rules in presets)
            values = [str(one.value if isinstance(one, Enum) else one) for one in set_to]
            told = rf"\[{name}[:：] ?{'[;；] ?'.join(values)}\]"
        assert re.search(told, text, re.MULTILINE), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TYPES)
def test_types_are_called_what_the_book_calls_them(game: str, lang: str) -> None:
    titles = [clause.text.lower() for clause in clauses(game, lang)]
    for key in TYPES[game]:
        word = called("type", key, lang, game)
        assert any(title.startswith(word) for title in titles), (key, word)
