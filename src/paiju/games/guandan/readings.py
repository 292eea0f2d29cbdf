"""Readings (牌型) of cards as players see them, with what the wild cards stand for."""

from collections import Counter

from paiju.cards import CARDS, RANKS, SUITS, Card, card
from paiju.climb.kernel.combos import (
    STRAIGHT_FLUSH,
    TRIPLE_WITH_PAIR,
    height_of,
    kind_of,
    length_of,
)
from paiju.climb.kernel.shapes import rank_at
from paiju.climb.ranks import rank_of
from paiju.games.guandan.kernel.cards import is_run, width_of
from paiju.games.guandan.kernel.shapes import Book


def stands_for(book: Book, cards: tuple[Card, ...], made: int) -> tuple[Card, ...]:
    """Return the cards that wild ones stand for; a wild card that is itself stands for nothing."""
    natural = [held for held in cards if not book.wild >> held.code & 1]
    if not natural or len(natural) == len(cards):
        return ()
    level = RANKS[book.level]
    suit = natural[0].suit if kind_of(made) == STRAIGHT_FLUSH else None
    found: list[Card] = []
    itself = CARDS[4 * book.level + 1]
    for rank in _missing(book, natural, made):
        if rank == level and suit in (None, itself.suit):
            continue
        found.append(card(suit or _free_suit(rank, [*natural, *found]), rank))
    return tuple(found)


def _free_suit(rank: str, held: list[Card]) -> str:
    """Return the suit of which there are fewest cards of a rank."""
    copies = Counter(held)
    return min(SUITS, key=lambda suit: copies[card(suit, rank)])


def _missing(book: Book, natural: list[Card], made: int) -> list[str]:
    """Return the ranks that wild cards fill, each as often as needed."""
    held = Counter(one.rank for one in natural)
    wanted: Counter[str] = Counter()
    kind = kind_of(made)
    if is_run(kind):
        width, top = width_of(kind), height_of(made)
        ranks = length_of(made) // width
        for position in range(top - ranks + 1, top + 1):
            wanted[RANKS[rank_at(position)]] += width
    else:
        wanted[str(rank_of(book.shapes, made))] = length_of(made)
    if kind == TRIPLE_WITH_PAIR:
        triple = str(rank_of(book.shapes, made))
        others = [rank for rank in held if rank != triple and rank in RANKS]
        wanted = Counter({triple: 3})
        # Jokers are a pair without wild cards.
        if sum(held.values()) == sum(held[rank] for rank in RANKS):
            wanted[others[0] if others else _any_pair(book, triple)] += 2
    return sorted((wanted - held).elements(), key=RANKS.index)


def _any_pair(book: Book, triple: str) -> str:
    """Return the rank of a pair of wild cards alone: their own, unless the triple has it."""
    level = RANKS[book.level]
    return level if level != triple else next(rank for rank in RANKS if rank != level)
