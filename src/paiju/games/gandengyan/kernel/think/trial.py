"""Try moves out: play each on to the end by rules of thumb, now and then at random."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, next_random
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.policy import EXPERT, Mind
from paiju.games.gandengyan.kernel.table import DECK, Table, apply, legal
from paiju.games.gandengyan.kernel.think.belief import Seen, count_doubts
from paiju.games.gandengyan.kernel.think.playout import shuffle
from paiju.games.gandengyan.kernel.think.policy import advise, new_mind
from paiju.games.gandengyan.kernel.think.taste import Taste, prefer
from paiju.think.kernel.trial import Trial


class Hand(Trial):
    """A table, and the moves of a seat that are tried there."""

    def __init__(self, table: Table, seat: i64, highest: i64) -> None:
        super().__init__()
        self.odd = 8
        self.table: Table = table
        self.seat: i64 = seat
        self.highest: i64 = highest
        """What cards are multiplied by at most; 1 where each counts one."""
        self.cards: list[int] = []
        self.combos: list[int] = []
        self.search: Search = Search(table.shapes)
        self.plays: Plays = Plays()
        self.mind: Mind = new_mind(table.shapes, EXPERT)
        self.taste: Taste | None = None
        """What plays on instead of the rules of thumb, where there is one."""
        self.seen: Seen = Seen(table)

    def add(self, cards: int, made: int) -> None:
        """Put a move on the list."""
        self.cards.append(cards)
        self.combos.append(made)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        table = self.table.copy()
        plays = self.plays
        pick: i64 = 0
        apply(table, self.cards[at], self.combos[at])
        while table.winner < 0:
            chance = next_random(chance)
            if chance % self.odd == 0:
                legal(table, self.search, plays)
                pick = (chance >> 4) % plays.count
            else:
                pick = choose_on(table, self.taste, self.mind, self.search, plays)
            apply(table, plays.first[pick], plays.combos[pick])
        return gain_of(table, self.seat, self.highest)

    def lay(self, chance: i64) -> i64:
        """Give the hidden cards to the hands where they lie, the others to the pile."""
        table = self.table
        mix = self.mix
        pile: vec[i64] = vec[i64]([0] * DECK)
        size: i64 = 0
        at: i64 = 0
        while at < table.seats:
            if at != self.seat:
                table.hands[at] = 0
            at += 1
        at = 0
        while at < mix.count:
            place: i64 = mix.places[at]
            if place < table.seats:
                table.hands[place] |= bit(mix.cards[at])
            else:
                pile[size] = mix.cards[at]
                size += 1
            at += 1
        table.pile = pile
        table.next = 0
        table.end = size
        return shuffle(pile, 0, size, chance)

    def doubts(self) -> i64:
        """Count what speaks against the hands as they lie."""
        return count_doubts(self.seen, self.table.hands, self.mind, self.search, self.plays)


def choose_on(table: Table, taste: Taste | None, mind: Mind, search: Search, plays: Plays) -> i64:
    """Return the place of the move by which the seat on turn goes on."""
    if taste is None:
        return advise(table, mind, search, plays)
    return prefer(table, taste, search, plays)


def gain_of(table: Table, seat: i64, highest: i64) -> i64:
    """Return what a finished hand is worth: the points of the others, less one's own."""
    gain: i64 = 0
    other: i64 = 0
    while other < table.seats:
        times: i64 = 1
        doubled: i64 = table.doublings
        if (table.active >> other) & 1 == 0:
            doubled += 1
        while doubled > 0 and times < highest:
            times += times
            doubled -= 1
        points: i64 = times * count_bits(table.hands[other])
        if other == seat:
            gain -= (table.seats - 1) * points
        else:
            gain += points
        other += 1
    return gain
