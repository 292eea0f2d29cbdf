"""`paiju judge`: questions in, rulings out, one JSON object a line."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from paiju.cli.setup import FAILED, Complaint, complain
from paiju.cli.words import Words, preferred
from paiju.judge import stream

_WORDS = Words(preferred(None, os.environ))


def _answer(lines: Iterable[bytes], trace: bool) -> None:
    """Write each ruling as soon as it is made: whoever asks may wait for it."""
    out = sys.stdout.buffer
    for ruling in stream(lines, trace=trace):
        out.write(ruling.encode() + b"\n")
        out.flush()


def judge_command(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help=_WORDS.say("help_questions"))
    ] = None,
    trace: Annotated[bool, typer.Option("--trace", help=_WORDS.say("help_trace"))] = False,
) -> None:
    """Rule on questions from a file or the standard input."""
    try:
        if file is None:
            _answer(sys.stdin.buffer, trace)
        else:
            with file.open("rb") as lines:
                _answer(lines, trace)
    except BrokenPipeError:
        # Whoever read the rulings has left; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        told = _WORDS.say("unreadable", file=str(file or "-"), reason=str(error.strerror))
        raise complain(Complaint(told, status=FAILED)) from error
