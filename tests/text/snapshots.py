"""A reviewed snapshot of every sentence: code, clause and facts of a real case, and its words.

`python -m tests.text.snapshots` plays hands, runs the tests that provoke refusals and events, and
adds what is new; what is there keeps its facts, and its sentences are written as they are now. Look
at the difference before it is committed: it is what players will read.
"""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from paiju.game import Facts, games
from paiju.text import LANGUAGES
from tests.text import wordings
from tests.text.playing import choose, play
from tests.text.said import (
    BOOKS,
    COMMON,
    Key,
    Said,
    declared,
    listening,
    read_facts,
    write_facts,
)

FOLDER: Final = Path(__file__).with_name("snapshots")
ROOT: Final = Path(__file__).parents[2]
PROVOKING: Final = (
    "rules",
    "judge",
    "game",
    "bots/test_explain.py",
    "bots/test_coach.py",
    "server/test_endpoints.py",
    "server/test_rooms.py",
    "server/test_routes.py",
    "server/test_replay.py",
    "server/test_tournaments.py",
)
"""The tests that are listened to, besides the hands of `playing`."""
WRITING: Final = "PAIJU_WRITING_SNAPSHOTS"
"""Set while the snapshots are written: then tests may say what is in none of them."""
PLAYED, TESTED, DECLARED = "played", "tested", "declared"
"""Where facts come from: seeded hands, a test, or only the declaration of the code."""
EXAMPLES: Final[Facts] = {
    "seat": 2,
    "seats": 4,
    "given": 3,
    "low": 1,
    "high": 9,
    "most": 8,
    "least": 5,
}
"""Facts of cases that are made up."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What was said, how it was come by, and its sentences."""

    said: Said
    source: str
    texts: tuple[str, ...]

    @staticmethod
    def of(said: Said, source: str) -> "Snapshot":
        """Write the sentences of what was said, of its facts as they are kept."""
        kept = replace(said, facts=read_facts(write_facts(said.facts)))
        texts = tuple(kept.text(lang) for lang in LANGUAGES)
        assert texts == tuple(said.text(lang) for lang in LANGUAGES), said
        return Snapshot(kept, source, texts)

    def lines(self) -> str:
        """Write a snapshot as a paragraph."""
        said = self.said
        head = " ".join(word for word in (said.kind, said.code, said.rule, self.source) if word)
        words = (f"  {lang} {text}" for lang, text in zip(LANGUAGES, self.texts, strict=True))
        return "\n".join((head, f"  {write_facts(said.facts)}", *words, ""))


def read(book: str) -> dict[Key, Snapshot]:
    """Read the snapshots of a book."""
    path = FOLDER / f"{book}.txt"
    text = path.read_text("utf-8") if path.exists() else ""
    found: dict[Key, Snapshot] = {}
    for paragraph in filter(None, text.split("\n\n")):
        head, facts, *told = paragraph.strip("\n").split("\n")
        kind, code, *rule, source = head.split(" ")
        said = Said(book, kind, code, "".join(rule), read_facts(facts))
        texts = (
            line.removeprefix(f"  {lang} ") for lang, line in zip(LANGUAGES, told, strict=True)
        )
        assert said.key not in found, said
        found[said.key] = Snapshot(said, source, tuple(texts))
    return found


@cache
def known() -> frozenset[tuple[str, Key]]:
    """Return the keys of all snapshots, each with its book."""
    return frozenset((book, key) for book in BOOKS for key in read(book))


def is_declared(said: Said) -> bool:
    """Return whether code and clause are ones of ours; tests make up games of their own."""
    if said.book not in BOOKS or (said.rule and said.book == COMMON):
        return False
    return any((said.kind, said.code) in declared(book) for book in (said.book, COMMON))


class Listener:
    """Listens to tests, for the command that writes the snapshots."""

    def __init__(self, tell: Callable[[Said], object]) -> None:
        self._tell = tell

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Listen to a test."""
        with listening(self._tell, home_of(item)):
            return (yield)


def home_of(item: pytest.Item) -> str:
    """Return the game whose rules a test is about, "" for none."""
    parts = item.path.parts
    home = parts[-2] if "rules" in parts else ""
    return home if home in games() else ""


class Collection:
    """The best case of everything that is said: one whose facts all differ, if there is one."""

    def __init__(self) -> None:
        self._heard: dict[tuple[str, Key], Snapshot] = {}

    def hear(self, said: Said, source: str) -> None:
        """Take what was said, if it is the best case so far."""
        place = (said.book, said.key)
        best = self._heard.get(place)
        if best is None and is_declared(said):
            self._heard[place] = Snapshot.of(said, source)
        elif best is not None and best.said.weight < min(len(said.facts), said.weight):
            self._heard[place] = Snapshot.of(said, best.source)

    def books(self) -> Iterator[tuple[str, list[Snapshot]]]:
        """Give the snapshots of every book: reviewed facts stay where they are as good."""
        for book in BOOKS:
            before = read(book)
            found = [
                self._keep(heard, before.get(key))
                for (where, key), heard in self._heard.items()
                if where == book
            ]
            found += [Snapshot.of(said, DECLARED) for said in self._never_said(book)]
            yield book, sorted(found, key=lambda one: _order(one.said))

    @staticmethod
    def _keep(heard: Snapshot, before: Snapshot | None) -> Snapshot:
        """Choose between what is said now and what was kept before."""
        if before is None or before.source == DECLARED or before.said.weight < heard.said.weight:
            return heard
        return Snapshot.of(before.said, heard.source)

    def _never_said(self, book: str) -> Iterator[Said]:
        """Make up a case of every code that nobody has provoked."""
        said = {key[:2] for where, key in self._heard if book in (where, COMMON)}
        for (kind, code), names in declared(book).items():
            if (kind, code) not in said:
                facts = {name: EXAMPLES.get(name, name) for name in names}
                yield Said(book, kind, code, "", facts)


def _order(said: Said) -> tuple[object, ...]:
    """Sort by kind, code and clause, as a book has them."""
    return said.kind, said.code, [int(part) for part in said.rule.split(".")[1:]], said.key


def main() -> int:
    """Write the snapshots anew."""
    found = Collection()
    for game in games().values():
        for said in chain(play(game), choose(game)):
            found.hear(said, PLAYED)
    tests = [str(ROOT / "tests" / part) for part in PROVOKING]
    os.environ[WRITING] = "1"
    listener = Listener(lambda said: found.hear(said, TESTED))
    failed = pytest.main(["-q", "--no-header", *tests], plugins=[listener])
    if failed:
        return int(failed)
    wordings.write_all()
    FOLDER.mkdir(exist_ok=True)
    for book, snapshots in found.books():
        text = "\n".join(one.lines() for one in snapshots)
        (FOLDER / f"{book}.txt").write_text(text, "utf-8")
        count = sum(one.source == DECLARED for one in snapshots)
        print(f"{book}: {len(snapshots)} snapshots, {count} from no real case")
    return 0


if __name__ == "__main__":
    sys.exit(main())
