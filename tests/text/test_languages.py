"""A further language is a matter of files: nothing but folders lists languages."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from paiju.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src"
FRENCH = {
    "text/fr.toml": '[word]\nnone = "rien"\ncomma = ", "\nclause = " ({rule})"\n',
    "text/server.fr.toml": '[server.no_page]\ntext = "La page manque."\nnote = ""\n',
    "games/xiaoer/text/fr.toml": '[game]\nxiaoer = "Petit Deux"\n',
    "games/xiaoer/rulebook/fr.md": "# Petit Deux\n\n## 1 Cartes\n\n**1.1** Un paquet.\n",
}
SCRIPT = """
import json
from paiju.cli.words import preferred
from paiju.game import Refusal
from paiju.pictures.examples import books
from paiju.pictures.gallery import chapters
from paiju.text import LANGUAGES, message, name, sentence
from paiju.text.rulebook import book_text, clauses
from tools import engine

print(json.dumps({
    "languages": LANGUAGES,
    "game": name("game", "xiaoer", "fr"),
    "page": sentence("server", "no_page", {}, "fr", "server"),
    "message": sorted(message(Refusal("hand_over"))),
    "clause": clauses("xiaoer", "fr")[0].text,
    "other book": book_text("friends", "fr") == book_text("friends", "en"),
    "wish": preferred(None, {"LANG": "fr_FR.UTF-8"}),
    "bundle": sorted(file for file in engine.files() if "fr." in file),
    "pictures": len([part for book in books()[:1] for part in chapters(book)]) > 0,
}))
"""


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with files in a further language."""
    root = tmp_path_factory.mktemp("french")
    shutil.copytree(SOURCE / "paiju", root / "src" / "paiju")
    shutil.copytree(SOURCE.parent / "tools", root / "tools")
    shutil.copy(SOURCE.parent / "pyproject.toml", root)
    for name, text in FRENCH.items():
        (root / "src" / "paiju" / name).write_text(text, "utf-8")
    return root


def run(root: Path, *line: str) -> str:
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join((str(root / "src"), str(root)))}
    command = [sys.executable, *line]
    return subprocess.run(
        command, cwd=root, env=variables, capture_output=True, text=True, check=True
    ).stdout


def test_the_language_of_the_games_comes_first() -> None:
    assert LANGUAGES == ("zh", "en")


def test_files_make_a_language(french: Path) -> None:
    assert json.loads(run(french, "-c", SCRIPT)) == {
        "languages": ["zh", "en", "fr"],
        "game": "Petit Deux",
        "page": "La page manque.",
        "message": ["en", "fr", "zh"],
        "clause": "Un paquet.",
        "other book": True,
        "wish": "fr",
        "bundle": [f"paiju/{name}" for name in sorted(FRENCH) if name.endswith(".toml")],
        "pictures": True,
    }


def test_the_command_line_takes_it(french: Path) -> None:
    told = run(french, "-c", "from paiju.cli import main; main()", "games", "--lang", "fr")
    assert "Petit Deux" in told
