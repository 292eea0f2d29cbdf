"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.game.kernel.trial import Trial, try_out
from paiju.games.xiaoer.kernel.moves import apply
from paiju.games.xiaoer.kernel.playout import Series, first_actor, step
from paiju.games.xiaoer.kernel.policy import Thought, advise
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.words import OVER, PLAYING, UNCLAIMED
from paiju.trick.kernel.policy import EXPERT

# Of so many moves one is any move.
_ODD: Final = 12


class Hand(Trial):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.acts: list[int] = []
        self.cards: list[int] = []
        self.claims: list[int] = []
        self.series: Series = Series(1)
        self.mind: Thought = Thought()
        self.mind.skill = EXPERT

    def add(self, act: int, cards: int, claim: int) -> None:
        """Put a move on the list."""
        self.acts.append(act)
        self.cards.append(cards)
        self.claims.append(claim)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        series = self.series
        chances = series.run.chance
        mind = self.mind
        table = self.table.copy()
        chances.seed = chance
        apply(table, self.seat, self.acts[at], self.cards[at], self.claims[at])
        while table.phase != OVER:
            if chances.below(_ODD) == 0:
                step(series, table)
            else:
                seat: i64 = table.turn
                if table.phase != PLAYING:
                    seat = first_actor(table)
                advise(table, seat, mind)
                apply(table, seat, mind.act, mind.cards, UNCLAIMED)
        return gain_of(table, self.seat)


def rollouts(hand: Hand, seed: i64, count: i64) -> list[int]:
    """Return what each move gains, added up over so many ways to play on."""
    return try_out(hand, len(hand.acts), seed, count)


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
