"""The files speak of the project: no addresses in locks, no machine, nothing left unfinished."""

import re
from pathlib import Path

import pytest

from tests.lint.tree import ROOT, name, project_files

ADDRESS = re.compile(r"://|--(?:extra-)?index-url|--find-links|@ file:")
REGISTRY = re.compile(r"\b(?:pypi\.org|pythonhosted\.org|registry\.npmjs\.org)\b")
# Where a server is installed, by the files of deploy/, is no machine of ours.
MACHINE = re.compile(r"(?<![\w.\])}])/(?:root|opt(?!/paiju\b)|home|work)/\w")
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b")
# It spells what it looks for.
THIS = ROOT / "tests/lint/test_traces.py"
LOCKS = sorted(ROOT.glob("requirements/*.txt"))


def texts() -> dict[str, str]:
    """Read every text file but the locks."""
    found: dict[str, str] = {}
    for path in project_files():
        if path in LOCKS or path == THIS:
            continue
        try:
            found[name(path)] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return found


def hits(pattern: re.Pattern[str]) -> list[str]:
    """List the lines that a pattern is found in."""
    return [
        f"{path}:{number}: {line.strip()}"
        for path, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=name)
def test_lock_names_no_address_and_every_hash(lock: Path) -> None:
    text = lock.read_text()
    assert ADDRESS.search(text) is None
    packages = re.findall(r"^[A-Za-z0-9_.-]+==", text, re.MULTILINE)
    hashed = re.findall(r"^[A-Za-z0-9_.-]+==[^\n]*\\\n    --hash=", text, re.MULTILINE)
    assert packages
    assert len(packages) == len(hashed)


def test_addresses_are_recognised() -> None:
    assert ADDRESS.search("--index-url simple")
    assert ADDRESS.search("x @ https" + "://host/x.whl")
    assert MACHINE.search("cd /home/somebody")
    assert not MACHINE.search("docs/work/rules")
    assert UNFINISHED.search("# TO" + "DO later")


def test_no_registry_is_named() -> None:
    assert hits(REGISTRY) == []


def test_no_machine_is_named() -> None:
    assert hits(MACHINE) == []


def test_nothing_is_marked_unfinished() -> None:
    assert hits(UNFINISHED) == []
