"""Rules of thumb for every phase: bid a long suit, bury low cards, know one's side, play."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding, size_in
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.bidding import bid_rank, enough
from paiju.games.friends.kernel.table import Table, defends
from paiju.trick.kernel.play import next_seat
from paiju.trick.kernel.think.parting import part_with
from paiju.trick.kernel.think.policy import (
    EXPERT,
    Mind,
    choose_play,
    forget,
    list_partings,
    list_plays,
    see_rest,
)

# Of 31 cards about ten are trumps: with so many a suit is worth bidding, or countering for.
_LONG: Final = 11
_VERY_LONG: Final = 13
_SPADES: Final = 0x1111111111111
_JOKERS: Final = 3 << 52


def advise(table: Table, seat: i64, mind: Mind) -> None:
    """Choose a move for a seat that may act."""
    phase: i64 = table.phase
    mind.cards.set(0, 0, 0)
    mind.number = 0
    if phase == constants.PLAYING:
        advise_play(table, seat, mind)
    elif phase <= constants.BIDDING:
        advise_bid(table, seat, mind)
    elif phase == constants.BURYING:
        mind.act = constants.BURY
        mind.tried.become(table.play.hands[seat])
        part_with(table.play.shapes.ranks, mind.tried, constants.KITTY, mind.cards)
    elif phase == constants.CALLING:
        advise_call(table, mind)
    else:
        mind.act = constants.KEEP
        mind.number = lowest_place(table.play.choices)


def is_mate(table: Table, seat: i64, other: i64) -> bool:
    """Return whether another is on a seat's side, as far as that seat can know."""
    if defends(table, seat):
        return defends(table, other)
    if table.friend < 0 and table.play.hands[seat].one & bit(table.called):
        # Whoever holds the called card may well become the friend.
        return other == table.dealer
    return not defends(table, other)


def advise_play(table: Table, seat: i64, mind: Mind) -> None:
    """Lead or follow."""
    hand: Holding = table.play.hands[seat]
    mind.act = constants.PLAY
    see_rest(mind, constants.COPIES, hand)
    if mind.skill >= EXPERT:
        forget(mind.unseen, table.gone)
        if seat == table.dealer:
            forget(mind.unseen, table.buried)
    if table.play.out:
        mind.ours = is_mate(table, seat, table.play.trick.winner)
        mind.last = table.play.out | bit(seat) == constants.ALL_SEATS
        mind.friendly = friends_follow(table, seat)
    choose_play(mind, table.play, hand)


def friends_follow(table: Table, seat: i64) -> bool:
    """Return whether all who still play to this trick are on a seat's side."""
    other: i64 = next_seat(seat, constants.SEATS)
    while table.play.out & bit(other) == 0:
        if not is_mate(table, seat, other):
            return False
        other = next_seat(other, constants.SEATS)
    return True


def trumps_with(hand: Holding, face: i64) -> i64:
    """Count the cards that would be trumps with the suit and the rank of a face."""
    rank: i64 = bit(face & 60) * 15
    return size_in(hand, _SPADES * bit(face & 3) | rank | _JOKERS)


def advise_bid(table: Table, seat: i64, mind: Mind) -> None:
    """Bid for a long suit; counter only for a very long one."""
    hand: Holding = table.play.hands[seat]
    count: i64 = table.bid_count + 1
    held: i64 = enough(table, seat)
    best: i64 = 0
    most: i64 = 0
    while held:
        face: i64 = held & -held
        held ^= face
        place: i64 = lowest_place(face)
        if bid_rank(table, seat, place >> 2):
            trumps: i64 = trumps_with(hand, place)
            if trumps > most:
                most = trumps
                best = face
    needed: i64 = _LONG
    mind.act = constants.SHOW
    if table.bid_seat >= 0:
        needed = _VERY_LONG
        mind.act = constants.COUNTER
    if most < needed:
        mind.act = constants.DECLINE
        return
    mind.cards.one = best
    if count > 1:
        mind.cards.two = best
    if count > 2:
        mind.cards.three = best


def advise_call(table: Table, mind: Mind) -> None:
    """Call the highest card of a side suit, the first copy that the dealer does not hold."""
    hand: Holding = table.play.hands[table.dealer]
    mind.act = constants.CALL
    rank: i64 = 12
    while rank >= 0:
        if rank != table.level:
            face: i64 = callable_face(table, hand, rank)
            if face >= 0:
                mind.cards.one = bit(face)
                mind.number = 1 + size_in(hand, bit(face))
                return
        rank -= 1


def callable_face(table: Table, hand: Holding, rank: i64) -> i64:
    """Return a side card of a rank of which somebody else has a copy, one held before others."""
    found: i64 = -1
    suit: i64 = 0
    while suit < 4:
        face: i64 = 4 * rank + suit
        own: i64 = size_in(hand, bit(face))
        mine: i64 = own + size_in(table.buried, bit(face))
        if suit != table.trump and table.shown & bit(face) == 0 and mine < constants.COPIES:
            if own:
                return face
            if found < 0:
                found = face
        suit += 1
    return found


def list_ideas(table: Table, seat: i64, mind: Mind) -> list[Holding]:
    """List the cards of further moves that come to mind beside what is advised."""
    hand: Holding = table.play.hands[seat]
    if table.phase == constants.PLAYING:
        return list_plays(mind, table.play, hand)
    if table.phase == constants.BURYING:
        advise(table, seat, mind)
        return list_partings(table.play.shapes.ranks, hand, mind.cards)
    return []
