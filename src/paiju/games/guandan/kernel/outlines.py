"""Outlines (牌型骨架): plays by ranks, every place of the wild cards, without a choice of suits.

An outline is one integer: the combination in the low bits, then a rank or the first position of a
run, the rank of a pair, the wild cards (their number, or their places in a run) and the suit of a
straight flush. 0 is a pass. Every play of a hand has exactly one outline for each reading.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.lists import list_of
from paiju.climb.kernel.combos import (
    ANY_POWER,
    PAIR,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_WITH_PAIR,
    kind_of,
    power_of,
)
from paiju.climb.kernel.shapes import at_least, tally
from paiju.games.guandan.kernel.constants import MIXED, PAIRED, RANK, WILDS, WILDS_TOO
from paiju.games.guandan.kernel.runs import list_flushes, list_runs
from paiju.games.guandan.kernel.shapes import BIG_JOKER, FLUSH_POWER, SMALL_JOKER, Book

# No hand of 28 cards has as many.
MOST_OUTLINES: Final = 16384
_NATURAL: Final = 0x1111111111111


def outlines(book: Book, first: i64, second: i64, theirs: i64) -> list[int]:
    """Return every play of a hand that beats the table, apart from suits."""
    room: vec[i64] = vec[i64]([0] * MOST_OUTLINES)
    return list_of(room, list_outlines(book, first, second, theirs, room))


def list_outlines(book: Book, first: i64, second: i64, theirs: i64, out: vec[i64]) -> i64:
    """Write every outline that beats the table, a pass first unless it is a lead; count them."""
    wild: i64 = book.wild
    ones: i64 = first & ~wild
    counts: i64 = tally(ones, second & ~wild)
    wilds: i64 = 0
    kind: i64 = kind_of(theirs)
    found: i64 = 0
    if first & wild:
        wilds = 1
        if second & wild:
            wilds = 2
    if theirs:
        out[0] = 0
        found = 1
        if kind <= TRIPLE:
            found = _sets(book, counts, wilds, kind, theirs & 63, out, found)
        elif kind == TRIPLE_WITH_PAIR:
            found = _full_houses(book, counts, wilds, theirs & 63, out, found)
        elif theirs & ANY_POWER == 0:
            found = list_runs(book, ones, counts, wilds, kind - STRAIGHT + 1, theirs, out, found)
    else:
        found = _sets(book, counts, wilds, SINGLE, -1, out, 0)
        found = _sets(book, counts, wilds, PAIR, -1, out, found)
        found = _sets(book, counts, wilds, TRIPLE, -1, out, found)
        found = _full_houses(book, counts, wilds, -1, out, found)
        found = list_runs(book, ones, counts, wilds, 3, 0, out, found)
        found = list_runs(book, ones, counts, wilds, 2, 0, out, found)
        found = list_runs(book, ones, counts, wilds, 1, 0, out, found)
    found = _bombs(book, counts, wilds, theirs, out, found)
    if power_of(theirs) <= FLUSH_POWER:
        found = list_flushes(book, ones, wilds, theirs, out, found)
    if counts >> 52 == 0x22:
        out[found] = book.shapes.jokers
        found += 1
    return found


def _sets(
    book: Book, counts: i64, wilds: i64, size: i64, floor: i64, out: vec[i64], found: i64
) -> i64:
    """Write the singles, pairs or triples above a height."""
    natural: i64 = size - wilds
    base: i64 = book.shapes.sets[size]
    above: i64 = book.above[floor + 1]
    rank: i64 = 0
    held: i64 = 0
    used: i64 = 0
    if natural < 1:
        natural = 1
    ranks: i64 = at_least(counts, natural) & above
    while ranks:
        if ranks & 1:
            held = (counts >> (4 * rank)) & 15
            used = 0
            if held < size:
                used = size - held
            while used < size and used <= wilds:
                if used == 0 or rank < SMALL_JOKER:
                    out[found] = base | book.shapes.plain[rank] | rank << RANK | used << WILDS
                    found += 1
                used += 1
        ranks >>= 4
        rank += 1
    # Wild cards alone are level cards.
    if wilds >= size and (above >> (4 * book.level)) & 1:
        out[found] = base | book.shapes.plain[book.level] | book.level << RANK | size << WILDS
        found += 1
    if size == PAIR and counts >> 52 & 15 and counts >> 56 and book.shapes.mixed_jokers:
        if (above >> (4 * BIG_JOKER)) & 1:
            out[found] = base | book.shapes.plain[BIG_JOKER] | MIXED << RANK
            found += 1
    return found


def _full_houses(book: Book, counts: i64, wilds: i64, floor: i64, out: vec[i64], found: i64) -> i64:
    """Write the full houses whose triple is above a height."""
    natural: i64 = 3 - wilds
    rank: i64 = 0
    held: i64 = 0
    used: i64 = 0
    made: i64 = 0
    ranks: i64 = at_least(counts, natural) & book.above[floor + 1] & _NATURAL
    while ranks:
        if ranks & 1:
            held = (counts >> (4 * rank)) & 15
            made = book.full_house | book.shapes.plain[rank] | rank << RANK
            used = 0
            if held < 3:
                used = 3 - held
            while used <= wilds:
                found = _house_pairs(
                    book, counts, wilds - used, rank, made | used << WILDS, out, found
                )
                used += 1
            if held >= 3 and wilds == 2:
                out[found] = made | rank << PAIRED | 2 << WILDS_TOO
                found += 1
        ranks >>= 4
        rank += 1
    return found


def _house_pairs(
    book: Book, counts: i64, wilds: i64, triple: i64, made: i64, out: vec[i64], found: i64
) -> i64:
    """Write a triple with every pair beside it that has a natural card."""
    ranks: i64 = at_least(counts, 1)
    held: i64 = 0
    rank: i64 = 0
    while ranks:
        if ranks & 1 and rank != triple:
            held = (counts >> (4 * rank)) & 15
            if held > 1:
                out[found] = made | rank << PAIRED
                found += 1
            if wilds > 0 and rank < SMALL_JOKER:
                out[found] = made | rank << PAIRED | 1 << WILDS_TOO
                found += 1
        ranks >>= 4
        rank += 1
    if book.shapes.mixed_jokers and counts >> 52 & 15 and counts >> 56:
        out[found] = made | MIXED << PAIRED
        found += 1
    return found


def _bombs(book: Book, counts: i64, wilds: i64, theirs: i64, out: vec[i64], found: i64) -> i64:
    """Write the bombs of one rank that beat the table."""
    ranks: i64 = at_least(counts, 4 - wilds) & _NATURAL
    rank: i64 = 0
    held: i64 = 0
    size: i64 = 0
    used: i64 = 0
    made: i64 = 0
    while ranks:
        if ranks & 1:
            held = (counts >> (4 * rank)) & 15
            size = 4
            while size <= held + wilds:
                # Bombs compare as numbers do: rung, number of cards, height.
                made = book.shapes.sets[size] | book.shapes.bombs[rank]
                if made > theirs:
                    used = 0
                    if held < size:
                        used = size - held
                    while used <= wilds:
                        out[found] = made | rank << RANK | used << WILDS
                        found += 1
                        used += 1
                size += 1
        ranks >>= 4
        rank += 1
    return found
