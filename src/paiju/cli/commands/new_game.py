"""`paiju new-game`: write a small package with a game that works, to begin one's own with.

It is `paiju.testing.example` under another name, so what is written is what our tests prove.
"""

import re
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from paiju import __version__
from paiju.cli.command import HELP_WORDS, Lang, make_commands, politely, words_in
from paiju.cli.commands.setup import FAILED, Complaint
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words, tell
from paiju.game import games
from paiju.text import is_part

commands = make_commands()
_say = partial(tell, "new_game")
_NAME: Final = re.compile("[a-z](?:_?[a-z]){0,30}")
_EXAMPLE: Final = "paiju.testing.example"
_KEPT: Final = (".py", ".toml", ".md")
_PROJECT: Final = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "paiju-{dashed}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["paiju>={version}"]

[project.optional-dependencies]
testing = ["paiju[testing]"]

[project.entry-points."paiju.games"]
{name} = "{package}:game"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
"*" = ["*.toml", "*.md", "*.jsonl", "*.npy"]
"""
_TEST: Final = """\
from paiju.testing import prove
from {package} import game

test_game = prove(game)
"""


def _written(name: str) -> dict[str, str]:
    """Return the files of a package by their paths."""
    package = f"paiju_{name}"
    facts = {"name": name, "dashed": name.replace("_", "-"), "package": package}
    found = {
        "pyproject.toml": _PROJECT.format(**facts, version=__version__),
        f"tests/test_{name}.py": _TEST.format(**facts),
    }
    for path, text in _copied(files(_EXAMPLE)):
        words = name.replace("_", " ").title()
        called = words.replace(" ", "") if path.endswith(".py") else words
        renamed = text.replace(_EXAMPLE, package).replace("example", name)
        found[f"src/{package}/{path}"] = renamed.replace("Example", called)
    return found


def _copied(folder: Traversable, place: str = "") -> list[tuple[str, str]]:
    """Return the files of a folder with their texts."""
    found: list[tuple[str, str]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _copied(one, f"{place}{one.name}/")
        elif one.name.endswith(_KEPT):
            found.append((f"{place}{one.name}", one.read_text("utf-8")))
    return sorted(found)


def _check(name: str, folder: Path, words: Words) -> None:
    """Refuse a name that no game can have, and a folder that is there."""
    if not _NAME.fullmatch(name):
        raise Complaint(_say("bad_name", words, given=name))
    if name in games() or is_part(name):
        raise Complaint(_say("taken", words, name=name))
    if folder.exists():
        raise Complaint(_say("there", words, path=str(folder)), status=FAILED)


@commands.command("new-game", cls=PoliteCommand, help=_say("help_new_game", HELP_WORDS))
@politely
def new_game_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help=_say("help_name", HELP_WORDS))],
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="DIR", help=_say("help_folder", HELP_WORDS))
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a package."""
    words = words_in(lang)
    home = Path(name) if folder is None else folder
    _check(name, home, words)
    try:
        for path, text in _written(name).items():
            file = home / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    except OSError as error:
        facts = {"path": str(home), "why": str(error.strerror)}
        raise Complaint(_say("unwritable", words, **facts), status=FAILED) from error
    # Paths are there to be copied: they are never cut short, as facts of a sentence are.
    print(_say("made", words))
    print(f"    pip install -e '{home}[testing]'\n    pytest {home}\n    paiju play {name}")
