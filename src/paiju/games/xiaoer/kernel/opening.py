"""The way to the first lead: trump, fans, tribute, kitty. Each function enters the next phase."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.lists import list_of, vector_of
from paiju.games.xiaoer.kernel.constants import (
    BIG_JOKER,
    BURYING,
    BY_SHOWING,
    FANNING,
    FIVES_FAN,
    OFF,
    ON,
    PAYING,
    PLAYING,
    RETURNING,
    SHOWING,
    SMALL_JOKER,
    THREES,
    THREES_FAN,
    TRUMP_DRAWN,
    TRUMP_SHOWN,
)
from paiju.games.xiaoer.kernel.table import CARDS, SEATS, Table


def begin_with(table: Table, cards: list[int], start: i64, dealer: i64) -> None:
    """Deal a hand from a list of cards."""
    begin(table, vector_of(cards), start, dealer)


def begin(table: Table, deck: vec[i64], start: i64, dealer: i64) -> None:
    """Deal a hand on a cleared table; what is owed stands in `pays` already."""
    kitty: i64 = table.setup.kitty
    place: i64 = 0
    table.kitty = 0
    while place < CARDS - kitty:
        table.hands[place & 3] = table.hands[place & 3] | bit(deck[place])
        place += 1
    table.draw = deck[place + start % kitty]
    while place < CARDS:
        table.kitty |= bit(deck[place])
        place += 1
    table.dealer = dealer
    table.asked_first = start & 3
    if dealer >= 0:
        table.asked_first = dealer
    table.fans = fans_from_the_start(table)
    table.trump = -1
    table.phase = SHOWING
    if table.setup.trump == TRUMP_DRAWN:
        make_trump(table, start & 3)
    elif table.setup.trump != TRUMP_SHOWN:
        make_trump(table, table.setup.trump)


def fans_from_the_start(table: Table) -> i64:
    """Return the fans that are in force for every hand."""
    fans: i64 = 0
    if table.setup.threes == ON:
        fans |= THREES_FAN
    if table.setup.fives == ON:
        fans |= FIVES_FAN
    return fans


def set_order(table: Table) -> None:
    """Take the order of the trump suit and the fans in force."""
    table.ranks = table.setup.orders[4 * table.trump + table.fans]


def show_trump(table: Table, seat: i64, card: i64) -> None:
    """Make the suit of a shown two trump; without a dealer the shower becomes it."""
    table.trump_card = card
    table.trump_seat = seat
    if table.dealer < 0:
        table.dealer = seat
    make_trump(table, card & 3)


def draw_trump(table: Table) -> None:
    """Draw a kitty card for trump (断电): the attackers then owe no tribute."""
    table.trump_card = table.draw
    if table.dealer < 0:
        table.dealer = 0
    waive(table, 1 - (table.dealer & 1))
    if table.draw == BIG_JOKER:
        make_trump(table, 1)
    elif table.draw == SMALL_JOKER:
        make_trump(table, 0)
    else:
        make_trump(table, table.draw & 3)


def make_trump(table: Table, suit: i64) -> None:
    """Fix the trump suit and go on to tribute, or to the kitty where none is owed."""
    table.trump = suit
    if table.dealer < 0:
        table.dealer = 0
    set_order(table)
    table.declined = 0
    if unpaid(table) == 0:
        take_kitty(table)
    elif fans_open(table):
        table.phase = FANNING
    else:
        table.phase = PAYING


def fans_open(table: Table) -> i64:
    """Return the fans that may still be shown, as bits."""
    fans: i64 = 0
    if table.setup.threes == BY_SHOWING:
        fans |= THREES_FAN
    if table.setup.fives == BY_SHOWING:
        fans |= FIVES_FAN
    return fans & ~table.fans


def show_fan(table: Table, seat: i64, cards: i64) -> None:
    """Put a fan in force (三反, 五反); its side owes no tribute, and all are asked again."""
    fan: i64 = THREES_FAN
    if cards & THREES == 0:
        fan = FIVES_FAN
    table.fans |= fan
    table.fan_seats[fan - 1] = seat
    table.shown |= cards
    set_order(table)
    table.declined = 0
    if table.taken == 0:
        waive(table, seat & 1)
        if unpaid(table) == 0:
            take_kitty(table)
            return
    if fans_open(table) == 0:
        close_fans(table)


def close_fans(table: Table) -> None:
    """Go on when nobody shows any more."""
    if table.taken:
        table.phase = BURYING
    else:
        table.phase = PAYING


def waive(table: Table, side: i64) -> None:
    """Free a side, the even or the odd seats, from tribute."""
    table.pays[side] = -1
    table.pays[side + 2] = -1


def unpaid(table: Table) -> i64:
    """Return the seats that have tribute to pay, as bits."""
    seats: i64 = 0
    seat: i64 = 0
    for seat in range(SEATS):
        if table.pays[seat] >= 0 and table.paid[seat] < 0:
            seats |= bit(seat)
    return seats


def unreturned(table: Table) -> i64:
    """Return the seats that have a card to give back, as bits."""
    seats: i64 = 0
    seat: i64 = 0
    for seat in range(SEATS):
        if table.paid[seat] >= 0 and table.returned[seat] < 0:
            seats |= bit(table.pays[seat])
    return seats


def payer_of(table: Table, receiver: i64) -> i64:
    """Return the seat that pays tribute to another, -1 where there is none."""
    seat: i64 = 0
    for seat in range(SEATS):
        if table.pays[seat] == receiver:
            return seat
    return -1


def received(table: Table, seat: i64) -> i64:
    """Return the card that a seat got as tribute, as a mask."""
    payer: i64 = payer_of(table, seat)
    if payer < 0 or table.paid[payer] < 0:
        return 0
    return bit(table.paid[payer])


def pay(table: Table, seat: i64, card: i64) -> None:
    """Pay tribute (进贡)."""
    receiver: i64 = table.pays[seat]
    table.hands[seat] = table.hands[seat] & ~bit(card)
    table.hands[receiver] = table.hands[receiver] | bit(card)
    table.paid[seat] = card
    if unpaid(table) == 0:
        table.phase = RETURNING


def give_back(table: Table, seat: i64, card: i64) -> None:
    """Return a card for the tribute (还贡)."""
    payer: i64 = payer_of(table, seat)
    table.hands[seat] = table.hands[seat] & ~bit(card)
    table.hands[payer] = table.hands[payer] | bit(card)
    table.returned[payer] = card
    if unreturned(table) == 0:
        take_kitty(table)


def take_kitty(table: Table) -> None:
    """Let the dealer take the kitty (拿底); fans may be shown until it is buried."""
    table.hands[table.dealer] = table.hands[table.dealer] | table.kitty
    table.taken = 1
    table.declined = 0
    if fans_open(table):
        table.phase = FANNING
    else:
        table.phase = BURYING


def bury(table: Table, cards: i64) -> None:
    """Bury (扣底) and let the dealer lead."""
    table.buried = cards
    table.hands[table.dealer] = table.hands[table.dealer] & ~cards
    table.phase = PLAYING
    table.leader = table.dealer
    table.turn = table.dealer


def decline(table: Table, seat: i64) -> None:
    """Show nothing; when all have declined the window closes."""
    table.declined |= bit(seat)
    if table.declined != 15:
        return
    if table.phase == SHOWING:
        draw_trump(table)
    else:
        close_fans(table)


def debts_after(table: Table, attack: i64) -> list[int]:
    """Return the next dealer and, seat by seat, whom it pays after a hand."""
    pays: vec[i64] = vec[i64]([-1] * SEATS)
    made: list[int] = [owed_after(table, attack, pays)]
    return made + list_of(pays, SEATS)


def owed_after(table: Table, attack: i64, pays: vec[i64]) -> i64:
    """Write who pays whom after a hand and return the next dealer."""
    seat: i64 = 0
    dealer: i64 = table.dealer
    after: i64 = (dealer + 1) & 3
    for seat in range(SEATS):
        pays[seat] = -1
    if table.setup.tribute != OFF:
        if attack == 0:
            pays[after] = dealer
            pays[(after + 2) & 3] = dealer ^ 2
        if attack >= 60:
            pays[dealer] = after
        if attack >= 80:
            pays[dealer ^ 2] = after ^ 2
    if attack < 40 or table.setup.rotate == OFF:
        return dealer
    return after
