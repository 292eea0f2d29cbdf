"""Draw a legal follow: at random for playouts, or the best for an aim.

At random every legal follow can come up; they are not equally likely. A hand without the led suit
tries every other time to kill, for a playout that never does tells little of a real game.
"""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import (
    bit,
    count_bits,
    highest_place,
    lowest_place,
    nth_place,
)
from paiju.cards.kernel.holding import Holding, draw, size_in, subtract
from paiju.cards.kernel.run import Chance
from paiju.trick.kernel.duty import Duty, list_matches, weigh
from paiju.trick.kernel.follow import Desk, Lead, largest_owed, list_follows, owe
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS, Ranks
from paiju.trick.kernel.runs import run_starts, steps_of
from paiju.trick.kernel.shapes import SINGLE, Shapes
from paiju.trick.kernel.think.aims import KILL, TOP, best_face, best_unit

TRIES: Final = 8
FEW: Final = 64


def _draw_many(chance: Chance, ranks: Ranks, rest: Holding, faces: i64, cards: i64) -> None:
    """Take so many cards of some faces, at random or the best for the aim."""
    while cards > 0:
        if chance.aim:
            rest.take(best_face(ranks, rest, rest.one & faces, chance.aim))
        else:
            draw(rest, faces, chance.roll())
        cards -= 1


def _choose(chance: Chance, ranks: Ranks, rest: Holding, faces: i64) -> i64:
    """Return one of several faces, at random or the best for the aim."""
    if faces & (faces - 1) == 0:
        return faces
    if chance.aim:
        return best_face(ranks, rest, faces, chance.aim)
    return bit(nth_place(faces, chance.roll() % count_bits(faces)))


def draw_cards(chance: Chance, rest: Holding, faces: i64, cards: i64, out: Holding) -> None:
    """Move so many cards of some faces, drawn at random, to another holding."""
    while cards > 0:
        out.put(draw(rest, faces, chance.roll()))
        cards -= 1


def _draw_largest(chance: Chance, ranks: Ranks, rest: Holding, group: i64, cards: i64) -> None:
    """Take the largest cards of a group, at random among equals."""
    height = ranks.rungs[group] - 1
    while cards > 0:
        rung = ranks.rung[group * HEIGHTS + height] & rest.one
        if rung:
            count = size_in(rest, rung)
            if count > cards:
                _draw_many(chance, ranks, rest, rung, cards)
                return
            rest.set(rest.one & ~rung, rest.two & ~rung, rest.three & ~rung)
            cards -= count
        height -= 1


def _draw_chain(
    chance: Chance, ranks: Ranks, rest: Holding, group: i64, copies: i64, length: i64
) -> bool:
    """Take a tractor of this length; False where there is none."""
    faces = rest.two
    if copies == 3:
        faces = rest.three
    total: i64 = 0
    chosen: i64 = -1
    line: i64 = 0
    while line < ranks.lines:
        few = faces & ranks.on_line[line]
        if ranks.line_group[line] == group and few & (few - 1):
            starts = run_starts(steps_of(ranks, few, line), length)
            if starts:
                count = count_bits(starts)
                total += count
                if chance.aim:
                    chosen = line * HEIGHTS + _best_start(starts, chance.aim)
                elif total == count or chance.roll() % total < count:
                    chosen = line * HEIGHTS + nth_place(starts, chance.roll() % count)
        line += 1
    if chosen < 0:
        return False
    end = chosen + length
    while chosen < end:
        step = _choose(chance, ranks, rest, ranks.on_step[chosen] & faces)
        rest.take(step)
        rest.take(step)
        if copies == 3:
            rest.take(step)
        chosen += 1
    return True


def _best_start(starts: i64, aim: i64) -> i64:
    """Return where the highest tractor begins, or the lowest unless height is the aim."""
    if aim == TOP:
        return highest_place(starts)
    return lowest_place(starts)


def _draw_exact(
    desk: Desk, chance: Chance, shapes: Shapes, rest: Holding, group: i64, owed: Duty, at: i64
) -> bool:
    """Take a rain, flash or thunder that is owed; False where there is none."""
    found = desk.units
    found.count = 0
    list_matches(
        shapes,
        rest,
        group,
        owed.exact_kind[at],
        owed.exact_cards[at],
        owed.exact_doubled[at],
        found,
    )
    if found.count == 0:
        return owed.exact_cards[at] == 0
    here: i64 = 0
    if chance.aim:
        here = best_unit(found, chance.aim)
    else:
        here = chance.roll() % found.count
    rest.take(found.two[here])
    rest.take(found.one[here])
    return True


def _draw_equals(chance: Chance, ranks: Ranks, rest: Holding, copies: i64, count: i64) -> bool:
    """Take so many pairs or triples; False where there are too few."""
    while count > 0:
        faces = rest.two
        if copies == 3:
            faces = rest.three
        if faces == 0:
            return False
        face = _choose(chance, ranks, rest, faces)
        rest.take(face)
        rest.take(face)
        if copies == 3:
            rest.take(face)
        count -= 1
    return True


def _pay(desk: Desk, chance: Chance, shapes: Shapes, rest: Holding, group: i64, owed: Duty) -> bool:
    """Take what pays a duty; False where the choices made came to a dead end."""
    at: i64 = 0
    while at < owed.exacts:
        if not _draw_exact(desk, chance, shapes, rest, group, owed, at):
            return False
        at += 1
    triples = owed.triples
    pairs = owed.pairs - triples
    at = 0
    while at < owed.chains:
        length = owed.chain_length[at]
        copies = owed.chain_copies[at]
        if length and not _draw_chain(chance, shapes.ranks, rest, group, copies, length):
            return False
        if copies == 3:
            triples -= length
        else:
            pairs -= length
        at += 1
    ranks = shapes.ranks
    if not _draw_equals(chance, ranks, rest, 3, triples):
        return False
    return _draw_equals(chance, ranks, rest, 2, pairs)


def _spent(owed: Duty) -> i64:
    """Count the cards that pay a duty."""
    cards = 2 * owed.pairs + owed.triples
    at: i64 = 0
    while at < owed.exacts:
        cards += owed.exact_cards[at]
        at += 1
    return cards


def _sample_group(
    desk: Desk, chance: Chance, shapes: Shapes, lead: Lead, hand: Holding, out: Holding
) -> None:
    """Draw a follow from a hand that has more of the led group than is asked for."""
    owed = owe(desk, shapes, lead, hand)
    largest = largest_owed(shapes, lead, owed)
    faces = shapes.ranks.faces[lead.group]
    rest = desk.spare
    tries: i64 = 0
    while tries < TRIES:
        rest.set(hand.one & faces, hand.two & faces, hand.three & faces)
        if _pay(desk, chance, shapes, rest, lead.group, owed):
            _draw_largest(chance, shapes.ranks, rest, lead.group, largest)
            others = lead.cards - largest - _spent(owed)
            _draw_many(chance, shapes.ranks, rest, faces, others)
            out.set(hand.one & faces, hand.two & faces, hand.three & faces)
            subtract(out, rest)
            return
        if chance.aim:
            break
        tries += 1
    plays = list_follows(desk, shapes, lead, hand, FEW)
    at: i64 = 0
    if not chance.aim:
        at = chance.roll() % plays.count
    out.set(plays.one[at], plays.two[at], plays.three[at])


def _try_kill(
    desk: Desk, chance: Chance, shapes: Shapes, lead: Lead, hand: Holding, out: Holding
) -> bool:
    """Draw trumps in the shape of the lead, as far as the hand has them."""
    faces = shapes.ranks.faces[TRUMPS]
    if size_in(hand, faces) < lead.cards:
        return False
    weighed = weigh(desk.packing, shapes, lead.duty, hand, TRUMPS, False)
    rest = desk.spare
    rest.set(hand.one & faces, hand.two & faces, hand.three & faces)
    if not _pay(desk, chance, shapes, rest, TRUMPS, weighed):
        return False
    _draw_many(chance, shapes.ranks, rest, faces, lead.cards - _spent(weighed))
    out.set(hand.one & faces, hand.two & faces, hand.three & faces)
    subtract(out, rest)
    return True


def _wants_kill(chance: Chance) -> bool:
    """Return whether to kill: by the aim, or every other time."""
    if chance.aim:
        return chance.aim >= KILL
    return chance.roll() & 1 == 1


def sample_follow(
    desk: Desk, chance: Chance, shapes: Shapes, lead: Lead, hand: Holding, out: Holding
) -> None:
    """Draw a legal follow from a hand that has as many cards as were led."""
    faces = shapes.ranks.faces[lead.group]
    held = size_in(hand, faces)
    if held > lead.cards:
        if lead.kind == SINGLE:
            # Even of one face a number is drawn: the digests of playouts count on it.
            face = hand.one & faces
            if chance.aim:
                face = best_face(shapes.ranks, hand, face, chance.aim)
            else:
                face = bit(nth_place(face, chance.roll() % count_bits(face)))
            out.set(face, 0, 0)
        else:
            _sample_group(desk, chance, shapes, lead, hand, out)
        return
    if held == 0 and lead.group != TRUMPS and _wants_kill(chance):
        if _try_kill(desk, chance, shapes, lead, hand, out):
            return
    rest = desk.spare
    rest.set(hand.one & ~faces, hand.two & ~faces, hand.three & ~faces)
    _draw_many(chance, shapes.ranks, rest, -1, lead.cards - held)
    out.become(hand)
    subtract(out, rest)


def sample_added(play: Play, chance: Chance, seat: i64, out: Holding) -> None:
    """Draw a legal follow of a seat to the trick on the table."""
    sample_follow(play.desk, chance, play.shapes, play.trick.lead, play.hands[seat], out)
