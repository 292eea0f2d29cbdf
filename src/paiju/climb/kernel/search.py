"""Find every play of a hand that beats the table."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.climb.kernel.combos import ANY_POWER, LENGTH, LOW, may_beat, objection
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, add, expand, need
from paiju.climb.kernel.shapes import (
    RANKS,
    WIDEST_RUN,
    rank_at,
    run_height,
    set_height,
    shared_suits,
    tally,
)
from paiju.climb.kernel.wing_search import find_winged


def find_plays(search: Search, first: i64, second: i64, theirs: i64, plays: Plays) -> None:
    """Append every play of the cards held once and held twice, one for each reading."""
    shapes = search.shapes
    wild: i64 = shapes.wild
    width: i64 = 1
    search.first = first & ~wild
    search.second = second & ~wild
    search.wild_first = first & wild
    search.wild_second = second & wild
    search.counts = tally(search.first, search.second)
    search.wilds = _wilds(search.wild_first) + _wilds(search.wild_second)
    search.theirs = theirs
    _sets(search, plays)
    if search.wilds:
        _wild_sets(search, plays)
    if first >> 52 == 3:
        _jokers(search, second, plays)
    if shapes.attachments:
        find_winged(search, plays)
    if may_beat(shapes.runs[1], theirs) or (shapes.flush and shapes.runs[1]):
        _runs(search, 1, plays)
    while width < WIDEST_RUN:
        width += 1
        if may_beat(shapes.runs[width], theirs):
            _runs(search, width, plays)


def _wilds(cards: i64) -> i64:
    """Count wild cards: there are few of them."""
    number: i64 = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def _sets(search: Search, plays: Plays) -> None:
    """Append cards of one rank: singles, pairs, triples, bombs, filled up with wild cards."""
    shapes = search.shapes
    rest: i64 = search.counts
    rank: i64 = 0
    held: i64 = 0
    most: i64 = 0
    size: i64 = 0
    base: i64 = 0
    while rest:
        held = rest & 15
        if held:
            most = held
            if rank < 13:
                most += search.wilds
            size = 1
            while size <= most:
                base = shapes.sets[size]
                if base:
                    base |= set_height(shapes, base, rank)
                    if not objection(base, search.theirs, shapes.order):
                        _set(search, rank, held, size, base, plays)
                size += 1
        rest >>= 4
        rank += 1


def _set(search: Search, rank: i64, held: i64, size: i64, made: i64, plays: Plays) -> None:
    """Append the choices for so many cards of a rank, at least one of them natural."""
    wilds: i64 = 0
    group: i64 = rank
    first: i64 = search.first
    second: i64 = search.second
    if rank >= 13:
        # The two jokers share a group of faces: leave only the one of this rank.
        group = 13
        first &= bit(39 + rank)
        second &= bit(39 + rank)
    if size > held:
        wilds = size - held
    while wilds <= search.wilds and wilds < size:
        need(plays, group, first, second, size - wilds)
        need(plays, search.group, search.wild_first, search.wild_second, wilds)
        expand(plays, made)
        if rank >= 13:
            return
        wilds += 1


def _wild_sets(search: Search, plays: Plays) -> None:
    """Append wild cards played as what is printed on them."""
    shapes = search.shapes
    counts: i64 = tally(search.wild_first, search.wild_second)
    rank: i64 = 0
    size: i64 = 0
    made: i64 = 0
    while counts:
        size = 1
        if not shapes.lone_wild:
            size = 2
        while size <= counts & 15:
            made = shapes.sets[size]
            if made:
                made |= set_height(shapes, made, rank)
                if not objection(made, search.theirs, shapes.order):
                    _wild_set(search, rank, size, made, plays)
            size += 1
        counts >>= 4
        rank += 1


def _wild_set(search: Search, rank: i64, size: i64, made: i64, plays: Plays) -> None:
    """Append so many wild cards of one face."""
    first: i64 = search.wild_first
    second: i64 = search.wild_second
    if rank >= 13:
        first &= bit(39 + rank)
        second &= bit(39 + rank)
    need(plays, search.group, first, second, size)
    expand(plays, made)


def _jokers(search: Search, second: i64, plays: Plays) -> None:
    """Append the joker bomb and the pair of unlike jokers."""
    shapes = search.shapes
    made: i64 = 0
    if shapes.jokers and (shapes.packs == 1 or second >> 52 == 3):
        if not objection(shapes.jokers, search.theirs, shapes.order):
            plays.total += 1
            if shapes.packs == 1:
                add(plays, 3 << 52, 0, shapes.jokers)
            else:
                add(plays, 3 << 52, 3 << 52, shapes.jokers)
    if shapes.mixed_jokers:
        made = shapes.sets[2] | shapes.plain[RANKS - 1]
        if not objection(made, search.theirs, shapes.order):
            plays.total += 1
            add(plays, 3 << 52, 0, made)


def _runs(search: Search, width: i64, plays: Plays) -> None:
    """Append runs: every window of ranks that the cards and the wild cards fill."""
    shapes = search.shapes
    start: i64 = shapes.low
    ranks: i64 = 0
    missing: i64 = 0
    held: i64 = 0
    least: i64 = shapes.least[width]
    most: i64 = shapes.most[width]
    while start + least - 1 <= shapes.high:
        ranks = 0
        missing = 0
        while ranks < most and start + ranks <= shapes.high:
            held = (search.counts >> (4 * rank_at(start + ranks))) & 15
            if held < width:
                missing += width - held
                if missing > search.wilds:
                    break
            ranks += 1
            if ranks >= least:
                _window(search, width, start, ranks, plays)
        start += 1


def _window(search: Search, width: i64, start: i64, ranks: i64, plays: Plays) -> None:
    """Append the runs that fill a window, if they beat the table."""
    shapes = search.shapes
    height: i64 = run_height(shapes, start, ranks)
    made: i64 = shapes.runs[width] | (ranks * width) << LENGTH | height
    flush: i64 = 0
    if width == 1 and shapes.flush:
        flush = shapes.flush | ranks << LENGTH | height
    if objection(made, search.theirs, shapes.order):
        made = 0
    if flush and objection(flush, search.theirs, shapes.order):
        flush = 0
    if made or flush:
        _place(search, width, start, start + ranks, 0, made, flush, plays)


def _place(
    search: Search,
    width: i64,
    position: i64,
    end: i64,
    used: i64,
    made: i64,
    flush: i64,
    plays: Plays,
) -> None:
    """Give every rank from a position on its natural and its wild cards."""
    rank: i64 = 0
    wilds: i64 = 0
    held: i64 = 0
    slots: i64 = plays.slots
    if position == end:
        _finish(search, width, end, used, made, flush, plays)
        plays.slots = slots
        return
    rank = rank_at(position)
    held = (search.counts >> (4 * rank)) & 15
    if held < width:
        wilds = width - held
    while wilds <= width and used + wilds <= search.wilds:
        plays.slots = slots
        need(plays, rank, search.first, search.second, width - wilds)
        _place(search, width, position + 1, end, used + wilds, made, flush, plays)
        wilds += 1
    plays.slots = slots


def _finish(
    search: Search, width: i64, end: i64, used: i64, made: i64, flush: i64, plays: Plays
) -> None:
    """Append the runs whose ranks all have their cards."""
    before: i64 = plays.count
    if plays.slots == 0 or (plays.limit > 0 and _told_before(search, end, made, plays)):
        return
    need(plays, search.group, search.wild_first, search.wild_second, used)
    expand(plays, made)
    if width == 1 and search.shapes.flush:
        _keep(search, before, made, flush, plays)


def _told_before(search: Search, end: i64, made: i64, plays: Plays) -> bool:
    """Return whether these cards have been listed already: as a bomb, or as a lower run."""
    shapes = search.shapes
    top: i64 = 4 * rank_at(end - 1)
    if plays.slots == 1 and shapes.sets[(made >> LENGTH) & LOW] & ANY_POWER:
        return True
    if plays.place[plays.slots - 1] == top:
        return False
    if made & LOW == run_height(shapes, shapes.low, (made >> LENGTH) & LOW):
        return False
    return not objection(made - 1, search.theirs, shapes.order)


def _keep(search: Search, before: i64, made: i64, flush: i64, plays: Plays) -> None:
    """Name the flushes among the last runs, and drop what does not beat the table."""
    place: i64 = before
    kept: i64 = before
    named: i64 = 0
    while place < plays.count:
        named = made
        if shared_suits(plays.first[place] & ~search.shapes.wild):
            named = flush
        if named:
            plays.first[kept] = plays.first[place]
            plays.second[kept] = plays.second[place]
            plays.combos[kept] = named
            kept += 1
        place += 1
    plays.count = kept
