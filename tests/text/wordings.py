"""A reviewed copy of every wording that is no sentence of a code: both languages side by side.

What screens, the terminal and names of things say comes from no real case that could be kept, so
the wording itself is: a reader sees at once when both languages do not say the same.
`python -m tests.text.snapshots` writes it anew.
"""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from paiju.game import games
from paiju.text import LANGUAGES
from paiju.text.catalogue import Tree, catalogue

FOLDER: Final = Path(__file__).parent / "wordings"
COMMON: Final = "common"
_SENTENCES: Final = frozenset({"refusal", "event", "reason"})
"""They have snapshots with the facts of a real case."""
_NOTE: Final = "note"
"""For those who translate; nobody sees it."""


def parts() -> list[str]:
    """Name every catalogue: the common one, those of screens and those of games."""
    named = {file.name.split(".")[0] for file in files("paiju.text").iterdir()}
    central = (name for name in named if catalogue(LANGUAGES[0], name).own)
    return sorted({COMMON, *games(), *central})


def _flat(tree: Tree, *path: str) -> Iterator[tuple[str, str]]:
    """Give every text of a tree with its path."""
    for key, value in tree.items():
        if isinstance(value, str):
            if key != _NOTE:
                yield ".".join((*path, key)), value
        elif path or key not in _SENTENCES:
            yield from _flat(value, *path, key)


def _texts(part: str, lang: str) -> dict[str, str]:
    words = catalogue(lang) if part == COMMON else catalogue(lang, part)
    return dict(_flat(words.common if part == COMMON else words.own))


def write(part: str) -> str:
    """Write the wordings of a catalogue; one that a language lacks is left empty."""
    by_lang = {lang: _texts(part, lang) for lang in LANGUAGES}
    keys = dict.fromkeys(key for texts in by_lang.values() for key in texts)
    blocks = (
        "\n".join([key, *(f"  {lang} {by_lang[lang].get(key, '')}" for lang in LANGUAGES)])
        for key in keys
    )
    return "\n\n".join(blocks) + "\n"


def path(part: str) -> Path:
    """Return where the wordings of a catalogue are kept."""
    return FOLDER / f"{part}.txt"


def write_all() -> None:
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for part in parts():
        path(part).write_text(write(part), "utf-8")
