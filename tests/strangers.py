"""Packages of strangers: installed below a folder, as pip would leave them, for one test."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from importlib import invalidate_caches
from pathlib import Path

import pytest

KEPT = (
    "paiju.game.",
    "paiju.text.",
    "paiju.bots",
    "paiju.learn.",
    "paiju.pictures.",
    "paiju.server.",
)
"""The modules that remember what is installed."""
TOY = {"__init__.py": "", "book.py": "from tests.toy import game\n"}
"""A game that works: it is called toy."""


@dataclass(frozen=True)
class Strangers:
    """A folder for packages."""

    folder: Path

    def install(
        self,
        package: str,
        files: Mapping[str, str] = TOY,
        group: str = "paiju.games",
        **points: str,
    ) -> Path:
        """Install a package with its files and entry points; return where its files lie."""
        home = self.folder / package.replace("-", "_")
        for name, text in files.items():
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        info = self.folder / f"{home.name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = (f"{name} = {home.name}.{place}\n" for name, place in points.items())
        (info / "entry_points.txt").write_text(f"[{group}]\n{''.join(lines)}")
        forget()
        return home


def forget() -> None:
    """Forget what is known of installed packages."""
    invalidate_caches()
    for module in [module for name, module in sys.modules.items() if name.startswith(KEPT)]:
        for value in vars(module).values():
            if isinstance(value, _lru_cache_wrapper):
                value.cache_clear()


@contextmanager
def packages(folder: Path) -> Iterator[Strangers]:
    """Let packages be installed in a folder, and forget them afterwards."""
    known = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield Strangers(folder)
        for name in sys.modules.keys() - known:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
                del sys.modules[name]
    forget()
