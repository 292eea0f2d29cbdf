"""Catalogues: `zh.toml`, `en.toml` and those of further languages, and over them those of a part.

A language is there where its common words lie here: nothing else lists languages.

A part is a game, which brings `text/zh.toml` and `text/en.toml` in its package, or another user of
texts: `server.zh.toml` lies here. What a part does not say the common words say.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from paiju.game import games
from paiju.game.registry import brought

_COMMON: Final = re.compile(r"([a-z]{2})\.toml")
_FIRST: Final = "zh"
FALLBACK: Final = "en"
"""The language for those whose own is not there."""
CLIENT_PARTS: Final = ("page", "server", "table")
"""The parts that a client in a browser shows, besides the games."""
_LEARN: Final = "learn"
_LESSON: Final = "lesson"
SCREEN_PARTS: Final = ("replay", "me", "rules", _LEARN, "event")
"""The parts of single screens: a client loads each with its screen."""

Tree: TypeAlias = Mapping[str, "str | Tree"]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The words of one part in one language, the part's own before the common ones."""

    lang: str
    own: Tree
    common: Tree

    def find(self, *path: str) -> str | None:
        """Return the text at a path, None where there is none."""
        for tree in (self.own, self.common):
            found: str | Tree | None = tree
            for key in path:
                found = found.get(key) if isinstance(found, Mapping) else None
            if isinstance(found, str):
                return found
        return None


def _languages() -> tuple[str, ...]:
    """Return the languages that have common words, that of the games first."""
    names = (_COMMON.fullmatch(file.name) for file in files("paiju.text").iterdir())
    found = {name[1] for name in names if name}
    return (_FIRST, *sorted(found - {_FIRST}))


LANGUAGES: Final = _languages()


def _here(name: str) -> Traversable | None:
    """Return a file that lies here; a name cannot be a path."""
    return next((file for file in files("paiju.text").iterdir() if file.name == name), None)


def _read(file: Traversable | None) -> Tree:
    """Read a file, nothing where it is missing."""
    return {} if file is None else tomllib.loads(file.read_text("utf-8"))


def is_part(name: str) -> bool:
    """Return whether texts that no game brings go by a name: no game can be called so."""
    return any(_here(f"{name}.{lang}.toml") for lang in LANGUAGES)


def _own(part: str, lang: str) -> Tree:
    """Read the words of a part; what lies here is nobody else's."""
    own = _here(f"{part}.{lang}.toml") if is_part(part) else brought(part, "text", f"{lang}.toml")
    return _read(own)


@cache
def catalogue(lang: str, part: str = "") -> Catalogue:
    """Return the words of a part, the common ones alone where no part is named."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    own = _own(part, lang) if part else {}
    return Catalogue(lang, own, _read(_here(f"{lang}.toml")))


def _without_lesson(own: Tree) -> Tree:
    """Leave out what a game says in its lesson: a client loads that with the screen."""
    return {key: value for key, value in own.items() if key != _LESSON}


def screen(lang: str, part: str) -> Tree:
    """Return the texts of one screen; that of lessons has what the games say in theirs."""
    own = catalogue(lang, part).own
    if part != _LEARN:
        return own
    told = {game: catalogue(lang, game).own.get(_LESSON) for game in games()}
    page = own["page"]
    assert isinstance(page, Mapping)
    learn = page[_LEARN]
    assert isinstance(learn, Mapping)
    lessons = {game: lesson for game, lesson in told.items() if lesson is not None}
    return {**own, "page": {**page, _LEARN: {**learn, **lessons}}}


def _language(lang: str) -> Tree:
    """Return what a language calls itself, whole and short, and its tag for browsers."""
    words = catalogue(lang)
    return {key: words.find("language", key) or lang for key in ("name", "short", "tag")}


def _export(lang: str, parts: Mapping[str, Tree]) -> Tree:
    """Return the texts of these parts, of all games, and what languages there are."""
    return {
        "lang": lang,
        "languages": {one: _language(one) for one in LANGUAGES},
        "common": catalogue(lang).common,
        "games": {game: _without_lesson(catalogue(lang, game).own) for game in games()},
        "parts": parts,
    }


def export(lang: str, **more: Tree) -> Tree:
    """Return all texts as one value that JSON can write, for clients that render themselves.

    What is known only where they are sent, such as the names of strangers' bots, is given.
    """
    return _export(lang, {**{part: screen(lang, part) for part in CLIENT_PARTS}, **more})


def export_all(lang: str) -> Tree:
    """Return all texts with those of single screens, for tests of clients."""
    return _export(lang, {part: screen(lang, part) for part in CLIENT_PARTS + SCREEN_PARTS})
