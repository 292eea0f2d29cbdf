"""Burying (扣底) and calling a friend (找朋友)."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding, size, subtract
from paiju.games.friends.kernel.constants import (
    ALONE,
    CALL_ALONE,
    CALL_NUMBER,
    CALL_SHOWN,
    CALLING,
    COPIES,
    KITTY,
    PLAYING,
)
from paiju.games.friends.kernel.table import Table
from paiju.trick.kernel.constants import LEGAL, WRONG_COUNT


def check_bury(cards: Holding) -> i64:
    """Tell why cards of the hand may not be buried: any seven may."""
    if size(cards) != KITTY:
        return WRONG_COUNT
    return LEGAL


def bury(table: Table, cards: Holding) -> None:
    """Bury; the call comes next."""
    table.buried.become(cards)
    subtract(table.play.hands[table.dealer], cards)
    table.phase = CALLING


def check_call(table: Table, card: Holding, nth: i64) -> i64:
    """Tell why a card may not be called; no card and no number is to play alone (独打)."""
    if card.one == 0 and nth == 0:
        if table.setup.alone:
            return LEGAL
        return CALL_ALONE
    if size(card) != 1:
        return WRONG_COUNT
    if nth < 1 or nth > COPIES:
        return CALL_NUMBER
    if card.one & table.shown:
        return CALL_SHOWN
    return LEGAL


def call(table: Table, card: Holding, nth: i64) -> None:
    """Call a card, or nobody, and let the dealer lead."""
    table.nth = nth
    if nth == 0:
        table.called = ALONE
        table.friend = table.dealer
    else:
        table.called = lowest_place(card.one)
    table.phase = PLAYING


def count_called(table: Table, seat: i64, cards: Holding) -> None:
    """Count the copies of the called card in a play: whoever makes it N is the friend."""
    if table.friend >= 0:
        return
    face: i64 = bit(table.called)
    if cards.one & face == 0:
        return
    table.seen += 1
    if cards.two & face:
        table.seen += 1
    if cards.three & face:
        table.seen += 1
    if table.seen >= table.nth:
        table.friend = seat
