"""Deals: the one permutation of a hand, from which every chance is read."""

from dataclasses import dataclass
from typing import Final

from paiju.cards import Card, Hand, NotationError, format_cards, parse_cards
from paiju.game.refusal import Refusal, Refused

# Divisible by 2 to 6, so that `start` picks a seat, a suit or a kitty card without bias.
STARTS: Final = 60


@dataclass(frozen=True, slots=True)
class Deal:
    """The shuffled cards, first dealt first, and a number that decides who or what comes first."""

    cards: tuple[Card, ...]
    start: int = 0

    def check(self, cards: tuple[Card, ...]) -> None:
        """Refuse a deal that is no permutation of these cards."""
        # A multiset counts no further than any deck goes.
        if len(self.cards) != len(cards) or Hand.of(self.cards) != Hand.of(cards):
            facts = {"needed": len(cards), "given": len(self.cards)}
            raise Refused(Refusal("deal_cards", facts=facts))
        if not 0 <= self.start < STARTS:
            raise Refused(Refusal("deal_start", facts={"given": self.start}))


def format_deal(deal: Deal) -> str:
    """Write a deal: the start, then the cards."""
    return f"{deal.start} {format_cards(deal.cards)}"


def parse_deal(text: str) -> Deal:
    """Read what `format_deal` writes; `Refused` otherwise."""
    start, _, cards = text.partition(" ")
    if not (start.isascii() and start.isdigit()) or len(start) > 2:
        raise Refused(Refusal("deal_start", facts={"given": start[:8]}))
    try:
        return Deal(parse_cards(cards), int(start))
    except NotationError as error:
        raise Refused(Refusal("unknown_card", facts={"part": error.part})) from error
