"""Kernels are compiled when they changed, never stale, and optional."""

import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools import kernels

KERNEL = """
from mypy_extensions import i64

def answer(number: i64) -> i64:
    return number + {addend}
"""
IMPORT = "from paiju.toy.kernel import {name}; print({name}.__file__[-3:], {name}.answer(40))"


@dataclass(frozen=True, slots=True)
class Project:
    """A project with one or two tiny kernels, built like ours."""

    root: Path

    def write(self, name: str, addend: int) -> None:
        """Write a kernel that adds a number."""
        text = KERNEL.format(addend=addend)
        (self.root / f"src/paiju/toy/kernel/{name}.py").write_text(text)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the project."""
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> str:
        """Build as `make build` does and return what it said."""
        done = self.run("tools/kernels.py", **environment)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def answer(self, name: str) -> str:
        """Tell which kind of file answers, and what."""
        done = self.run("-c", IMPORT.format(name=name))
        return done.stdout.strip() or done.stderr.strip().splitlines()[-1]

    def is_fresh(self) -> bool:
        """Ask the tool whether all is compiled from these sources."""
        return self.run("tools/kernels.py", "--check").returncode == 0


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Make a project with the build files of ours."""
    for name in ("setup.py", "pyproject.toml", "LICENSE", "tools/kernels.py"):
        target = tmp_path / name
        target.parent.mkdir(exist_ok=True)
        shutil.copy(kernels.ROOT / name, target)
    folder = tmp_path / "src/paiju/toy/kernel"
    folder.mkdir(parents=True)
    for package in (folder, folder.parent, folder.parent.parent):
        (package / "__init__.py").touch()
    made = Project(tmp_path)
    made.write("first", 1)
    return made


def test_build_follows_the_sources(project: Project) -> None:
    if kernels.missing() and not os.environ.get("CI"):
        pytest.skip(kernels.missing())
    project.write("second", 2)
    assert not project.is_fresh()
    assert project.build() == ""
    assert project.is_fresh()
    assert project.answer("first") == ".so 41"
    assert project.answer("second") == ".so 42"

    project.write("first", 100)
    (project.root / "src/paiju/toy/kernel/second.py").unlink()
    assert not project.is_fresh()
    assert project.build() == ""
    assert project.answer("first") == ".so 140"
    assert "cannot import name 'second'" in project.answer("second")

    stamp = project.root / "build/kernels/stamp"
    before = stamp.stat().st_mtime_ns
    assert project.build() == ""
    assert stamp.stat().st_mtime_ns == before


def test_failing_compiler_leaves_no_stale_binary(project: Project) -> None:
    stale = project.root / "src/paiju/toy/kernel/first.abi3.so"
    stale.touch()
    said = project.build(CC="false")
    assert said.count("\n") == 1
    assert "compiling failed" in said
    assert not stale.exists()
    assert project.answer("first") == ".py 41"
    assert not project.is_fresh()


def test_missing_compiler_is_said_in_one_line(project: Project) -> None:
    expected = "kernels: no C compiler found; the interpreted ones are used\n"
    assert project.build(CC="no-such-compiler") == expected
    assert project.build(CC="no-such-compiler") == expected
    assert project.answer("first") == ".py 41"


def test_wheel_without_compiler_is_pure_and_whole(project: Project) -> None:
    done = project.run("setup.py", "-q", "bdist_wheel", CC="false")
    assert done.returncode == 0, done.stderr
    (wheel,) = (project.root / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "paiju/toy/kernel/first.py" in names
    assert [name for name in names if name.endswith((".so", ".pyd"))] == []
