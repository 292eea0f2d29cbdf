"""Copies are whole, leave the project alone, and nothing goes on when somebody stops the run."""

import sys
import threading
from pathlib import Path

import pytest

from tools import kernels
from tools.mutate import tree


def test_a_copy_has_the_sources_and_no_binaries(tmp_path: Path) -> None:
    made = tree.make_tree(tmp_path / "copy", tree.Kernels.INTERPRETED)
    package = made / "src" / "paiju"
    assert not package.is_symlink()
    assert (package / "games/xiaoer/rulebook/zh.md").is_file()
    assert [*package.rglob("*.so")] == []
    assert (made / "pyproject.toml").read_text() == (tree.ROOT / "pyproject.toml").read_text()


def test_a_kernel_that_is_changed_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "_compiled", lambda: True)
    assert tree.kernels_for("src/paiju/cards/kernel/bits.py") is tree.Kernels.INTERPRETED
    assert tree.kernels_for("src/paiju/server/app.py") is tree.Kernels.COMPILED
    monkeypatch.setattr(tree, "_compiled", lambda: False)
    assert tree.kernels_for("src/paiju/server/app.py") is tree.Kernels.INTERPRETED


@pytest.mark.skipif(not kernels.compiled(), reason="there are no compiled kernels here")
def test_a_copy_with_binaries_passes_for_fresh(tmp_path: Path) -> None:
    made = tree.make_tree(tmp_path / "copy", tree.Kernels.COMPILED)
    line = [sys.executable, "-c", "import tools.kernels as k, sys; sys.exit(not k.fresh())"]
    assert tree.run(line, made, tree.environment(made), 60) == 0


def test_what_takes_too_long_is_stopped(tmp_path: Path) -> None:
    line = [sys.executable, "-c", "while True: pass"]
    assert tree.run(line, tmp_path, {}, 0.1) is None


def test_nothing_goes_on_when_one_fails(tmp_path: Path) -> None:
    begun = threading.Event()
    ended: list[int | None] = []

    def work(thing: str) -> None:
        if thing == "fails":
            assert begun.wait(30)
            raise KeyboardInterrupt
        begun.set()
        ended.append(tree.run(["sleep", "1000"], tmp_path, {"PATH": "/usr/bin:/bin"}, 1000))

    with pytest.raises(KeyboardInterrupt):
        tree.each(work, ["fails", "runs"], 2)
    assert ended == [-9]
