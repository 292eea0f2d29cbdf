"""Games are found by the entry point group `paiju.games`, ours and others' alike."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, TypeAlias

from paiju.game.contract import Game, State, View
from paiju.game.refusal import Facts, Refusal, Refused

# Whoever serves games of every kind meets them as these.
AnyGame: TypeAlias = Game[Any, Any]
AnyState: TypeAlias = State[Any, Any]
AnyView: TypeAlias = View[Any]


@cache
def games() -> dict[str, AnyGame]:
    """Return every installed game by name."""
    return {found.name: found.load() for found in sorted(entry_points(group="paiju.games"))}


def home(name: str) -> str:
    """Return the package that an installed game comes from: its texts lie there."""
    module = next(found.module for found in entry_points(group="paiju.games") if found.name == name)
    return import_module(module).__package__ or module


def find(name: str) -> AnyGame:
    """Return a game; `Refused` where there is none of that name."""
    known = games()
    if name not in known:
        facts: Facts = {"game": name[:40], "known": tuple(known)}
        raise Refused(Refusal("unknown_game", facts=facts))
    return known[name]
