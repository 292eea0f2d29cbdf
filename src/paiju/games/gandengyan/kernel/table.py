"""A hand of 干瞪眼 on integers: whose turn, what lies, what is left, what is drawn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.climb.kernel.combos import (
    BOMB,
    JOKER_BOMB,
    SINGLE,
    combo,
    kind_of,
    length_of,
)
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, add, clear
from paiju.climb.kernel.rounds import (
    NOBODY,
    after_pass,
    after_play,
    last_of,
    lead_by,
    ring,
    turn_of,
)
from paiju.climb.kernel.search import find_plays
from paiju.climb.kernel.shapes import Shapes
from paiju.climb.kernel.verdict import WRONG_CLAIM, Room, claimed, verdict
from paiju.games.gandengyan.kernel.shapes import JOKERS, SMALLEST_BOMB

MOST_SEATS: Final = 6
DECK: Final = 54
DEALT: Final = 5
# How often played cards may become a new pile: without an end a hand need not have one either.
MOST_RESHUFFLES: Final = 3

# What `check` answers beside what the kit does.
LEGAL: Final = 0
NOT_IN_HAND: Final = 10
MUST_LEAD: Final = 13


class Table:
    """One hand: seats count from 0, cards are bits of a mask."""

    def __init__(self, shapes: Shapes, seats: i64, everyone: bool) -> None:
        self.shapes: Shapes = shapes
        self.seats: i64 = seats
        self.everyone: bool = everyone
        self.reshuffles: i64 = 0
        """How often played cards may still become a new pile."""
        self.ring: i64 = ring(seats, True, False, 0)
        self.round: i64 = 0
        self.hands: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.pile: vec[i64] = vec[i64]([0] * DECK)
        self.next: i64 = 0
        """The place of the next card in the pile; `end` is where it ends."""
        self.end: i64 = 0
        self.lying: i64 = 0
        """The cards of the last play, and in `combo` what they are; 0 on a lead."""
        self.combo: i64 = 0
        self.played: i64 = 0
        """All cards played since the pile was made."""
        self.active: i64 = 0
        """The seats that have played a card."""
        self.doublings: i64 = 0
        self.winner: i64 = -1
        self.orders: vec[i64] = vec[i64]()
        """The deck in as many orders as there may be new piles: each takes its order from one."""
        self.drawn: vec[i64] = vec[i64]([-1] * MOST_SEATS)
        """What the last move let each seat draw, and in `shuffled` how many cards were reused."""
        self.shuffled: i64 = 0

    def copy(self) -> "Table":
        """Return a table that shares only what never changes."""
        twin = Table(self.shapes, self.seats, self.everyone)
        twin.reshuffles = self.reshuffles
        twin.round = self.round
        twin.hands = self.hands[:]
        # A reshuffle makes a new pile and leaves this one alone.
        twin.pile = self.pile
        twin.next = self.next
        twin.end = self.end
        twin.lying = self.lying
        twin.combo = self.combo
        twin.played = self.played
        twin.active = self.active
        twin.doublings = self.doublings
        twin.winner = self.winner
        twin.orders = self.orders
        return twin

    def pack(self) -> list[int]:
        """Return everything that matters as integers."""
        packed = [int(self.seats), int(self.round), int(self.combo), int(self.lying)]
        packed += [int(self.played), int(self.active), int(self.doublings), int(self.winner)]
        packed += [int(self.reshuffles)]
        packed += [int(self.hands[seat]) for seat in range(self.seats)]
        packed += [int(self.pile[place]) for place in range(self.next, self.end)]
        used = DECK * (MOST_RESHUFFLES - self.reshuffles)
        packed += [int(self.orders[place]) for place in range(used, len(self.orders))]
        return packed


def deal_hand(table: Table, first: i64, reshuffles: i64) -> None:
    """Deal the shuffled deck that lies in the pile: five each, one more for the first seat."""
    seat: i64 = 0
    place: i64 = 0
    while seat < table.seats:
        table.hands[seat] = 0
        seat += 1
    seat = first
    while place < DEALT * table.seats + 1:
        table.hands[seat] |= bit(table.pile[place])
        seat += 1
        if seat == table.seats:
            seat = 0
        place += 1
    table.next = place
    table.end = DECK
    table.round = lead_by(first, 0)
    table.lying = 0
    table.combo = 0
    table.played = 0
    table.active = 0
    table.doublings = 0
    table.winner = -1
    table.reshuffles = reshuffles


def set_pile(table: Table, cards: list[int]) -> None:
    """Lay the pile, the next card first."""
    place: i64 = 0
    table.pile = vec[i64]([0] * DECK)
    for card in cards:
        table.pile[place] = card
        place += 1
    table.next = 0
    table.end = place


def set_orders(table: Table, cards: list[int]) -> None:
    """Lay down the orders of new piles, one deck after another."""
    orders: vec[i64] = vec[i64]([0] * (MOST_RESHUFFLES * DECK))
    place: i64 = 0
    for card in cards:
        orders[place] = card
        place += 1
    table.orders = orders


def set_hand(table: Table, seat: i64, cards: i64) -> None:
    """Give a seat its cards."""
    table.hands[seat] = cards


def leading(table: Table) -> bool:
    """Return whether the seat on turn leads."""
    return last_of(table.round) == NOBODY


def last_joker(table: Table, cards: i64) -> i64:
    """Return the single that a leader's last card is though jokers are not played alone; or 0."""
    if table.shapes.lone_wild or not leading(table) or cards & JOKERS == 0:
        return 0
    if cards != table.hands[turn_of(table.round)] or cards == JOKERS or cards & ~JOKERS:
        return 0
    return combo(SINGLE, table.shapes.plain[lowest_place(cards) - 39], 1, 0)


def legal(table: Table, search: Search, plays: Plays) -> None:
    """List the moves of the seat on turn: a pass, then every play with every reading."""
    clear(plays, 0)
    if not leading(table):
        add(plays, 0, 0, 0)
    list_plays(table, search, plays)


def list_plays(table: Table, search: Search, plays: Plays) -> None:
    """Append every play of the seat on turn, pass apart."""
    hand: i64 = table.hands[turn_of(table.round)]
    joker: i64 = last_joker(table, hand)
    if joker:
        plays.total += 1
        add(plays, hand, 0, joker)
    find_plays(search, hand, 0, table.combo, plays)


def check(table: Table, cards: i64, claim: i64, room: Room) -> i64:
    """Tell why the seat on turn may not play these cards; LEGAL leaves their reading in `room`.

    No cards is a pass. A claim is a kind and a height as in a combination, 0 for none.
    """
    found: i64 = 0
    if cards == 0:
        if leading(table):
            return MUST_LEAD
        return LEGAL
    if cards & ~table.hands[turn_of(table.round)]:
        return NOT_IN_HAND
    found = last_joker(table, cards)
    if found:
        room.made = found
        if claim and not claimed(found, claim):
            return WRONG_CLAIM
        return LEGAL
    return verdict(table.shapes, cards, 0, claim, table.combo, room)


def apply(table: Table, cards: i64, made: i64) -> None:
    """Make a move that `check` allows for the seat on turn; no cards is a pass."""
    seat: i64 = turn_of(table.round)
    if cards == 0:
        table.round = after_pass(table.ring, table.round)
        if leading(table):
            table.combo = 0
            table.lying = 0
            _draw(table)
        return
    table.hands[seat] &= ~cards
    table.played |= cards
    table.lying = cards
    table.combo = made
    table.active |= bit(seat)
    table.doublings += doublings(made)
    if table.hands[seat] == 0:
        table.winner = seat
    else:
        table.round = after_play(table.ring, table.round, False)


def doublings(made: i64) -> i64:
    """Return how often a combination doubles the score: once for three, more for larger bombs."""
    if kind_of(made) == BOMB:
        return length_of(made) - SMALLEST_BOMB + 1
    if kind_of(made) == JOKER_BOMB:
        return 1
    return 0


def _draw(table: Table) -> None:
    """Let the new leader, or everyone from there on, draw a card."""
    seat: i64 = turn_of(table.round)
    draws: i64 = 1
    card: i64 = 0
    if table.everyone:
        draws = table.seats
    while draws > 0:
        if table.next == table.end:
            if table.reshuffles == 0 or table.played == 0:
                return
            _remake(table)
        card = table.pile[table.next]
        table.next += 1
        table.hands[seat] |= bit(card)
        table.drawn[seat] = card
        seat += 1
        if seat == table.seats:
            seat = 0
        draws -= 1


def _remake(table: Table) -> None:
    """Make a new pile of the played cards, as they come in the next of the orders."""
    pile: vec[i64] = vec[i64]([0] * DECK)
    place: i64 = DECK * (MOST_RESHUFFLES - table.reshuffles)
    end: i64 = place + DECK
    size: i64 = 0
    while place < end:
        if table.played & bit(table.orders[place]):
            pile[size] = table.orders[place]
            size += 1
        place += 1
    table.pile = pile
    table.next = 0
    table.end = size
    table.played = 0
    table.shuffled = size
    table.reshuffles -= 1
