"""Names and chat as others may see them: no hidden letters, no tricks with direction."""

import secrets
import unicodedata
from typing import Final

LONGEST: Final = 16
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
# Controls, formats (bidi, zero width), private use, lone surrogates, unassigned.
_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_JOINER: Final = "\u200d"


def clean(text: str) -> str:
    """Return a text in one form, without what cannot be seen; one space between words."""
    whole = unicodedata.normalize("NFC", text)
    kept = (
        letter
        for at, letter in enumerate(whole)
        if unicodedata.category(letter) not in _HIDDEN or _joins(whole, at)
    )
    return " ".join("".join(kept).split())


def _joins(text: str, at: int) -> bool:
    """Return whether a letter joins two pictures to one: families are emoji, too."""
    if text[at] != _JOINER or not 0 < at < len(text) - 1:
        return False
    return all(unicodedata.category(text[near]) in ("So", "Sk", "Mn") for near in (at - 1, at + 1))


def clean_name(text: str) -> str | None:
    """Return a name as it is shown, None where nothing is left or too much."""
    name = clean(text)
    return name if 0 < len(name) <= LONGEST else None


def guest_name() -> str:
    """Draw a name for somebody who gave none."""
    return "".join(secrets.choice(_LETTERS) for _ in range(4))
