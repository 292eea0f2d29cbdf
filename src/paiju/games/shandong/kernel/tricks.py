"""Playing (出牌): what may be played, and what stays of a throw."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, size
from paiju.games.shandong.kernel.constants import BIG_JOKER, PAIR_GATE, PLAYING, THROW_TRUMPS
from paiju.games.shandong.kernel.table import Table
from paiju.trick.kernel.constants import LEGAL
from paiju.trick.kernel.play import check_added
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.shapes import PAIR, PAIR_TRACTOR, THROW, Units
from paiju.trick.kernel.split import read
from paiju.trick.kernel.tricks import check_suit, keep


def check_play(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand may not be played."""
    if table.play.out:
        return check_added(table.play, seat, cards)
    return check_lead(table, cards)


def check_lead(table: Table, cards: Holding) -> i64:
    """Tell why cards may not be led."""
    code: i64 = check_suit(table.play, cards)
    if code or cards.one & table.play.shapes.ranks.faces[TRUMPS] == 0 or size(cards) == 1:
        return code
    units: Units = table.setup.desk.units
    kind: i64 = read(table.play.shapes, cards, table.setup.desk.spare, units)
    if kind == THROW and not table.setup.throw_trumps:
        return THROW_TRUMPS
    if is_gated(table) and has_pair(units):
        return PAIR_GATE
    return LEGAL


def is_gated(table: Table) -> bool:
    """Return whether trump pairs still wait for a big joker."""
    if not table.setup.pair_gate:
        return False
    gone: list[Holding] = table.gone
    return (gone[0].one | gone[1].one | gone[2].one | gone[3].one) & BIG_JOKER == 0


def has_pair(units: Units) -> bool:
    """Return whether there is a pair or a tractor among units."""
    at: i64 = 0
    while at < units.count:
        if units.kind[at] == PAIR or units.kind[at] == PAIR_TRACTOR:
            return True
        at += 1
    return False


def first_choice(table: Table) -> i64:
    """Return the kind that stays where nobody chooses."""
    order = table.setup.challenge.order
    at: i64 = 0
    while table.play.choices & bit(order[at]) == 0:
        at += 1
    return order[at]


def choose(table: Table, kind: i64) -> None:
    """Let the seat after the thrower choose; 0 leaves it to the order of the types."""
    if kind == 0:
        kind = first_choice(table)
    table.phase = PLAYING
    keep(table, kind)
