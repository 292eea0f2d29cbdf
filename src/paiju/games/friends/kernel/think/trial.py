"""Try moves out: how a hand of this game is played on, and what it gains."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.games.friends.kernel.constants import ALONE, OVER, PLAYING, SEATS
from paiju.games.friends.kernel.moves import actors, apply
from paiju.games.friends.kernel.result import rise_of
from paiju.games.friends.kernel.table import Table, defends
from paiju.games.friends.kernel.think.playout import Series, step
from paiju.games.friends.kernel.think.policy import advise, advise_play, is_mate
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.kernel.play import first_of
from paiju.trick.kernel.table import TrickTable
from paiju.trick.kernel.think.trial import Tries

_LEVEL: Final = 60


class Hand(Tries):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        series = Series(1)
        super().__init__(table, seat, series.run.chance, PLAYING, OVER)
        self.series: Series = series

    def make(self, seat: i64, act: i64, cards: Holding, number: i64) -> None:
        """Make a move of the playout."""
        apply(own(self.now), seat, act, cards, number)

    def venture(self) -> None:
        """Make any move of the playout."""
        step(self.series, own(self.now))

    def advise(self) -> i64:
        """Choose a move of the seat that is asked first."""
        table = own(self.now)
        seat: i64 = first_of(actors(table), table.starter, SEATS)
        advise(table, seat, self.mind)
        return seat

    def advise_play(self, table: TrickTable, seat: i64) -> None:
        """Choose a play of a seat."""
        advise_play(own(table), seat, self.mind)

    def sides_with(self, seat: i64) -> bool:
        """Return whether another seat is on one's side, as far as it can know."""
        return is_mate(own(self.now), seat, self.seat)

    def rewind(self) -> None:
        """Take the spare table back to the first lead, with no friend found yet."""
        spare = own(self.spare)
        spare.gone.set(0, 0, 0)
        spare.seen = 0
        if spare.called != ALONE:
            spare.friend = NOBODY

    def gain(self) -> i64:
        """Return what a finished hand is worth: the seat's levels, and the points of its side."""
        table = own(self.now)
        gain: i64 = _LEVEL * rise_of(table.dealer, table.friend, table.attack, self.seat)
        if defends(table, self.seat):
            return gain - table.attack
        return gain + table.attack


def own(table: TrickTable) -> Table:
    """Take a table for one of this game."""
    assert isinstance(table, Table)
    return table
