"""All legal follows of a hand, one at a time, and how many there are."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from paiju.cards import Hand
from paiju.cards.kernel.bits import count_bits
from paiju.cards.kernel.holding import Holding, size_in
from paiju.trick.kernel.duty import Duty
from paiju.trick.kernel.follow import Desk, Lead, largest_owed, list_follows, owe
from paiju.trick.kernel.ranks import HEIGHTS, Ranks
from paiju.trick.kernel.shapes import Shapes

FIRST: Final = 256
MANY: Final = 2_048
CEILING: Final = 20_000


def follows(shapes: Shapes, lead: Lead, hand: Holding) -> Iterator[Hand]:
    """Go through the distinct legal follows; few are worked out before they are asked for."""
    given = 0
    limit = FIRST
    while True:
        plays = list_follows(Desk(), shapes, lead, hand, limit)
        for at in range(given, plays.count):
            yield Hand.of_masks((plays.one[at], plays.two[at], plays.three[at]))
        if plays.count < limit:
            return
        given = plays.count
        limit *= 8


def count_follows(shapes: Shapes, lead: Lead, hand: Holding) -> int:
    """Count the distinct legal follows.

    The count is exact but for throws of several tractors, or with a rain, a flash or a triple
    beside other duties: those are listed, and 20,000 then means that many or more.
    """
    faces = shapes.ranks.faces[lead.group]
    held = size_in(hand, faces)
    if held <= lead.cards:
        return _count_choices(_copies(hand, ~faces), lead.cards - held)
    desk = Desk()
    listed = int(list_follows(desk, shapes, lead, hand, MANY).count)
    if listed < MANY:
        return listed
    return count_many(desk, shapes, lead, hand)


def count_many(desk: Desk, shapes: Shapes, lead: Lead, hand: Holding) -> int:
    """Count follows of the led group without listing them, where the duties are plain enough."""
    faces = shapes.ranks.faces[lead.group]
    owed = owe(desk, shapes, lead, hand)
    largest = largest_owed(shapes, lead, owed)
    inside = Holding(hand.one & faces, hand.two & faces, hand.three & faces)
    if not any(owed.exact_cards[at] for at in range(owed.exacts)):
        if largest and (lead.duty.pairs == 0 or owed.pairs == count_bits(inside.two)):
            return _count_largest(shapes.ranks, lead, owed, largest, inside)
        chains = [at for at in range(owed.chains) if owed.chain_length[at]]
        plain = len(chains) < 2 and not (
            owed.triples and any(owed.chain_copies[at] == 2 for at in chains)
        )
        if plain and not largest:
            length = owed.chain_length[chains[0]] if chains else 0
            copies = owed.chain_copies[chains[0]] if chains else 2
            return _count_shapes(shapes.ranks, lead, owed, length, copies, inside)
    return int(list_follows(desk, shapes, lead, hand, CEILING).count)


def _copies(held: Holding, faces: int) -> list[int]:
    """Count the copies of each face held among some faces."""
    masks = (held.one & faces, held.two & faces, held.three & faces)
    return [count for count in Hand.of_masks(masks).counts if count]


def _count_choices(copies: list[int], cards: int) -> int:
    """Count the multisets of so many cards."""
    ways = [1] + [0] * cards
    for count in copies:
        ways = [sum(ways[max(0, total - count) : total + 1]) for total in range(cards + 1)]
    return ways[cards]


def _count_largest(ranks: Ranks, lead: Lead, owed: Duty, largest: int, inside: Holding) -> int:
    """Count the plays of every pair, if pairs are asked for, and the largest of the others."""
    pairs = inside.two if lead.duty.pairs else 0
    rest = Holding(inside.one & ~pairs, inside.two & ~pairs, 0)
    cards = lead.cards - 2 * owed.pairs
    ways: Counter[int] = Counter({0: 1})
    above = 0
    for height in reversed(range(ranks.rungs[lead.group])):
        copies = _copies(rest, ranks.rung[lead.group * HEIGHTS + height])
        above += sum(copies)
        after: Counter[int] = Counter()
        for spent, count in ways.items():
            for more in range(cards - spent + 1):
                if spent + more >= min(largest, above):
                    after[spent + more] += count * _count_choices(copies, more)
        ways = after
    return ways[cards]


def _steps(ranks: Ranks, faces: int) -> Iterator[list[int]]:
    """Go through the faces by line and step, those of no line first; lines are kept apart."""
    codes = [code for code in range(54) if faces >> code & 1]
    yield from ([code] for code in codes if ranks.line[code] < 0)
    for line in range(ranks.lines):
        if ranks.on_line[line] & faces:
            yield []
            for step in range(HEIGHTS):
                on_step = ranks.on_step[line * HEIGHTS + step]
                yield [code for code in codes if on_step >> code & 1]


def _count_shapes(
    ranks: Ranks, lead: Lead, owed: Duty, length: int, copies: int, inside: Holding
) -> int:
    """Count the plays with a tractor of this length, and as many triples and pairs as owed."""
    held = Hand.of_masks((inside.one, inside.two, inside.three)).counts
    # A way so far: cards, triples, pairs, steps of the run it stands in (capped, and then kept).
    ways: Counter[tuple[int, int, int, int]] = Counter({(0, 0, 0, 0): 1})
    for codes in _steps(ranks, ranks.faces[lead.group]):
        open_ways = Counter({(*way, False): count for way, count in ways.items()})
        for code in codes:
            chained = ranks.line[code] >= 0
            after: Counter[tuple[int, int, int, int, bool]] = Counter()
            for (cards, triples, pairs, run, hit), count in open_ways.items():
                # Too few cards left for the pairs and triples still owed lead nowhere.
                spare = lead.cards - cards
                if spare < 2 * (owed.pairs - pairs) + owed.triples - triples:
                    continue
                for more in range(min(held[code], spare) + 1):
                    way = (
                        cards + more,
                        min(owed.triples, triples + (more >= 3)),
                        min(owed.pairs, pairs + (more >= 2)),
                        run,
                        hit or (chained and more >= copies),
                    )
                    after[way] += count
            open_ways = after
        ways = Counter()
        for (cards, triples, pairs, run, hit), count in open_ways.items():
            if run < length:
                run = run + 1 if hit else 0
            ways[cards, triples, pairs, run] += count
    return ways[lead.cards, owed.triples, owed.pairs, length]
