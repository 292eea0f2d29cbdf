"""Cards: faces, hands as multisets, decks and their notation. No game is known here."""

from paiju.cards.faces import BIG_JOKER, CARDS, RANKS, SMALL_JOKER, SUITS, Card, card
from paiju.cards.hands import EMPTY, Hand, deck
from paiju.cards.notation import NotationError, format_cards, parse_card, parse_cards

__all__ = [
    "BIG_JOKER",
    "CARDS",
    "EMPTY",
    "RANKS",
    "SMALL_JOKER",
    "SUITS",
    "Card",
    "Hand",
    "NotationError",
    "card",
    "deck",
    "format_cards",
    "parse_card",
    "parse_cards",
]
