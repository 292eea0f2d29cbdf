"""Playing (出牌): leads, throws and who stops them, follows, and the end of a trick."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place
from paiju.cards.kernel.holding import Holding, add
from paiju.games.friends.kernel.constants import CHOOSING, PLAYING
from paiju.games.friends.kernel.kitty import count_called
from paiju.games.friends.kernel.result import finish
from paiju.games.friends.kernel.table import Table
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
    put_down,
    stop_throw,
)
from paiju.trick.kernel.ranks import group_of
from paiju.trick.kernel.shapes import THROW


def check_play(table: Table, seat: i64, cards: Holding) -> i64:
    """Tell why cards of the hand may not be played."""
    if table.play.out:
        return check_added(table.play, seat, cards)
    if cards.one == 0:
        return WRONG_COUNT
    if group_of(table.play.shapes.ranks, cards.one) < 0:
        return NOT_A_COMBINATION
    return LEGAL


def play_cards(table: Table, seat: i64, cards: Holding) -> None:
    """Lead, or follow."""
    play: Play = table.play
    forget_throw(play)
    if play.out == 0:
        lead(table, seat, cards)
        return
    add_play(play, seat, cards)
    leave(table, seat, cards)
    if is_full(play):
        winner: i64 = play.trick.winner
        table.taken[winner] = table.taken[winner] + gather(play)
        if play.hands[winner].one == 0:
            finish(table)


def lead(table: Table, seat: i64, cards: Holding) -> None:
    """Open a trick; a throw (甩牌) that somebody can beat is stopped."""
    play: Play = table.play
    if begin_trick(play, seat, cards) == THROW:
        if stop_throw(play, table.setup.challenge, cards):
            # Where there is but one type the choice is made.
            if play.choices & (play.choices - 1):
                table.phase = CHOOSING
            else:
                keep(table, lowest_place(play.choices))
            return
    put_down(play, seat, cards)
    leave(table, seat, cards)


def keep(table: Table, kind: i64) -> None:
    """Let the smallest unit of a type stay as the lead; the rest goes back to the thrower."""
    play: Play = table.play
    table.phase = PLAYING
    play.choices = 0
    cards: Holding = keep_unit(play, kind)
    put_down(play, play.leader, cards)
    leave(table, play.leader, cards)


def leave(table: Table, seat: i64, cards: Holding) -> None:
    """Note cards that have left a hand."""
    add(table.gone, cards)
    count_called(table, seat, cards)
