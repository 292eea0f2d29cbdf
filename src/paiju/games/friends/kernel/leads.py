"""Leads (首出): every unit that a hand can lead, and the throws that come to mind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS
from paiju.trick.kernel.shapes import Shapes, Units
from paiju.trick.kernel.split import whole_kind

MOST_THROWS: Final = 64
"""More than the rungs of all suits together."""


class Leads:
    """A list of leads: units, and throws as the faces of which all copies are thrown."""

    def __init__(self) -> None:
        self.units: Units = Units()
        self.throws: vec[i64] = vec[i64]([0] * MOST_THROWS)
        self.thrown: i64 = 0
        """How many throws there are."""
        self.spare: Holding = Holding()


def list_leads(shapes: Shapes, hand: Holding, out: Leads) -> i64:
    """List every unit of a hand, and the top throws of each suit; return how many they are."""
    out.units.count = 0
    out.thrown = 0
    group: i64 = 0
    while group <= TRUMPS:
        held: i64 = hand.one & shapes.ranks.faces[group]
        if held:
            list_units(shapes, hand, group, out.units)
            if held & (held - 1):
                list_top_throws(shapes, hand, held, group, out)
        group += 1
    return out.units.count + out.thrown


def list_top_throws(shapes: Shapes, hand: Holding, held: i64, group: i64, out: Leads) -> None:
    """List the throws of a suit that leave out nothing above their lowest card."""
    rungs: vec[i64] = shapes.ranks.rung
    faces: i64 = 0
    at: i64 = group * HEIGHTS + shapes.ranks.rungs[group]
    while faces != held:
        at -= 1
        rung: i64 = rungs[at] & held
        if rung:
            faces |= rung
            if faces & (faces - 1) and not is_unit(shapes, hand, faces, out.spare):
                out.throws[out.thrown] = faces
                out.thrown += 1


def is_unit(shapes: Shapes, hand: Holding, faces: i64, spare: Holding) -> bool:
    """Return whether all copies of some faces together are a tractor."""
    if hand.two & faces != faces:
        return False
    spare.set(faces, faces, hand.three & faces)
    return whole_kind(shapes, spare) != 0


def take_lead(leads: Leads, at: i64, hand: Holding, cards: Holding) -> None:
    """Put the cards of a lead on the list into a holding."""
    units = leads.units
    if at < units.count:
        cards.set(units.one[at], units.two[at], units.three[at])
    else:
        faces: i64 = leads.throws[at - units.count]
        cards.set(faces, hand.two & faces, hand.three & faces)
