"""Clauses of the rule books: their words, and where a page links to them."""

import re
from importlib.resources import files
from typing import Final

_CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.*)")
_ANCHOR: Final = re.compile(r"[^\w\- ]")


def anchor(heading: str) -> str:
    """Return the fragment by which pages link to a heading."""
    return _ANCHOR.sub("", heading.lower()).replace(" ", "-")


def clause(game: str, lang: str, number: str) -> tuple[str, str]:
    """Return the words of a clause and the anchor of its chapter."""
    chapter = ""
    book = files("paiju") / "rulebook" / f"{game}.{lang}.md"
    for line in book.read_text("utf-8").splitlines():
        if line.startswith("## "):
            chapter = anchor(line[3:])
        elif (found := _CLAUSE.fullmatch(line)) and found[1] == number:
            return found[2], chapter
    raise KeyError(f"{game}.{number}")
