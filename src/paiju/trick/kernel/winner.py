"""Who wins a trick: the standing play, kills (主杀) and overkills (超杀)."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.duty import Duty, list_matches, weigh
from paiju.trick.kernel.follow import Desk, Lead, set_lead
from paiju.trick.kernel.holds import list_chains
from paiju.trick.kernel.ranks import TRUMPS, top_strength
from paiju.trick.kernel.shapes import (
    FLASH,
    PAIR,
    PAIR_TRACTOR,
    SINGLE,
    THROW,
    TRIPLE,
    Shapes,
    same_make,
)
from paiju.trick.kernel.split import read

LEAD: Final = 0
FOLLOW: Final = 1
KILL: Final = 2
OVERKILL: Final = 3
DISCARD: Final = 4


class Trick:
    """The lead, and the play that stands: whose it is, its height, and whether it kills."""

    def __init__(self) -> None:
        self.lead: Lead = Lead()
        self.winner: i64 = 0
        self.best: i64 = 0
        self.killed: bool = False


def open_trick(trick: Trick, desk: Desk, shapes: Shapes, seat: i64, play: Holding) -> i64:
    """Lead; return the kind of the lead, 0 where the cards are of several groups."""
    kind = set_lead(desk, shapes, trick.lead, play)
    trick.winner = seat
    trick.killed = False
    if kind:
        trick.best = trick.lead.units.top[0]
    return kind


def answer(trick: Trick, desk: Desk, shapes: Shapes, seat: i64, play: Holding) -> i64:
    """Let a follow count: return its verb, and let it stand if it is higher."""
    lead = trick.lead
    faces = shapes.ranks.faces
    if play.one & ~faces[lead.group] == 0:
        if not trick.killed and lead.kind != THROW:
            _stand(trick, seat, height_as(desk, shapes, lead, lead.group, play))
        return FOLLOW
    if lead.group == TRUMPS or play.one & ~faces[TRUMPS]:
        return DISCARD
    height = height_as(desk, shapes, lead, TRUMPS, play)
    if height < 0:
        return DISCARD
    if not trick.killed:
        trick.killed = True
        # Every trump is stronger than any side card that can stand.
        _stand(trick, seat, height)
        return KILL
    if _stand(trick, seat, height):
        return OVERKILL
    return DISCARD


def _stand(trick: Trick, seat: i64, height: i64) -> bool:
    """Let a play stand if it is higher than the one that does."""
    if height <= trick.best:
        return False
    trick.best = height
    trick.winner = seat
    return True


def height_as(desk: Desk, shapes: Shapes, lead: Lead, group: i64, play: Holding) -> i64:
    """Return the top of the largest unit of cards in the shape of a lead, -1 if they are not."""
    if lead.kind == SINGLE:
        return shapes.ranks.strength[lowest_place(play.one)]
    if lead.kind == PAIR:
        if play.two == 0:
            return -1
        return shapes.ranks.strength[lowest_place(play.one)]
    if lead.kind == THROW and shapes.lays_out:
        return _laid_out(desk, shapes, lead, group, play)
    units = desk.units
    read(shapes, play, desk.spare, units)
    if units.count != lead.units.count:
        return -1
    at: i64 = 0
    while at < units.count:
        if not same_make(units, at, lead.units, at):
            return -1
        at += 1
    return units.top[0]


def _pays_all(asked: Duty, paid: Duty) -> bool:
    """Return whether a duty is paid in full."""
    at: i64 = 0
    while at < asked.exacts:
        if paid.exact_cards[at] < asked.exact_cards[at]:
            return False
        at += 1
    at = 0
    while at < asked.chains:
        if paid.chain_length[at] < asked.chain_length[at]:
            return False
        at += 1
    return paid.triples >= asked.triples and paid.pairs >= asked.pairs


def _laid_out(desk: Desk, shapes: Shapes, lead: Lead, group: i64, play: Holding) -> i64:
    """Return the highest top that the largest unit has in any layout like the lead's."""
    if not _pays_all(lead.duty, weigh(desk.packing, shapes, lead.duty, play, group, False)):
        return -1
    kind = lead.units.kind[0]
    if kind < PAIR_TRACTOR:
        faces = play.one
        if kind == PAIR:
            faces = play.two
        elif kind == TRIPLE:
            faces = play.three
        return top_strength(shapes.ranks, faces)
    return _highest_first(desk, shapes, lead, group, play)


def _highest_first(desk: Desk, shapes: Shapes, lead: Lead, group: i64, play: Holding) -> i64:
    """Try each unit like the lead's largest, and keep the highest that leaves all the others."""
    found = desk.units
    found.count = 0
    units = lead.units
    duty = lead.duty
    kind = units.kind[0]
    asked = desk.owed_duty
    asked.become(duty)
    if kind >= FLASH:
        list_matches(shapes, play, group, kind, units.cards[0], duty.exact_doubled[0], found)
        asked.exact_cards[0] = 0
    else:
        copies = duty.chain_copies[0]
        length = duty.chain_length[0]
        list_chains(shapes, play, group, copies, length, found)
        asked.chain_length[0] = 0
        asked.pairs -= length
        if copies == 3:
            asked.triples -= length
    best: i64 = -1
    at: i64 = 0
    rest = desk.spare
    while at < found.count:
        if found.top[at] > best:
            rest.become(play)
            rest.take(found.three[at])
            rest.take(found.two[at])
            rest.take(found.one[at])
            if _pays_all(asked, weigh(desk.packing, shapes, asked, rest, group, False)):
                best = found.top[at]
        at += 1
    return best
