"""Output for terminals that do not know every sign: a letter for a suit, never an error."""

import codecs
import os
import sys
from collections.abc import Mapping
from typing import Final, TextIO

_LETTERS: Final[Mapping[str, str]] = {
    "♠": "S",
    "♥": "H",
    "♣": "C",
    "♦": "D",
    "►": ">",
    "◄": "<",
    "·": "-",
    "–": "-",
    "—": "-",
    "“": '"',
    "”": '"',
    "…": "~",
    "✓": "+",
    "✗": "!",
}
_NAME: Final = "paiju.letters"


def _spell(error: UnicodeError) -> tuple[str, int]:
    """Replace what cannot be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_LETTERS.get(sign, "?") for sign in lost), error.end


def _nowhere() -> TextIO:
    """Open what swallows everything."""
    return os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def make_safe() -> None:
    """Let the standard streams take and give whatever comes."""
    codecs.register_error(_NAME, _spell)
    # A shell may start a program with its output closed: then there is none at all.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream, errors in ((sys.stdout, _NAME), (sys.stderr, _NAME), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
