"""What a play does to the trick: lead, follow, kill (毙), overkill (盖毙) or discard (垫)."""

from paiju.games.xiaoer.kernel.constants import SINGLE, TRUE_GANG
from paiju.games.xiaoer.kernel.follow import led_duty
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.winner import follow_value
from paiju.trick.kernel.ranks import TRUMP_STRENGTH


def verb_of(table: Table, cards: int) -> str:
    """Name a play that is added to a trick, before it lies there."""
    beats = follow_value(table, cards) > table.best
    follows = cards & ~led_duty(table) == 0
    if follows and not (beats and table.kind >= TRUE_GANG):
        return "follow"
    if not beats:
        return "discard"
    return "overkill" if _killed(table) else "kill"


def _killed(table: Table) -> bool:
    """Return whether a play that is no follow holds the trick."""
    if table.kind == SINGLE:
        return table.best >= TRUMP_STRENGTH
    return table.winner != table.leader
