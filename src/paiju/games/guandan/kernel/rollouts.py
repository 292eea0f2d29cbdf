"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place, next_random
from paiju.climb.kernel.policy import EXPERT
from paiju.climb.kernel.rounds import turn_of
from paiju.game.kernel.trial import Trial
from paiju.games.guandan.kernel.belief import Past, count_doubts
from paiju.games.guandan.kernel.cards import Cards, pick
from paiju.games.guandan.kernel.learning import Lore, choose_by
from paiju.games.guandan.kernel.levels import gain_of
from paiju.games.guandan.kernel.play import legal, play, skip
from paiju.games.guandan.kernel.policy import Thought, advise_card, advise_play
from paiju.games.guandan.kernel.table import Table, give, set_hand
from paiju.games.guandan.kernel.tribute import give_back, indebted, owing, pay
from paiju.games.guandan.kernel.words import COMBO, PAYING, PLAYING, RETURNING, SEATS


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
        self.lore: Lore | None = None
        """What playouts have learnt so far."""

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

    def begin_learning(self) -> bool:
        """Get ready to learn from playouts."""
        self.lore = Lore()
        return True

    def play_learning(self, at: i64, chance: i64) -> i64:
        """Make a move and play on, by experience as far as there is some."""
        lore = self.known()
        experience = lore.experience
        table = self.begin(at)
        experience.begin()
        while table.phase == PLAYING:
            chance = next_random(chance)
            if experience.fresh:
                self.go_on(table, chance)
            else:
                outline: i64 = choose_by(lore, table, self.seat, self.thought, chance >> 4)
                make_play(table, self.cards, outline)
        gain: i64 = worth(table, self.seat)
        experience.end(gain)
        return gain

    def learn(self) -> None:
        """Take in the playouts of a world."""
        self.known().experience.learn()

    def known(self) -> Lore:
        """Return what was learnt so far; learning must have begun."""
        lore = self.lore
        assert lore is not None
        return lore

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


def make_play(table: Table, cards: Cards, outline: i64) -> None:
    """Make a play of the seat on turn; 0 is a pass."""
    if outline == 0:
        skip(table)
        return
    seat: i64 = turn_of(table.round)
    pick(table.book, table.first[seat], table.second[seat], outline, cards)
    play(table, cards.first, cards.second, outline & COMBO)


def worth(table: Table, seat: i64) -> i64:
    """Return the levels that a finished hand gains or costs a seat."""
    first: i64 = table.finished & 15
    second: i64 = (table.finished >> 4) & 15
    third: i64 = (table.finished >> 8) & 15
    gain: i64 = gain_of(first, second, third)
    if (first ^ seat) & 1:
        return -gain
    return gain
