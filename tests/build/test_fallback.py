"""Kernels run without the packages that they are compiled with."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from paiju import _fallback

SOURCE = Path(__file__).parents[2] / "src"
KERNELS = sorted(SOURCE.rglob("kernel/**/*.py"))

# -S: without the installed packages; -I: without the environment's paths.
ISOLATED = [sys.executable, "-I", "-S", "-c"]
SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
import paiju
from mypy_extensions import i64
from librt.vecs import append, vec
assert i64 is int
numbers = vec[i64]([0] * 3)
numbers[1] = 5
numbers = append(numbers, 7)
assert numbers == [0, 5, 0, 7], numbers
assert type(numbers) is list
print("stand-ins", sys.modules["librt.vecs"].__spec__)
"""


def test_stand_ins_are_used_where_packages_are_missing(pure: Path) -> None:
    command = [*ISOLATED, SCRIPT, str(pure)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "stand-ins None\n", "")


def test_installed_packages_are_kept() -> None:
    import librt.vecs  # noqa: F401 - loaded here, so that there is something to keep

    before = sys.modules.get("librt.vecs"), sys.modules.get("mypy_extensions")
    _fallback.install()
    assert (sys.modules.get("librt.vecs"), sys.modules.get("mypy_extensions")) == before
    assert sys.modules["librt.vecs"].__spec__ is not None


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_name_a_kernel_imports_has_a_stand_in(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module in _fallback.STAND_INS:
            wanted = {alias.name for alias in node.names}
            assert wanted <= set(_fallback.STAND_INS[node.module])
