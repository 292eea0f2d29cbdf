"""Moves: who may act, what is legal, what a move does. One place for every phase."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, holds
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.bidding import bid, bidders, check_bid, decline
from paiju.games.friends.kernel.calling import call, check_call
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.tricks import check_play, choose
from paiju.trick.kernel.constants import NOT_IN_HAND, NOT_YOUR_TURN, WRONG_PHASE
from paiju.trick.kernel.play import check_count, check_keep
from paiju.trick.kernel.tricks import play_cards


def actors(table: Table) -> i64:
    """Return the seats that may act, as bits."""
    if table.phase <= constants.BIDDING:
        return bidders(table)
    if table.phase == constants.OVER:
        return 0
    if table.phase == constants.CHOOSING:
        return bit(table.play.stopper)
    return bit(table.play.turn)


def fits(table: Table, act: i64) -> bool:
    """Return whether an act belongs to this moment."""
    phase: i64 = table.phase
    if phase <= constants.BIDDING:
        if act == constants.SHOW:
            return table.bid_seat < 0
        if act == constants.COUNTER:
            return table.bid_seat >= 0
        return act == constants.DECLINE
    if phase == constants.BURYING:
        return act == constants.BURY
    if phase == constants.CALLING:
        return act == constants.CALL
    if phase == constants.CHOOSING:
        return act == constants.KEEP
    return phase == constants.PLAYING and act == constants.PLAY


def check(table: Table, seat: i64, act: i64, cards: Holding, number: i64) -> i64:
    """Tell why a move is refused; 0 is legal. The number is the nth of a call, or a kept type."""
    if not fits(table, act):
        return WRONG_PHASE
    if act == constants.COUNTER and seat == table.bid_seat:
        return constants.BID_OWN
    if actors(table) & bit(seat) == 0:
        return NOT_YOUR_TURN
    if act == constants.CALL:
        return check_call(table, cards, number)
    if not holds(table.play.hands[seat], cards):
        return NOT_IN_HAND
    if act == constants.PLAY:
        return check_play(table, seat, cards)
    if act == constants.BURY:
        return check_count(cards, constants.KITTY)
    if act == constants.SHOW or act == constants.COUNTER:
        return check_bid(table, seat, cards)
    if act == constants.KEEP and cards.one == 0:
        return check_keep(table.play, number)
    return check_count(cards, 0)


def apply(table: Table, seat: i64, act: i64, cards: Holding, number: i64) -> None:
    """Make a move that `check` has allowed."""
    if act == constants.PLAY:
        play_cards(table, seat, cards)
    elif act == constants.DECLINE:
        decline(table, seat)
    elif act == constants.BURY:
        table.bury(cards, constants.CALLING)
    elif act == constants.CALL:
        call(table, cards, number)
    elif act == constants.KEEP:
        choose(table, number)
    else:
        bid(table, seat, cards)
