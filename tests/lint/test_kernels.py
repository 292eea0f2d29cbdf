"""Kernels keep clear of what the compiler is known to get wrong."""

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.lint.kernel_lint import Constants, check, module_constants

SOURCE = Path(__file__).parents[2] / "src"
KERNELS = sorted(p for p in SOURCE.rglob("kernel/**/*.py") if p.name != "__init__.py")


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


@cache
def all_constants() -> Mapping[str, Constants]:
    found: dict[str, Constants] = {}
    # A second pass reaches constants that are made of another kernel's constants.
    for _ in range(2):
        for path in KERNELS:
            found[module_name(path)] = module_constants(ast.parse(path.read_text()), found)
    return found


def function(*body: str) -> str:
    head = "from mypy_extensions import i64\nONE = 1\nTOP = 1 << 60\n"
    lines = "\n    ".join(body)
    return f"{head}def f(n: i64, m: i64) -> i64:\n    {lines}\n"


PLANTED = {
    "literal": ["return 1 << n"],
    "inside an expression": ["x: i64 = m & (1 << n)", "return x"],
    "added to a mask": ["m |= 1 << n", "return m"],
    "named constant": ["return ONE << n"],
    "large constant": ["return TOP << n"],
    "negative": ["return -1 << n"],
    "complement": ["return ~0 << n"],
    "folded local": ["one: i64 = 1", "return one << n"],
    "cast": ["return i64(1) << n"],
    "computed": ["return (2 - 1) << n"],
    "small constant to the right": ["return 255 >> n"],
    "ternary, constant first": ["x: i64 = 13 if m > 3 else n", "return x"],
    "ternary, constant last": ["x: i64 = n if m > 3 else 13", "return x"],
    "ternary, named constant": ["x: i64 = n if m > 3 else ONE", "return x"],
    "range to a literal": ["i: i64 = 0", "for i in range(n + 1, 5):", "    m += i", "return m"],
    "range to a name": ["i: i64 = 0", "for i in range(n, ONE):", "    m += i", "return m"],
    "power": ["return 2**n"],
    "wide constant": ["return m & 0x5555555555555555"],
    "untyped local": ["x = 0", "return x + n"],
    "untyped counter": ["for i in range(5):", "    m += i", "return m"],
    "import of a package": ["from paiju.game import Move", "return n"],
    "import of a module": ["import random", "return n"],
}

SOUND = {
    "bit from the top": ["return TOP >> (60 - n)"],
    "variable shifted": ["return m << n"],
    "constant by a constant": ["return n & (1 << 40)"],
    "local bound twice": ["one: i64 = 1", "if m > 3:", "    one = m", "return one << n"],
    "ternary of variables": ["x: i64 = n if m > 3 else m", "return x"],
    "range of variables": ["i: i64 = 0", "for i in range(n, m):", "    m += i", "return m"],
    "range from a literal": ["i: i64 = 0", "for i in range(1, n):", "    m += i", "return m"],
    "typed counter": ["i: i64 = 0", "for i in range(5):", "    m += i", "return m"],
    "flag": ["found = False", "if found:", "    return n", "return m"],
    "import of a kernel": ["from paiju.cards.kernel.bits import bit", "return bit(n)"],
}


@pytest.mark.parametrize("body", PLANTED.values(), ids=PLANTED.keys())
def test_planted_fault_is_found(body: list[str]) -> None:
    assert len(check(function(*body))) == 1


@pytest.mark.parametrize("body", SOUND.values(), ids=SOUND.keys())
def test_sound_form_passes(body: list[str]) -> None:
    assert check(function(*body)) == []


def test_constant_of_another_kernel_is_known() -> None:
    source = "from paiju.cards.kernel.bits import ONE\ndef f(n: i64) -> i64:\n    return ONE << n\n"
    assert check(source) == []
    assert len(check(source, {"paiju.cards.kernel.bits": {"ONE": 1}})) == 1


def test_there_are_kernels() -> None:
    assert KERNELS


@pytest.mark.parametrize("path", KERNELS, ids=module_name)
def test_kernel_is_clean(path: Path) -> None:
    assert check(path.read_text(), all_constants()) == []


def test_vectors_stay_inside_kernels() -> None:
    """A vector that interpreted code passes to a compiled function is never freed."""
    edge = [path for path in SOURCE.rglob("*.py") if "kernel" not in path.parts]
    assert edge
    names = ("vec[", "import vec", "librt.vecs import")
    assert [path.name for path in edge if any(name in path.read_text() for name in names)] == []
