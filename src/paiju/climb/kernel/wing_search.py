"""Find every body with wings of a hand that beats the table."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import may_beat, objection
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, expand, need
from paiju.climb.kernel.shapes import Attachment, tally
from paiju.climb.kernel.wings import (
    able_ranks,
    body_at,
    first_start,
    has_room,
    joker_wings,
    last_start,
    winged,
    wings_of,
)

_SMALL_JOKER: Final = 13
_BIG_JOKER: Final = 14


class Load:
    """A body that is given its wings."""

    def __init__(self, search: Search, attachment: Attachment) -> None:
        self.search: Search = search
        self.attachment: Attachment = attachment
        self.ranks: i64 = 0
        self.body: i64 = 0
        self.made: i64 = 0


def find_winged(search: Search, plays: Plays) -> None:
    """Append every body with wings, one for each reading."""
    for attachment in search.shapes.attachments:
        if may_beat(attachment.base, search.theirs):
            _find(search, attachment, plays)
            if attachment.own and search.wilds >= attachment.cards():
                _find(_printed(search), attachment, plays)


def _printed(search: Search) -> Search:
    """Return the wild cards of a hand as what is printed on them: alone they are that."""
    alone = Search(search.shapes)
    alone.first = search.wild_first
    alone.second = search.wild_second
    alone.counts = tally(alone.first, alone.second)
    alone.theirs = search.theirs
    return alone


def _find(search: Search, attachment: Attachment, plays: Plays) -> None:
    """Append the bodies of an attachment that beat the table, with every choice of wings."""
    shapes = search.shapes
    load = Load(search, attachment)
    able: i64 = able_ranks(search.counts, attachment.width, search.wilds)
    ranks: i64 = attachment.least
    start: i64 = 0
    while ranks <= attachment.most:
        start = first_start(shapes, ranks)
        while start <= last_start(shapes, ranks):
            load.ranks = ranks
            load.body = body_at(start, ranks)
            if load.body & ~able == 0:
                load.made = winged(shapes, attachment, start, ranks)
                if not objection(load.made, search.theirs, shapes.order):
                    _fill(load, 0, ranks * attachment.wings, search.wilds, plays)
            start += 1
        ranks += 1


def _fill(load: Load, rank: i64, wings: i64, wilds: i64, plays: Plays) -> None:
    """Give every rank from one on its natural cards, for the body and for the wings still to come.

    Wild cards complete what natural ones begin. A play is its natural cards and a number of wild
    ones, so that nothing comes twice.
    """
    attachment = load.attachment
    search = load.search
    slots: i64 = plays.slots
    inside: i64 = 0
    most: i64 = 0
    number: i64 = 0
    begun: i64 = 0
    lacking: i64 = 0
    if rank == _SMALL_JOKER or (wings == 0 and load.body >> (4 * rank) == 0):
        _fill_jokers(load, wings, wilds, plays)
        return
    inside = attachment.width * ((load.body >> (4 * rank)) & 1)
    most = inside
    if inside == 0 or attachment.own:
        most += attachment.size * attachment.alike
    if most > (search.counts >> (4 * rank)) & 15:
        most = (search.counts >> (4 * rank)) & 15
    if inside > wilds:
        number = inside - wilds
    while number <= most:
        begun = wings_of(attachment, number - inside)
        lacking = inside + begun * attachment.size - number
        if begun <= wings and lacking <= wilds:
            need(plays, rank, search.first, search.second, number)
            _fill(load, rank + 1, wings - begun, wilds - lacking, plays)
            plays.slots = slots
        number += 1


def _fill_jokers(load: Load, wings: i64, wilds: i64, plays: Plays) -> None:
    """Append a body for every choice of jokers among the wings that are left."""
    attachment = load.attachment
    counts: i64 = load.search.counts
    natural: i64 = load.ranks * attachment.wings - wings
    slots: i64 = plays.slots
    small: i64 = 0
    big: i64 = 0
    left: i64 = 0
    while small <= (counts >> 52) & 15:
        big = 0
        while big <= counts >> 56:
            left = joker_wings(load.search.shapes, attachment, small, big)
            if left >= 0 and has_room(attachment, load.ranks, natural, wings - left):
                left = (wings - left) * attachment.size
                if left <= wilds:
                    _need_joker(load.search, _SMALL_JOKER, small, plays)
                    _need_joker(load.search, _BIG_JOKER, big, plays)
                    _finish(load, load.search.wilds - wilds + left, plays)
                    plays.slots = slots
            big += 1
        small += 1


def _need_joker(search: Search, rank: i64, number: i64, plays: Plays) -> None:
    """Ask for a number of jokers of a rank: the two share a group of faces."""
    face: i64 = bit(39 + rank)
    need(plays, _SMALL_JOKER, search.first & face, search.second & face, number)


def _finish(load: Load, wilds: i64, plays: Plays) -> None:
    """Append a body whose natural cards are known, with a number of wild ones."""
    search = load.search
    if plays.slots:
        need(plays, search.group, search.wild_first, search.wild_second, wilds)
        expand(plays, load.made)
