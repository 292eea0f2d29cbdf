"""From outlines to cards: how many of each rank, and one choice of suits."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import (
    HALF_KIND,
    JOKER_BOMB,
    KIND,
    LENGTH,
    LOW,
    PAIR_STRAIGHT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE_STRAIGHT,
    TRIPLE_WITH_PAIR,
)
from paiju.climb.kernel.shapes import rank_at
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel.shapes import BIG_JOKER, SMALL_JOKER, Book

_JOKERS: Final = 3 << 52


def kind_in(outline: i64) -> i64:
    """Return the kind of an outline's combination: this game has none above 15."""
    return (outline >> KIND) & HALF_KIND


def wilds_of(outline: i64) -> i64:
    """Count the wild cards of an outline."""
    kind: i64 = kind_in(outline)
    one: i64 = (outline >> constants.WILDS) & 15
    two: i64 = (outline >> constants.WILDS_TOO) & 15
    if not is_run(kind):
        return one + two
    if one == constants.NOWHERE:
        return 0
    if two == constants.NOWHERE:
        return 1
    return 2


def is_run(kind: i64) -> bool:
    """Return whether combinations of a kind have consecutive ranks."""
    return STRAIGHT <= kind <= TRIPLE_STRAIGHT or kind == STRAIGHT_FLUSH


def width_of(kind: i64) -> i64:
    """Return how many cards of each rank a run of a kind has."""
    if kind == PAIR_STRAIGHT:
        return 2
    if kind == TRIPLE_STRAIGHT:
        return 3
    return 1


def suit_of(outline: i64) -> i64:
    """Return the suit of a straight flush, -1 for anything else."""
    return ((outline >> constants.SUIT) & 7) - 1


def naturals_of(outline: i64) -> i64:
    """Count the natural cards of an outline by rank, four bits each."""
    kind: i64 = kind_in(outline)
    if kind == JOKER_BOMB:
        return 0x22 << 52
    if is_run(kind):
        return _run_naturals(outline, kind)
    size: i64 = (outline >> LENGTH) & LOW
    rank: i64 = (outline >> constants.RANK) & 15
    paired: i64 = 0
    if kind == TRIPLE_WITH_PAIR:
        size = 3
        paired = _of_rank(
            (outline >> constants.PAIRED) & 15, 2 - ((outline >> constants.WILDS_TOO) & 15)
        )
    return _of_rank(rank, size - ((outline >> constants.WILDS) & 15)) + paired


def _of_rank(rank: i64, number: i64) -> i64:
    """Return so many cards of a rank, or one joker of each kind."""
    if rank == constants.MIXED:
        return 0x11 << 52
    return number << (4 * rank)


def _run_naturals(outline: i64, kind: i64) -> i64:
    """Count the natural cards of a run by rank."""
    width: i64 = width_of(kind)
    start: i64 = (outline >> constants.RANK) & 15
    end: i64 = outline & LOW
    one: i64 = (outline >> constants.WILDS) & 15
    two: i64 = (outline >> constants.WILDS_TOO) & 15
    position: i64 = start
    number: i64 = 0
    counts: i64 = 0
    while position <= end:
        number = width
        if position - start == one:
            number -= 1
        if position - start == two:
            number -= 1
        counts += number << (4 * rank_at(position))
        position += 1
    return counts


class Cards:
    """Cards as masks: faces at least once, faces twice."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0


def pick(book: Book, first: i64, second: i64, outline: i64, cards: Cards) -> None:
    """Choose cards of a hand for an outline: the first suits that do, and no flush by chance."""
    wild: i64 = book.wild
    wilds: i64 = wilds_of(outline)
    kind: i64 = kind_in(outline)
    cards.first = 0
    cards.second = 0
    if kind == STRAIGHT_FLUSH:
        cards.first = _flush_faces(outline)
    else:
        _take_counts(first & ~wild, second & ~wild, naturals_of(outline), cards)
        if kind == STRAIGHT:
            _break_flush(first & ~wild, cards)
    if wilds:
        cards.first |= wild
        if wilds == 2:
            cards.second |= wild


def _flush_faces(outline: i64) -> i64:
    """Return the natural cards of a straight flush."""
    counts: i64 = _run_naturals(outline, STRAIGHT_FLUSH)
    return counts << suit_of(outline)


def _take_counts(ones: i64, twos: i64, counts: i64, cards: Cards) -> None:
    """Take so many cards of each rank, lower suits first."""
    place: i64 = 0
    number: i64 = 0
    face: i64 = 0
    if counts >> 52:
        number = (counts >> 52) & 15
        _take_joker(SMALL_JOKER, number, cards)
        _take_joker(BIG_JOKER, counts >> 56, cards)
        counts &= bit(52) - 1
    while counts:
        number = counts & 15
        face = bit(place)
        while number > 0:
            if ones & face:
                cards.first |= face
                number -= 1
                if number > 0 and twos & face:
                    cards.second |= face
                    number -= 1
            face += face
        counts >>= 4
        place += 4


def _take_joker(rank: i64, number: i64, cards: Cards) -> None:
    """Take so many jokers of a kind."""
    if number > 0:
        cards.first |= bit(39 + rank)
        if number > 1:
            cards.second |= bit(39 + rank)


def _break_flush(ones: i64, cards: Cards) -> None:
    """Exchange one card of a straight for another suit if all are of one suit."""
    rest: i64 = cards.first
    suits: i64 = 15
    place: i64 = 0
    other: i64 = 0
    while rest:
        if rest & 15:
            suits &= rest & 15
        rest >>= 4
    if suits == 0:
        return
    rest = cards.first
    while rest:
        if rest & 15:
            other = (ones >> place) & 15 & ~suits
            if other:
                cards.first ^= suits << place
                cards.first |= (other & -other) << place
                return
        rest >>= 4
        place += 4
