"""One run of the arena at the terminal: a bar while it lasts, tables or JSON at its end."""

import json
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from paiju.arena.journal import Journal
from paiju.arena.plan import Plan
from paiju.arena.results import PlayedDeal
from paiju.arena.running import Spread, run
from paiju.cli.commands.setup import FAILED, Complaint, refuse
from paiju.cli.progress import bar
from paiju.cli.words import Words, tell
from paiju.game import Refused

_PART: Final = "arena"

say = partial(tell, _PART)


def arena_words(words: Words) -> Words:
    """Return the words for refusals of the arena."""
    return replace(words, game=_PART)


@dataclass(frozen=True, slots=True)
class Place:
    """Where finished deals are kept, and whether some may be there already."""

    folder: Path | None
    resume: bool


def _unwritable(folder: Path, error: OSError, words: Words) -> Complaint:
    """Say that nothing can be written there."""
    return Complaint(words.say("bad_folder", path=str(folder), why=str(error.strerror)))


def run_in(place: Place, plan: Plan, spread: Spread, words: Words) -> tuple[PlayedDeal, ...]:
    """Play a plan; whatever stops it, finished deals stay and a complaint says where.

    Without a folder they are kept for as long as the run lasts.
    """
    folder = place.folder or Path(tempfile.mkdtemp(prefix="paiju-arena-"))
    journal = Journal(folder, plan.key, plan.game)
    try:
        done = journal.resume() if place.resume else journal.begin()
    except Refused as error:
        raise refuse(error, arena_words(words)) from error
    except OSError as error:
        raise _unwritable(folder, error, words) from error
    total = sum(1 for _ in plan.tasks())
    finished = sum(1 for task in plan.tasks() if task in done)
    try:
        with bar() as drawn:
            shown = drawn.add_task(say("playing", words), total=total, completed=finished)
            played = run(plan, journal, spread, done, lambda: drawn.advance(shown))
    except (Refused, KeyboardInterrupt) as error:
        kept = len(journal.resume())
        told = say("kept", words, deals=kept, total=total, folder=str(folder))
        why = refuse(error, arena_words(words)).sentences if isinstance(error, Refused) else ()
        raise Complaint(*why, told, status=FAILED) from error
    if place.folder is None:
        shutil.rmtree(folder)
    return played


def present(
    plan: Plan, played: Sequence[PlayedDeal], out: Path | None, as_json: bool, words: Words
) -> None:
    """Print what was shown; with a folder, write it down and draw it as well."""
    try:
        from paiju.arena.plots import draw
        from paiju.arena.report import report, to_json
        from paiju.cli.commands.arena_table import tables
    except ImportError as error:
        told = say("extra_missing", words, package=str(error.name))
        raise Complaint(told, status=FAILED) from error
    found = report(plan, played)
    text = json.dumps(to_json(found), ensure_ascii=False)
    files: tuple[Path, ...] = ()
    if out is not None:
        try:
            (out / "report.json").write_text(text + "\n", "utf-8")
            files = draw(found, out, words.lang)
        except OSError as error:
            raise _unwritable(out, error, words) from error
    if as_json:
        print(text)
        return
    console = Console(highlight=False, width=80)
    console.print(*tables(found, words), sep="\n")
    if files:
        console.print(say("drawn", words, files=tuple(map(str, files))), soft_wrap=True)
