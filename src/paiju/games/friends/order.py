"""The order of the cards: the table of the rule book, lowest rung first."""

from functools import cache

from paiju.cards import BIG_JOKER, RANKS, SMALL_JOKER, SUITS, Card, card
from paiju.trick.order import TRUMP, Chains, Order, Rung


@cache
def make_order(level: str | None, trump: str | None, ladder_tractors: bool) -> Order:
    """Return the order of a level and a trump suit, each of which may be missing."""
    others = [suit for suit in SUITS if suit != trump]
    plain = [rank for rank in RANKS if rank != level]
    trumps: list[set[Card]] = []
    if trump is not None:
        trumps += [{card(trump, rank)} for rank in plain]
    if level is not None:
        trumps.append({card(suit, level) for suit in others})
    if level is not None and trump is not None:
        trumps.append({card(trump, level)})
    trumps += [{SMALL_JOKER}, {BIG_JOKER}]
    ladders = {suit: [{card(suit, rank)} for rank in plain] for suit in others}
    ladders[TRUMP] = trumps
    chains = Chains.LADDER if ladder_tractors else Chains.SUIT
    return Order(
        {name: tuple(Rung(frozenset(c)) for c in ladder) for name, ladder in ladders.items()},
        chains,
    )
