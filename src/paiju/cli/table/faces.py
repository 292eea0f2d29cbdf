"""Cards on a terminal: suit symbols and colours, the same width in every theme."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from paiju.cards import Card
from paiju.cli.words import Words
from paiju.game import Fact

SYMBOLS: Final = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
_STYLES: Final = {"S": "bold", "C": "bold", "H": "bold red", "D": "bold red"}
_JOKER_STYLES: Final = {"JB": "bold magenta", "JS": "bold blue"}


def cards_of(fact: Fact) -> tuple[Card, ...]:
    """Return the cards among the values of a fact."""
    values = fact if isinstance(fact, tuple) else (fact,)
    return tuple(value for value in values if isinstance(value, Card))


def label(held: Card, words: Words) -> str:
    """Name a card as it is printed on the table: `♠10`, `大王`."""
    if held.suit is None:
        return words.say(f"joker_{held.rank.lower()}")
    return f"{SYMBOLS[held.suit]}{held.rank}"


def face(held: Card, words: Words, *, chosen: bool = False) -> Text:
    """Print a card in its colour, reversed where it is chosen."""
    style = _JOKER_STYLES[held.rank] if held.suit is None else _STYLES[held.suit]
    return Text(label(held, words), style=f"{style} reverse" if chosen else style)


def brief(cards: Iterable[Card], words: Words) -> Text:
    """Print cards in little room: the suit once before its ranks, `♠AKK10`."""
    text = Text()
    suit: str | None = None
    for held in cards:
        same = held.suit is not None and held.suit == suit
        shown = face(held, words)
        if not same and text:
            text.append(" ")
        text.append_text(shown[1:] if same else shown)
        suit = held.suit
    return text


def faces(cards: Iterable[Card], words: Words) -> Text:
    """Print cards in a row."""
    return Text(" ").join(face(held, words) for held in cards)
