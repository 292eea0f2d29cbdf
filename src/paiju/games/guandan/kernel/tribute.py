"""Tribute (进贡), resisting it (抗贡) and the card that is returned (还贡)."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.climb.kernel.rounds import lead_by
from paiju.climb.kernel.shapes import RANKS
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import Table, give, take

_BIG_JOKER: Final = 1 << 53
# The ranks 2 to 10.
_LOW_RANKS: Final = (1 << 36) - 1


def rank_of(card: i64) -> i64:
    """Return the rank of a face; each joker is one."""
    if card >= 52:
        return card - 39
    return card >> 2


def faces_of(rank: i64) -> i64:
    """Return the faces of a rank."""
    if rank >= 13:
        return bit(39 + rank)
    return bit(4 * rank) * 15


def highest(book: Book, cards: i64) -> i64:
    """Return the faces that are highest among some, wild cards apart."""
    return _extreme(book, cards & ~book.wild, True)


def lowest(book: Book, cards: i64) -> i64:
    """Return the faces that are lowest among some."""
    return _extreme(book, cards, False)


def _extreme(book: Book, cards: i64, high: bool) -> i64:
    """Return the faces of the highest, or lowest, rank as a single card."""
    rank: i64 = 0
    best: i64 = -1
    height: i64 = 0
    faces: i64 = 0
    while rank < RANKS:
        if cards & faces_of(rank):
            height = book.shapes.plain[rank]
            if best < 0 or (height > best) == high:
                best = height
                faces = cards & faces_of(rank)
        rank += 1
    return faces


def may_return(book: Book, cards: i64) -> i64:
    """Return the faces that may go back: 10 or lower, no level card; without one the lowest."""
    able: i64 = cards & _LOW_RANKS & ~faces_of(book.level)
    if able:
        return able
    return lowest(book, cards)


def resists(table: Table) -> bool:
    """Return whether those who owe hold both big jokers."""
    found: i64 = 0
    seat: i64 = 0
    while seat < constants.SEATS:
        if (table.payers >> seat) & 1:
            if table.first[seat] & _BIG_JOKER:
                found += 1
            if table.second[seat] & _BIG_JOKER:
                found += 1
        seat += 1
    return found == 2


def waive(table: Table) -> None:
    """Go on without tribute: the first of the last hand leads."""
    table.phase = constants.PLAYING
    table.round = lead_by(table.champion, 0)


def owing(table: Table) -> i64:
    """Return the mask of those who have yet to pay."""
    seat: i64 = 0
    mask: i64 = 0
    while seat < constants.SEATS:
        if (table.payers >> seat) & 1 and table.paid[seat] == constants.NOBODY:
            mask |= bit(seat)
        seat += 1
    return mask


def payer_to(table: Table, seat: i64) -> i64:
    """Return who has paid tribute to a seat."""
    payer: i64 = 0
    while payer < constants.SEATS:
        if table.receiver[payer] == seat:
            return payer
        payer += 1
    return constants.NOBODY


def indebted(table: Table) -> i64:
    """Return the mask of those who have yet to return a card."""
    payer: i64 = 0
    mask: i64 = 0
    while payer < constants.SEATS:
        if table.receiver[payer] != constants.NOBODY and table.returned[payer] == constants.NOBODY:
            mask |= bit(table.receiver[payer])
        payer += 1
    return mask


def check_payment(table: Table, seat: i64, card: i64) -> i64:
    """Tell why a seat may not pay a card as tribute."""
    if table.first[seat] & bit(card) == 0:
        return constants.NOT_IN_HAND
    if highest(table.book, table.first[seat]) & bit(card) == 0:
        return constants.NOT_HIGHEST
    return constants.LEGAL


def check_return(table: Table, seat: i64, card: i64) -> i64:
    """Tell why a seat may not return a card."""
    able: i64 = may_return(table.book, table.first[seat])
    if table.first[seat] & bit(card) == 0:
        return constants.NOT_IN_HAND
    if able & bit(card):
        return constants.LEGAL
    if able & _LOW_RANKS & ~faces_of(table.book.level):
        return constants.TOO_HIGH
    return constants.NOT_LOWEST


def pay(table: Table, seat: i64, card: i64) -> None:
    """Lay down tribute; when all have, it goes to those who receive it."""
    take(table, seat, bit(card), 0)
    table.paid[seat] = card
    if owing(table) == 0:
        _distribute(table)
        table.phase = constants.RETURNING


def _distribute(table: Table) -> None:
    """Give the higher tribute to the first of the last hand, the other to its partner."""
    champion: i64 = table.champion
    payer: i64 = first_payer(table)
    other: i64 = (payer + 2) & 3
    table.receiver[payer] = champion
    give(table, champion, table.paid[payer])
    if (table.payers >> other) & 1:
        table.receiver[other] = (champion + 2) & 3
        give(table, (champion + 2) & 3, table.paid[other])


def first_payer(table: Table) -> i64:
    """Return whose tribute the first of the last hand gets; of equals that of its next player."""
    following: i64 = (table.champion + 3) & 3
    other: i64 = (following + 2) & 3
    if table.payers & (table.payers - 1) == 0:
        return lowest_place(table.payers)
    heights = table.book.shapes.plain
    if heights[rank_of(table.paid[other])] > heights[rank_of(table.paid[following])]:
        return other
    return following


def give_back(table: Table, seat: i64, card: i64) -> None:
    """Return a card; when all have, whoever paid the first of the last hand leads."""
    payer: i64 = payer_to(table, seat)
    take(table, seat, bit(card), 0)
    give(table, payer, card)
    table.returned[payer] = card
    if indebted(table) == 0:
        table.phase = constants.PLAYING
        table.round = lead_by(payer_to(table, table.champion), 0)
