"""`paiju backup` and `paiju restore`: copies of all that a server keeps in its folder."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from paiju.cli.command import HELP_WORDS, Lang, make_commands, politely, words_in
from paiju.cli.commands.setup import FAILED, Complaint
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words, tell

commands = make_commands()
_say = partial(tell, "storage")

Copy = Annotated[Path, typer.Argument(metavar="FILE", help=_say("help_copy", HELP_WORDS))]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="FOLDER", envvar="PAIJU_DATA", help=_say("help_data", HELP_WORDS)
    ),
]


@commands.command("backup", cls=PoliteCommand, help=_say("help_backup", HELP_WORDS))
@politely
def backup_command(copy: Copy, data: Data = None, lang: Lang = None) -> None:
    """Copy all that is kept into one file; the server may be running."""
    typer.echo(_do("backup", copy.absolute(), data, words_in(lang)))


@commands.command("restore", cls=PoliteCommand, help=_say("help_restore", HELP_WORDS))
@politely
def restore_command(copy: Copy, data: Data = None, lang: Lang = None) -> None:
    """Put a copy in the place of what is kept; the server must not be running."""
    typer.echo(_do("restore", copy.absolute(), data, words_in(lang)))


def _do(what: str, copy: Path, data: Path | None, words: Words) -> str:
    """Do one of both, and say how it went; every fault is a sentence."""
    # The terminal's other commands must not wait for these.
    from paiju.store.contract import NewerSchema, Unavailable
    from paiju.store.opening import default_folder
    from paiju.store.sqlite.copies import back_up, restore

    folder = data or default_folder(os.environ)
    facts = {"file": str(copy), "folder": str(folder)}
    try:
        if what == "backup":
            return _say("backed_up", words, size=back_up(folder, copy), **facts)
        before = restore(copy, folder)
        done = _say("restored", words, **facts)
        return done if before is None else f"{done} {_say('kept', words, folder=str(before))}"
    except FileExistsError as error:
        raise Complaint(_say("exists", words, **facts), status=FAILED) from error
    except FileNotFoundError as error:
        missing = str(error.filename or error)
        raise Complaint(_say("missing", words, path=missing), status=FAILED) from error
    except NewerSchema as error:
        raise Complaint(_say("newer", words, version=str(error)), status=FAILED) from error
    except Unavailable as error:
        raise Complaint(_say(str(error), words, **facts), status=FAILED) from error
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Complaint(_say("failed", words, why=why, **facts), status=FAILED) from error
