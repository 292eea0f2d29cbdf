"""What the terminal shows in whole hands: a reviewed copy, in both languages.

`python -m tests.cli.transcripts` writes it anew.
"""

from pathlib import Path
from typing import Final

from paiju.game import find, games
from paiju.text import LANGUAGES
from tests.cli.table import plain, run
from tests.cli.typist import typed_hands

FOLDER: Final = Path(__file__).parent / "transcripts"
TABLES: Final = [(name, lang) for name in sorted(games()) for lang in LANGUAGES]
_SEED: Final = 24


def text(name: str, lang: str) -> str:
    """Play a hand of a seed by typed lines, and return all that was on the screen."""
    preset = next(iter(find(name).presets))
    typed, _ = typed_hands(name, preset, _SEED, 1)
    options = ("--bots", "random", "--hands", "1", "--seed", str(_SEED), "--lang", lang)
    played = run("play", name, *options, typed=typed)
    assert played.exit_code == 0
    lines = plain(played.stdout).splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def path(name: str, lang: str) -> Path:
    """Return where the copy is kept."""
    return FOLDER / f"{name}-{lang}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        path(*table).write_text(text(*table), "utf-8")
