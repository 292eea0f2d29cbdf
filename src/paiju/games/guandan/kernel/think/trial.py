"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place, next_random
from paiju.climb.kernel.policy import EXPERT
from paiju.climb.kernel.rounds import turn_of
from paiju.games.guandan.kernel.cards import Cards
from paiju.games.guandan.kernel.constants import PAYING, PLAYING, RETURNING, SEATS
from paiju.games.guandan.kernel.play import legal, play, skip
from paiju.games.guandan.kernel.table import Table, give, set_hand
from paiju.games.guandan.kernel.think.belief import Past, count_doubts
from paiju.games.guandan.kernel.think.policy import Thought, advise_card, advise_play
from paiju.games.guandan.kernel.think.weighing import Scale, make_play, weigh, worth
from paiju.games.guandan.kernel.tribute import give_back, indebted, owing, pay
from paiju.think.kernel.trial import Trial

_WEIGHED: Final = 15
"""About as many playouts take as long as one in which later plays are weighed."""


class Hand(Trial):
    """A table, and the moves of a seat that are tried there: cards, and what they are."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__()
        self.table: Table = table
        self.seat: i64 = seat
        self.first: list[int] = []
        self.second: list[int] = []
        self.combos: list[int] = []
        self.cards: Cards = Cards()
        self.thought: Thought = Thought(table.book, EXPERT, 0)
        self.past: Past = Past(table, seat)
        self.scale: Scale = Scale()

    def add(self, first: int, second: int, made: int) -> None:
        """Put a move on the list; no cards is a pass."""
        self.first.append(first)
        self.second.append(second)
        self.combos.append(made)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        table = self.begin(at)
        while table.phase == PLAYING:
            chance = next_random(chance)
            self.go_on(table, chance)
        return worth(table, self.seat)

    def closer(self) -> i64:
        """Return what it costs to weigh later plays."""
        return _WEIGHED

    def play_closely(self, at: i64, chance: i64) -> i64:
        """Make a move and play on; what the seat plays later is weighed first."""
        table = self.begin(at)
        while table.phase == PLAYING:
            outline: i64 = 0
            if turn_of(table.round) == self.seat:
                chance = next_random(chance)
                outline = weigh(table, self.mix, self.thought, self.cards, self.scale, chance)
            else:
                outline = advise_play(table, self.thought)
            make_play(table, self.cards, outline)
        return worth(table, self.seat)

    def lay(self, chance: i64) -> i64:
        """Give the hidden cards to the hands where they lie."""
        table = self.table
        mix = self.mix
        at: i64 = 0
        while at < SEATS:
            if at != self.seat:
                set_hand(table, at, 0, 0)
            at += 1
        at = 0
        while at < mix.count:
            give(table, mix.places[at], mix.cards[at])
            at += 1
        return chance

    def doubts(self) -> i64:
        """Count what speaks against the hands as they lie."""
        return count_doubts(self.past, self.table, self.thought)

    def begin(self, at: i64) -> Table:
        """Make the move at a place on a copy of the table, and pay and return what is owed."""
        table = self.table.copy()
        first: i64 = self.first[at]
        if table.phase == PAYING:
            pay(table, self.seat, lowest_place(first))
        elif table.phase == RETURNING:
            give_back(table, self.seat, lowest_place(first))
        elif first:
            play(table, first, self.second[at], self.combos[at])
        else:
            skip(table)
        while table.phase < PLAYING:
            advance(table, self.thought)
        return table

    def go_on(self, table: Table, chance: i64) -> None:
        """Make the next play of a round."""
        outline: i64 = 0
        if chance % self.odd == 0:
            number: i64 = legal(table, self.thought.outlines)
            outline = self.thought.outlines[(chance >> 4) % number]
        else:
            outline = advise_play(table, self.thought)
        make_play(table, self.cards, outline)


def advance(table: Table, thought: Thought) -> None:
    """Pay or return the next card."""
    if table.phase == PAYING:
        payer: i64 = lowest_place(owing(table))
        pay(table, payer, advise_card(table, payer, thought))
    else:
        giver: i64 = lowest_place(indebted(table))
        give_back(table, giver, advise_card(table, giver, thought))
