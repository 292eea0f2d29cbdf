"""Pack the games for a browser: every module that a table on a device needs, and its texts.

The same sources give the same bytes, and a bundle that would be the same is left alone, so that
the page is built anew only where something has changed.
"""

import ast
import io
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
ENTRY: Final = "paiju.offline.entry"
_GROUP: Final = "paiju.games"
_PARTS: Final = ("", "server.")
"""Texts that no game brings: the common ones, and those of the server."""
_LANGUAGE: Final = "[a-z][a-z]"
_EARLIEST: Final = (1980, 1, 1, 0, 0, 0)


def _file(module: str) -> Path | None:
    """Find the source of a module of ours."""
    path = SOURCE.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def _imports(file: Path) -> Iterator[str]:
    """Name what a source imports; a name that is imported may be a module."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case _:
                pass


def _with_parents(module: str) -> Iterator[str]:
    """Name a module and the packages that it lies in."""
    parts = module.split(".")
    yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def modules(*entries: str) -> dict[str, Path]:
    """Return all modules of ours that some modules need, with their sources."""
    found: dict[str, Path] = {}
    waiting = list(entries)
    while waiting:
        for module in _with_parents(waiting.pop()):
            file = _file(module)
            if file is not None and module not in found:
                found[module] = file
                waiting += _imports(file)
    return found


def _games(project: dict[str, dict[str, dict[str, str]]]) -> dict[str, str]:
    """Return where the games are: what pyproject.toml says of entry points."""
    return project["entry-points"][_GROUP]


def _home(place: str) -> Path:
    """Return the folder of the package that an entry point leads to."""
    file = _file(place.partition(":")[0])
    if file is None:
        raise FileNotFoundError(place)
    return file.parent


def files() -> dict[str, bytes]:
    """Return everything that goes into the bundle, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    games = _games(project)
    entries = (ENTRY, *(place.partition(":")[0] for place in games.values()))
    found = {
        file.relative_to(SOURCE).as_posix(): file.read_bytes()
        for file in modules(*entries).values()
    }
    texts = SOURCE / "paiju" / "text"
    kept = (text for part in _PARTS for text in texts.glob(f"{part}{_LANGUAGE}.toml"))
    brought = (
        text for place in games.values() for text in _home(place).glob(f"text/{_LANGUAGE}.toml")
    )
    for file in (*kept, *brought):
        found[file.relative_to(SOURCE).as_posix()] = file.read_bytes()
    info = f"paiju-{project['version']}.dist-info"
    points = "".join(f"{name} = {place}\n" for name, place in games.items())
    found[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: paiju\nVersion: {project['version']}\n".encode()
    )
    found[f"{info}/entry_points.txt"] = f"[{_GROUP}]\n{points}".encode()
    return found


def pack(contents: dict[str, bytes]) -> bytes:
    """Write an archive that depends on nothing but its contents."""
    made = io.BytesIO()
    with ZipFile(made, "w") as archive:
        for name in sorted(contents):
            entry = ZipInfo(name, _EARLIEST)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, contents[name], compresslevel=9)
    return made.getvalue()


def main(target: Path) -> None:
    """Write the bundle where it has changed."""
    bundle = pack(files())
    if not target.is_file() or target.read_bytes() != bundle:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(bundle)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
