"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.game.kernel.trial import Trial
from paiju.games.xiaoer.kernel.belief import Past, count_doubts
from paiju.games.xiaoer.kernel.learning import Lore, play_by
from paiju.games.xiaoer.kernel.moves import apply
from paiju.games.xiaoer.kernel.playout import Series, first_actor, step
from paiju.games.xiaoer.kernel.policy import Thought, advise
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.kernel.words import OVER, PLAYING, UNCLAIMED
from paiju.trick.kernel.policy import EXPERT


class Hand(Trial):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__()
        self.table: Table = table
        self.seat: i64 = seat
        self.acts: list[int] = []
        self.cards: list[int] = []
        self.claims: list[int] = []
        self.series: Series = Series(1)
        self.mind: Thought = Thought()
        self.mind.skill = EXPERT
        self.past: Past = Past(table, seat)
        self.lore: Lore | None = None
        """What a closer look has learnt so far."""

    def add(self, act: int, cards: int, claim: int) -> None:
        """Put a move on the list."""
        self.acts.append(act)
        self.cards.append(cards)
        self.claims.append(claim)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        table = self.begin(at, chance)
        while table.phase != OVER:
            self.go_on(table)
        return gain_of(table, self.seat)

    def closer(self) -> i64:
        """Get ready to learn from playouts."""
        self.lore = Lore()
        return 1

    def play_closely(self, at: i64, chance: i64) -> i64:
        """Make a move and play on, by experience as far as there is some."""
        table = self.begin(at, chance)
        lore = self.lore
        assert lore is not None
        lore.experience.begin()
        while table.phase != OVER:
            if table.phase != PLAYING or lore.experience.fresh:
                self.go_on(table)
            else:
                play_by(lore, table, self.seat, self.mind, self.series.run.chance.roll() >> 4)
        gain: i64 = gain_of(table, self.seat)
        lore.experience.end(gain)
        return gain

    def learn(self) -> None:
        """Take in the playouts of a world."""
        lore = self.lore
        assert lore is not None
        lore.experience.learn()

    def begin(self, at: i64, chance: i64) -> Table:
        """Make the move at a place on a copy of the table."""
        table = self.table.copy()
        self.series.run.chance.seed = chance
        apply(table, self.seat, self.acts[at], self.cards[at], self.claims[at])
        return table

    def go_on(self, table: Table) -> None:
        """Make the next move."""
        mind = self.mind
        if self.series.run.chance.below(self.odd) == 0:
            step(self.series, table)
            return
        seat: i64 = table.turn
        if table.phase != PLAYING:
            seat = first_actor(table)
        advise(table, seat, mind)
        apply(table, seat, mind.act, mind.cards, UNCLAIMED)

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
