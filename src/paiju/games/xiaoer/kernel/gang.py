"""Gangs (杠): four of one rank, or three and a card that helps them."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place
from paiju.games.xiaoer.kernel.constants import LOOSE, SPADE_QUEEN, SPADES


def fours(cards: i64) -> i64:
    """Return the spade of every rank of which all four are there."""
    return cards & (cards >> 1) & (cards >> 2) & (cards >> 3) & SPADES


def threes(cards: i64) -> i64:
    """Return the spade of every rank of which at least three are there."""
    black: i64 = cards & (cards >> 1)
    either: i64 = cards | (cards >> 1)
    return ((black & (either >> 2)) | (either & (black >> 2))) & SPADES


def true_rank(cards: i64) -> i64:
    """Return the rank of a true gang (真杠) of exactly these cards, -1 where it is none."""
    spade: i64 = fours(cards)
    if spade == 0 or spade * 15 != cards:
        return -1
    return lowest_place(spade) >> 2


def false_rank(cards: i64, gang: i64) -> i64:
    """Return the rank of the three in a false gang (假杠) of these four cards, -1 for none."""
    spade: i64 = 0
    if cards & SPADE_QUEEN:
        spade = threes(cards & ~SPADE_QUEEN)
    if spade == 0 and gang == LOOSE and fours(cards) == 0:
        spade = threes(cards)
    if spade == 0:
        return -1
    return lowest_place(spade) >> 2
