"""The rule books: their words, chapters and numbered clauses."""

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from paiju.game.registry import brought
from paiju.text.catalogue import FALLBACK, LANGUAGES

_CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.*)")
_NAMED: Final = re.compile(r"(?:[a-z_]+\.)?(\d+\.\d+)")
_MARKS: Final = re.compile(r"[`*]")
_CHAPTER: Final = "## "


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a rule book with its marks taken off."""

    text: str
    number: str = ""
    """The number of a clause; empty for any other line."""
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: its number, its words as they are written, and the heading of its chapter."""

    number: str
    words: str
    chapter: str
    rows: tuple[tuple[str, ...], ...] = ()
    """The table that belongs to it, its head first."""

    @property
    def text(self) -> str:
        """The words without marks."""
        return _MARKS.sub("", self.words)


def book_language(game: str, lang: str) -> str | None:
    """Return the language that a rule book is read in, None where a game brings none.

    That is another one than was asked for where the book is not written in that.
    """
    wished = (lang, FALLBACK, *LANGUAGES)
    return next((one for one in wished if brought(game, "rulebook", f"{one}.md")), None)


@cache
def book_text(game: str, lang: str) -> str | None:
    """Return the whole rule book as it is written, None where a game brings none."""
    file = brought(game, "rulebook", f"{book_language(game, lang)}.md")
    return None if file is None else file.read_text("utf-8")


def lines(game: str, lang: str) -> tuple[Line, ...]:
    """Return the lines of a rule book, nothing where there is none."""
    return tuple(_line(line) for line in (book_text(game, lang) or "").splitlines())


def _line(line: str) -> Line:
    """Read a line."""
    if line.startswith("#"):
        return Line(line.lstrip("# "), heading=True)
    found = _CLAUSE.fullmatch(line)
    if found is not None:
        return Line(_MARKS.sub("", found[2]), found[1])
    return Line(_MARKS.sub("", line))


def opening(game: str, lang: str) -> str:
    """Return what a rule book begins with: the game in a sentence or two."""
    told = (book_text(game, lang) or "").splitlines()
    return next((line for line in told if line and not line.startswith("#")), "")


def _row(line: str) -> tuple[str, ...]:
    """Return the cells of a line of a table; none where it only parts the head from the rest."""
    cells = tuple(cell.strip() for cell in line.strip("|").split("|"))
    return () if set("".join(cells)) <= set("-: ") else cells


@cache
def clauses(game: str, lang: str) -> tuple[Clause, ...]:
    """Return the clauses of a rule book in order."""
    chapter = ""
    found: list[Clause] = []
    for line in (book_text(game, lang) or "").splitlines():
        if line.startswith(_CHAPTER):
            chapter = line.removeprefix(_CHAPTER)
        elif clause := _CLAUSE.fullmatch(line):
            found.append(Clause(clause[1], clause[2], chapter))
        elif line.startswith("|") and (cells := _row(line)):
            found[-1] = replace(found[-1], rows=(*found[-1].rows, cells))
    return tuple(found)


def find_clause(game: str, lang: str, named: str) -> Clause | None:
    """Return the clause that is named, as `6.3` or `xiaoer.6.3`; None where there is none."""
    number = _NAMED.fullmatch(named)
    if number is None:
        return None
    return next((clause for clause in clauses(game, lang) if clause.number == number[1]), None)
