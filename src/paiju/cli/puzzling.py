"""`paiju puzzles`: mine puzzles from simulated hands."""

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from paiju.cli.arena_run import bar
from paiju.cli.setup import (
    FAILED,
    Complaint,
    complain,
    read_game,
    read_language,
    read_number,
    refuse,
)
from paiju.cli.usage import line_words
from paiju.cli.words import Words, preferred
from paiju.game import AnyGame, Fact, Facts, Refusal, Refused
from paiju.learn.mining import mine
from paiju.learn.puzzles import format_puzzle
from paiju.text import sentence

_PART: Final = "puzzles"
_COUNT: Final = 10
_MOST: Final = 10_000
_LARGEST_SEED: Final = 2**31


def _say(key: str, words: Words, **facts: Fact) -> str:
    """Return a sentence about puzzles."""
    return sentence(_PART, key, facts, words.lang, _PART)


_WORDS: Final = line_words(sys.argv)
HELP: Final = _say("help_puzzles", _WORDS)


def _preset(game: AnyGame, name: str | None, words: Words) -> str:
    """Read a preset."""
    if name is not None and name not in game.presets:
        facts: Facts = {"preset": name[:40], "known": tuple(game.presets)}
        raise refuse(Refused(Refusal("unknown_preset", facts=facts)), words)
    return name or next(iter(game.presets))


def _mine(game: AnyGame, preset: str, count: int, seed: int, words: Words) -> list[str]:
    """Mine so many puzzles; a bar on the terminal tells how far it is."""
    found: list[str] = []
    with bar() as shown:
        task = shown.add_task(_say("mining", words), total=count)
        for puzzle in mine(game, preset, seed):
            if puzzle is not None:
                found.append(format_puzzle(puzzle))
                shown.advance(task)
            if len(found) == count:
                break
    return found


def _write(lines: list[str], out: Path | None, words: Words) -> None:
    """Print puzzles, one a line, or keep them in a file."""
    text = "".join(f"{line}\n" for line in lines)
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        facts = {"path": str(out), "why": str(error.strerror)}
        raise Complaint(_say("unwritable", words, **facts), status=FAILED) from error


def puzzles_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=_say("help_game", _WORDS))],
    count: Annotated[
        str | None, typer.Option("--count", metavar="N", help=_say("help_count", _WORDS))
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help=_say("help_seed", _WORDS))
    ] = None,
    preset: Annotated[
        str | None, typer.Option("--preset", metavar="NAME", help=_WORDS.say("help_preset"))
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_say("help_out", _WORDS))
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="zh|en", help=_WORDS.say("help_lang"))
    ] = None,
) -> None:
    """Mine puzzles."""
    try:
        words = read_language(preferred(lang, os.environ))
        table = read_game(game, words)
        wanted = read_number(count, 1, _MOST, "bad_number", words) or _COUNT
        start = read_number(seed, 0, _LARGEST_SEED, "bad_seed", words) or 0
        if out is not None:
            # Better to hear now that nothing can be written than after the work.
            _write([], out, words)
        _write(_mine(table, _preset(table, preset, words), wanted, start, words), out, words)
    except Complaint as complaint:
        raise complain(complaint) from complaint
