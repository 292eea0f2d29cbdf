"""Cards: faces, hands as multisets, decks and their notation. No game is known here."""

from paiju.cards.faces import BIG_JOKER, CARDS, RANKS, SMALL_JOKER, SUITS, Card, card
from paiju.cards.hands import EMPTY, Hand, cards_of, deck, mask_of
from paiju.cards.notation import NotationError, format_cards, parse_card, parse_cards, parse_suit

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
    "cards_of",
    "deck",
    "format_cards",
    "mask_of",
    "parse_card",
    "parse_cards",
    "parse_suit",
]
