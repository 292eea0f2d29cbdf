"""Playing (出牌): leads, throws and what must stay of them, follows, and the end of a trick."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, add, size
from paiju.games.shandong.kernel.constants import (
    BIG_JOKER,
    CHOOSING,
    PAIR_GATE,
    PLAYING,
    SEATS,
    THROW_TRUMPS,
)
from paiju.games.shandong.kernel.result import finish
from paiju.games.shandong.kernel.table import Table
from paiju.trick.kernel.constants import LEGAL, NOT_A_COMBINATION, WRONG_COUNT
from paiju.trick.kernel.play import (
    Play,
    add_play,
    begin_trick,
    check_added,
    forget_throw,
    gather,
    is_full,
    keep_unit,
    next_seat,
    put_down,
    stop_throw,
)
from paiju.trick.kernel.ranks import TRUMPS, group_of
from paiju.trick.kernel.shapes import PAIR, PAIR_TRACTOR, THROW, Units
from paiju.trick.kernel.split import read


def check_play(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand may not be played."""
    if table.play.out:
        return check_added(table.play, seat, cards)
    return check_lead(table, cards)


def check_lead(table: Table, cards: Holding) -> i64:
    """Tell why cards may not be led."""
    if cards.one == 0:
        return WRONG_COUNT
    group: i64 = group_of(table.play.shapes.ranks, cards.one)
    if group < 0:
        return NOT_A_COMBINATION
    if group != TRUMPS or size(cards) == 1:
        return LEGAL
    units: Units = table.setup.desk.units
    kind: i64 = read(table.play.shapes, cards, table.setup.desk.spare, units)
    if kind == THROW and not table.setup.throw_trumps:
        return THROW_TRUMPS
    if is_gated(table) and has_pair(units):
        return PAIR_GATE
    return LEGAL


def is_gated(table: Table) -> bool:
    """Tell whether trump pairs still wait for a big joker."""
    if not table.setup.pair_gate:
        return False
    gone: list[Holding] = table.gone
    return (gone[0].one | gone[1].one | gone[2].one | gone[3].one) & BIG_JOKER == 0


def has_pair(units: Units) -> bool:
    """Tell whether there is a pair or a tractor among units."""
    at: i64 = 0
    while at < units.count:
        if units.kind[at] == PAIR or units.kind[at] == PAIR_TRACTOR:
            return True
        at += 1
    return False


def play_cards(table: Table, seat: i64, cards: Holding) -> None:
    """Lead, or follow."""
    play: Play = table.play
    forget_throw(play)
    if play.out == 0:
        lead(table, seat, cards)
        return
    add_play(play, seat, cards)
    add(table.gone[seat], cards)
    if is_full(play):
        winner: i64 = play.trick.winner
        if winner & 1 == table.side:
            table.defence += gather(play)
        else:
            table.attack += gather(play)
        if play.hands[winner].one == 0:
            finish(table)


def lead(table: Table, seat: i64, cards: Holding) -> None:
    """Open a trick; of a throw (甩牌) that another hand beats only one unit stays."""
    play: Play = table.play
    if begin_trick(play, seat, cards) == THROW:
        challenge = table.setup.challenge
        if stop_throw(play, challenge, cards):
            if table.setup.throw_choice and play.choices & (play.choices - 1):
                table.phase = CHOOSING
                play.turn = next_seat(seat, SEATS)
            else:
                keep(table, challenge.forced)
            return
    put_down(play, seat, cards)
    add(table.gone[seat], cards)


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


def keep(table: Table, kind: i64) -> None:
    """Let the smallest unit of a type stay as the lead; the rest goes back to the thrower."""
    play: Play = table.play
    cards: Holding = keep_unit(play, kind)
    put_down(play, play.leader, cards)
    add(table.gone[play.leader], cards)
