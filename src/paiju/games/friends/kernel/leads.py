"""Leads (首出): every unit that a hand can lead, and the throws that come to mind."""

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS
from paiju.trick.kernel.shapes import THROW, Shapes, Units
from paiju.trick.kernel.split import whole_kind


def list_leads(shapes: Shapes, hand: Holding, spare: Holding, out: Units) -> None:
    """List every unit of a hand, and of each suit the throws of all cards from a height up."""
    out.count = 0
    group: i64 = 0
    while group <= TRUMPS:
        if hand.one & shapes.ranks.faces[group]:
            list_units(shapes, hand, group, out)
            list_top_throws(shapes, hand, group, spare, out)
        group += 1


def list_top_throws(shapes: Shapes, hand: Holding, group: i64, spare: Holding, out: Units) -> None:
    """List the throws of a suit that leave out nothing above their lowest card."""
    ranks = shapes.ranks
    faces: i64 = 0
    height: i64 = ranks.rungs[group] - 1
    while height >= 0:
        rung: i64 = ranks.rung[group * HEIGHTS + height] & hand.one
        height -= 1
        if rung:
            faces |= rung
            if faces & (faces - 1):
                spare.set(faces, hand.two & faces, hand.three & faces)
                if spare.two != faces or whole_kind(shapes, spare) == 0:
                    out.add(THROW, 0, 0, faces, spare.two, spare.three)
