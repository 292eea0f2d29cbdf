"""What time plays for a seat: nothing shown, low cards buried, the smallest cards played."""

from paiju.cards import Card
from paiju.game import DECLINE, Move
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.moves import returns
from paiju.trick.faces import cards_of
from paiju.trick.kernel import constants as common
from paiju.trick.lapsing import cheapest, least_needed, smallest_play


def lapse_move(table: Table, seat: int) -> Move:
    """Return the move that time makes for a seat, counted from 1."""
    hand = table.play.hands[seat - 1]
    if table.phase <= constants.STICKING:
        return DECLINE
    if table.phase == constants.RETURNING:
        return Move("return", cheapest(table.play.shapes.ranks, returns(table, hand)))
    if table.phase == constants.BURYING:
        return Move("bury", buried(table))
    if table.phase == constants.CHOOSING:
        return Move("keep")
    return Move("play", smallest_play(table.play, hand))


def buried(table: Table) -> tuple[Card, ...]:
    """Choose four cards to bury."""
    ranks = table.play.shapes.ranks
    if table.setup.face_down:
        # Whoever buries does not know the trump suit yet.
        ranks = table.setup.shapes[common.LEVELS * constants.NO_SUIT + table.level].ranks
    return least_needed(ranks, cards_of(table.play.hands[table.dealer]), constants.KITTY)
