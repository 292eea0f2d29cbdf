"""Calling a friend (找朋友)."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place
from paiju.cards.kernel.holding import Holding, size
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table
from paiju.trick.kernel.constants import LEGAL, WRONG_COUNT


def check_call(table: Table, card: Holding, nth: i64) -> i64:
    """Tell why a card may not be called; no card and no number is to play alone (独打)."""
    if card.one == 0 and nth == 0:
        if table.setup.alone:
            return LEGAL
        return constants.CALL_ALONE
    if size(card) != 1:
        return WRONG_COUNT
    if nth < 1 or nth > constants.COPIES:
        return constants.CALL_NUMBER
    if card.one & table.shown:
        return constants.CALL_SHOWN
    return LEGAL


def call(table: Table, card: Holding, nth: i64) -> None:
    """Call a card, or nobody, and let the dealer lead."""
    table.nth = nth
    if nth == 0:
        table.called = constants.ALONE
        table.friend = table.dealer
    else:
        table.called = lowest_place(card.one)
    table.phase = constants.PLAYING
