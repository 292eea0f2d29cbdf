"""Output for terminals that do not know every sign: a letter for a suit, never an error."""

import codecs
import sys
from collections.abc import Mapping
from typing import Final

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


def make_safe() -> None:
    """Let the standard streams take and give whatever comes."""
    codecs.register_error(_NAME, _spell)
    for stream, errors in ((sys.stdout, _NAME), (sys.stderr, _NAME), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
