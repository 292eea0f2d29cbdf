"""The terminal's sentences: in both languages, with the same facts, each used and none missing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import paiju.cli
import paiju.game.proof
from paiju.cli.words import Words, preferred
from paiju.text import LANGUAGES, catalogue
from paiju.text.sentences import fields


def _texts(lang: str) -> dict[str, str]:
    table = catalogue(lang, "terminal").own["terminal"]
    assert isinstance(table, dict)
    return {key: entry["text"] for key, entry in table.items()}


def _literals() -> set[str]:
    # What is proved of a record is named where it is proved.
    files = [*Path(paiju.cli.__file__).parent.rglob("*.py"), Path(paiju.game.proof.__file__)]
    trees = (ast.parse(file.read_text("utf-8")) for file in files)
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_both_languages_have_the_same_keys_with_the_same_facts() -> None:
    zh, en = _texts("zh"), _texts("en")
    assert zh.keys() == en.keys()
    for key in zh:
        assert fields(zh[key]) == fields(en[key]), key


def test_every_sentence_is_used() -> None:
    known = _literals()
    for key in _texts("en"):
        parts = key.split("_")
        made = any(
            "_".join(parts[:cut]) + "_" in known and "_".join(parts[cut:]) in known
            for cut in range(1, len(parts))
        )
        assert key in known or made or key.startswith("joker_"), key


def _said() -> Iterator[str]:
    """Give the keys that are named where something is said."""
    for file in Path(paiju.cli.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Attribute(attr="say"), [ast.Constant(str(key)), *_]):
                    yield key
                case _:
                    pass


def test_every_sentence_that_is_said_is_there() -> None:
    said = set(_said())
    assert len(said) > 30
    assert said <= _texts("en").keys()


def test_help_fits_the_screen() -> None:
    for lang in LANGUAGES:
        lines = Words(lang).say("help").splitlines()
        assert len(lines) <= 21
        assert max(map(cell_len, lines)) <= 78


@pytest.mark.parametrize(
    ("given", "environment", "chosen"),
    [
        (None, {}, "en"),
        (None, {"LANG": "zh_CN.UTF-8"}, "zh"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "en_GB", "PAIJU_LANG": "zh"}, "zh"),
        ("zh", {"LANG": "en_GB"}, "zh"),
        ("xx", {}, "xx"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_machines(
    given: str | None, environment: dict[str, str], chosen: str
) -> None:
    assert preferred(given, environment) == chosen
