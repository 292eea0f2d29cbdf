"""Find out whether the kernels in use are compiled."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path


def kernel_modules(package: Path) -> Iterator[str]:
    """Name every module in a `kernel` folder below a package's folder."""
    for source in sorted(package.glob("**/kernel/**/*.py")):
        if source.stem != "__init__":
            parts = source.relative_to(package.parent).with_suffix("").parts
            yield ".".join(parts)


def interpreted_kernels(package: Path) -> tuple[str, ...]:
    """Import the kernels of a package and name those that run from their `.py`."""
    names = kernel_modules(package)
    return tuple(name for name in names if str(import_module(name).__file__).endswith(".py"))
