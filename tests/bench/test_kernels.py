import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.kernels import interpreted_kernels, kernel_modules


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    root = tmp_path / "planted_package"
    for folder in (root, root / "kit", root / "kit" / "kernel"):
        folder.mkdir()
        (folder / "__init__.py").touch()
    (root / "kit" / "plain.py").touch()
    (root / "kit" / "kernel" / "rules.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield root
    for name in [name for name in sys.modules if name.startswith("planted_package")]:
        del sys.modules[name]


def test_only_modules_in_kernel_folders_are_kernels(package: Path) -> None:
    assert tuple(kernel_modules(package)) == ("planted_package.kit.kernel.rules",)


def test_a_kernel_that_runs_from_its_source_is_named(package: Path) -> None:
    assert interpreted_kernels(package) == ("planted_package.kit.kernel.rules",)
