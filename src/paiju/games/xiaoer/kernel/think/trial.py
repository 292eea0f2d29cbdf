"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.games.xiaoer.kernel.constants import OVER, PLAYING, UNCLAIMED
from paiju.games.xiaoer.kernel.moves import apply
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.kernel.think.belief import Past, count_doubts
from paiju.games.xiaoer.kernel.think.learning import Options, play_by
from paiju.games.xiaoer.kernel.think.playout import Series, first_actor, step
from paiju.games.xiaoer.kernel.think.policy import Thought, advise
from paiju.think.kernel.experience import Experience
from paiju.think.kernel.learner import Learner
from paiju.trick.kernel.think.policy import EXPERT


class Hand(Learner):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__()
        self.table: Table = table
        self.now: Table = table
        """The table of the playout that is under way."""
        self.seat: i64 = seat
        self.acts: list[int] = []
        self.cards: list[int] = []
        self.claims: list[int] = []
        self.series: Series = Series(1)
        self.mind: Thought = Thought()
        self.mind.skill = EXPERT
        self.past: Past = Past(table, seat)
        self.options: Options = Options()

    def add(self, act: int, cards: int, claim: int) -> None:
        """Put a move on the list."""
        self.acts.append(act)
        self.cards.append(cards)
        self.claims.append(claim)

    def begin(self, at: i64, chance: i64) -> None:
        """Make the move at a place on a copy of the table."""
        self.now = self.table.copy()
        self.series.run.chance.seed = chance
        apply(self.now, self.seat, self.acts[at], self.cards[at], self.claims[at])

    def is_over(self) -> bool:
        """Return whether the playout has come to its end."""
        return self.now.phase == OVER

    def is_playing(self) -> bool:
        """Return whether tricks are played."""
        return self.now.phase == PLAYING

    def go_on(self) -> None:
        """Make the next move of the playout."""
        table = self.now
        mind = self.mind
        if self.series.run.chance.below(self.odd) == 0:
            step(self.series, table)
            return
        seat: i64 = table.turn
        if table.phase != PLAYING:
            seat = first_actor(table)
        advise(table, seat, mind)
        apply(table, seat, mind.act, mind.cards, UNCLAIMED)

    def play_by(self, experience: Experience) -> None:
        """Make the play that experience speaks for."""
        chance: i64 = self.series.run.chance.roll() >> 4
        play_by(self.options, experience, self.now, self.seat, self.mind, chance)

    def gain(self) -> i64:
        """Return what the playout has gained."""
        return gain_of(self.now, self.seat)

    def lay(self, chance: i64) -> i64:
        """Give the hidden cards to the hands where they lie, or bury them."""
        table = self.table
        mix = self.mix
        at: i64 = 0
        aside: i64 = 0
        while at < SEATS:
            if at != self.seat:
                table.hands[at] = 0
            at += 1
        at = 0
        while at < mix.count:
            place: i64 = mix.places[at]
            if place < SEATS:
                table.hands[place] |= bit(mix.cards[at])
            else:
                aside |= bit(mix.cards[at])
            at += 1
        if aside:
            table.buried = aside
        return chance

    def doubts(self) -> i64:
        """Count what speaks against the hands as they lie."""
        return count_doubts(self.past, self.table, self.mind)


def gain_of(table: Table, seat: i64) -> i64:
    """Return what a finished hand is worth to a seat: winning it, and the points towards that."""
    gain: i64 = 2 * table.attack
    if table.attack >= 40:
        gain += 80
    if table.attack == 0:
        gain -= 10
    if (seat ^ table.dealer) & 1:
        return gain
    return -gain
