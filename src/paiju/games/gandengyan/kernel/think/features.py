"""What a moment of 干瞪眼 looks like to the seat on turn, in numbers: the table, and each play.

A look is a row of weights and a number that they are multiplied by. They tell of the seat's own
hand, of what lies and was played, and of how many cards the others hold, never of their cards.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits
from paiju.climb.kernel.combos import (
    ANY_POWER,
    LOW,
    PAIR,
    SINGLE,
    kind_of,
    length_of,
    power_of,
)
from paiju.climb.kernel.plan import bombs_of, fewest_plays
from paiju.climb.kernel.rounds import last_of, turn_of
from paiju.climb.kernel.shapes import at_least, tally
from paiju.games.gandengyan.kernel.shapes import JOKERS, TWO
from paiju.games.gandengyan.kernel.table import Table

TABLE_LOOKS: Final = 23
PLAY_LOOKS: Final = 32
LOOKS: Final = TABLE_LOOKS + PLAY_LOOKS
# All numbers are of about this size.
_YES: Final = 8
_EVERYTHING: Final = (1 << 54) - 1
_RANKS: Final = 0x1111111111111
_TWOS: Final = 15
_LOW_CARDS: Final = (1 << 28) - 16  # 3 to 8
_HIGH_CARDS: Final = (1 << 52) - (1 << 44)  # K and A
# How many runs a plan may have, as in the rules of thumb.
_DEPTH: Final = 2


@final
class Looks:
    """The looks of a moment or of a play: rows of weights, and numbers that are not 0."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]([0] * LOOKS)
        self.numbers: vec[i64] = vec[i64]([0] * LOOKS)
        self.count: i64 = 0
        self.unseen: i64 = 0
        """The cards that the seat has not seen."""
        self.pairs: i64 = 0
        """The ranks of which two of them are about, one bit of a nibble each."""
        self.needed: i64 = 0
        """The fewest plays that shed the hand."""

    def note(self, row: i64, number: i64) -> None:
        """Note one look."""
        if number:
            self.rows[self.count] = row
            self.numbers[self.count] = number
            self.count += 1


def look_at_table(looks: Looks, table: Table) -> None:
    """See who holds how many cards, what lies, and what is still to come."""
    seat: i64 = turn_of(table.round)
    hand = table.hands[seat]
    looks.count = 0
    looks.unseen = _EVERYTHING & ~table.played & ~hand
    looks.pairs = at_least(tally(looks.unseen & ~JOKERS, 0), 2)
    _look_at_others(looks, table, seat)
    if table.combo:
        last = last_of(table.round)
        looks.note(17, count_bits(table.hands[last]))
        looks.note(18, table.combo & LOW)
        looks.note(19, 2 * length_of(table.combo))
        if table.combo & ANY_POWER:
            looks.note(20, _YES)
        # How far the round is from coming back to whoever played last.
        looks.note(21, 4 * ((last + table.seats - seat) % table.seats))
    jokers = count_bits(hand & JOKERS)
    looks.note(10, 2 * count_bits(hand))
    looks.note(11, (table.end - table.next) // 2)
    looks.note(12, 4 * (table.seats - 2))
    looks.needed = fewest_plays(table.shapes, tally(hand & ~JOKERS, 0), jokers, _DEPTH)
    looks.note(13, 4 * looks.needed)
    looks.note(14, 4 * jokers)
    looks.note(15, 4 * count_bits(looks.unseen & JOKERS))
    looks.note(22, 2 * count_bits(looks.unseen & _TWOS))


def _look_at_others(looks: Looks, table: Table, seat: i64) -> None:
    """See how near the others are to their last card."""
    fewest: i64 = 4
    few: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            count = count_bits(table.hands[other])
            if count < fewest:
                fewest = count
            if count <= 2:
                few += 1
        other += 1
    # A lead is another matter than an answer, and so is each number of cards: rows 0 to 7.
    context = fewest - 1
    if table.combo:
        context += 4
    looks.note(context, _YES)
    looks.note(8, _YES)
    looks.note(9, 4 * few)
    looks.note(16, count_bits(table.hands[(seat + 1) % table.seats]))


def look_at_play(looks: Looks, table: Table, cards: i64, made: i64) -> None:
    """See what a play is, and what it leaves in the hand; no cards are a pass."""
    hand = table.hands[turn_of(table.round)]
    rest = hand & ~cards
    counts = tally(rest & ~JOKERS, 0)
    plays = looks.needed
    if cards:
        plays = fewest_plays(table.shapes, counts, count_bits(rest & JOKERS), _DEPTH)
    looks.count = 0
    if cards == 0:
        looks.note(TABLE_LOOKS + 0, _YES)
        looks.note(TABLE_LOOKS + 1, 2 * plays)
        looks.note(TABLE_LOOKS + 2, table.combo & LOW)
        looks.note(TABLE_LOOKS + 3, 2 * length_of(table.combo))
        looks.note(TABLE_LOOKS + 4, count_bits(hand))
    elif made & ANY_POWER:
        looks.note(TABLE_LOOKS + 5, _YES)
        looks.note(TABLE_LOOKS + 6, made & LOW)
        looks.note(TABLE_LOOKS + 7, _YES * (power_of(made) - 1))
    else:
        _look_at_plain(looks, made)
    looks.note(TABLE_LOOKS + 8, 4 * count_bits(cards & JOKERS))
    _look_at_rest(looks, rest, counts, plays)
    looks.note(TABLE_LOOKS + 9, _YES * bombs_of(table.shapes, counts))


def _look_at_plain(looks: Looks, made: i64) -> None:
    """See how high a play is, and how much is still about that beats it."""
    kind = kind_of(made)
    height = made & LOW
    if kind == SINGLE:
        higher = count_bits(looks.unseen & (_higher(height) * 15))
        higher += 2 * count_bits(looks.unseen & JOKERS)
        looks.note(TABLE_LOOKS + 10, _YES)
        looks.note(TABLE_LOOKS + 11, height)
        looks.note(TABLE_LOOKS + 12, height * height // 8)
        looks.note(TABLE_LOOKS + 13, higher)
        if higher == 0:
            looks.note(TABLE_LOOKS + 14, _YES)
    elif kind == PAIR:
        looks.note(TABLE_LOOKS + 15, _YES)
        looks.note(TABLE_LOOKS + 16, height)
        looks.note(TABLE_LOOKS + 17, height * height // 8)
        looks.note(TABLE_LOOKS + 18, 2 * count_bits(looks.pairs & _higher(height)))
    else:
        looks.note(TABLE_LOOKS + 19, _YES)
        looks.note(TABLE_LOOKS + 20, height)
        looks.note(TABLE_LOOKS + 21, 2 * length_of(made))


def _look_at_rest(looks: Looks, rest: i64, counts: i64, plays: i64) -> None:
    """See what a hand is worth that is left."""
    strong = count_bits(rest & (_TWOS | JOKERS))
    pairs = at_least(counts, 2)
    looks.note(TABLE_LOOKS + 22, 4 * plays)
    looks.note(TABLE_LOOKS + 23, 2 * count_bits(rest))
    looks.note(TABLE_LOOKS + 24, 4 * strong)
    looks.note(TABLE_LOOKS + 25, 4 * count_bits(rest & _LOW_CARDS))
    looks.note(TABLE_LOOKS + 26, 4 * count_bits(at_least(counts, 1) & ~pairs & _LOW_CARDS))
    looks.note(TABLE_LOOKS + 27, 4 * count_bits(rest & _HIGH_CARDS))
    looks.note(TABLE_LOOKS + 28, 4 * count_bits(pairs))
    if plays == 1:
        looks.note(TABLE_LOOKS + 29, _YES)
    if plays == 2:
        looks.note(TABLE_LOOKS + 30, _YES)
        if strong:
            looks.note(TABLE_LOOKS + 31, _YES)


def _higher(height: i64) -> i64:
    """Return the ranks above a height, one bit of a nibble each; a two and jokers have none."""
    if height >= TWO:
        return 0
    return (_RANKS & ~(bit(4 * (height + 2)) - 1)) | 1
