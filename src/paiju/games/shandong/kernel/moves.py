"""Moves: who may act, what is legal, what a move does. One place for every phase."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, holds
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.bidding import (
    check_bid,
    check_return,
    counter,
    declare,
    decline,
    give_back,
    stick,
)
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.tricks import check_play, choose
from paiju.trick.kernel.constants import LEGAL, NOT_IN_HAND, NOT_YOUR_TURN, WRONG_COUNT, WRONG_PHASE
from paiju.trick.kernel.play import check_count, check_keep
from paiju.trick.kernel.tricks import play_cards


def actors(table: Table) -> i64:
    """Return the seats that may act, as bits."""
    if table.phase <= constants.STICKING:
        return constants.ALL_SEATS & ~table.declined
    if table.phase == constants.RETURNING:
        return bit(table.sticker)
    if table.phase == constants.BURYING:
        return bit(table.dealer)
    if table.phase <= constants.CHOOSING:
        return bit(table.play.turn)
    return 0


def check_phase(table: Table, act: i64) -> i64:
    """Tell why an act does not belong to this phase."""
    phase: i64 = table.phase
    if phase <= constants.STICKING:
        return check_window(phase, act)
    if phase == constants.RETURNING and act == constants.RETURN:
        return LEGAL
    if phase == constants.BURYING and act == constants.BURY:
        return LEGAL
    if phase == constants.PLAYING and act == constants.PLAY:
        return LEGAL
    if phase == constants.CHOOSING and act == constants.KEEP:
        return LEGAL
    return WRONG_PHASE


def check_window(phase: i64, act: i64) -> i64:
    """Tell why a bid comes too early or too late."""
    if act == constants.DECLINE or act == phase + constants.SHOW:
        return LEGAL
    if act < constants.SHOW or act > constants.STICK:
        return WRONG_PHASE
    if phase == constants.DECLARING:
        return constants.BID_NOTHING
    if act < phase + constants.SHOW:
        return constants.BID_TAKEN
    return WRONG_PHASE


def check(table: Table, seat: i64, act: i64, cards: Holding, kind: i64) -> i64:
    """Tell why a move is refused; 0 is legal. `kind` is the type that a chooser lets stay."""
    code: i64 = check_phase(table, act)
    if code:
        return code
    if actors(table) & bit(seat) == 0:
        if act == constants.COUNTER and seat == table.declarer:
            return constants.BID_OWN
        if act == constants.STICK and (seat == table.declarer or seat == table.maker):
            return constants.BID_OWN
        return NOT_YOUR_TURN
    hand: Holding = table.play.hands[seat]
    if act == constants.KEEP:
        if cards.one:
            return WRONG_COUNT
        if kind == 0:
            return LEGAL
        return check_keep(table.play, kind)
    if not holds(hand, cards):
        return NOT_IN_HAND
    if act == constants.PLAY:
        return check_play(table, seat, cards)
    if act == constants.DECLINE:
        return check_count(cards, 0)
    if act == constants.BURY:
        return check_count(cards, constants.KITTY)
    if act == constants.RETURN:
        return check_return(table, hand, cards)
    return check_bid(table, act, cards)


def apply(table: Table, seat: i64, act: i64, cards: Holding, kind: i64) -> None:
    """Make a move that `check` has allowed."""
    if act == constants.PLAY:
        play_cards(table, seat, cards)
    elif act == constants.DECLINE:
        decline(table, seat)
    elif act == constants.SHOW:
        declare(table, seat, cards)
    elif act == constants.COUNTER:
        counter(table, seat, cards)
    elif act == constants.STICK:
        stick(table, seat, cards)
    elif act == constants.RETURN:
        give_back(table, seat, cards)
    elif act == constants.BURY:
        table.bury(cards, constants.PLAYING)
    else:
        choose(table, kind)
