"""Making trump: declaring (亮主), countering (反主), sticking (粘主) and its exchange."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding, add, size, size_in, subtract
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.table import Table
from paiju.trick.kernel.constants import LEGAL, WRONG_COUNT
from paiju.trick.kernel.play import next_seat
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS, Ranks


def bid_size(act: i64) -> i64:
    """Return how many cards a bid shows."""
    if act == constants.SHOW:
        return 3
    if act == constants.COUNTER:
        return 4
    return 5


def check_bid(table: Table, act: i64, cards: Holding) -> i64:
    """Tell why cards of the hand are no declaration, counter or stick."""
    if size(cards) != bid_size(act):
        return WRONG_COUNT
    pairs: i64 = cards.two & constants.SUITED
    jokers: i64 = cards.one & constants.JOKERS
    if cards.one & constants.SUITED != pairs or jokers == 0 or jokers & (jokers - 1):
        return constants.BID_CARDS
    if act == constants.SHOW or act == constants.COUNTER:
        # One pair: with one joker three cards, with two of a kind four.
        if pairs == 0 or pairs & (pairs - 1):
            return constants.BID_CARDS
        return LEGAL
    if count_bits(pairs) != 2 or not adjacent(table, pairs):
        return constants.BID_CARDS
    return LEGAL


def adjacent(table: Table, pairs: i64) -> bool:
    """Return whether two faces are neighbours of one suit, ranks that are always trumps skipped."""
    low: i64 = lowest_place(pairs)
    high: i64 = lowest_place(pairs & (pairs - 1))
    if (low ^ high) & 3:
        return False
    risen: i64 = table.setup.permanent | bit(table.level)
    if (bit(low >> 2) | bit(high >> 2)) & risen:
        return False
    between: i64 = (bit(high >> 2) - 1) & ~(2 * bit(low >> 2) - 1)
    return between & ~risen == 0


def declare(table: Table, seat: i64, cards: Holding) -> None:
    """Make the suit of a pair trump (亮主); the others may counter."""
    table.declared.become(cards)
    table.declarer = seat
    table.maker = seat
    table.name_trump(lowest_place(cards.two) & 3)
    table.phase = constants.COUNTERING
    table.declined = bit(seat)


def counter(table: Table, seat: i64, cards: Holding) -> None:
    """Take over suit and role (反主); others may stick to the first declaration."""
    table.countered.become(cards)
    table.maker = seat
    table.name_trump(lowest_place(cards.two & constants.SUITED) & 3)
    open_sticking(table)


def open_sticking(table: Table) -> None:
    """Ask whoever neither declared nor made trump."""
    table.phase = constants.STICKING
    table.declined = bit(table.declarer) | bit(table.maker)


def stick(table: Table, seat: i64, cards: Holding) -> None:
    """Take the declarer's three cards (粘主); three go back."""
    table.stuck.become(cards)
    table.sticker = seat
    subtract(table.play.hands[table.declarer], table.declared)
    add(table.play.hands[seat], table.declared)
    table.phase = constants.RETURNING


def decline(table: Table, seat: i64) -> None:
    """Show nothing; when all have declined the window closes."""
    table.declined |= bit(seat)
    if table.declined != constants.ALL_SEATS:
        return
    if table.declarer < 0:
        table.phase = constants.OVER
    elif table.phase == constants.COUNTERING:
        open_sticking(table)
    else:
        take_kitty(table)


def high_trumps(table: Table) -> i64:
    """Return the trumps above the ace, jokers apart: level cards and permanent trumps."""
    risen: i64 = table.setup.permanent | bit(table.level)
    faces: i64 = 0
    while risen:
        faces |= bit(4 * lowest_place(risen)) * 15
        risen &= risen - 1
    return faces


def lowest_total(ranks: Ranks, held: Holding, cards: i64) -> i64:
    """Add up the heights of the so many lowest trumps."""
    total: i64 = 0
    height: i64 = 0
    while cards > 0 and height < ranks.rungs[TRUMPS]:
        count: i64 = size_in(held, ranks.rung[TRUMPS * HEIGHTS + height])
        if count > cards:
            count = cards
        total += count * height
        cards -= count
        height += 1
    return total


def sides_owed(table: Table, hand: Holding) -> i64:
    """Count the side cards that go back."""
    held: i64 = size_in(hand, ~table.play.shapes.ranks.faces[TRUMPS])
    if held > constants.EXCHANGED - 1:
        return constants.EXCHANGED - 1
    return held


def check_return(table: Table, hand: Holding, cards: Holding) -> i64:
    """Check what goes back: a trump above the ace, two side cards, else the lowest trumps."""
    if size(cards) != constants.EXCHANGED:
        return WRONG_COUNT
    ranks: Ranks = table.play.shapes.ranks
    trumps: i64 = ranks.faces[TRUMPS]
    high: i64 = high_trumps(table)
    if hand.one & high and cards.one & high == 0:
        return constants.RETURN_HIGH
    if size_in(cards, ~trumps) != sides_owed(table, hand):
        return constants.RETURN_SIDE
    if hand.one & high == 0:
        if is_lowest(table, hand, cards, 0):
            return LEGAL
        return constants.RETURN_LOWEST
    given: i64 = cards.one & high
    while given:
        if is_lowest(table, hand, cards, given & -given):
            return LEGAL
        given &= given - 1
    return constants.RETURN_LOWEST


def is_lowest(table: Table, hand: Holding, cards: Holding, apart: i64) -> bool:
    """Return whether the trumps given, one set apart, are the lowest of those held."""
    ranks: Ranks = table.play.shapes.ranks
    trumps: i64 = ranks.faces[TRUMPS]
    spare: Holding = table.setup.desk.spare
    spare.set(cards.one & trumps, cards.two & trumps, 0)
    spare.take(apart)
    count: i64 = size(spare)
    given: i64 = lowest_total(ranks, spare, count)
    spare.set(hand.one & trumps, hand.two & trumps, 0)
    spare.take(apart)
    return given == lowest_total(ranks, spare, count)


def give_back(table: Table, seat: i64, cards: Holding) -> None:
    """Give three cards to the declarer, and go on to the kitty."""
    table.returned.become(cards)
    subtract(table.play.hands[seat], cards)
    add(table.play.hands[table.declarer], cards)
    take_kitty(table)


def take_kitty(table: Table) -> None:
    """Let the dealer take the kitty (拿底): the maker's partner, or the seat after an attacker."""
    maker: i64 = table.maker
    if table.side < 0:
        table.side = maker & 1
    if maker & 1 == table.side:
        table.dealer = maker ^ 2
    else:
        table.dealer = next_seat(maker, constants.SEATS)
    add(table.play.hands[table.dealer], table.kitty)
    table.phase = constants.BURYING
