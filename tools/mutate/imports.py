"""Which modules a test file imports, by itself or by others."""

import ast
from functools import cache
from pathlib import Path


class Imports:
    """The imports of the project's files, as they are written."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._behind = cache(self._find_behind)
        self._direct = cache(self._find_direct)

    def tests_behind(self, file: str) -> set[str]:
        """Return a test file with the modules of tests and tools that it imports."""
        return {name for name in self._behind(file) if not name.startswith("src/")}

    def sources_behind(self, file: str) -> set[str]:
        """Return the sources that a test file imports."""
        return {name for name in self._behind(file) if name.startswith("src/")}

    def _find_behind(self, file: str) -> frozenset[str]:
        found: set[str] = set()
        waiting = [file, *self._conftests(file)]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += self._direct(name)
        return frozenset(found)

    def _conftests(self, file: str) -> list[str]:
        folders = Path(file).parents
        names = [(folder / "conftest.py").as_posix() for folder in folders]
        return [name for name in names if (self._root / name).exists()]

    def _find_direct(self, file: str) -> frozenset[str]:
        modules: set[str] = set()
        for node in ast.walk(ast.parse((self._root / file).read_bytes())):
            match node:
                case ast.Import(names=names):
                    modules |= {alias.name for alias in names}
                case ast.ImportFrom(module=str(module), names=names):
                    modules |= {module, *(f"{module}.{alias.name}" for alias in names)}
                case ast.Constant(value=str(text)) if text.startswith("paiju."):
                    # Modules that are loaded by name.
                    modules.add(text.partition(":")[0])
                case _:
                    pass
        return frozenset(path for module in modules for path in self._paths(module))

    def _paths(self, module: str) -> list[str]:
        """Return the file of a module of ours, and the packages that it lies in."""
        parts = module.split(".")
        if parts[0] not in ("paiju", "tests", "tools", "bench", "fuzz"):
            return []
        folder = "src/" if parts[0] == "paiju" else ""
        found = [f"{folder}{'/'.join(parts)}.py"]
        found += [f"{folder}{'/'.join(parts[:n])}/__init__.py" for n in range(1, len(parts) + 1)]
        return [path for path in found if (self._root / path).exists()]
