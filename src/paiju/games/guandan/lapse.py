"""What time plays for a seat: the lowest card allowed, or a pass."""

from paiju.game import PASS, Move
from paiju.games.guandan.deal import Hands
from paiju.games.guandan.faces import cards_of, height
from paiju.games.guandan.kernel import constants, tribute
from paiju.games.guandan.kernel import play as kernel


def lapse(state: Hands, seat: int) -> Move:
    """Make the move of time: pay or return the lowest allowed card, pass, lead the lowest."""
    table = state.table
    held = table.first[seat - 1]
    if table.phase == constants.PAYING:
        return Move("tribute", cards_of(tribute.highest(table.book, held))[:1])
    if table.phase == constants.RETURNING:
        able = cards_of(tribute.may_return(table.book, held))
        return Move("return", (min(able, key=lambda card: height(table.book, card)),))
    if not kernel.leading(table):
        return PASS
    return Move("play", cards_of(tribute.lowest(table.book, held))[:1])
