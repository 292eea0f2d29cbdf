"""What CONTRIBUTING.md says of style and no linter knows."""

import ast
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.lint.tree import ROOT, name, project_files, python_files

EMPTY_NAME: Final = re.compile(r".+(?:Manager|Helper|Utils?|Base|Impl)")
VALUES: Final = tuple(
    f"src/paiju/{part}/" for part in ("cards", "game", "text", "judge", "room", "wire")
)
"""Where every dataclass is a value that never changes."""
MAY_EXTEND: Final[Mapping[str, str]] = {
    "/kernel/": "inside the compiled group a native subclass costs nothing",
    "src/paiju/testing/": "a planted fault is a whole game with one method changed",
    "src/paiju/pictures/examples.py": "examples have the same head",
}
NOT_YET: Final = ("src/paiju/server/rooms/", "src/paiju/server/sockets/", "src/paiju/store/")
"""Folders whose docstrings are still to be written anew."""
STAND_IN: Final = "src/paiju/offline/stand_in/"
"""A library written anew for browsers: its classes count as that library's."""
EXCUSE: Final = re.compile(r"#\s*(?:noqa|type:\s*ignore)(?!\S*\[?[^#]*\]?\s+(?:-|#)\s*\w)")


@cache
def classes(source: str) -> tuple[ast.ClassDef, ...]:
    """List the classes of a source."""
    return tuple(n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.ClassDef))


def _bases(node: ast.ClassDef) -> set[str]:
    """Return the names of the classes that a class extends; those with a dot are a library's."""
    return {ast.unparse(base).split("[")[0] for base in node.bases} - {"ABC"}


def extended(sources: Mapping[str, str]) -> list[str]:
    """Name the classes that extend one of ours which itself extends nothing of a library."""
    found = [(path, node) for path, source in sources.items() for node in classes(source)]
    own: dict[str, list[set[str]]] = {}
    for path, node in found:
        if not path.startswith(STAND_IN):
            own.setdefault(node.name, []).append(_bases(node) - {node.name})

    def is_plain(base: str) -> bool:
        return base in own and all(is_plain(one) for bases in own[base] for one in bases)

    return [
        f"{path}: {node.name}({base})"
        for path, node in found
        for base in _bases(node)
        if is_plain(base) and not any(part in path for part in MAY_EXTEND)
    ]


def lax_dataclasses(source: str, frozen: bool) -> list[str]:
    """Name the dataclasses without slots, and those that can change where none should."""
    wanted = {"slots", "frozen"} if frozen else {"slots"}
    return [
        node.name
        for node in classes(source)
        for made in node.decorator_list
        if re.fullmatch(r"dataclass\b(?!_).*", ast.unparse(made), re.DOTALL)
        if not wanted
        <= {key.arg for key in getattr(made, "keywords", ()) if ast.unparse(key.value) == "True"}
    ]


def sources(*roots: str) -> dict[str, str]:
    """Read the Python files below some folders."""
    return {name(path): path.read_text() for path in python_files() if name(path).startswith(roots)}


def test_names_that_say_nothing_are_found() -> None:
    assert EMPTY_NAME.fullmatch("RoomManager")
    assert EMPTY_NAME.fullmatch("TextUtils")
    assert not EMPTY_NAME.fullmatch("Helper")


def test_no_class_has_a_name_that_says_nothing() -> None:
    named = {node.name for source in sources("").values() for node in classes(source)}
    assert [one for one in sorted(named) if EMPTY_NAME.fullmatch(one)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class A: ...\nclass B(A): ...", ["x.py: B(A)"]),
        ("class A: ...\nclass B(A[int]): ...", ["x.py: B(A)"]),
        ("class A(ABC): ...\nclass B(A): ...", ["x.py: B(A)"]),
        ("class A(Exception): ...\nclass B(A): ...", []),
        ("class A(msgspec.Struct): ...\nclass B(A, frozen=True): ...", []),
        ("class A(Protocol): ...", []),
    ],
)
def test_extended_classes_are_found(source: str, found: list[str]) -> None:
    assert extended({"x.py": source}) == found
    assert extended({"src/a/kernel/x.py": source}) == []


def test_no_class_of_ours_is_extended() -> None:
    assert extended(sources("src/")) == []


def test_lax_dataclasses_are_found() -> None:
    source = "@dataclass(slots=True)\nclass A: ...\n@dataclass\nclass B: ...\n"
    assert lax_dataclasses(source, frozen=False) == ["B"]
    assert lax_dataclasses(source, frozen=True) == ["A", "B"]
    assert lax_dataclasses("@dataclass(frozen=True, slots=True)\nclass A: ...", frozen=True) == []


def test_dataclasses_have_slots_and_values_never_change() -> None:
    found = {
        path: lax_dataclasses(source, path.startswith(VALUES))
        for path, source in sources("src/").items()
    }
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("line", "excused"),
    [
        ("x = f()  # noqa: ANN401 - anything JSON can hold", True),
        ("x = f()  # type: ignore[arg-type]  # parts of a second are taken too", True),
        ("x = f()  # noqa: ANN401", False),
        ("x = f()  # type: ignore[arg-type, misc]", False),
        ("x = f()  # noqa", False),
    ],
)
def test_exceptions_without_a_reason_are_found(line: str, excused: bool) -> None:
    assert (EXCUSE.search(line) is None) == excused


def test_every_exception_to_a_linter_has_its_reason() -> None:
    lines = [
        f"{path}: {line.strip()}"
        for path, source in sources("src/", "tools/", "bench/", "fuzz/").items()
        for line in source.splitlines()
        if EXCUSE.search(line)
    ]
    assert lines == []


def test_docstrings_return_what_they_return() -> None:
    """`Return whether`, not the older form; comments and docstrings of Python and of the page."""
    older = re.compile("Tell " r"whether\b")
    scripts = [path for path in project_files() if path.suffix in (".py", ".ts", ".tsx", ".js")]
    found = {name(path) for path in scripts if older.search(path.read_text("utf-8"))}
    assert {path for path in found if not path.startswith(NOT_YET)} == set()


def test_tests_of_the_page_lie_in_the_folders_of_what_they_test() -> None:
    tests = [path for path in project_files() if name(path).startswith("web/tests/")]
    folders = {path.parent for path in tests if ".test." in path.name}
    assert len(folders) > 10
    lost = [one for one in folders if not _twin(one).is_dir()]
    assert lost == []


def _twin(folder: Path) -> Path:
    """Return the folder of sources that a folder of tests belongs to."""
    return ROOT / "web/src" / folder.relative_to(ROOT / "web/tests")
