"""Walk through the ways to pay a duty: which cards pay what is owed, and what fills the rest."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits
from paiju.cards.kernel.holding import Holding, size_in, subtract
from paiju.trick.kernel.duty import Duty, list_matches
from paiju.trick.kernel.holds import list_chains
from paiju.trick.kernel.ranks import HEIGHTS, Ranks
from paiju.trick.kernel.shapes import Shapes, Units


class Ways:
    """One walk: what is not yet spent, what is left to pay, and what was found."""

    def __init__(self) -> None:
        self.rest: Holding = Holding()
        self.whole: Holding = Holding()
        self.hand: Holding = Holding()
        self.left: Holding = Holding()
        self.group: i64 = 0
        self.largest: i64 = 0
        self.free: i64 = 0
        self.free_faces: i64 = 0
        self.checking: bool = False
        self.found: bool = False
        self.limit: i64 = 0
        self.choices: Units = Units()
        self.plays: Units = Units()
        """The distinct plays found; their kinds say nothing."""
        self.seen: set[tuple[int, int, int]] = set()


def top_total(ranks: Ranks, held: Holding, group: i64, cards: i64) -> i64:
    """Add up the heights of the so many largest cards of a group."""
    total: i64 = 0
    height = ranks.rungs[group] - 1
    while cards > 0 and height >= 0:
        count = size_in(held, ranks.rung[group * HEIGHTS + height])
        if count > cards:
            count = cards
        total += count * height
        cards -= count
        height -= 1
    return total


def _emit(ways: Ways) -> None:
    """Note the play that is made of all that was spent, unless it is known or enough are."""
    if ways.found:
        return
    left = ways.left
    left.become(ways.whole)
    subtract(left, ways.rest)
    key = (left.one, left.two, left.three)
    if key not in ways.seen:
        ways.seen.add(key)
        ways.plays.add(0, 0, 0, left.one, left.two, left.three)
        ways.found = ways.plays.count >= ways.limit


def _fill(ways: Ways, faces: i64, cards: i64, then_free: bool) -> None:
    """Spend so many cards of the faces in every way; then the free ones, where there are any."""
    rest = ways.rest
    if cards == 0:
        if then_free and ways.free:
            _fill(ways, ways.free_faces, ways.free, False)
        else:
            _emit(ways)
        return
    faces &= rest.one
    if ways.found or size_in(rest, faces) < cards:
        return
    face = faces & -faces
    one = rest.one
    two = rest.two
    three = rest.three
    spent: i64 = 0
    most = size_in(rest, face)
    while spent <= most and spent <= cards:
        _fill(ways, faces ^ face, cards - spent, then_free)
        rest.take(face)
        spent += 1
    rest.set(one, two, three)


def _fill_largest(ways: Ways, shapes: Shapes) -> None:
    """Spend the largest cards that are left, in every way among equals, then the free ones."""
    ranks = shapes.ranks
    rest = ways.rest
    one = rest.one
    two = rest.two
    three = rest.three
    cards = ways.largest
    height = ranks.rungs[ways.group] - 1
    while cards > 0:
        rung = ranks.rung[ways.group * HEIGHTS + height]
        count = size_in(rest, rung)
        if count >= cards:
            break
        rest.set(rest.one & ~rung, rest.two & ~rung, rest.three & ~rung)
        cards -= count
        height -= 1
    if cards:
        _fill(ways, ranks.rung[ways.group * HEIGHTS + height], cards, True)
    else:
        _fill(ways, 0, 0, True)
    rest.set(one, two, three)


def _finish(ways: Ways, shapes: Shapes) -> None:
    """Everything owed is spent: check the largest cards, or fill up."""
    if not ways.checking:
        _fill_largest(ways, shapes)
        return
    ranks = shapes.ranks
    # The hand without what paid: the hand, less the play, and back what the play has to spare.
    left = ways.left
    left.become(ways.whole)
    subtract(left, ways.rest)
    spent_one = left.one
    spent_two = left.two
    spent_three = left.three
    left.become(ways.hand)
    left.take(spent_three)
    left.take(spent_two)
    left.take(spent_one)
    given = top_total(ranks, ways.rest, ways.group, ways.largest)
    ways.found = given == top_total(ranks, left, ways.group, ways.largest)


def _spend_equals(ways: Ways, shapes: Shapes, among: i64, triples: i64, pairs: i64) -> None:
    """Spend triples, then pairs, of some faces; each time a face after the one before."""
    if ways.found:
        return
    rest = ways.rest
    if triples == 0 and pairs == 0:
        _finish(ways, shapes)
        return
    faces = rest.two
    if triples:
        faces = rest.three
    if count_bits(rest.two) < triples + pairs or count_bits(faces & among) < triples:
        return
    faces &= among
    if triples == 0 and count_bits(faces) < pairs:
        return
    one = rest.one
    two = rest.two
    three = rest.three
    while faces:
        face = faces & -faces
        faces ^= face
        rest.take(face)
        rest.take(face)
        if triples:
            rest.take(face)
            if triples == 1:
                _spend_equals(ways, shapes, -1, 0, pairs)
            else:
                _spend_equals(ways, shapes, faces, triples - 1, pairs)
        else:
            _spend_equals(ways, shapes, faces, 0, pairs - 1)
        rest.set(one, two, three)


def _spend_chains(ways: Ways, shapes: Shapes, owed: Duty, at: i64) -> None:
    """Spend a tractor for each one owed, in every way."""
    if ways.found:
        return
    if at == owed.chains:
        triples = owed.triples
        pairs = owed.pairs - triples
        here: i64 = 0
        while here < owed.chains:
            if owed.chain_copies[here] == 3:
                triples -= owed.chain_length[here]
            else:
                pairs -= owed.chain_length[here]
            here += 1
        _spend_equals(ways, shapes, -1, triples, pairs)
        return
    if owed.chain_length[at] == 0:
        _spend_chains(ways, shapes, owed, at + 1)
        return
    choices = ways.choices
    before = choices.count
    copies = owed.chain_copies[at]
    list_chains(shapes, ways.rest, ways.group, copies, owed.chain_length[at], choices)
    _spend_choices(ways, shapes, owed, at, before, True)


def _spend_exacts(ways: Ways, shapes: Shapes, owed: Duty, at: i64) -> None:
    """Spend a rain, flash or thunder for each one owed, in every way."""
    if at == owed.exacts:
        _spend_chains(ways, shapes, owed, 0)
        return
    if owed.exact_cards[at] == 0:
        _spend_exacts(ways, shapes, owed, at + 1)
        return
    choices = ways.choices
    before = choices.count
    list_matches(
        shapes,
        ways.rest,
        ways.group,
        owed.exact_kind[at],
        owed.exact_cards[at],
        owed.exact_doubled[at],
        choices,
    )
    _spend_choices(ways, shapes, owed, at, before, False)


def _spend_choices(
    ways: Ways, shapes: Shapes, owed: Duty, at: i64, first: i64, chains: bool
) -> None:
    """Spend each of the units listed from `first` on, and go on to the next one owed."""
    rest = ways.rest
    choices = ways.choices
    one = rest.one
    two = rest.two
    three = rest.three
    here = first
    last = choices.count
    while here < last and not ways.found:
        rest.take(choices.three[here])
        rest.take(choices.two[here])
        rest.take(choices.one[here])
        if chains:
            _spend_chains(ways, shapes, owed, at + 1)
        else:
            _spend_exacts(ways, shapes, owed, at + 1)
        rest.set(one, two, three)
        here += 1
    choices.count = first


def _begin(ways: Ways, held: Holding, group: i64, faces: i64) -> None:
    """Start a walk over the cards of a group."""
    ways.whole.set(held.one & faces, held.two & faces, held.three & faces)
    ways.rest.become(ways.whole)
    ways.group = group
    ways.found = False
    ways.choices.count = 0


def has_way(
    ways: Ways,
    shapes: Shapes,
    owed: Duty,
    group: i64,
    largest: i64,
    hand: Holding,
    play: Holding,
) -> bool:
    """Return whether a play pays what is owed and then the largest of what the hand has left."""
    _begin(ways, play, group, shapes.ranks.faces[group])
    ways.hand.become(hand)
    ways.checking = True
    ways.largest = largest
    _spend_exacts(ways, shapes, owed, 0)
    return ways.found


def list_ways(
    ways: Ways,
    shapes: Shapes,
    owed: Duty,
    group: i64,
    largest: i64,
    cards: i64,
    hand: Holding,
    limit: i64,
) -> None:
    """List the distinct plays of so many cards of a group that pay what is owed, up to a limit."""
    faces = shapes.ranks.faces[group]
    _begin(ways, hand, group, faces)
    ways.checking = False
    ways.largest = largest
    ways.free = cards - largest - 2 * owed.pairs - owed.triples
    at: i64 = 0
    while at < owed.exacts:
        ways.free -= owed.exact_cards[at]
        at += 1
    ways.free_faces = faces
    ways.limit = limit
    ways.plays.count = 0
    ways.seen.clear()
    _spend_exacts(ways, shapes, owed, 0)


def list_discards(ways: Ways, hand: Holding, faces: i64, cards: i64, limit: i64) -> None:
    """List the distinct plays of all cards of some faces and so many others, up to a limit."""
    ways.whole.become(hand)
    ways.rest.set(hand.one & ~faces, hand.two & ~faces, hand.three & ~faces)
    ways.found = False
    ways.limit = limit
    ways.plays.count = 0
    ways.seen.clear()
    _fill(ways, ~faces, cards, False)
