"""`paiju judge`: questions in, rulings out, one JSON object a line."""

import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from paiju.cli.command import HELP_WORDS, make_commands, politely
from paiju.cli.commands.setup import FAILED, Complaint
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words, preferred
from paiju.judge import lines_of, stream

_WORDS = Words(preferred(None, os.environ))
commands = make_commands()


def _unreadable(file: Path | None, error: OSError) -> Complaint:
    """Say that the questions cannot be read."""
    told = _WORDS.say("unreadable", file=str(file or "-"), reason=str(error.strerror))
    return Complaint(told, status=FAILED)


def _questions(file: Path | None) -> Iterator[bytes]:
    """Read the questions line by line; what goes wrong with writing is another matter."""
    try:
        lines = sys.stdin.buffer if file is None else file.open("rb")
        with nullcontext() if file is None else lines:
            yield from lines_of(lines)
    except OSError as error:
        raise _unreadable(file, error) from error


@commands.command("judge", cls=PoliteCommand, help=HELP_WORDS.say("help_judge"))
@politely
def judge_command(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help=_WORDS.say("help_questions"))
    ] = None,
    trace: Annotated[bool, typer.Option("--trace", help=_WORDS.say("help_trace"))] = False,
) -> None:
    """Rule on questions from a file or the standard input."""
    out = sys.stdout.buffer
    try:
        # Each ruling is written as soon as it is made: whoever asks may wait for it.
        for ruling in stream(_questions(file), trace=trace):
            out.write(ruling.encode() + b"\n")
            out.flush()
    except BrokenPipeError:
        # Whoever asked has heard enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
