"""Read cards: as one unit where they are one, else split into the units of a throw."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding, size
from paiju.trick.kernel.ranks import HEIGHTS, Ranks, group_of, top_strength
from paiju.trick.kernel.runs import chain_faces, longest_run, run_starts, steps_of
from paiju.trick.kernel.shapes import (
    FLASH,
    PAIR,
    PAIR_TRACTOR,
    RAIN,
    SINGLE,
    THROW,
    THUNDER,
    TRIPLE,
    TRIPLE_TRACTOR,
    Shapes,
    Units,
    sort_units,
)

FOUR: Final = 15
SUIT: Final = 0x1111111111111
"""The thirteen faces of the suit with the lowest codes."""


def rank_faces(rank: i64) -> i64:
    """Return the four faces of a rank."""
    return bit(4 * rank) * FOUR


def suit_faces(suit: i64) -> i64:
    """Return the thirteen faces of a printed suit."""
    return bit(suit) * SUIT


def _is_chain(ranks: Ranks, faces: i64) -> bool:
    """Return whether faces stand on consecutive steps of one line, one on each."""
    line = ranks.line[lowest_place(faces)]
    if line < 0 or faces & ~ranks.on_line[line]:
        return False
    steps = steps_of(ranks, faces, line)
    length = count_bits(faces)
    return count_bits(steps) == length and longest_run(steps) == length


def _is_rain(shapes: Shapes, held: Holding) -> bool:
    """Return whether all cards are a run of printed ranks, some twice but not all."""
    faces = held.one
    if held.three or faces & ~shapes.rain_faces or held.two == faces:
        return False
    low = lowest_place(faces)
    if faces & ~suit_faces(low & 3) or count_bits(faces) < shapes.rain_least:
        return False
    return _run_length(faces, low) == count_bits(faces)


def _run_length(faces: i64, low: i64) -> i64:
    """Count the printed ranks that follow without a gap from a face, itself included."""
    length: i64 = 0
    while low < 52 and faces & bit(low):
        length += 1
        low += 4
    return length


def whole_kind(shapes: Shapes, held: Holding) -> i64:
    """Return the kind of the single unit that all cards of one group make, 0 if they do not."""
    cards = size(held)
    if cards == 1:
        return SINGLE
    if cards == 2 and held.two and shapes.knows(PAIR):
        return PAIR
    if cards == 3 and held.three and shapes.knows(TRIPLE):
        return TRIPLE
    if cards < 4:
        return 0
    if held.two == held.one and held.three == 0 and shapes.knows(PAIR_TRACTOR):
        if _is_chain(shapes.ranks, held.one):
            return PAIR_TRACTOR
    if held.three == held.one and shapes.knows(TRIPLE_TRACTOR):
        if _is_chain(shapes.ranks, held.one):
            return TRIPLE_TRACTOR
    if shapes.knows(FLASH) and held.one < bit(52):
        rank = lowest_place(held.one) >> 2
        if shapes.flash_ranks & bit(rank) and held.one == rank_faces(rank):
            if cards == 4:
                return FLASH
            return THUNDER
    if shapes.knows(RAIN) and _is_rain(shapes, held):
        return RAIN
    return 0


def _take_chains(shapes: Shapes, rest: Holding, group: i64, copies: i64, out: Units) -> None:
    """Split off tractors, the longest first, until none is left."""
    ranks = shapes.ranks
    while True:
        best: i64 = 1
        line: i64 = 0
        best_line: i64 = -1
        best_steps: i64 = 0
        faces = rest.two
        if copies == 3:
            faces = rest.three
        while line < ranks.lines:
            if ranks.line_group[line] == group:
                steps = steps_of(ranks, faces, line)
                length = longest_run(steps)
                if length > best:
                    best = length
                    best_line = line
                    best_steps = steps
            line += 1
        if best_line < 0:
            return
        start = lowest_place(run_starts(best_steps, best))
        chosen = chain_faces(ranks, rest, copies, best_line, start, best)
        top = ranks.strength[lowest_place(ranks.on_step[best_line * HEIGHTS + start + best - 1])]
        rest.take(chosen)
        rest.take(chosen)
        if copies == 3:
            rest.take(chosen)
            out.add(TRIPLE_TRACTOR, 3 * best, top, chosen, chosen, chosen)
        else:
            out.add(PAIR_TRACTOR, 2 * best, top, chosen, chosen, 0)


def _take_flashes(shapes: Shapes, rest: Holding, out: Units) -> None:
    """Split off every rank that may flash and has all four suits, with all its cards."""
    ranks_left = shapes.flash_ranks
    while ranks_left:
        faces = rank_faces(lowest_place(ranks_left))
        ranks_left &= ranks_left - 1
        if rest.one & faces == faces:
            two = rest.two & faces
            three = rest.three & faces
            cards = 4 + count_bits(two) + count_bits(three)
            kind: i64 = THUNDER
            if cards == 4:
                kind = FLASH
            out.add(kind, cards, top_strength(shapes.ranks, faces), faces, two, three)
            rest.set(rest.one & ~faces, rest.two & ~faces, rest.three & ~faces)


def _take_rains(shapes: Shapes, rest: Holding, out: Units) -> None:
    """Split off every run that is long enough, with all its cards; all doubled is a tractor."""
    suit: i64 = 0
    while suit < 4:
        open_to = rest.one & shapes.rain_faces & suit_faces(suit)
        while open_to:
            low = lowest_place(open_to)
            length = _run_length(open_to, low)
            faces: i64 = 0
            at: i64 = 0
            while at < length:
                faces |= bit(low + 4 * at)
                at += 1
            open_to &= ~faces
            two = rest.two & faces
            if length >= shapes.rain_least and two != faces:
                cards = length + count_bits(two)
                out.add(RAIN, cards, top_strength(shapes.ranks, faces), faces, two, 0)
                rest.set(rest.one & ~faces, rest.two & ~faces, rest.three & ~faces)
        suit += 1


def _take_equals(shapes: Shapes, rest: Holding, kind: i64, out: Units) -> None:
    """Split off triples, pairs or singles."""
    faces = rest.one
    two: i64 = 0
    three: i64 = 0
    if kind == PAIR:
        faces = rest.two
    elif kind == TRIPLE:
        faces = rest.three
    while faces:
        face = faces & -faces
        faces ^= face
        rest.take(face)
        if kind > SINGLE:
            two = face
            rest.take(face)
        if kind > PAIR:
            three = face
            rest.take(face)
        out.add(kind, kind, shapes.ranks.strength[lowest_place(face)], face, two, three)


def split(shapes: Shapes, rest: Holding, group: i64, out: Units) -> None:
    """Take cards of one group apart into units, in the game's order; nothing is left."""
    at: i64 = 0
    while rest.one:
        kind = shapes.split[at]
        if kind == PAIR_TRACTOR:
            _take_chains(shapes, rest, group, 2, out)
        elif kind == TRIPLE_TRACTOR:
            _take_chains(shapes, rest, group, 3, out)
        elif kind == RAIN:
            _take_rains(shapes, rest, out)
        elif kind == FLASH:
            _take_flashes(shapes, rest, out)
        elif kind == SINGLE:
            # What is left of pairs that do not exist is singles too.
            while rest.one:
                _take_equals(shapes, rest, SINGLE, out)
        elif kind != THUNDER:
            _take_equals(shapes, rest, kind, out)
        at += 1


def read(shapes: Shapes, held: Holding, spare: Holding, out: Units) -> i64:
    """Read cards into units, largest first; return their kind, 0 where groups are mixed."""
    out.count = 0
    group = group_of(shapes.ranks, held.one)
    if group < 0:
        return 0
    kind = whole_kind(shapes, held)
    if kind:
        top = top_strength(shapes.ranks, held.one)
        out.add(kind, size(held), top, held.one, held.two, held.three)
        return kind
    spare.become(held)
    split(shapes, spare, group, out)
    sort_units(shapes, out)
    return THROW
