"""Leads (首出): every unit that a hand can lead, and the throws that come to mind."""

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.tricks import is_gated
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS, Ranks
from paiju.trick.kernel.shapes import PAIR, PAIR_TRACTOR, THROW, Shapes, Units
from paiju.trick.kernel.split import whole_kind


def list_leads(table: Table, hand: Holding, spare: Holding, out: Units) -> None:
    """List every unit of a hand, and of each suit two throws: all of it, and its two best ranks.

    Every other throw is legal as well; there are far too many to list.
    """
    out.count = 0
    shapes: Shapes = table.shapes
    group: i64 = 0
    while group < TRUMPS:
        if hand.one & shapes.ranks.faces[group]:
            list_units(shapes, hand, group, out)
            list_throws(shapes, hand, group, spare, out)
        group += 1
    if hand.one & shapes.ranks.faces[TRUMPS]:
        before: i64 = out.count
        list_units(shapes, hand, TRUMPS, out)
        if table.setup.pair_gate and is_gated(table):
            remove_pairs(out, before)
        elif table.setup.throw_trumps:
            list_throws(shapes, hand, TRUMPS, spare, out)


def list_throws(shapes: Shapes, hand: Holding, group: i64, spare: Holding, out: Units) -> None:
    """List the throw of all cards of a suit, and of its two highest rungs."""
    faces: i64 = hand.one & shapes.ranks.faces[group]
    if faces & (faces - 1) == 0:
        return
    add_throw(shapes, hand, faces, spare, out)
    best: i64 = best_two(shapes.ranks, faces, group)
    if best != faces and best & (best - 1):
        add_throw(shapes, hand, best, spare, out)


def best_two(ranks: Ranks, faces: i64, group: i64) -> i64:
    """Return the faces on the two highest rungs where there are any."""
    best: i64 = 0
    found: i64 = 0
    height: i64 = ranks.rungs[group] - 1
    while height >= 0 and found < 2:
        rung: i64 = ranks.rung[group * HEIGHTS + height] & faces
        if rung:
            best |= rung
            found += 1
        height -= 1
    return best


def add_throw(shapes: Shapes, hand: Holding, faces: i64, spare: Holding, out: Units) -> None:
    """Put all cards of some faces on the list, unless they are one unit."""
    spare.set(faces, hand.two & faces, 0)
    if whole_kind(shapes, spare) == 0:
        out.add(THROW, 0, 0, faces, spare.two, 0)


def remove_pairs(out: Units, first: i64) -> None:
    """Take pairs and tractors off the list, from a place on."""
    kept: i64 = first
    at: i64 = first
    while at < out.count:
        if out.kind[at] != PAIR and out.kind[at] != PAIR_TRACTOR:
            if kept != at:
                out.swap(kept, at)
            kept += 1
        at += 1
    out.count = kept
