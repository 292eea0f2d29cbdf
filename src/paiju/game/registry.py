"""Games are found by the entry point group `paiju.games`, ours and others' alike."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias, cast

from paiju._arguments import expect
from paiju.game.contract import Game
from paiju.game.packages import OURS, Shelf, package_of
from paiju.game.refusal import Facts, Refusal, Refused
from paiju.game.rules import switches
from paiju.game.state import State, View

# Whoever serves games of every kind meets them as these.
AnyGame: TypeAlias = Game[Any, Any]
AnyState: TypeAlias = State[Any, Any]
AnyView: TypeAlias = View[Any]

_MEMBERS: Final = tuple(name for name in dir(Game) if not name.startswith("_"))
_NAME: Final = re.compile("[a-z_]{1,32}")


def _missing(name: str, given: object) -> list[str]:
    """Name what a game has not and cannot do without."""
    missing = [member for member in _MEMBERS if not hasattr(given, member)]
    if missing:
        return missing
    game = cast("AnyGame", given)
    if game.name != name or not _NAME.fullmatch(name):
        missing.append("name")
    if not game.presets:
        missing.append("presets")
    return missing


def _check(point: EntryPoint, given: object) -> AnyGame:
    """Refuse what is no game, or one that nobody could open a table of."""
    package = package_of(point)
    if missing := _missing(point.name, given):
        facts: Facts = {"name": point.name, "package": package, "missing": tuple(missing)}
        raise Refused(Refusal("package_incomplete", facts=facts))
    game = cast("AnyGame", given)
    if package != OURS:
        for rules in game.presets.values():
            switches(rules)
            game.deck(rules), game.seats(rules), game.sides(rules)
        for file in _texts(point):
            tomllib.loads(file.read_text("utf-8"))
    return game


def _home(point: EntryPoint) -> Traversable | None:
    """Return the folder of the package that an entry point leads to; a lone module has none."""
    package = import_module(point.module).__package__
    return files(package) if package else None


def _texts(point: EntryPoint) -> list[Traversable]:
    """List what a game brings as TOML."""
    home = _home(point)
    if home is None:
        return []
    text = home.joinpath("text")
    found = [*home.iterdir(), *(text.iterdir() if text.is_dir() else ())]
    return [file for file in found if file.name.endswith(".toml")]


@cache
def _shelf() -> Shelf[AnyGame]:
    """Return what is registered as a game."""
    return Shelf("paiju.games", _check)


def games() -> Mapping[str, AnyGame]:
    """Return every installed game by name; each is loaded when it is asked for."""
    return _shelf()


def faults() -> tuple[Refusal, ...]:
    """Return what is wrong with installed packages of games: those are left out."""
    return _shelf().faults


def brought(game: str, *path: str) -> Traversable | None:
    """Return a file of a game's package, None where the game does not bring it.

    Texts, the rule book, a lesson, puzzles, pictures and weights lie beside the code of a game.
    """
    point = _shelf().point(game) if game in _shelf() else None
    file = None if point is None else _home(point)
    if file is None:
        return None
    for part in path:
        file = file / part
    return file if file.is_file() else None


def find(name: str) -> AnyGame:
    """Return a game; `Refused` where there is none of that name, or where it does not work."""
    expect("name", name, str, "the name of a game, as `paiju games` lists them")
    known = games()
    if name in known:
        return known[name]
    facts: Facts = {"game": name[:40], "known": tuple(known)}
    raise Refused(_shelf().fault(name) or Refusal("unknown_game", facts=facts))
