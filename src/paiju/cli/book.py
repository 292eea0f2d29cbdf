"""The rule book of a game: the clauses that refusals name."""

import re
from importlib.resources import files
from typing import Final

from rich.text import Text

_CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.*)")
_NAMED: Final = re.compile(r"(?:[a-z]+\.)?(\d+\.\d+)")
_MARKS: Final = re.compile(r"[`*]")


def _read(game: str, lang: str) -> list[str]:
    """Read the lines of a rule book; a game from elsewhere may have none."""
    file = files("paiju") / "rulebook" / f"{game}.{lang}.md"
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def rule_book(game: str, lang: str) -> list[Text]:
    """Return the whole book, headings and numbers of clauses set off."""
    lines = []
    for line in _read(game, lang):
        if line.startswith("#"):
            lines.append(Text(line.lstrip("# "), style="bold"))
        elif clause := _CLAUSE.fullmatch(line):
            lines.append(Text.assemble((clause[1], "bold"), f" {_MARKS.sub('', clause[2])}"))
        else:
            lines.append(Text(_MARKS.sub("", line)))
    return lines


def find_clause(game: str, lang: str, named: str) -> str | None:
    """Return the clause that is named, as `6.3` or `xiaoer.6.3`; None where there is none."""
    number = _NAMED.fullmatch(named)
    if number is None:
        return None
    for line in _read(game, lang):
        clause = _CLAUSE.fullmatch(line)
        if clause is not None and clause[1] == number[1]:
            return f"{clause[1]} {_MARKS.sub('', clause[2])}"
    return None
