"""Which changes are tried: drawn by a seed, every line of code as likely as another."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from random import Random  # noqa: TID251 - a sample is drawn by a seed that is shown
from typing import Final

from tools.mutate.catalogues import catalogue_edits
from tools.mutate.changes import Change, Edit
from tools.mutate.equivalents import Equivalent
from tools.mutate.python import is_valid, python_edits
from tools.mutate.tree import PACKAGE, ROOT

# Made by a tool and never written by hand.
_LEFT_OUT: Final = ("store/migrations/versions/*",)


def sources(root: Path = ROOT) -> list[str]:
    """List the files that can be changed, as seen from the root."""
    folder = root / PACKAGE
    found = [*folder.rglob("*.py"), *folder.rglob("text/*.toml")]
    names = sorted(path.relative_to(folder).as_posix() for path in found)
    kept = (name for name in names if not any(fnmatch(name, left) for left in _LEFT_OUT))
    return [f"{PACKAGE}/{name}" for name in kept]


def package(file: str) -> str:
    """Name the package of a file: `server.rooms`, `games.xiaoer.kernel`."""
    return ".".join(Path(file).relative_to(PACKAGE).parent.parts) or "paiju"


def is_in(file: str, wanted: str) -> bool:
    """Return whether a file belongs to a package, a file or a pattern: `games/*/view.py`."""
    inner = Path(file).relative_to(PACKAGE).as_posix()
    pattern = wanted if wanted.endswith((".py", ".toml")) else wanted.replace(".", "/")
    return fnmatch(inner, pattern) or fnmatch(inner, f"{pattern.rstrip('/')}/*")


def file_edits(file: str, source: bytes) -> list[Edit]:
    """Find the changes of a file of either kind."""
    return catalogue_edits(source) if file.endswith(".toml") else python_edits(source)


def _by_line(file: str, root: Path) -> list[list[Change]]:
    """Gather the changes of a file by the line that they begin in."""
    source = (root / file).read_bytes()
    lines: defaultdict[int, list[Change]] = defaultdict(list)
    for edit in file_edits(file, source):
        lines[source.count(b"\n", 0, edit.start)].append(Change(file, source, edit))
    return list(lines.values())


def _pick(line: list[Change], chance: Random) -> Change:
    """Choose a kind, then a change of it: a line of many numbers is not all numbers."""
    kind = chance.choice(sorted({change.edit.kind for change in line}))
    return chance.choice([change for change in line if change.edit.kind == kind])


def _draws(files: Sequence[str], seed: str, root: Path) -> Iterator[Change]:
    """Draw from some files, no line twice."""
    chance = Random(seed)
    lines = [line for file in files for line in _by_line(file, root)]
    chance.shuffle(lines)
    for line in lines:
        change = _pick(line, chance)
        if change.file.endswith(".toml") or is_valid(change.source, change.edit):
            yield change


def sample(
    number: int, wanted: Sequence[str], seed: int, known: Sequence[Equivalent], root: Path = ROOT
) -> list[Change]:
    """Draw changes from everything, or the same number from each of the wanted packages."""
    groups = [[file for file in sources(root) if is_in(file, one)] for one in wanted or ["*"]]
    draws = [_draws(group, f"{seed}.{at}", root) for at, group in enumerate(groups)]
    found: list[Change] = []
    while draws and len(found) < number:
        for draw in list(draws):
            change = next((one for one in draw if not any(e.is_of(one) for e in known)), None)
            if change is None:
                draws.remove(draw)
            elif len(found) < number and change not in found:
                found.append(change)
    return found
