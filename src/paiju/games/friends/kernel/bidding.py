"""Dealing and bidding (抢庄): who becomes dealer, and which suit is trump."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding, size
from paiju.cards.kernel.lists import vector_of
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table
from paiju.trick.kernel.constants import LEGAL
from paiju.trick.kernel.play import next_seat


def begin_with(table: Table, cards: list[int], starter: i64) -> None:
    """Deal a hand from a list of cards."""
    begin(table, vector_of(cards), starter)


def lay_deck(table: Table, cards: list[int]) -> None:
    """Put a list of cards where the deck lies."""
    table.deck = vector_of(cards)


def begin(table: Table, deck: vec[i64], starter: i64) -> None:
    """Deal a hand on a cleared table: one card at a time from the starter, counter-clockwise."""
    table.deck = deck
    table.starter = starter
    table.play.turn = starter
    table.play.leader = starter
    if table.setup.bid_while_dealing:
        table.phase = constants.DEALING
        deal_round(table)
    else:
        deal_all(table)
        table.phase = constants.BIDDING


def deal_round(table: Table) -> None:
    """Deal every seat a card."""
    seat: i64 = table.starter
    end: i64 = table.dealt + constants.SEATS
    while table.dealt < end:
        table.play.hands[seat].put(bit(table.deck[table.dealt]))
        table.dealt += 1
        seat = next_seat(seat, constants.SEATS)


def deal_all(table: Table) -> None:
    """Deal what is left; the kitty remains."""
    while table.dealt < constants.DEALT:
        deal_round(table)


def bidders(table: Table) -> i64:
    """Return the seats that may still bid in this window, as bits: all but who holds the bid."""
    seats: i64 = constants.ALL_SEATS & ~table.declined
    if table.bid_seat >= 0:
        seats &= ~bit(table.bid_seat)
    return seats


def bid_rank(table: Table, seat: i64, rank: i64) -> bool:
    """Return whether a seat may bid with a rank: its own level, or that of the dealer so far."""
    if rank == table.levels[seat]:
        return True
    return table.bid_seat >= 0 and rank == table.level


def enough(table: Table, seat: i64) -> i64:
    """Return the suited faces of which a seat holds one more than the bid shows."""
    hand: Holding = table.play.hands[seat]
    held: i64 = hand.one
    if table.bid_count == 1:
        held = hand.two
    elif table.bid_count == 2:
        held = hand.three
    return held & (bit(constants.SUITED) - 1)


def check_bid(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand are no bid, or no counter-bid (反庄)."""
    count: i64 = size(cards)
    if count < 1 or count > constants.COPIES or cards.one & (cards.one - 1):
        return constants.BID_NOT_EQUAL
    face: i64 = lowest_place(cards.one)
    if face >= constants.SUITED or not bid_rank(table, seat, face >> 2):
        return constants.BID_NOT_LEVEL
    if count <= table.bid_count:
        return constants.BID_TOO_FEW
    return LEGAL


def bid(table: Table, seat: i64, cards: Holding) -> None:
    """Let a bid stand: with cards of the bidder's level the bidder becomes dealer."""
    face: i64 = lowest_place(cards.one)
    if face >> 2 == table.levels[seat]:
        table.dealer = seat
    table.level = face >> 2
    table.trump = face & 3
    table.bid_seat = seat
    table.bid_face = face
    table.bid_count = size(cards)
    table.shown |= cards.one
    table.declined = 0
    if table.bid_count == constants.COPIES:
        deal_all(table)
        take_kitty(table)
    elif table.phase == constants.BIDDING:
        table.window = constants.NEXT_WINDOW


def decline(table: Table, seat: i64) -> None:
    """Bid nothing; when nobody is left to be asked the window closes."""
    table.declined |= bit(seat)
    if bidders(table):
        return
    table.declined = 0
    if table.phase == constants.DEALING:
        if table.dealt < constants.DEALT:
            deal_round(table)
        else:
            table.phase = constants.BIDDING
            table.window = constants.FIRST_WINDOW
        return
    if table.bid_seat < 0:
        flip(table)
    take_kitty(table)


def holder_of(table: Table, rank: i64) -> i64:
    """Return the seat nearest to the starter that plays a level, -1 where nobody does."""
    seat: i64 = table.starter
    step: i64 = 0
    while step < constants.SEATS:
        if table.levels[seat] == rank:
            return seat
        seat = next_seat(seat, constants.SEATS)
        step += 1
    return -1


def flip(table: Table) -> None:
    """Turn the kitty up card by card (翻底定庄) until a level shows; else the starter deals."""
    place: i64 = constants.DEALT
    while place < constants.CARDS:
        face: i64 = table.deck[place]
        place += 1
        if face < constants.SUITED:
            table.trump = face & 3
            seat: i64 = holder_of(table, face >> 2)
            if seat >= 0:
                table.dealer = seat
                table.level = face >> 2
                table.flipped = place - constants.DEALT
                return
    # The suit is that of the last suited card: it was noted on the way.
    table.flipped = constants.KITTY
    table.dealer = table.starter
    table.level = table.levels[table.starter]


def take_kitty(table: Table) -> None:
    """Let the dealer take the kitty (拿底)."""
    table.name_trump(table.trump)
    hand: Holding = table.play.hands[table.dealer]
    while table.dealt < constants.CARDS:
        hand.put(bit(table.deck[table.dealt]))
        table.dealt += 1
    table.play.turn = table.dealer
    table.play.leader = table.dealer
    table.phase = constants.BURYING
