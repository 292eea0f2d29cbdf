"""Playing (出牌): leads, throws that are stopped, follows, and the end of a trick."""

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.constants import LEGAL, NOT_A_COMBINATION, WRONG_COUNT
from paiju.trick.kernel.play import (
    Play,
    add_play,
    begin_trick,
    forget_throw,
    gather,
    is_full,
    keep_unit,
    put_down,
    stop_throw,
)
from paiju.trick.kernel.ranks import group_of
from paiju.trick.kernel.shapes import THROW
from paiju.trick.kernel.table import TrickTable


def check_suit(play: Play, cards: Holding) -> i64:
    """Return why cards are no lead at all: there are none, or they are of several suits."""
    if cards.one == 0:
        return WRONG_COUNT
    if group_of(play.shapes.ranks, cards.one) < 0:
        return NOT_A_COMBINATION
    return LEGAL


def play_cards(table: TrickTable, seat: i64, cards: Holding) -> None:
    """Lead, or follow."""
    play: Play = table.play
    forget_throw(play)
    if play.out == 0:
        lead(table, seat, cards)
        return
    add_play(play, seat, cards)
    table.leave(seat, cards)
    if is_full(play):
        winner: i64 = play.trick.winner
        table.score(winner, gather(play))
        if play.hands[winner].one == 0:
            table.finish()


def lead(table: TrickTable, seat: i64, cards: Holding) -> None:
    """Open a trick; of a throw (甩牌) that another hand beats only one unit stays."""
    play: Play = table.play
    if begin_trick(play, seat, cards) == THROW:
        if stop_throw(play, table.challenge, cards):
            kind: i64 = table.stop()
            if kind:
                keep(table, kind)
            return
    put_down(play, seat, cards)
    table.leave(seat, cards)


def keep(table: TrickTable, kind: i64) -> None:
    """Let the smallest unit of a type stay as the lead; the rest goes back to the thrower."""
    play: Play = table.play
    cards: Holding = keep_unit(play, kind)
    put_down(play, play.leader, cards)
    table.leave(play.leader, cards)
