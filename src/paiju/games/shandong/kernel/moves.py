"""Moves: who may act, what is legal, what a move does. One place for every phase."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, holds
from paiju.games.shandong.kernel.bidding import (
    check_bid,
    check_return,
    counter,
    declare,
    decline,
    give_back,
    stick,
)
from paiju.games.shandong.kernel.constants import (
    ALL_SEATS,
    BID_NOTHING,
    BID_OWN,
    BID_TAKEN,
    BURY,
    BURYING,
    CHOOSING,
    COUNTER,
    DECLARING,
    DECLINE,
    KEEP,
    KITTY,
    PLAY,
    PLAYING,
    RETURN,
    RETURNING,
    SHOW,
    STICK,
    STICKING,
)
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.tricks import check_play, choose
from paiju.trick.kernel.constants import LEGAL, NOT_IN_HAND, NOT_YOUR_TURN, WRONG_COUNT, WRONG_PHASE
from paiju.trick.kernel.play import check_count, check_keep
from paiju.trick.kernel.tricks import play_cards


def actors(table: Table) -> i64:
    """Return the seats that may act, as bits."""
    if table.phase <= STICKING:
        return ALL_SEATS & ~table.declined
    if table.phase == RETURNING:
        return bit(table.sticker)
    if table.phase == BURYING:
        return bit(table.dealer)
    if table.phase <= CHOOSING:
        return bit(table.play.turn)
    return 0


def check_phase(table: Table, act: i64) -> i64:
    """Tell why an act does not belong to this phase."""
    phase: i64 = table.phase
    if phase <= STICKING:
        return check_window(phase, act)
    if phase == RETURNING and act == RETURN:
        return LEGAL
    if phase == BURYING and act == BURY:
        return LEGAL
    if phase == PLAYING and act == PLAY:
        return LEGAL
    if phase == CHOOSING and act == KEEP:
        return LEGAL
    return WRONG_PHASE


def check_window(phase: i64, act: i64) -> i64:
    """Tell why a bid comes too early or too late."""
    if act == DECLINE or act == phase + SHOW:
        return LEGAL
    if act < SHOW or act > STICK:
        return WRONG_PHASE
    if phase == DECLARING:
        return BID_NOTHING
    if act < phase + SHOW:
        return BID_TAKEN
    return WRONG_PHASE


def check(table: Table, seat: i64, act: i64, cards: Holding, kind: i64) -> i64:
    """Tell why a move is refused; 0 is legal. `kind` is the type that a chooser lets stay."""
    code: i64 = check_phase(table, act)
    if code:
        return code
    if actors(table) & bit(seat) == 0:
        if act == COUNTER and seat == table.declarer:
            return BID_OWN
        if act == STICK and (seat == table.declarer or seat == table.maker):
            return BID_OWN
        return NOT_YOUR_TURN
    hand: Holding = table.play.hands[seat]
    if act == KEEP:
        if cards.one:
            return WRONG_COUNT
        if kind == 0:
            return LEGAL
        return check_keep(table.play, kind)
    if not holds(hand, cards):
        return NOT_IN_HAND
    if act == PLAY:
        return check_play(table, seat, cards)
    if act == DECLINE:
        return check_count(cards, 0)
    if act == BURY:
        return check_count(cards, KITTY)
    if act == RETURN:
        return check_return(table, hand, cards)
    return check_bid(table, act, cards)


def apply(table: Table, seat: i64, act: i64, cards: Holding, kind: i64) -> None:
    """Make a move that `check` has allowed."""
    if act == PLAY:
        play_cards(table, seat, cards)
    elif act == DECLINE:
        decline(table, seat)
    elif act == SHOW:
        declare(table, seat, cards)
    elif act == COUNTER:
        counter(table, seat, cards)
    elif act == STICK:
        stick(table, seat, cards)
    elif act == RETURN:
        give_back(table, seat, cards)
    elif act == BURY:
        table.bury(cards, PLAYING)
    else:
        choose(table, kind)
