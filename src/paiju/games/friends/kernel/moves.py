"""Moves: who may act, what is legal, what a move does. One place for every phase."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, holds
from paiju.games.friends.kernel.bidding import bid, bidders, check_bid, decline
from paiju.games.friends.kernel.calling import call, check_call
from paiju.games.friends.kernel.constants import (
    BID_OWN,
    BIDDING,
    BURY,
    BURYING,
    CALL,
    CALLING,
    CHOOSING,
    COUNTER,
    DECLINE,
    KEEP,
    KITTY,
    OVER,
    PLAY,
    PLAYING,
    SHOW,
)
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.tricks import check_play, choose
from paiju.trick.kernel.constants import NOT_IN_HAND, NOT_YOUR_TURN, WRONG_PHASE
from paiju.trick.kernel.play import check_count, check_keep
from paiju.trick.kernel.tricks import play_cards


def actors(table: Table) -> i64:
    """Return the seats that may act, as bits."""
    if table.phase <= BIDDING:
        return bidders(table)
    if table.phase == OVER:
        return 0
    if table.phase == CHOOSING:
        return bit(table.play.stopper)
    return bit(table.play.turn)


def fits(table: Table, act: i64) -> bool:
    """Return whether an act belongs to this moment."""
    phase: i64 = table.phase
    if phase <= BIDDING:
        if act == SHOW:
            return table.bid_seat < 0
        if act == COUNTER:
            return table.bid_seat >= 0
        return act == DECLINE
    if phase == BURYING:
        return act == BURY
    if phase == CALLING:
        return act == CALL
    if phase == CHOOSING:
        return act == KEEP
    return phase == PLAYING and act == PLAY


def check(table: Table, seat: i64, act: i64, cards: Holding, number: i64) -> i64:
    """Tell why a move is refused; 0 is legal. The number is the nth of a call, or a kept type."""
    if not fits(table, act):
        return WRONG_PHASE
    if act == COUNTER and seat == table.bid_seat:
        return BID_OWN
    if actors(table) & bit(seat) == 0:
        return NOT_YOUR_TURN
    if act == CALL:
        return check_call(table, cards, number)
    if not holds(table.play.hands[seat], cards):
        return NOT_IN_HAND
    if act == PLAY:
        return check_play(table, seat, cards)
    if act == BURY:
        return check_count(cards, KITTY)
    if act == SHOW or act == COUNTER:
        return check_bid(table, seat, cards)
    if act == KEEP and cards.one == 0:
        return check_keep(table.play, number)
    return check_count(cards, 0)


def apply(table: Table, seat: i64, act: i64, cards: Holding, number: i64) -> None:
    """Make a move that `check` has allowed."""
    if act == PLAY:
        play_cards(table, seat, cards)
    elif act == DECLINE:
        decline(table, seat)
    elif act == BURY:
        table.bury(cards, CALLING)
    elif act == CALL:
        call(table, cards, number)
    elif act == KEEP:
        choose(table, number)
    else:
        bid(table, seat, cards)
