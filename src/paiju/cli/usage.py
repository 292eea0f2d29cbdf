"""The command line's own words in the player's language: its faults, and the frame of its help."""

import errno
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NoReturn, cast

import typer
from typer.core import TyperCommand, TyperGroup

from paiju.cli.commands.setup import FAILED, USAGE, Complaint, complain
from paiju.cli.words import Words, preferred
from paiju.text import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from typer._click import Context
    from typer._click.exceptions import UsageError

# What is common to all faults of a command line.
_FAULT: Final = typer.BadParameter.__mro__[1]
_QUOTED: Final = re.compile(r"'(.*)'| \(([^()]*)\)$|: (\S+)")
_NOT_TAKEN: Final = "does not take a value"
_HELP_FRAME: Final = {
    "Usage:": "usage",
    "Arguments:": "arguments",
    "Options:": "options",
    "Commands:": "commands",
    "Show this message and exit.": "help",
    "[default: ": "default",
    "[required]": "required",
}
"""The words that the command line writes into a help, with the keys of ours."""


def line_words(line: Sequence[str]) -> Words:
    """Choose the language of a command line: the one it asks for, else the machine's."""
    parts = " ".join(line).replace("--lang=", "--lang ").split()
    asked = [after for option, after in pairwise(parts) if option == "--lang"]
    wish = preferred(asked[0] if asked else None, os.environ)
    return Words(wish if wish in LANGUAGES else FALLBACK)


def _sentence(error: "UsageError", words: Words) -> str:
    """Say what is wrong with a command line."""
    told = str(error.format_message())
    found = _QUOTED.search(told)
    named = next(filter(None, found.groups()), "") if found is not None else told
    match type(error).__name__:
        case "MissingParameter":
            key = "missing"
        case "NoSuchOption":
            key = "no_option"
        case "BadOptionUsage":
            key = "no_value" if _NOT_TAKEN in told else "value"
        case "BadParameter":
            key = "bad"
        case _:
            group = isinstance(getattr(error.ctx, "command", None), TyperGroup)
            key = "no_command" if group else "extra"
    return words.say(f"usage_{key}", named=named)


def _hint(error: "UsageError", words: Words) -> str:
    """Say where the help of the command is."""
    path = getattr(error.ctx, "command_path", "paiju")
    return words.say("usage_hint", command=f"{path} -h")


def _translated(text: str, words: Words) -> str:
    """Put our words into a help."""
    for theirs, ours in _HELP_FRAME.items():
        text = text.replace(theirs, words.say(f"frame_{ours}"))
    return text


class PoliteCommand(TyperCommand):
    """A command whose help is in one language."""

    def get_help(self, ctx: "Context") -> str:
        """Return the help."""
        return _translated(super().get_help(ctx), line_words(sys.argv))


def _lost(error: OSError, words: Words) -> int:
    """Say that the output has nowhere to go, but not to those who closed it themselves."""
    if error.errno != errno.EPIPE:
        told = words.say("output_lost", reason=error.strerror)
        with suppress(OSError):
            complain(Complaint(told, status=FAILED))
    # What is still buffered would fail once more at the end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


class PoliteGroup(TyperGroup):
    """All commands; whatever is wrong with the line or the output is told in a sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        """Run the line and end with its status."""
        words = line_words(sys.argv if args is None else args)
        try:
            status = super().main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )
            sys.stdout.flush()
        except OSError as error:
            status = _lost(error, words)
        except Exception as error:
            if not isinstance(error, _FAULT):
                raise
            fault = cast("UsageError", error)
            complain(Complaint(_sentence(fault, words), _hint(fault, words)))
            status = USAGE
        sys.exit(status)

    def get_help(self, ctx: "Context") -> str:
        """Return the help."""
        return _translated(super().get_help(ctx), line_words(sys.argv))
