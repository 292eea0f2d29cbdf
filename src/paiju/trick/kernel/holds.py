"""List the units that a hand holds: for leads, and to meet what a lead asks for."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.ranks import HEIGHTS, Ranks, top_strength
from paiju.trick.kernel.runs import run_starts, step_strength, steps_of
from paiju.trick.kernel.shapes import (
    FLASH,
    PAIR,
    PAIR_TRACTOR,
    RAIN,
    SINGLE,
    THUNDER,
    TRIPLE,
    TRIPLE_TRACTOR,
    Shapes,
    Units,
)
from paiju.trick.kernel.split import FOUR, SUIT


def _add_chain(out: Units, copies: i64, length: i64, top: i64, faces: i64) -> None:
    """Put a tractor on the list."""
    if copies == 3:
        out.add(TRIPLE_TRACTOR, 3 * length, top, faces, faces, faces)
    else:
        out.add(PAIR_TRACTOR, 2 * length, top, faces, faces, 0)


def _choose_faces(
    ranks: Ranks, out: Units, copies: i64, at: i64, end: i64, held: i64, chosen: i64
) -> None:
    """Put the tractors of one run on the list: one for each choice among equal faces."""
    if at == end:
        length = count_bits(chosen)
        _add_chain(out, copies, length, top_strength(ranks, chosen), chosen)
        return
    faces = ranks.on_step[at] & held
    while faces:
        _choose_faces(ranks, out, copies, at + 1, end, held, chosen | (faces & -faces))
        faces &= faces - 1


def list_chains(
    shapes: Shapes, held: Holding, group: i64, copies: i64, length: i64, out: Units
) -> None:
    """List the tractors of a length in a group."""
    ranks = shapes.ranks
    faces = held.two
    if copies == 3:
        faces = held.three
    line: i64 = 0
    while line < ranks.lines:
        few = faces & ranks.on_line[line]
        if ranks.line_group[line] == group and few & (few - 1):
            starts = run_starts(steps_of(ranks, few, line), length)
            while starts:
                at = line * HEIGHTS + lowest_place(starts)
                starts &= starts - 1
                _choose_faces(ranks, out, copies, at, at + length, faces, 0)
        line += 1


def has_chain_above(
    shapes: Shapes, held: Holding, group: i64, copies: i64, length: i64, top: i64
) -> bool:
    """Return whether a tractor of this length is held whose top is higher."""
    ranks = shapes.ranks
    faces = held.two
    if copies == 3:
        faces = held.three
    line: i64 = 0
    while line < ranks.lines:
        few = faces & ranks.on_line[line]
        if ranks.line_group[line] == group and few & (few - 1):
            starts = run_starts(steps_of(ranks, few, line), length)
            while starts:
                if step_strength(ranks, line, lowest_place(starts) + length - 1) > top:
                    return True
                starts &= starts - 1
        line += 1
    return False


def list_flashes(shapes: Shapes, held: Holding, group: i64, cards: i64, out: Units) -> None:
    """List the flashes and thunders of so many cards, of any number where that is 0."""
    whole = held.one & shapes.ranks.faces[group]
    whole &= whole >> 1
    whole &= (whole >> 2) & SUIT
    while whole:
        low = lowest_place(whole)
        whole &= whole - 1
        if shapes.flash_ranks & bit(low >> 2) == 0:
            continue
        faces = bit(low) * FOUR
        top = top_strength(shapes.ranks, faces)
        twice = held.two & faces
        chosen = twice
        while True:
            count = 4 + count_bits(chosen)
            if cards == 0 or cards == count:
                if count == 4:
                    out.add(FLASH, 4, top, faces, 0, 0)
                else:
                    out.add(THUNDER, count, top, faces, chosen, 0)
            if chosen == 0:
                break
            chosen = (chosen - 1) & twice


def _list_doubles(shapes: Shapes, held: Holding, faces: i64, doubled: i64, out: Units) -> None:
    """List the rains on one run of faces, with so many of them twice, any number where -1."""
    twice = held.two & faces
    if count_bits(twice) < doubled:
        return
    length = count_bits(faces)
    top = top_strength(shapes.ranks, faces)
    chosen = twice
    while True:
        count = count_bits(chosen)
        if (doubled < 0 or doubled == count) and count < length:
            out.add(RAIN, length + count, top, faces, chosen, 0)
        if chosen == 0:
            break
        chosen = (chosen - 1) & twice


def list_rains(
    shapes: Shapes, held: Holding, group: i64, length: i64, doubled: i64, out: Units
) -> None:
    """List the rains of so many ranks and doubled ranks; 0 and -1 stand for any."""
    open_to = held.one & shapes.rain_faces & shapes.ranks.faces[group]
    starts = open_to
    more: i64 = 1
    while more < shapes.rain_least and starts:
        # Four places up is the next rank of the same printed suit.
        starts &= open_to >> (4 * more)
        more += 1
    while starts:
        low = lowest_place(starts)
        starts &= starts - 1
        faces: i64 = 0
        ranks: i64 = 0
        while low < 52 and open_to & bit(low):
            faces |= bit(low)
            ranks += 1
            low += 4
            if ranks >= shapes.rain_least and (length == 0 or length == ranks):
                _list_doubles(shapes, held, faces, doubled, out)


def _list_equals(shapes: Shapes, faces: i64, copies: i64, out: Units) -> None:
    """List singles, pairs or triples of the faces: their kinds are their numbers of cards.

    It is most of a list of leads, so the columns are filled one entry after another from here.
    """
    at: i64 = out.count
    out.reserve(at + count_bits(faces))
    strength: vec[i64] = shapes.ranks.strength
    kinds: vec[i64] = out.kind
    cards: vec[i64] = out.cards
    tops: vec[i64] = out.top
    ones: vec[i64] = out.one
    twos: vec[i64] = out.two
    threes: vec[i64] = out.three
    twice: i64 = 0
    thrice: i64 = 0
    if copies > SINGLE:
        twice = -1
    if copies > PAIR:
        thrice = -1
    while faces:
        face: i64 = faces & -faces
        faces ^= face
        kinds[at] = copies
        cards[at] = copies
        tops[at] = strength[count_bits(face - 1)]
        ones[at] = face
        twos[at] = face & twice
        threes[at] = face & thrice
        at += 1
    out.count = at


def _list_all_chains(ranks: Ranks, faces: i64, group: i64, copies: i64, out: Units) -> None:
    """List the tractors of every length."""
    if faces & (faces - 1) == 0:
        return
    line: i64 = 0
    while line < ranks.lines:
        few = faces & ranks.on_line[line]
        if ranks.line_group[line] == group and few & (few - 1):
            steps = steps_of(ranks, few, line)
            starts = steps & (steps >> 1)
            length: i64 = 2
            while starts:
                rest = starts
                while rest:
                    at = line * HEIGHTS + lowest_place(rest)
                    rest &= rest - 1
                    _choose_faces(ranks, out, copies, at, at + length, faces, 0)
                starts &= steps >> length
                length += 1
        line += 1


def list_units(shapes: Shapes, held: Holding, group: i64, out: Units) -> None:
    """List every unit that a hand can lead from a group, throws apart."""
    kinds = shapes.kinds
    faces = shapes.ranks.faces[group]
    _list_equals(shapes, held.one & faces, SINGLE, out)
    faces &= held.two
    if faces:
        if kinds & (1 << PAIR):
            _list_equals(shapes, faces, PAIR, out)
        if kinds & (1 << PAIR_TRACTOR):
            _list_all_chains(shapes.ranks, faces, group, 2, out)
        faces &= held.three
        if faces and kinds & (1 << TRIPLE):
            _list_equals(shapes, faces, TRIPLE, out)
        if faces and kinds & (1 << TRIPLE_TRACTOR):
            _list_all_chains(shapes.ranks, faces, group, 3, out)
    if kinds & (1 << FLASH):
        list_flashes(shapes, held, group, 0, out)
    if kinds & (1 << RAIN):
        list_rains(shapes, held, group, 0, -1, out)
