"""What commands share: the options of a table and of the language, and how a complaint ends one."""

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Final, ParamSpec, TypeVar

import typer

from paiju.cli.commands.setup import Complaint, complain, read_language
from paiju.cli.usage import line_words
from paiju.cli.words import Words, preferred
from paiju.text import LANGUAGES

P = ParamSpec("P")
T = TypeVar("T")

HELP_WORDS: Final = line_words(sys.argv)
"""The words of helps, which are written before a command runs."""

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help=HELP_WORDS.say("help_lang")),
]
Preset = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help=HELP_WORDS.say("help_preset"))
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="SWITCH=VALUE", help=HELP_WORDS.say("help_set")),
]


def make_commands() -> typer.Typer:
    """Make the place for the commands of a module, where loading.py finds them."""
    return typer.Typer(rich_markup_mode=None)


def politely(command: Callable[P, T]) -> Callable[P, T]:
    """Turn complaints into sentences and an exit status."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return command(*args, **kwargs)
        except Complaint as complaint:
            raise complain(complaint) from complaint

    return guarded


def words_in(lang: str | None) -> Words:
    """Return the words of the language that is wanted."""
    return read_language(preferred(lang, os.environ))
