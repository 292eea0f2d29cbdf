"""The map: which tests run which lines.

When a source has changed since a record was made, its lines are followed to where they stood.
"""

import ast
import difflib
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

from tools.mutate.records import Record, recorded_source, source_now

# Catalogues, and the functions that hand out all their texts.
_CATALOGUE = "text/catalogue.py"
_WHOLE = frozenset({"export", "export_all", "screen"})
_ANY = _WHOLE | {"find"}
# These look at catalogues as a whole.
_TEXTS = "tests/text/"
# The game that `paiju new-game` writes is run as a copy.
_TEMPLATE = "testing/example/"
_TEMPLATE_TESTS = "tests/cli/test_new_game.py"


@dataclass(frozen=True, slots=True)
class Case:
    """A test, and how long it takes while it is recorded: longer than without."""

    name: str
    seconds: float

    @property
    def file(self) -> str:
        """The file that it stands in."""
        return self.name.partition("::")[0]


@dataclass(frozen=True, slots=True)
class Trace:
    """The lines of a source that a test runs, or a test file as a whole."""

    who: str
    bits: int
    version: str


@dataclass(slots=True)
class Traces:
    """Who runs what, by source."""

    by_source: defaultdict[str, list[Trace]] = field(default_factory=lambda: defaultdict(list))

    def add(self, who: str, lines: dict[str, str], versions: dict[str, str]) -> None:
        """Take in what somebody runs."""
        for source, bits in lines.items():
            # Coverage also names the sources of which nothing ran.
            if number := int(bits, 16):
                self.by_source[source].append(Trace(who, number, versions[source]))

    def running(self, source: str, lines: range) -> set[str]:
        """Return who runs one of some lines."""
        wanted: dict[str, int] = {}
        found: set[str] = set()
        for trace in self.by_source[source]:
            if trace.version not in wanted:
                wanted[trace.version] = _bits_then(source, trace.version, lines)
            if trace.bits & wanted[trace.version]:
                found.add(trace.who)
        return found

    def using(self, source: str) -> set[str]:
        """Return who runs anything of a source."""
        return {trace.who for trace in self.by_source[source]}


@cache
def _bits_then(source: str, version: str, lines: range) -> int:
    then = lines_then(recorded_source(version), source_now(source), lines)
    return sum(1 << line for line in then)


def lines_then(then: str, now: str, lines: range) -> range:
    """Return where lines stood in an earlier text; a new line stands where its neighbour did."""
    if then == now:
        return lines
    matcher = difflib.SequenceMatcher(None, then.splitlines(), now.splitlines(), autojunk=False)
    place = {0: 0}
    for before, after, size in matcher.get_matching_blocks():
        place |= {after + step + 1: before + step + 1 for step in range(size)}
    first, last = (
        place[max(known for known in place if known <= line)] for line in (lines[0], lines[-1])
    )
    return range(first, last + 1)


@dataclass(slots=True)
class Covering:
    """The records of test files, together."""

    tests: dict[str, Case] = field(default_factory=dict)
    lines: Traces = field(default_factory=Traces)
    imported: Traces = field(default_factory=Traces)
    children: Traces = field(default_factory=Traces)
    texts: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, file: str, record: Record) -> None:
        """Take in the record of a test file."""
        for name, seconds in record["times"].items():
            self.tests[name] = Case(name, seconds)
        for name, lines in record["lines"].items():
            self.lines.add(name, lines, record["versions"])
        self.imported.add(file, record["imported"], record["versions"])
        self.children.add(file, record["children"], record["versions"])
        for text, names in record["texts"].items():
            self.texts[text].update(names)

    def drop(self, names: set[str]) -> None:
        """Ask some tests no more."""
        for name in names:
            self.tests.pop(name, None)

    def _named(self, names: set[str]) -> set[Case]:
        return {self.tests[name] for name in names if name in self.tests}

    def running(self, source: str, lines: range) -> set[Case]:
        """Return the tests that run one of some lines of a source, in whatever process."""
        if source.startswith(_TEMPLATE):
            return self._of_files({_TEMPLATE_TESTS})
        found = self._named(self.lines.running(source, lines))
        found |= self._of_files(self.children.running(source, lines))
        if not found:
            return self._importing(source, lines)
        # What a test file works out while it is read, all its tests may look at.
        return found | self._of_files(self.imported.running(source, lines))

    def _importing(self, source: str, lines: range) -> set[Case]:
        """Return the tests that use a module one of whose lines runs when it is imported."""
        files = self.imported.running(source, lines)
        using = self._named(self.lines.using(source))
        return {test for test in using if test.file in files} or self._of_files(files)

    def _of_files(self, files: set[str]) -> set[Case]:
        return {test for test in self.tests.values() if test.file in files}

    def reading(self, catalogue: str, key: str) -> set[Case]:
        """Return the tests that look a text up, and those that may: by themselves or a process."""
        if catalogue.startswith(_TEMPLATE):
            return self._of_files({_TEMPLATE_TESTS})
        found = self._named(self.texts[f"{catalogue}:{key}"])
        found |= {test for test in self.tests.values() if test.name.startswith(_TEXTS)}
        for lines in _functions(source_now(_CATALOGUE), _WHOLE):
            found |= self._named(self.lines.running(_CATALOGUE, lines))
        for lines in _functions(source_now(_CATALOGUE), _ANY):
            found |= self._of_files(self.children.running(_CATALOGUE, lines))
        return found


def _functions(source: str, names: frozenset[str]) -> list[range]:
    """Return the bodies of some functions."""
    return [
        range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name in names
    ]
