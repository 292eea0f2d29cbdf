"""Card notation: `S5 HA D10 JS JB`, and every other form people and the sources write."""

import re
from collections.abc import Iterable
from typing import Final

from paiju._arguments import expect
from paiju.cards.faces import BIG_JOKER, CARDS, SMALL_JOKER, SUITS, Card

_SYMBOLS: Final = {"♠": "S", "♥": "H", "♣": "C", "♦": "D"}
_WORDS: Final = {"spades": "S", "hearts": "H", "clubs": "C", "diamonds": "D"}
_IDS: Final = re.compile(r"(spades|hearts|clubs|diamonds)_([2-9]|10|[JQKA])(?:_\d)?")
# What makes a picture of a symbol: ♥ becomes ♥️.
_EMOJI: Final = "\ufe0f"
# Not str.upper, which turns letters of other alphabets into ours.
_CAPITALS: Final = str.maketrans("shcdtjqkab", "SHCDTJQKAB")
_SEPARATORS: Final = re.compile(r"[\s,]+")


def _forms() -> dict[str, Card]:
    """List every short form of every card, in capitals."""
    forms = {"JB": BIG_JOKER, "JS": SMALL_JOKER, "大王": BIG_JOKER, "小王": SMALL_JOKER}
    for face in CARDS[:52]:
        ranks = (face.rank, "T") if face.rank == "10" else (face.rank,)
        symbol = next(s for s, letter in _SYMBOLS.items() if letter == face.suit)
        for rank in ranks:
            forms[f"{face.suit}{rank}"] = face
            forms[f"{symbol}{rank}"] = face
            forms[f"{rank}{symbol}"] = face
    return forms


_FORMS: Final = _forms()
_JOKER_IDS: Final = re.compile(r"joker_(big|small)(?:_\d)?")


class NotationError(ValueError):
    """Text that names no card; `part` is the offending piece."""

    def __init__(self, part: str) -> None:
        """Keep the piece that could not be read."""
        super().__init__(f"not a card: {part!r}")
        self.part = part


def parse_card(text: str) -> Card:
    """Read one card in any accepted form.

    >>> [str(parse_card(form)) for form in ("S10", "♠T", "hearts_A_0", "大王", "jb")]
    ['S10', 'S10', 'HA', 'JB', 'JB']
    """
    expect("text", text, str, 'a card such as "S5"')
    stripped = text.strip().replace(_EMOJI, "")
    found = _FORMS.get(stripped.translate(_CAPITALS))
    if found is not None:
        return found
    if match := _IDS.fullmatch(stripped):
        return _FORMS[_WORDS[match[1]] + match[2]]
    if match := _JOKER_IDS.fullmatch(stripped):
        return BIG_JOKER if match[1] == "big" else SMALL_JOKER
    raise NotationError(text)


def parse_suit(text: str) -> str | None:
    """Read a suit letter or symbol, None where it is neither."""
    suit = _SYMBOLS.get(text.replace(_EMOJI, ""), text)
    return suit if suit in SUITS else None


def parse_cards(text: str | Iterable[str | Card]) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, or given one by one; their order is kept.

    >>> parse_cards("S5, ♥A") == parse_cards(["S5", Card("HA")])
    True
    """
    expect("text", text, Iterable, 'cards such as "S5 HA"')
    parts = [part for part in _SEPARATORS.split(text) if part] if isinstance(text, str) else text
    return tuple(part if isinstance(part, Card) else parse_card(part) for part in parts)


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards in the short form, as `parse_cards` reads them."""
    return " ".join(str(face) for face in cards)
