"""Clauses as a page quotes them, and where it links to them."""

import re
from typing import Final

from paiju.text.rulebook import find_clause

_ANCHOR: Final = re.compile(r"[^\w\- ]")


def anchor(heading: str) -> str:
    """Return the fragment by which pages link to a heading."""
    return _ANCHOR.sub("", heading.lower()).replace(" ", "-")


def clause(game: str, lang: str, number: str) -> tuple[str, str]:
    """Return the words of a clause and the anchor of its chapter."""
    found = find_clause(game, lang, number)
    if found is None:
        raise KeyError(f"{game}.{number}")
    return found.words, anchor(found.chapter)
