"""What a lead asks of a follower's shape, and how much of it some cards can give.

A duty lists, strongest first: rains, flashes and thunders to be met as they are; chains, one a
tractor, each as long as possible; then the triples and the pairs in all. A triple owes a pair
where there is no triple, and every face pays one pair at most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits, lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.holds import list_flashes, list_rains
from paiju.trick.kernel.runs import chain_faces, longest_chain, run_starts, steps_of
from paiju.trick.kernel.shapes import (
    FLASH,
    PAIR_TRACTOR,
    RAIN,
    SINGLE,
    TRIPLE,
    TRIPLE_TRACTOR,
    Shapes,
    Units,
)

MOST: Final = 16
"""More tractors, or flashes and rains, than one group of three decks can hold apart."""


class Duty:
    """How much of each part is asked for, owed or paid."""

    def __init__(self) -> None:
        self.exacts: i64 = 0
        self.exact_kind: vec[i64] = vec[i64]([0] * MOST)
        self.exact_cards: vec[i64] = vec[i64]([0] * MOST)
        """The cards of a rain, flash or thunder; 0 where it is not met."""
        self.exact_doubled: vec[i64] = vec[i64]([0] * MOST)
        self.chains: i64 = 0
        self.chain_copies: vec[i64] = vec[i64]([0] * MOST)
        self.chain_length: vec[i64] = vec[i64]([0] * MOST)
        """The steps of a tractor; 0 where there is none."""
        self.triples: i64 = 0
        self.pairs: i64 = 0

    def clear(self) -> None:
        """Ask for nothing."""
        self.exacts = 0
        self.chains = 0
        self.triples = 0
        self.pairs = 0

    def become(self, other: "Duty") -> None:
        """Take over another's parts."""
        at: i64 = 0
        while at < other.exacts:
            self.exact_kind[at] = other.exact_kind[at]
            self.exact_cards[at] = other.exact_cards[at]
            self.exact_doubled[at] = other.exact_doubled[at]
            at += 1
        at = 0
        while at < other.chains:
            self.chain_copies[at] = other.chain_copies[at]
            self.chain_length[at] = other.chain_length[at]
            at += 1
        self.exacts = other.exacts
        self.chains = other.chains
        self.triples = other.triples
        self.pairs = other.pairs


def ask(units: Units, duty: Duty) -> None:
    """Set down what the units of a lead, largest first, ask for."""
    duty.clear()
    at: i64 = 0
    while at < units.count:
        kind = units.kind[at]
        if kind >= FLASH:
            here = duty.exacts
            duty.exact_kind[here] = kind
            duty.exact_cards[here] = units.cards[at]
            duty.exact_doubled[here] = count_bits(units.two[at])
            duty.exacts = here + 1
        elif kind >= PAIR_TRACTOR:
            here = duty.chains
            steps = count_bits(units.one[at])
            duty.chain_length[here] = steps
            duty.chain_copies[here] = 2
            duty.pairs += steps
            if kind == TRIPLE_TRACTOR:
                duty.chain_copies[here] = 3
                duty.triples += steps
            duty.chains = here + 1
        elif kind > SINGLE:
            duty.pairs += 1
            if kind == TRIPLE:
                duty.triples += 1
        at += 1


class Packing:
    """The search for the way to lay out cards that pays a duty best; kept and used again."""

    def __init__(self) -> None:
        self.rest: Holding = Holding()
        self.group: i64 = 0
        self.protect: bool = False
        self.way: Duty = Duty()
        self.best: Duty = Duty()
        """What the best way pays."""
        self.found: bool = False
        self.perfect: bool = False
        self.most_triples: i64 = 0
        self.most_pairs: i64 = 0
        self.longest_pairs: i64 = 0
        self.longest_triples: i64 = 0
        self.matches: Units = Units()


def _pair_faces(packing: Packing) -> i64:
    """Return the faces that can pay a pair."""
    if packing.protect:
        return packing.rest.two & ~packing.rest.three
    return packing.rest.two


def _better(way: Duty, best: Duty) -> bool:
    """Compare two ways part by part, strongest first."""
    at: i64 = 0
    while at < way.exacts:
        if way.exact_cards[at] != best.exact_cards[at]:
            return way.exact_cards[at] > best.exact_cards[at]
        at += 1
    at = 0
    while at < way.chains:
        if way.chain_length[at] != best.chain_length[at]:
            return way.chain_length[at] > best.chain_length[at]
        at += 1
    if way.triples != best.triples:
        return way.triples > best.triples
    return way.pairs > best.pairs


def _is_perfect(packing: Packing, asked: Duty) -> bool:
    """Return whether no way could pay more than this one, part by part."""
    way = packing.way
    at: i64 = 1
    while at < way.exacts:
        if way.exact_cards[at] < asked.exact_cards[at]:
            return False
        at += 1
    at = 0
    while at < way.chains:
        most = packing.longest_pairs
        if way.chain_copies[at] == 3:
            most = packing.longest_triples
        if way.chain_length[at] < asked.chain_length[at] and way.chain_length[at] < most:
            return False
        at += 1
    if way.triples < asked.triples and way.triples < packing.most_triples:
        return False
    return way.pairs >= asked.pairs or way.pairs >= packing.most_pairs


def _finish(packing: Packing, asked: Duty) -> None:
    """Count the triples and pairs that this way pays, and keep it if it is the best so far."""
    way = packing.way
    rest = packing.rest
    triples: i64 = 0
    pairs: i64 = 0
    at: i64 = 0
    while at < way.chains:
        pairs += way.chain_length[at]
        if way.chain_copies[at] == 3:
            triples += way.chain_length[at]
        at += 1
    if packing.protect:
        pairs -= triples
    else:
        pairs += count_bits(rest.two)
    if asked.triples:
        triples += count_bits(rest.three)
        if triples > asked.triples:
            triples = asked.triples
    if packing.protect:
        pairs += triples + count_bits(_pair_faces(packing))
    if pairs > asked.pairs:
        pairs = asked.pairs
    way.triples = triples
    way.pairs = pairs
    if not packing.found or _better(way, packing.best):
        packing.best.become(way)
        packing.found = True
        packing.perfect = _is_perfect(packing, asked)


def _lay_chains(packing: Packing, shapes: Shapes, asked: Duty, at: i64, after: i64) -> None:
    """Try every place of a tractor; of two alike the second lies after the first."""
    if at == asked.chains:
        _finish(packing, asked)
        return
    ranks = shapes.ranks
    rest = packing.rest
    way = packing.way
    copies = asked.chain_copies[at]
    faces = _pair_faces(packing)
    if copies == 3:
        faces = rest.three
    length = longest_chain(ranks, faces, packing.group)
    if length > asked.chain_length[at]:
        length = asked.chain_length[at]
    way.chain_copies[at] = copies
    way.chain_length[at] = length
    if length < 2:
        way.chain_length[at] = 0
        _lay_chains(packing, shapes, asked, at + 1, 0)
        return
    if at == 0 or way.chain_copies[at - 1] != copies or way.chain_length[at - 1] != length:
        after = 0
    one = rest.one
    two = rest.two
    three = rest.three
    line: i64 = 0
    while line < ranks.lines:
        if ranks.line_group[line] == packing.group:
            starts = run_starts(steps_of(ranks, faces, line), length)
            while starts and not packing.perfect:
                start = lowest_place(starts)
                starts &= starts - 1
                if line * 32 + start < after:
                    continue
                chosen = chain_faces(ranks, rest, copies, line, start, length)
                rest.take(chosen)
                rest.take(chosen)
                if copies == 3:
                    rest.take(chosen)
                _lay_chains(packing, shapes, asked, at + 1, line * 32 + start)
                rest.set(one, two, three)
                way.chain_length[at] = length
        line += 1


def _lay_exacts(packing: Packing, shapes: Shapes, asked: Duty, at: i64) -> None:
    """Try every rain, flash or thunder that meets one asked for."""
    if at == asked.exacts:
        _lay_chains(packing, shapes, asked, 0, 0)
        return
    way = packing.way
    rest = packing.rest
    matches = packing.matches
    before = matches.count
    list_matches(
        shapes,
        rest,
        packing.group,
        asked.exact_kind[at],
        asked.exact_cards[at],
        asked.exact_doubled[at],
        matches,
    )
    way.exact_kind[at] = asked.exact_kind[at]
    way.exact_doubled[at] = asked.exact_doubled[at]
    way.exact_cards[at] = 0
    after = matches.count
    if after == before:
        _lay_exacts(packing, shapes, asked, at + 1)
    one = rest.one
    two = rest.two
    three = rest.three
    here = before
    while here < after and not packing.perfect:
        way.exact_cards[at] = asked.exact_cards[at]
        rest.take(matches.two[here])
        rest.take(matches.one[here])
        _lay_exacts(packing, shapes, asked, at + 1)
        rest.set(one, two, three)
        here += 1
    matches.count = before


def list_matches(
    shapes: Shapes, held: Holding, group: i64, kind: i64, cards: i64, doubled: i64, out: Units
) -> None:
    """List what meets a rain, flash or thunder: the same kind, cards and doubled ranks."""
    if cards == 0:
        return
    if kind == RAIN:
        list_rains(shapes, held, group, cards - doubled, doubled, out)
    else:
        list_flashes(shapes, held, group, cards, out)


def weigh(
    packing: Packing, shapes: Shapes, asked: Duty, held: Holding, group: i64, protect: bool
) -> Duty:
    """Find the most of a duty that cards of a group can pay; the answer is used up by the next."""
    faces = shapes.ranks.faces[group]
    packing.rest.set(held.one & faces, held.two & faces, held.three & faces)
    packing.group = group
    packing.protect = protect
    packing.found = False
    packing.perfect = False
    packing.way.exacts = asked.exacts
    packing.way.chains = asked.chains
    packing.matches.count = 0
    packing.most_triples = count_bits(packing.rest.three)
    packing.most_pairs = count_bits(packing.rest.two)
    if asked.chains:
        packing.longest_pairs = longest_chain(shapes.ranks, packing.rest.two, group)
        packing.longest_triples = longest_chain(shapes.ranks, packing.rest.three, group)
    _lay_exacts(packing, shapes, asked, 0)
    return packing.best
