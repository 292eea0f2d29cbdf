"""A hand of 掼蛋 on integers: hands, debts, the round, who is out."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.lists import vector_of
from paiju.climb.kernel.rounds import lead_by, ring
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel.shapes import Book


class Table:
    """One hand: seats count from 0, cards are masks of faces held once and held twice."""

    def __init__(self, book: Book, lock: bool) -> None:
        self.book: Book = book
        self.lock: bool = lock
        self.ring: i64 = ring(constants.SEATS, False, lock, 2)
        self.phase: i64 = constants.PLAYING
        self.first: vec[i64] = vec[i64]([0] * constants.SEATS)
        self.second: vec[i64] = vec[i64]([0] * constants.SEATS)
        self.champion: i64 = constants.NOBODY
        """Who was first out in the last hand."""
        self.payers: i64 = 0
        """Who owes or has paid tribute, as a mask."""
        self.paid: vec[i64] = vec[i64]([constants.NOBODY] * constants.SEATS)
        """The card that each seat has paid as tribute."""
        self.receiver: vec[i64] = vec[i64]([constants.NOBODY] * constants.SEATS)
        """Who has got it."""
        self.returned: vec[i64] = vec[i64]([constants.NOBODY] * constants.SEATS)
        """The card that each payer has got back."""
        self.round: i64 = 0
        self.combo: i64 = 0
        """What lies on the table, 0 on a lead; then the cards that it is made of."""
        self.lying_first: i64 = 0
        self.lying_second: i64 = 0
        self.gone_first: i64 = 0
        self.gone_second: i64 = 0
        """The cards that have been played."""
        self.finished: i64 = 0
        """The seats that are out, the first in the lowest four bits."""
        self.places: i64 = 0
        """How many they are."""

    def copy(self) -> "Table":
        """Return a table that shares only what never changes."""
        twin = Table(self.book, self.lock)
        twin.phase = self.phase
        twin.first = self.first[:]
        twin.second = self.second[:]
        twin.champion = self.champion
        twin.payers = self.payers
        twin.paid = self.paid[:]
        twin.receiver = self.receiver[:]
        twin.returned = self.returned[:]
        twin.round = self.round
        twin.combo = self.combo
        twin.lying_first = self.lying_first
        twin.lying_second = self.lying_second
        twin.gone_first = self.gone_first
        twin.gone_second = self.gone_second
        twin.finished = self.finished
        twin.places = self.places
        return twin

    def pack(self) -> list[int]:
        """Return everything that matters as integers."""
        packed = [int(self.book.level), int(self.phase), int(self.champion), int(self.payers)]
        packed += [int(self.round), int(self.combo), int(self.finished), int(self.places)]
        packed += [int(self.gone_first), int(self.gone_second)]
        packed += [int(self.lying_first), int(self.lying_second)]
        seat: i64 = 0
        while seat < constants.SEATS:
            packed += [int(self.first[seat]), int(self.second[seat]), int(self.paid[seat])]
            packed += [int(self.receiver[seat]), int(self.returned[seat])]
            seat += 1
        return packed


def deal_cards(table: Table, cards: list[int], leader: i64) -> None:
    """Deal a list of cards."""
    deal_hand(table, vector_of(cards), leader)


def deal_hand(table: Table, deck: vec[i64], leader: i64) -> None:
    """Deal the deck, a card each in turn from seat 0 on; a seat leads, nobody owes anything."""
    place: i64 = 0
    seat: i64 = 0
    face: i64 = 0
    while seat < constants.SEATS:
        table.first[seat] = 0
        table.second[seat] = 0
        table.paid[seat] = constants.NOBODY
        table.receiver[seat] = constants.NOBODY
        table.returned[seat] = constants.NOBODY
        seat += 1
    while place < constants.DECK:
        seat = place & 3
        face = bit(deck[place])
        table.second[seat] |= table.first[seat] & face
        table.first[seat] |= face
        place += 1
    table.phase = constants.PLAYING
    table.champion = constants.NOBODY
    table.payers = 0
    table.round = lead_by(leader, 0)
    clear_table(table)
    table.gone_first = 0
    table.gone_second = 0
    table.finished = 0
    table.places = 0


def clear_table(table: Table) -> None:
    """Take away what lies on the table."""
    table.combo = 0
    table.lying_first = 0
    table.lying_second = 0


def owe_tribute(table: Table, champion: i64, payers: i64) -> None:
    """Let seats owe tribute to the first of the last hand and its partner."""
    table.champion = champion
    table.payers = payers
    table.phase = constants.PAYING


def give(table: Table, seat: i64, card: i64) -> None:
    """Put a card into a hand."""
    face: i64 = bit(card)
    table.second[seat] |= table.first[seat] & face
    table.first[seat] |= face


def take(table: Table, seat: i64, first: i64, second: i64) -> None:
    """Take cards that are held out of a hand."""
    held: i64 = table.second[seat]
    table.first[seat] = (table.first[seat] & ~first) | (held & ~second)
    table.second[seat] = held & ~first


def holds(table: Table, seat: i64, first: i64, second: i64) -> bool:
    """Return whether a hand holds cards."""
    return (first & ~table.first[seat]) | (second & ~table.second[seat]) == 0


def set_hand(table: Table, seat: i64, first: i64, second: i64) -> None:
    """Give a seat its cards."""
    table.first[seat] = first
    table.second[seat] = second
