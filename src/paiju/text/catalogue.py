"""Catalogues: `zh.toml` and `en.toml`, and over them the words of one part.

A part is a game or another user of texts: `xiaoer.zh.toml` lies here, and a game from elsewhere
brings `zh.toml` and `en.toml` beside its module. What a part does not say the common words say.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from paiju.game import games
from paiju.game.registry import home

LANGUAGES: Final = ("zh", "en")
CLIENT_PARTS: Final = ("page", "server", "table")
"""The parts that a client in a browser shows, besides the games."""
SCREEN_PARTS: Final = ("replay", "me", "rules", "learn", "event")
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


def _read(place: Traversable, name: str) -> Tree:
    """Read a file of a folder, nothing where it is missing."""
    found = {file.name: file for file in place.iterdir()}
    return tomllib.loads(found[name].read_text("utf-8")) if name in found else {}


def _own(part: str, lang: str) -> Tree:
    """Read the words of a part."""
    here = _read(files("paiju.text"), f"{part}.{lang}.toml")
    if here or part not in games():
        return here
    return _read(files(home(part)), f"{lang}.toml")


@cache
def catalogue(lang: str, part: str = "") -> Catalogue:
    """Return the words of a part, the common ones alone where no part is named."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    own = _own(part, lang) if part else {}
    return Catalogue(lang, own, _read(files("paiju.text"), f"{lang}.toml"))


def _language(lang: str) -> Tree:
    """Return what a language calls itself, whole and short, and its tag for browsers."""
    words = catalogue(lang)
    return {key: words.find("language", key) or lang for key in ("name", "short", "tag")}


def _export(lang: str, parts: tuple[str, ...]) -> Tree:
    """Return the texts of these parts, of all games, and what languages there are."""
    return {
        "lang": lang,
        "languages": {one: _language(one) for one in LANGUAGES},
        "common": catalogue(lang).common,
        "games": {game: catalogue(lang, game).own for game in games()},
        "parts": {part: catalogue(lang, part).own for part in parts},
    }


def export(lang: str) -> Tree:
    """Return all texts as one value that JSON can write, for clients that render themselves."""
    return _export(lang, CLIENT_PARTS)


def export_all(lang: str) -> Tree:
    """Return all texts with those of single screens, for tests of clients."""
    return _export(lang, CLIENT_PARTS + SCREEN_PARTS)
