"""Documents name what is there: files, packages, members of the contract."""

import re
from pathlib import Path
from typing import Final

from paiju.game.contract import Game
from tests.lint.tree import ROOT, name, project_files

TREES: Final = "src|tests|web|docs|tools|bench|fuzz|deploy|requirements"
NAMED: Final = re.compile(rf"(?<![\w/.-])((?:{TREES})/[\w./<>*-]*[\w>*])")
PAST: Final = {"CHANGELOG.md": "what was", "docs/decisions/packages.md": "the folder that is gone"}
"""Documents that speak of files as they were."""
ARCHITECTURE: Final = "docs/architecture.md"


def lost(text: str) -> list[str]:
    """Name the paths in a text that lead nowhere; `<game>` and `GAME` stand for any name."""
    globs = {path: re.sub(r"<\w+>|\b[A-Z]{3,}\b", "*", path) for path in NAMED.findall(text)}
    return [path for path, glob in globs.items() if not any(ROOT.glob(f"{glob}*"))]


def read(document: str) -> str:
    """Read a document."""
    return (ROOT / document).read_text("utf-8")


def test_paths_that_lead_nowhere_are_found() -> None:
    text = "see `src/paiju/nowhere.py`, docs/architecture.md and src/paiju/games/<game>/rules.py"
    assert lost(text) == ["src/paiju/nowhere.py"]


def test_documents_name_files_that_are_there() -> None:
    documents = [path for path in project_files() if path.suffix == ".md"]
    found = {name(path): lost(path.read_text("utf-8")) for path in documents}
    assert {path: paths for path, paths in found.items() if paths and path not in PAST} == {}


def test_the_architecture_names_every_package() -> None:
    folders = {path.parent.name for path in Path(ROOT, "src/paiju").glob("*/__init__.py")}
    listed = set(re.findall(r"^  (\w+)/?  ", read(ARCHITECTURE), re.MULTILINE))
    assert len(folders) > 15
    assert folders <= listed


def test_the_architecture_names_every_member_of_a_game() -> None:
    members = {member for member in vars(Game) if not member.startswith("_")}
    assert len(members) > 15
    assert {one for one in members if not re.search(rf"`{one}[(`]", read(ARCHITECTURE))} == set()
