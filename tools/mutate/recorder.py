"""A plugin of pytest that records which lines each test runs, and how long it takes.

Lines that run in processes which a test file starts count for all its tests: a server may be
shared by them.
"""

import json
import os
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import coverage
import pytest

if TYPE_CHECKING:
    from paiju.text.catalogue import Catalogue

# Where the record goes, and how many seconds of the processor a test file may take.
RECORD = "PAIJU_MUTATE_RECORD"
SECONDS = "PAIJU_MUTATE_SECONDS"

_SETTINGS = """[run]
source = {source}
data_file = {data}
parallel = true
sigterm = true
"""


def _bits(lines: Iterator[int]) -> str:
    """Write numbers of lines as one number."""
    total = 0
    for line in lines:
        total |= 1 << line
    return f"{total:x}"


def children_folder(record: Path) -> Path:
    """Return where the processes that tests start leave what they ran."""
    return record.with_suffix(".children")


def _worked() -> float:
    """Return the seconds of the processor that this process and its children took."""
    return sum(os.times()[:4])


class Recorder:
    """What is recorded of one test file."""

    def __init__(self, record: Path, seconds: float) -> None:
        self._record = record
        self._until = _worked() + seconds
        self._source = Path.cwd() / "src" / "paiju"
        self._children = children_folder(record)
        self._times: dict[str, float] = {}
        self._failed: set[str] = set()
        self._looked: defaultdict[str, set[str]] = defaultdict(set)
        self._name = ""
        self._left = 0
        self._coverage = coverage.Coverage(data_file=None, source=[str(self._source)])

    def start(self) -> None:
        """Record from here on, in the processes that tests start too."""
        self._children.mkdir(parents=True, exist_ok=True)
        settings = self._children / "settings"
        data = self._children / "data"
        settings.write_text(_SETTINGS.format(source=self._source, data=data))
        os.environ["COVERAGE_PROCESS_START"] = str(settings)
        self._coverage.start()

    def watch_texts(self) -> None:
        """Record which texts are looked up: a catalogue is no code that runs."""
        catalogue = import_module("paiju.text.catalogue").Catalogue
        find = catalogue.find
        trees = {
            self._short(path): tomllib.loads(path.read_text("utf-8")) for path in self._texts()
        }
        names: dict[int, str] = {}

        def name(tree: object) -> str:
            if id(tree) not in names:
                names[id(tree)] = next((name for name, one in trees.items() if one == tree), "")
            return names[id(tree)]

        def watched(words: "Catalogue", *path: str) -> str | None:
            for tree in (words.own, words.common):
                self._looked[f"{name(tree)}:{'.'.join(path)}"].add(self._name)
            text: str | None = find(words, *path)
            return text

        catalogue.find = watched

    def _texts(self) -> list[Path]:
        return sorted(self._source.rglob("text/*.toml"))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Mix the tests, so that those for which there is time are of all kinds."""
        items.sort(key=lambda item: sha256(item.nodeid.encode()).digest())
        self.watch_texts()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Record one test with what is set up for it."""
        if _worked() > self._until:
            self._left += 1
            item.add_marker(pytest.mark.skip(reason="no time left for this file"))
            self._failed.add(item.nodeid)
        self._name = item.nodeid
        self._coverage.switch_context(item.nodeid)
        begun = time.monotonic()
        result = yield
        self._times[item.nodeid] = round(time.monotonic() - begun, 3)
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember what does not pass: it finds nothing."""
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write down what was recorded."""
        self._coverage.stop()
        del os.environ["COVERAGE_PROCESS_START"]
        by_test: defaultdict[str, dict[str, str]] = defaultdict(dict)
        data = self._coverage.get_data()
        for path in data.measured_files():
            lines: defaultdict[str, list[int]] = defaultdict(list)
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    lines[context].append(line)
            for context, found in lines.items():
                by_test[context][self._short(path)] = _bits(iter(found))
        passed = {name: took for name, took in self._times.items() if name not in self._failed}
        record = {
            "left": self._left,
            "failed": len(self._failed) - self._left,
            "times": passed,
            "lines": {name: by_test[name] for name in passed},
            "imported": by_test[""],
            "children": self._in_children(),
            "texts": {text: sorted(names & passed.keys()) for text, names in self._looked.items()},
        }
        self._record.write_text(json.dumps(record))

    def _short(self, path: str | Path) -> str:
        return Path(path).relative_to(self._source).as_posix()

    def _in_children(self) -> dict[str, str]:
        """Gather what ran in other processes."""
        files = [str(path) for path in self._children.glob("data.*")]
        if not files:
            return {}
        together = coverage.Coverage(data_file=None)
        together.combine(files)
        data = together.get_data()
        found = {path: data.lines(path) or [] for path in data.measured_files()}
        return {self._short(path): _bits(iter(lines)) for path, lines in found.items()}


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Record where it was asked for, before anything is imported."""
    recorder = Recorder(Path(os.environ[RECORD]), float(os.environ[SECONDS]))
    recorder.start()
    early_config.pluginmanager.register(recorder)
