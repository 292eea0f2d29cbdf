"""What a climbing game allows, as data: sets, runs, bombs, wild cards and the comparison."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit

RANKS: Final = 15  # 2 to A, small joker, big joker
LARGEST_SET: Final = 10
WIDEST_RUN: Final = 3
NATURAL: Final = (1 << 52) - 1
_ONES: Final = 0x111111111111111


class Shapes:
    """The combinations of a game (牌型表).

    Bases are packed combinations without a height, runs also without a length; 0 means that there
    is no such combination. Positions of runs are 0 for A below 2, 1 for 2, up to 13 for A above K.
    """

    def __init__(self) -> None:
        self.order: i64 = 0
        self.wild: i64 = 0
        """The faces that are wild, as a mask."""
        self.plain: vec[i64] = vec[i64]([0] * RANKS)
        """Heights by rank of singles, pairs, triples and full houses."""
        self.bombs: vec[i64] = vec[i64]([0] * RANKS)
        """Heights by rank of bombs."""
        self.sets: vec[i64] = vec[i64]([0] * (LARGEST_SET + 1))
        """Bases of cards of one rank, by their number."""
        self.full_house: i64 = 0
        self.runs: vec[i64] = vec[i64]([0] * (WIDEST_RUN + 1))
        """Bases of runs, by the cards of each rank in them."""
        self.least: vec[i64] = vec[i64]([0] * (WIDEST_RUN + 1))
        self.most: vec[i64] = vec[i64]([0] * (WIDEST_RUN + 1))
        """The fewest and most ranks in a run, by its width; above 13 A would be in it twice."""
        self.low: i64 = 0
        self.high: i64 = 13
        """The lowest and highest position in a run."""
        self.by_top: bool = False
        """Measure runs by their highest position instead of their lowest."""
        self.flush: i64 = 0
        """The base of a run of one suit, where that is a combination of its own."""
        self.jokers: i64 = 0
        """The base of the joker bomb."""
        self.packs: i64 = 1
        self.mixed_jokers: bool = False
        """Let a big and a small joker be a pair, as high as two big ones."""
        self.lone_wild: bool = True
        """Let a wild card be played alone as what it is."""
        self.strongest: bool = False
        """Of several readings take the strongest that beats the table, not the smallest."""


def run_height(shapes: Shapes, start: i64, ranks: i64) -> i64:
    """Return the height of a run by its lowest position and its number of ranks."""
    if shapes.by_top:
        return start + ranks - 1
    return start


def rank_at(position: i64) -> i64:
    """Return the rank at a position of a run; A is at both ends."""
    if position == 0:
        return 12
    return position - 1


def tally(first: i64, second: i64) -> i64:
    """Count cards by rank, four bits each, from the masks held once and held twice."""
    return _tally(first) + _tally(second)


def _tally(cards: i64) -> i64:
    """Count the cards of one mask by rank; the two jokers get a place each."""
    jokers: i64 = cards >> 52
    cards &= NATURAL
    cards -= (cards >> 1) & 0x5555555555555
    cards = (cards & 0x3333333333333) + ((cards >> 2) & 0x3333333333333)
    return cards | (jokers & 1) << 52 | (jokers & 2) << 55


def at_least(counts: i64, number: i64) -> i64:
    """Return the ranks, one bit of a nibble each, of which there are so many cards (1 to 4)."""
    if number == 1:
        return (counts | counts >> 1 | counts >> 2 | counts >> 3) & _ONES
    if number == 2:
        return (counts >> 1 | counts >> 2 | counts >> 3) & _ONES
    if number == 3:
        return ((counts & counts >> 1) | counts >> 2 | counts >> 3) & _ONES
    return (counts >> 2 | counts >> 3) & _ONES


def shared_suits(cards: i64) -> i64:
    """Return the suits, as four bits, in which all of these natural cards are."""
    common: i64 = 15
    suits: i64 = 0
    while cards:
        suits = cards & 15
        if suits:
            common &= suits
        cards >>= 4
    return common


def wild_rank(shapes: Shapes) -> i64:
    """Return the group of four faces that the wild ones lie in; -1 where nothing is wild."""
    group: i64 = 0
    while group < 14:
        if shapes.wild & (bit(4 * group) * 15):
            return group
        group += 1
    return -1
