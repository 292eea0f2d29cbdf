"""Games are found by the entry point group `paiju.games`, ours and others' alike."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from paiju.game.contract import Game
from paiju.game.refusal import Facts, Refusal, Refused
from paiju.game.state import State, View

# Whoever serves games of every kind meets them as these.
AnyGame: TypeAlias = Game[Any, Any]
AnyState: TypeAlias = State[Any, Any]
AnyView: TypeAlias = View[Any]


class _Shelf(Mapping[str, AnyGame]):
    """Installed games by name; each is loaded when it is asked for."""

    def __init__(self, points: Mapping[str, EntryPoint]) -> None:
        self._points = points
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._loaded:
            self._loaded[name] = self._points[name].load()
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._points

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)


@cache
def games() -> Mapping[str, AnyGame]:
    """Return every installed game by name."""
    found = sorted(entry_points(group="paiju.games"))
    return _Shelf({point.name: point for point in found})


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
