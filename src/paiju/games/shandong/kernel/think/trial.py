"""Try moves out: how a hand of this game is played on, and what it gains."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.games.shandong.kernel.constants import DEFENDED, OVER, PLAYING, SEATS
from paiju.games.shandong.kernel.moves import actors, apply
from paiju.games.shandong.kernel.result import rise_of_side
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.think.playout import Series, step
from paiju.games.shandong.kernel.think.policy import advise, advise_play
from paiju.trick.kernel.play import first_of
from paiju.trick.kernel.table import TrickTable
from paiju.trick.kernel.think.trial import Tries

_LEVEL: Final = 40


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
        seat: i64 = first_of(actors(table), table.first, SEATS)
        advise(table, seat, self.mind)
        return seat

    def advise_play(self, table: TrickTable, seat: i64) -> None:
        """Choose a play of a seat."""
        advise_play(own(table), seat, self.mind)

    def sides_with(self, seat: i64) -> bool:
        """Return whether another seat is the partner."""
        return (seat ^ self.seat) & 1 == 0

    def rewind(self) -> None:
        """Take the spare table back to the first lead."""
        spare = own(self.spare)
        seat: i64 = 0
        while seat < SEATS:
            spare.gone[seat].set(0, 0, 0)
            seat += 1

    def gain(self) -> i64:
        """Return what a finished hand is worth: levels, the deal, and points."""
        table = own(self.now)
        side: i64 = self.seat & 1
        gain: i64 = _LEVEL * (rise_of_side(table, side) - rise_of_side(table, 1 - side))
        points: i64 = table.attack
        if points >= DEFENDED:
            points += _LEVEL
        if side == table.side:
            return gain - points
        return gain + points


def own(table: TrickTable) -> Table:
    """Take a table for one of this game."""
    assert isinstance(table, Table)
    return table
