"""Rules of thumb for every phase: bid a long suit, bury low cards, play as the kit does."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding, size_in
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.bidding import high_trumps, sides_owed
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.think.playout import find_neighbours
from paiju.games.shandong.kernel.tricks import check_play, first_choice, is_gated
from paiju.trick.kernel.constants import LEGAL, LEVELS
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.think.aims import GIVE, best_face
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

# Of 26 cards about eleven are trumps: with so many a suit is worth naming.
_LONG: Final = 12
_SPADES: Final = 0x1111111111111
# A hand that nobody bids for is worth three levels to the attackers.
_VERY_LONG: Final = 15


def advise(table: Table, seat: i64, mind: Mind) -> None:
    """Choose a move for a seat that may act."""
    phase: i64 = table.phase
    mind.cards.set(0, 0, 0)
    mind.number = 0
    if phase == constants.PLAYING:
        advise_play(table, seat, mind)
    elif phase <= constants.STICKING:
        advise_bid(table, seat, mind)
    elif phase == constants.BURYING:
        advise_bury(table, mind)
    elif phase == constants.RETURNING:
        advise_return(table, mind)
    elif phase == constants.CHOOSING:
        mind.act = constants.KEEP
        mind.number = first_choice(table)


def advise_play(table: Table, seat: i64, mind: Mind) -> None:
    """Lead or follow."""
    hand: Holding = table.play.hands[seat]
    mind.act = constants.PLAY
    see_rest(mind, 2, hand)
    if mind.skill >= EXPERT:
        forget(mind.unseen, table.gone[0])
        forget(mind.unseen, table.gone[1])
        forget(mind.unseen, table.gone[2])
        forget(mind.unseen, table.gone[3])
        if seat == table.dealer:
            forget(mind.unseen, table.buried)
    if table.play.out:
        mind.ours = (table.play.trick.winner ^ seat) & 1 == 0
        mind.last = count_bits(table.play.out) == 3
    else:
        mind.gated = is_gated(table)
    choose_play(mind, table.play, hand)


def trumps_with(table: Table, hand: Holding, suit: i64) -> i64:
    """Count the cards that would be trumps with a suit."""
    return size_in(hand, _SPADES * bit(suit) | high_trumps(table) | constants.JOKERS)


def best_pair(table: Table, hand: Holding) -> i64:
    """Return the pair of the suit that would make the most trumps, 0 where there is none."""
    pairs: i64 = hand.two & constants.SUITED
    best: i64 = 0
    most: i64 = 0
    while pairs:
        face: i64 = pairs & -pairs
        pairs ^= face
        trumps: i64 = trumps_with(table, hand, lowest_place(face) & 3)
        if trumps > most:
            most = trumps
            best = face
    return best


def advise_bid(table: Table, seat: i64, mind: Mind) -> None:
    """Bid for a long suit; stick whenever there is a chance."""
    hand: Holding = table.play.hands[seat]
    jokers: i64 = hand.one & constants.JOKERS
    mind.act = constants.DECLINE
    if table.phase == constants.COUNTERING:
        jokers = hand.two & constants.JOKERS
    jokers &= -jokers
    if jokers == 0:
        return
    pairs: i64 = 0
    if table.phase == constants.STICKING:
        pairs = find_neighbours(table, hand.two & constants.SUITED)
        if pairs == 0:
            return
    else:
        pairs = best_pair(table, hand)
        if pairs == 0 or trumps_with(table, hand, lowest_place(pairs) & 3) < needed(
            table, seat, mind
        ):
            return
    mind.act = constants.SHOW + table.phase
    mind.cards.set(pairs | jokers, pairs, 0)
    if table.phase == constants.COUNTERING:
        mind.cards.two |= jokers


def needed(table: Table, seat: i64, mind: Mind) -> i64:
    """Return the trumps that a bid asks for: a hand without any is lost for the dealers."""
    if mind.skill < EXPERT or table.phase != constants.DECLARING or table.side < 0:
        return _LONG
    if table.side == seat & 1:
        return 0
    return _VERY_LONG


def advise_return(table: Table, mind: Mind) -> None:
    """Give back the lowest high trump, the least useful side cards, and the lowest trumps."""
    rest: Holding = mind.tried
    cards: Holding = mind.cards
    rest.become(table.play.hands[table.sticker])
    mind.act = constants.RETURN
    left: i64 = constants.EXCHANGED
    high: i64 = rest.one & high_trumps(table)
    sides: i64 = sides_owed(table, rest)
    trumps: i64 = table.play.shapes.ranks.faces[TRUMPS]
    if high:
        move(table, rest, cards, high)
        left -= 1
    while sides > 0:
        move(table, rest, cards, rest.one & ~trumps)
        sides -= 1
        left -= 1
    while left > 0:
        face: i64 = lowest_trump(table, rest.one & trumps)
        rest.take(face)
        cards.put(face)
        left -= 1


def move(table: Table, rest: Holding, cards: Holding, faces: i64) -> None:
    """Move the card of some faces that is worth least."""
    face: i64 = best_face(table.play.shapes.ranks, rest, faces, GIVE)
    rest.take(face)
    cards.put(face)


def lowest_trump(table: Table, faces: i64) -> i64:
    """Return the weakest of some trumps."""
    best: i64 = faces & -faces
    while faces:
        face: i64 = faces & -faces
        faces ^= face
        strength = table.play.shapes.ranks.strength
        if strength[lowest_place(face)] < strength[lowest_place(best)]:
            best = face
    return best


def advise_bury(table: Table, mind: Mind) -> None:
    """Bury what is worth least."""
    ranks = table.play.shapes.ranks
    if table.setup.face_down:
        # Whoever buries does not know the trump suit yet.
        ranks = table.setup.shapes[LEVELS * constants.NO_SUIT + table.level].ranks
    mind.act = constants.BURY
    mind.tried.become(table.play.hands[table.dealer])
    part_with(ranks, mind.tried, constants.KITTY, mind.cards)


def list_ideas(table: Table, seat: i64, mind: Mind) -> list[Holding]:
    """List the cards of further moves that come to mind beside what is advised."""
    hand: Holding = table.play.hands[seat]
    if table.phase == constants.PLAYING:
        found = list_plays(mind, table.play, hand)
        return [play for play in found if check_play(table, seat, play) == LEGAL]
    if table.phase == constants.BURYING:
        advise(table, seat, mind)
        return list_partings(table.play.shapes.ranks, hand, mind.cards)
    return []
