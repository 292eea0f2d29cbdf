"""The order of the cards: the table of the rule book, lowest rung first."""

from functools import cache
from typing import Final

from paiju.cards import BIG_JOKER, RANKS, SMALL_JOKER, SUITS, Card, card
from paiju.trick.kernel.ranks import Ranks
from paiju.trick.order import TRUMP, Order, Rung

THREES: Final = "threes"
FIVES: Final = "fives"


def make_order(trump: str | None, threes: bool, fives: bool) -> Order:
    """Return the order of a trump suit, or of none, with the fans in force."""
    others = [suit for suit in SUITS if suit != trump]
    own = [suit for suit in SUITS if suit == trump]
    risen: list[set[Card]] = [
        {card(suit, "2") for suit in others},
        {card(suit, "2") for suit in own},
        {card(suit, "J") for suit in others},
        {card(suit, "J") for suit in own},
        {card("S", "Q")},
        {SMALL_JOKER},
        {BIG_JOKER},
        {card(suit, "3") for suit in SUITS if threes},
        {card(suit, "5") for suit in "SHC" if fives},
        {card("D", "5")},
    ]
    taken = set[Card]().union(*risen)

    def plain(suit: str) -> list[set[Card]]:
        return [{face} for face in (card(suit, rank) for rank in RANKS) if face not in taken]

    ladders = {suit: plain(suit) for suit in others}
    ladders[TRUMP] = [rung for suit in own for rung in plain(suit)] + risen
    return Order(
        {
            name: tuple(Rung(frozenset(cards), joins=False) for cards in ladder if cards)
            for name, ladder in ladders.items()
        }
    )


@cache
def order(trump: str | None, fans: int) -> Order:
    """Return the order of a trump suit with the fans in force as bits: 1 threes, 2 fives."""
    return make_order(trump, bool(fans & 1), bool(fans & 2))


@cache
def all_ranks() -> tuple[Ranks, ...]:
    """Return every order in integers: the suits S H C D and none, each with fans 0 to 3."""
    return tuple(order(suit, fans).ranks() for suit in (*SUITS, None) for fans in range(4))
