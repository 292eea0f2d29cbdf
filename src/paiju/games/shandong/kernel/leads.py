"""Leads (首出): every unit that a hand can lead, and the throws that come to mind."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, highest_place
from paiju.cards.kernel.holding import Holding
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.tricks import is_gated
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.shapes import PAIR, PAIR_TRACTOR, THROW, Shapes, Units
from paiju.trick.kernel.split import whole_kind


def list_leads(table: Table, hand: Holding, spare: Holding, out: Units) -> None:
    """List every unit of a hand, the throw of each whole suit, and of a side suit's two best ranks.

    Every other throw is legal as well; there are far too many to list.
    """
    out.count = 0
    shapes: Shapes = table.play.shapes
    group: i64 = 0
    faces: i64 = 0
    while group < TRUMPS:
        faces = hand.one & shapes.ranks.faces[group]
        if faces:
            list_units(shapes, hand, group, out)
            if faces & (faces - 1):
                add_throw(shapes, hand, faces, spare, out)
                list_best(shapes, hand, faces, spare, out)
        group += 1
    faces = hand.one & shapes.ranks.faces[TRUMPS]
    if faces == 0:
        return
    before: i64 = out.count
    list_units(shapes, hand, TRUMPS, out)
    if table.setup.pair_gate and is_gated(table):
        remove_pairs(out, before)
    elif table.setup.throw_trumps and faces & (faces - 1):
        add_throw(shapes, hand, faces, spare, out)


def list_best(shapes: Shapes, hand: Holding, faces: i64, spare: Holding, out: Units) -> None:
    """List the throw of the two best ranks of a side suit, where that is not all of it."""
    best: i64 = bit(highest_place(faces))
    # In a side suit a higher code is a higher card.
    best |= bit(highest_place(faces ^ best))
    if best != faces:
        add_throw(shapes, hand, best, spare, out)


def add_throw(shapes: Shapes, hand: Holding, faces: i64, spare: Holding, out: Units) -> None:
    """Put all cards of some faces on the list, unless they are one unit."""
    two: i64 = hand.two & faces
    if two != faces and faces & (faces - 1) & ((faces & (faces - 1)) - 1) == 0:
        # Two faces that are not both doubled are neither tractor, flash nor rain.
        out.add(THROW, 0, 0, faces, two, 0)
        return
    spare.set(faces, two, 0)
    if whole_kind(shapes, spare) == 0:
        out.add(THROW, 0, 0, faces, two, 0)


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
