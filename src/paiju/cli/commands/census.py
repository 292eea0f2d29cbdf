"""`paiju census`: count the lines of play from fixed positions, or check a file of counts."""

from collections.abc import Sequence
from json import JSONDecodeError
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from paiju.arena.census import (
    DEPTH,
    Entry,
    Position,
    census,
    format_entry,
    parse_census,
    positions,
)
from paiju.cli.commands.setup import FAILED, Complaint, read_number, read_text, refuse
from paiju.cli.words import Words
from paiju.game import Refused

_DEEPEST: Final = 6


def _count(wanted: Sequence[tuple[Position, int]], words: Words) -> list[Entry]:
    """Count from every position; a bar on the terminal tells how far it is."""
    bar = track(wanted, words.say("counting"), console=Console(stderr=True), transient=True)
    return [census(position, depth) for position, depth in bar]


def print_census(game: str | None, depth: str | None, words: Words) -> None:
    """Print the counts of a game, or of all."""
    levels = read_number(depth, 1, _DEEPEST, "bad_depth", words) or DEPTH
    try:
        for entry in _count([(at, levels) for at in positions(game)], words):
            print(format_entry(entry))
    except Refused as error:
        raise refuse(error, words) from error


def check_census(file: Path, words: Words) -> None:
    """Count again what a file tells; each difference is shown, and the status then 1."""
    try:
        told = parse_census(read_text(file, words))
        found = _count([(entry.position, len(entry.counts)) for entry in told], words)
    except Refused as error:
        raise refuse(error, words, FAILED) from error
    except JSONDecodeError as error:
        facts = {"file": str(file), "reason": str(error)}
        raise Complaint(words.say("unreadable", **facts), status=FAILED) from error
    wrong = [
        f"- {format_entry(one)}\n+ {format_entry(other)}"
        for one, other in zip(told, found, strict=True)
        if one != other
    ]
    if wrong:
        raise Complaint(*wrong, status=FAILED)
    print(words.say("census_agrees", positions=len(told)))
