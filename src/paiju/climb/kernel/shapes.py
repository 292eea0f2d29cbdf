"""What a climbing game allows, as data: sets, runs, wings, bombs, wild cards, the comparison."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import ANY_POWER

RANKS: Final = 15  # 2 to A, small joker, big joker
# Two packs have eight cards of a rank, and eight wild ones where a whole rank is wild.
LARGEST_SET: Final = 16
WIDEST_RUN: Final = 3
NATURAL: Final = (1 << 52) - 1
# No hand has more jokers.
ANY_JOKERS: Final = 4
# What a triple can carry.
SINGLE_ALONG: Final = 1
PAIR_ALONG: Final = 2
_ONES: Final = 0x111111111111111


class Attachment:
    """Bodies that carry wings (带牌): a triple, a run of triples, a four, and what goes with it.

    The base is a packed combination without length and height. A body has `width` cards of each of
    `least` to `most` consecutive ranks, and for each of them `wings` of `size` cards of one rank.
    """

    def __init__(
        self,
        base: i64,
        width: i64,
        wings: i64,
        size: i64,
        least: i64 = 1,
        most: i64 = 1,
        alike: i64 = 1,
        own: bool = False,
        jokers: i64 = ANY_JOKERS,
    ) -> None:
        self.base: i64 = base
        self.width: i64 = width
        self.wings: i64 = wings
        self.size: i64 = size
        self.least: i64 = least
        self.most: i64 = most
        self.alike: i64 = alike
        """The most wings of one rank: 1 where all must differ."""
        self.own: bool = own
        """Let a wing have a rank of the body."""
        self.jokers: i64 = jokers
        """The most jokers among the wings."""

    def cards(self) -> i64:
        """Return the number of cards for each rank of the body."""
        return self.width + self.wings * self.size


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
        """Heights by rank of singles, pairs, triples and plain bodies of one rank."""
        self.bombs: vec[i64] = vec[i64]([0] * RANKS)
        """Heights by rank of bombs."""
        self.sets: vec[i64] = vec[i64]([0] * (LARGEST_SET + 1))
        """Bases of cards of one rank, by their number."""
        self.attachments: list[Attachment] = []
        self.goes_along: i64 = 0
        """What a triple can carry, for plans: SINGLE_ALONG, PAIR_ALONG or both."""
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

    def attach(self, attachment: Attachment) -> None:
        """Let bodies carry wings."""
        self.attachments.append(attachment)
        if attachment.width == 3 and attachment.least == 1 and attachment.wings == 1:
            if attachment.size == 1:
                self.goes_along |= SINGLE_ALONG
            elif attachment.size == 2:
                self.goes_along |= PAIR_ALONG


def set_height(shapes: Shapes, base: i64, rank: i64) -> i64:
    """Return the height of cards of one rank, as a bomb or plain."""
    if base & ANY_POWER:
        return shapes.bombs[rank]
    return shapes.plain[rank]


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
