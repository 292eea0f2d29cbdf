"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding
from paiju.games.friends.kernel.moves import actors, apply
from paiju.games.friends.kernel.playout import Series, step
from paiju.games.friends.kernel.policy import advise, advise_play
from paiju.games.friends.kernel.result import rise_of
from paiju.games.friends.kernel.table import Table, defends
from paiju.games.friends.kernel.tricks import leave
from paiju.games.friends.kernel.words import ALONE, OVER, SEATS
from paiju.trick.kernel.past import go_back, play_again
from paiju.trick.kernel.play import next_seat
from paiju.trick.kernel.trial import Tries, deal_hidden
from paiju.trick.kernel.words import NOBODY

_LEVEL: Final = 60


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
        """Take the spare table back to the first lead, with no friend found yet."""
        spare = self.spare
        go_back(self.past, self.table.play, spare.play)
        spare.gone.set(0, 0, 0)
        spare.seen = 0
        spare.buried.become(self.table.buried)
        if spare.called != ALONE:
            spare.friend = NOBODY

    def think_again(self, seat: i64) -> None:
        """Choose a play on the spare table."""
        advise_play(self.spare, seat, self.mind)

    def play_again(self, seat: i64, cards: Holding) -> None:
        """Make a play of the past on the spare table."""
        play_again(self.spare.play, seat, cards)
        leave(self.spare, seat, cards)


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
