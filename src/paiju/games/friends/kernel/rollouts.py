"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.games.friends.kernel.moves import actors, apply
from paiju.games.friends.kernel.playout import Series, step
from paiju.games.friends.kernel.policy import advise
from paiju.games.friends.kernel.result import rise_of
from paiju.games.friends.kernel.table import Table, defends
from paiju.games.friends.kernel.words import OVER, SEATS
from paiju.trick.kernel.play import next_seat
from paiju.trick.kernel.trial import Tries

# Of so many moves one is any move.
_ODD: Final = 12
_LEVEL: Final = 60


class Hand(Tries):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__(seat)
        self.table: Table = table
        self.series: Series = Series(1)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        series = self.series
        chances = series.run.chance
        mind = self.mind
        table = self.table.copy()
        chances.seed = chance
        apply(table, self.seat, self.acts[at], self.cards[at], self.numbers[at])
        while table.phase != OVER:
            if chances.roll() % _ODD == 0:
                step(series, table)
            else:
                seat: i64 = first_actor(table)
                advise(table, seat, mind)
                apply(table, seat, mind.act, mind.cards, mind.number)
        return gain_of(table, self.seat)


def first_actor(table: Table) -> i64:
    """Return the seat that is asked first."""
    seats: i64 = actors(table)
    seat: i64 = table.starter
    while seats & bit(seat) == 0:
        seat = next_seat(seat, SEATS)
    return seat


def gain_of(table: Table, seat: i64) -> i64:
    """Return what a finished hand is worth to a seat: its levels, and the points of its side."""
    gain: i64 = _LEVEL * rise_of(table.dealer, table.friend, table.attack, seat)
    if defends(table, seat):
        return gain - table.attack
    return gain + table.attack
