"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, add
from paiju.games.shandong.kernel.moves import actors, apply
from paiju.games.shandong.kernel.playout import Series, step
from paiju.games.shandong.kernel.policy import advise, advise_play
from paiju.games.shandong.kernel.result import rise_of_side
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.words import DEFENDED, OVER, SEATS
from paiju.trick.kernel.past import go_back, play_again
from paiju.trick.kernel.play import next_seat
from paiju.trick.kernel.trial import Tries, deal_hidden

_LEVEL: Final = 40


class Hand(Tries):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__(seat, SEATS)
        self.table: Table = table
        self.spare: Table = table.copy()
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
            if chances.roll() % self.odd == 0:
                step(series, table)
            else:
                seat: i64 = first_actor(table)
                advise(table, seat, mind)
                apply(table, seat, mind.act, mind.cards, mind.number)
        return gain_of(table, self.seat)

    def lay(self, chance: i64) -> i64:
        """Give the hidden cards to the hands where they lie, or bury them."""
        deal_hidden(self, self.table.play.hands, self.table.buried)
        return chance

    def go_back(self) -> None:
        """Take the spare table back to the first lead."""
        spare = self.spare
        seat: i64 = 0
        go_back(self.past, self.table.play, spare.play)
        while seat < SEATS:
            spare.gone[seat].set(0, 0, 0)
            seat += 1
        spare.buried.become(self.table.buried)

    def think_again(self, seat: i64) -> None:
        """Choose a play on the spare table."""
        advise_play(self.spare, seat, self.mind)

    def play_again(self, seat: i64, cards: Holding) -> None:
        """Make a play of the past on the spare table."""
        play_again(self.spare.play, seat, cards)
        add(self.spare.gone[seat], cards)


def first_actor(table: Table) -> i64:
    """Return the seat that is asked first."""
    seats: i64 = actors(table)
    seat: i64 = table.first
    while seats & bit(seat) == 0:
        seat = next_seat(seat, SEATS)
    return seat


def gain_of(table: Table, seat: i64) -> i64:
    """Return what a finished hand is worth to a seat: levels, the deal, and points."""
    side: i64 = seat & 1
    gain: i64 = _LEVEL * (rise_of_side(table, side) - rise_of_side(table, 1 - side))
    points: i64 = table.attack
    if points >= DEFENDED:
        points += _LEVEL
    if side == table.side:
        return gain - points
    return gain + points
