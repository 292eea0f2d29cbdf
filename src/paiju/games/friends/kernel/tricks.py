"""Playing (出牌): what may be played, and what stays of a throw."""

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.games.friends.kernel.constants import PLAYING
from paiju.games.friends.kernel.table import Table
from paiju.trick.kernel.play import check_added
from paiju.trick.kernel.tricks import check_suit, keep


def check_play(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand may not be played."""
    if table.play.out:
        return check_added(table.play, seat, cards)
    return check_suit(table.play, cards)


def choose(table: Table, kind: i64) -> None:
    """Let whoever stopped a throw choose the type that stays."""
    table.phase = PLAYING
    table.play.choices = 0
    keep(table, kind)
