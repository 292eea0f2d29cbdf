"""`paiju puzzles`: mine puzzles from simulated hands."""

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from paiju.cli.command import HELP_WORDS, Lang, Preset, make_commands, politely, words_in
from paiju.cli.commands.setup import FAILED, Complaint, read_game, read_number, read_rules
from paiju.cli.progress import bar
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words, tell
from paiju.game import AnyGame
from paiju.learn.mining import mine
from paiju.learn.puzzles import format_puzzle

commands = make_commands()
_say = partial(tell, "puzzles")
_COUNT: Final = 10
_MOST: Final = 10_000
_LARGEST_SEED: Final = 2**31


def _preset(game: AnyGame, name: str | None, words: Words) -> str:
    """Read a preset."""
    read_rules(game, name, (), words, {})
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


@commands.command("puzzles", cls=PoliteCommand, help=_say("help_puzzles", HELP_WORDS))
@politely
def puzzles_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=_say("help_game", HELP_WORDS))],
    count: Annotated[
        str | None, typer.Option("--count", metavar="N", help=_say("help_count", HELP_WORDS))
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help=_say("help_seed", HELP_WORDS))
    ] = None,
    preset: Preset = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_say("help_out", HELP_WORDS))
    ] = None,
    lang: Lang = None,
) -> None:
    """Mine puzzles."""
    words = words_in(lang)
    table = read_game(game, words)
    wanted = read_number(count, 1, _MOST, "bad_number", words) or _COUNT
    start = read_number(seed, 0, _LARGEST_SEED, "bad_seed", words) or 0
    if out is not None:
        # Better to hear now that nothing can be written than after the work.
        _write([], out, words)
    _write(_mine(table, _preset(table, preset, words), wanted, start, words), out, words)
