"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, add
from paiju.games.shandong.kernel.constants import DEFENDED, OVER, PLAY, PLAYING, SEATS
from paiju.games.shandong.kernel.moves import actors, apply
from paiju.games.shandong.kernel.result import rise_of_side
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.think.playout import Series, step
from paiju.games.shandong.kernel.think.policy import advise, advise_play
from paiju.think.kernel.experience import Experience
from paiju.trick.kernel.play import next_seat
from paiju.trick.kernel.think.learning import choose_by
from paiju.trick.kernel.think.past import go_back, play_again
from paiju.trick.kernel.think.trial import Tries, deal_hidden

_LEVEL: Final = 40


class Hand(Tries):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__(seat, SEATS)
        self.table: Table = table
        self.spare: Table = table.copy()
        self.now: Table = table
        """The table of the playout that is under way."""
        self.series: Series = Series(1)

    def begin(self, at: i64, chance: i64) -> None:
        """Make the move at a place on a copy of the table."""
        self.now = self.table.copy()
        self.series.run.chance.seed = chance
        apply(self.now, self.seat, self.acts[at], self.cards[at], self.numbers[at])

    def is_over(self) -> bool:
        """Tell whether the playout has come to its end."""
        return self.now.phase == OVER

    def is_playing(self) -> bool:
        """Tell whether tricks are played."""
        return self.now.phase == PLAYING

    def go_on(self) -> None:
        """Make the next move of the playout."""
        table = self.now
        mind = self.mind
        if self.series.run.chance.roll() % self.odd == 0:
            step(self.series, table)
            return
        seat: i64 = first_actor(table)
        advise(table, seat, mind)
        apply(table, seat, mind.act, mind.cards, mind.number)

    def play_by(self, experience: Experience) -> None:
        """Make the play that experience speaks for."""
        table = self.now
        mind = self.mind
        seat: i64 = table.play.turn
        own: bool = seat == self.seat
        ours: bool = (seat ^ self.seat) & 1 == 0
        advise_play(table, seat, mind)
        chance: i64 = self.series.run.chance.roll() >> 4
        cards = choose_by(self.options, experience, mind, table.play, own, ours, chance)
        apply(table, seat, PLAY, cards, 0)

    def gain(self) -> i64:
        """Return what the playout has gained."""
        return gain_of(self.now, self.seat)

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
