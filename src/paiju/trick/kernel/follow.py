"""Following: the suit first, then the shape, then the largest cards."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding, size_in
from paiju.trick.kernel.duty import Duty, Packing, ask, weigh
from paiju.trick.kernel.ranks import group_of
from paiju.trick.kernel.shapes import SINGLE, Shapes, Units
from paiju.trick.kernel.split import read
from paiju.trick.kernel.ways import Ways, has_way, list_discards, list_ways

MET: Final = 0
SUIT: Final = 1
TRACTOR: Final = 2
TRIPLES: Final = 3
PAIRS: Final = 4
SHAPE: Final = 5
LARGEST: Final = 6


class Lead:
    """A lead as its followers see it: group, kind, cards, units and what they ask for."""

    def __init__(self) -> None:
        self.group: i64 = -1
        self.kind: i64 = 0
        self.cards: i64 = 0
        self.units: Units = Units()
        self.duty: Duty = Duty()


class Desk:
    """Everything that following needs to think with; made once and used again."""

    def __init__(self) -> None:
        self.packing: Packing = Packing()
        self.owed_duty: Duty = Duty()
        self.ways: Ways = Ways()
        self.units: Units = Units()
        self.spare: Holding = Holding()
        self.kept: Holding = Holding()
        """What stays of a throw."""
        self.owed: i64 = 0
        """After a refusal: how much was owed of what its code names."""
        self.paid: i64 = 0


def set_lead(desk: Desk, shapes: Shapes, lead: Lead, cards: Holding) -> i64:
    """Read a lead and return its kind, 0 where the cards are of several groups."""
    lead.group = group_of(shapes.ranks, cards.one)
    lead.kind = read(shapes, cards, desk.spare, lead.units)
    lead.cards = 0
    at: i64 = 0
    while at < lead.units.count:
        lead.cards += lead.units.cards[at]
        at += 1
    ask(lead.units, lead.duty)
    return lead.kind


def owe(desk: Desk, shapes: Shapes, lead: Lead, hand: Holding) -> Duty:
    """Work out what a hand with cards enough owes of the shape of a lead."""
    owed = desk.owed_duty
    if lead.kind == SINGLE:
        owed.clear()
        return owed
    weighed = weigh(desk.packing, shapes, lead.duty, hand, lead.group, shapes.protect_triples)
    owed.become(weighed)
    return owed


def largest_owed(shapes: Shapes, lead: Lead, owed: Duty) -> i64:
    """Count the cards that must be the largest: those in place of what the hand lacks."""
    if not shapes.largest:
        return 0
    cards = 2 * (lead.duty.pairs - owed.pairs)
    at: i64 = 0
    while at < owed.exacts:
        cards += lead.duty.exact_cards[at] - owed.exact_cards[at]
        at += 1
    return cards


def _short(desk: Desk, code: i64, owed: i64, paid: i64) -> i64:
    """Note by how much a duty was missed."""
    desk.owed = owed
    desk.paid = paid
    return code


def _shape_code(desk: Desk, owed: Duty, paid: Duty) -> i64:
    """Name the first part of a duty that is not paid in full."""
    at: i64 = 0
    while at < owed.exacts:
        if paid.exact_cards[at] < owed.exact_cards[at]:
            return _short(desk, SHAPE, owed.exact_cards[at], 0)
        at += 1
    at = 0
    while at < owed.chains:
        if paid.chain_length[at] < owed.chain_length[at]:
            return _short(desk, TRACTOR, owed.chain_length[at], paid.chain_length[at])
        at += 1
    if paid.triples < owed.triples:
        return _short(desk, TRIPLES, owed.triples, paid.triples)
    if paid.pairs < owed.pairs:
        return _short(desk, PAIRS, owed.pairs, paid.pairs)
    return MET


def check_follow(desk: Desk, shapes: Shapes, lead: Lead, hand: Holding, play: Holding) -> i64:
    """Return what a play of as many cards as were led, all held, fails to pay; 0 for nothing."""
    faces = shapes.ranks.faces[lead.group]
    held = size_in(hand, faces)
    given = size_in(play, faces)
    if held <= lead.cards:
        if given < held:
            return _short(desk, SUIT, held, given)
        return MET
    if given < lead.cards:
        return _short(desk, SUIT, lead.cards, given)
    if lead.kind == SINGLE:
        return MET
    owed = owe(desk, shapes, lead, hand)
    paid = weigh(desk.packing, shapes, owed, play, lead.group, False)
    code = _shape_code(desk, owed, paid)
    if code:
        return code
    cards = largest_owed(shapes, lead, owed)
    if cards == 0 or has_way(desk.ways, shapes, owed, lead.group, cards, hand, play):
        return MET
    return _short(desk, LARGEST, cards, 0)


def list_follows(desk: Desk, shapes: Shapes, lead: Lead, hand: Holding, limit: i64) -> Units:
    """List the distinct legal follows of a hand up to a limit; the answer is used up by the next.

    The hand has at least as many cards as were led.
    """
    faces = shapes.ranks.faces[lead.group]
    held = size_in(hand, faces)
    ways = desk.ways
    if held <= lead.cards:
        list_discards(ways, hand, faces, lead.cards - held, limit)
    else:
        owed = owe(desk, shapes, lead, hand)
        largest = largest_owed(shapes, lead, owed)
        list_ways(ways, shapes, owed, lead.group, largest, lead.cards, hand, limit)
    return ways.plays
