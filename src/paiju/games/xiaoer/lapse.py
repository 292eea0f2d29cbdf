"""What time plays for a seat: nothing shown, and the weakest cards that are legal."""

from paiju.cards import cards_of
from paiju.game import DECLINE, Move
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.follow import Choice
from paiju.games.xiaoer.kernel.moves import fill_choice
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.names import ACT_OF_PHASE


def lapse_move(table: Table, seat: int) -> Move:
    """Return what time plays: nothing shown, and the weakest cards that are legal."""
    if table.phase <= constants.FANNING:
        return DECLINE
    place = seat - 1
    choice = Choice()
    if table.phase == constants.PLAYING and table.size == 0:
        choice.pool, choice.need = table.hands[place], 1
    else:
        fill_choice(table, place, choice)
    strength = table.ranks.strength
    weakest = sorted(
        cards_of(choice.pool),
        key=lambda held: (bool(1 << held.code & constants.POINTS), strength[held.code], held.code),
    )
    cards = cards_of(choice.forced) + tuple(weakest[: int(choice.need)])
    return Move(ACT_OF_PHASE[table.phase], cards)
