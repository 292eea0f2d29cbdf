"""Rules of thumb for tricks: lead what wins, feed one's own side, win what is worth it.

They look at the hand that plays, at what lies on the table and at what has been played: never at
another hand. A novice does not remember what has been played, an expert does.
"""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits, lowest_place
from paiju.cards.kernel.holding import Holding, size_in
from paiju.cards.kernel.run import Chance
from paiju.trick.kernel.follow import Desk, Lead
from paiju.trick.kernel.holds import has_chain_above, list_units
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.points import points
from paiju.trick.kernel.ranks import TRUMPS, Ranks
from paiju.trick.kernel.sample import sample_follow
from paiju.trick.kernel.shapes import (
    FLASH,
    PAIR,
    PAIR_TRACTOR,
    SINGLE,
    TRIPLE,
    TRIPLE_TRACTOR,
    Shapes,
    Units,
)
from paiju.trick.kernel.think.aims import FEED, GIVE, KILL, TOP, best_face, cost, lowest_above
from paiju.trick.kernel.winner import Trick, answer

NOVICE: Final = 0
EXPERT: Final = 1

ALL_FACES: Final = (1 << 54) - 1
# Points in a trick that are worth a trump.
_RICH: Final = 10
_STRANGER: Final = 99


class Mind:
    """What a seat thinks with: what it knows, and room to try plays out."""

    def __init__(self) -> None:
        self.skill: i64 = NOVICE
        self.unseen: Holding = Holding()
        """The cards that other hands may hold."""
        self.ours: bool = False
        """The play that stands is of one's own side."""
        self.last: bool = False
        """Nobody plays after this seat."""
        self.friendly: bool = False
        """Whoever plays after this seat is of its own side."""
        self.pot: i64 = 0
        """The points on the table."""
        self.gated: bool = False
        """Pairs of trumps may not be led."""
        self.rich: bool = False
        """More than half of the hand are trumps."""
        self.units: Units = Units()
        self.aimed: Chance = Chance(1)
        self.tried: Holding = Holding()
        self.act: i64 = 0
        self.cards: Holding = Holding()
        self.number: i64 = 0
        """What is chosen: an act, its cards, and its number where it has one."""


def see_rest(mind: Mind, decks: i64, hand: Holding) -> None:
    """Count as unseen all cards of so many decks but those of a hand."""
    three: i64 = 0
    if decks == 3:
        three = ALL_FACES
    mind.unseen.set(ALL_FACES, ALL_FACES, three)
    forget(mind.unseen, hand)


def forget(held: Holding, part: Holding) -> None:
    """Take away cards, as far as they are held."""
    held.take(part.one)
    held.take(part.two)
    held.take(part.three)


# Leads.


def is_sure(mind: Mind, shapes: Shapes, group: i64, at: i64) -> bool:
    """Return whether no other hand can hold anything above a unit on the list."""
    units = mind.units
    kind = units.kind[at]
    unseen = mind.unseen
    if kind >= FLASH:
        return True
    if kind >= PAIR_TRACTOR:
        copies: i64 = 2
        if kind == TRIPLE_TRACTOR:
            copies = 3
        length = count_bits(units.one[at])
        return not has_chain_above(shapes, unseen, group, copies, length, units.top[at])
    faces = unseen.one
    if kind == PAIR:
        faces = unseen.two
    elif kind == TRIPLE:
        faces = unseen.three
    return not any_above(shapes.ranks, faces & shapes.ranks.faces[group], units.top[at])


def any_above(ranks: Ranks, faces: i64, strength: i64) -> bool:
    """Return whether one of some faces is stronger."""
    while faces:
        if ranks.strength[lowest_place(faces)] > strength:
            return True
        faces &= faces - 1
    return False


def unit_cost(mind: Mind, ranks: Ranks, hand: Holding, at: i64) -> i64:
    """Return what a unit costs that may well be beaten."""
    units = mind.units
    total: i64 = 0
    faces = units.one[at]
    while faces:
        total += cost(ranks, hand, faces & -faces, GIVE)
        faces &= faces - 1
    if units.kind[at] == SINGLE:
        return total
    # Pairs and more are hard to beat: lead them before single cards.
    return total - 40


def _weigh_lead(mind: Mind, shapes: Shapes, hand: Holding, group: i64, at: i64) -> i64:
    """Return how much a lead promises."""
    units = mind.units
    count = units.cards[at]
    mind.tried.set(units.one[at], units.two[at], units.three[at])
    value = points(mind.tried)
    sure = is_sure(mind, shapes, group, at)
    if group == TRUMPS:
        if sure and mind.rich:
            return 300 + 20 * count
        if mind.rich:
            return 200 - unit_cost(mind, shapes.ranks, hand, at) // 4 - 4 * value
        return -100 - unit_cost(mind, shapes.ranks, hand, at)
    if sure:
        return 400 + 40 * count + value
    return 100 - unit_cost(mind, shapes.ranks, hand, at) - 2 * value


def choose_lead(mind: Mind, shapes: Shapes, hand: Holding) -> None:
    """Choose a lead: certain winners, then trumps with many of them, else something small."""
    units = mind.units
    mind.rich = 2 * size_in(hand, shapes.ranks.faces[TRUMPS]) > size_in(hand, ALL_FACES)
    best: i64 = -1
    most: i64 = 0
    units.count = 0
    group: i64 = 0
    at: i64 = 0
    while group <= TRUMPS:
        if hand.one & shapes.ranks.faces[group]:
            list_units(shapes, hand, group, units)
            while at < units.count:
                if not (mind.gated and group == TRUMPS and has_pair(units.kind[at])):
                    here = _weigh_lead(mind, shapes, hand, group, at)
                    if best < 0 or here > most:
                        best = at
                        most = here
                at += 1
        group += 1
    mind.cards.set(units.one[best], units.two[best], units.three[best])
    if mind.skill >= EXPERT:
        _widen(mind, shapes, hand, best)


def has_pair(kind: i64) -> bool:
    """Return whether a unit is a pair or made of pairs."""
    return kind == PAIR or kind == PAIR_TRACTOR


def _widen(mind: Mind, shapes: Shapes, hand: Holding, best: i64) -> None:
    """Throw all cards of a side suit that nobody can beat, where the best of them is led."""
    ranks = shapes.ranks
    group = ranks.group[lowest_place(mind.cards.one)]
    if group == TRUMPS or not is_sure(mind, shapes, group, best):
        return
    faces = hand.one & ranks.faces[group]
    higher = mind.unseen.one & ranks.faces[group]
    sure: i64 = 0
    while faces:
        face = faces & -faces
        faces ^= face
        if not any_above(ranks, higher, ranks.strength[lowest_place(face)]):
            sure |= face
    if mind.cards.one & ~sure == 0:
        mind.cards.set(sure, hand.two & sure, hand.three & sure)


# Follows.


def wins(trick: Trick, desk: Desk, shapes: Shapes, play: Holding) -> bool:
    """Return whether a follow would stand."""
    winner = trick.winner
    best = trick.best
    killed = trick.killed
    answer(trick, desk, shapes, _STRANGER, play)
    stands = trick.winner == _STRANGER
    trick.winner = winner
    trick.best = best
    trick.killed = killed
    return stands


def draw_for(
    mind: Mind, desk: Desk, shapes: Shapes, lead: Lead, hand: Holding, aim: i64, out: Holding
) -> None:
    """Draw the follow that is best for an aim."""
    mind.aimed.aim = aim
    sample_follow(desk, mind.aimed, shapes, lead, hand, out)


def _find_win(mind: Mind, desk: Desk, shapes: Shapes, trick: Trick, hand: Holding) -> bool:
    """Put the cheapest follow that stands into `tried`; False where there is none."""
    lead = trick.lead
    ranks = shapes.ranks
    tried = mind.tried
    group: i64 = lead.group
    if lead.kind <= PAIR:
        faces = hand.one & ranks.faces[group]
        if faces == 0 and group != TRUMPS:
            group = TRUMPS
        elif lead.kind == PAIR and faces & (faces - 1) == 0 and hand.two & faces == 0:
            return False
        if trick.killed and group != TRUMPS:
            return False
        faces = hand.one
        if lead.kind == PAIR:
            faces = hand.two
        face = lowest_above(ranks, hand, faces & ranks.faces[group], trick.best)
        if face == 0:
            return False
        tried.set(face, 0, 0)
        if lead.kind == PAIR:
            tried.two = face
        return True
    draw_for(mind, desk, shapes, lead, hand, KILL, tried)
    if wins(trick, desk, shapes, tried):
        return True
    draw_for(mind, desk, shapes, lead, hand, TOP, tried)
    return wins(trick, desk, shapes, tried)


def _is_safe(mind: Mind, shapes: Shapes, trick: Trick, group: i64, strength: i64) -> bool:
    """Return whether a play of this height in a group is likely to stand to the end."""
    if mind.last or mind.friendly:
        return True
    faces = mind.unseen.one
    if trick.lead.kind == PAIR:
        faces = mind.unseen.two
    elif trick.lead.kind > PAIR:
        return True
    return not any_above(shapes.ranks, faces & shapes.ranks.faces[group], strength)


def _stands(mind: Mind, shapes: Shapes, trick: Trick) -> bool:
    """Return whether the play that stands is likely to do so to the end."""
    group: i64 = trick.lead.group
    if trick.killed:
        group = TRUMPS
    return _is_safe(mind, shapes, trick, group, trick.best)


def choose_follow(mind: Mind, desk: Desk, shapes: Shapes, trick: Trick, hand: Holding) -> None:
    """Choose a follow: feed one's own side, win what is worth it, give the others little."""
    lead = trick.lead
    if mind.ours and (mind.last or _stands(mind, shapes, trick)):
        draw_for(mind, desk, shapes, lead, hand, FEED, mind.cards)
        return
    if mind.ours and (mind.skill < EXPERT or mind.pot < _RICH):
        draw_for(mind, desk, shapes, lead, hand, GIVE, mind.cards)
        return
    if _find_win(mind, desk, shapes, trick, hand) and _worth_it(mind, shapes, trick, hand):
        mind.cards.become(mind.tried)
        return
    draw_for(mind, desk, shapes, lead, hand, GIVE, mind.cards)


def _worth_it(mind: Mind, shapes: Shapes, trick: Trick, hand: Holding) -> bool:
    """Return whether the follow in `tried` is worth its cards; an expert may take a better one."""
    ranks = shapes.ranks
    tried = mind.tried
    gained = mind.pot + points(tried)
    group = ranks.group[lowest_place(tried.one)]
    if mind.skill < EXPERT:
        return gained >= _RICH or (mind.last and gained > 0) or group != TRUMPS
    strength = ranks.strength[lowest_place(tried.one)]
    if not _is_safe(mind, shapes, trick, group, strength) and trick.lead.kind == SINGLE:
        # Somebody behind may beat it: the highest card, or nothing that matters.
        high = best_face(ranks, hand, hand.one & ranks.faces[group], TOP)
        if _is_safe(mind, shapes, trick, group, ranks.strength[lowest_place(high)]):
            if mind.pot > 0 or group != TRUMPS:
                tried.set(high, 0, 0)
                return True
        return not mind.ours and points(tried) == 0 and (group != TRUMPS or mind.pot >= _RICH)
    if mind.ours:
        return mind.pot >= _RICH
    return gained > 0 or group != TRUMPS


def choose_play(mind: Mind, play: Play, hand: Holding) -> None:
    """Choose a lead or a follow, by what the mind knows of the others."""
    if play.out == 0:
        choose_lead(mind, play.shapes, hand)
    else:
        mind.pot = play.pot
        choose_follow(mind, play.desk, play.shapes, play.trick, hand)


# What comes to mind.


def list_plays(mind: Mind, play: Play, hand: Holding) -> list[Holding]:
    """List plays worth a thought: every unit to lead, or the best follow for each aim."""
    shapes = play.shapes
    trick = play.trick
    found: list[Holding] = []
    if play.out == 0:
        units = mind.units
        units.count = 0
        group: i64 = 0
        while group <= TRUMPS:
            list_units(shapes, hand, group, units)
            group += 1
        at: i64 = 0
        while at < units.count:
            found.append(Holding(units.one[at], units.two[at], units.three[at]))
            at += 1
        return found
    aim: i64 = GIVE
    while aim <= TOP:
        follow = Holding()
        draw_for(mind, play.desk, shapes, trick.lead, hand, aim, follow)
        found.append(follow)
        aim += 1
    if trick.lead.kind == SINGLE:
        faces = hand.one & shapes.ranks.faces[trick.lead.group]
        if faces == 0:
            faces = hand.one
        while faces:
            found.append(Holding(faces & -faces, 0, 0))
            faces &= faces - 1
    elif _find_win(mind, play.desk, shapes, trick, hand):
        found.append(Holding(mind.tried.one, mind.tried.two, mind.tried.three))
    return found


def list_partings(ranks: Ranks, held: Holding, cards: Holding) -> list[Holding]:
    """List choices that part with one card instead of another."""
    found: list[Holding] = []
    out = cards.one
    while out:
        given = out & -out
        out ^= given
        kept = held.one & ~cards.one
        while kept:
            other = kept & -kept
            kept ^= other
            if ranks.group[lowest_place(other)] != TRUMPS:
                changed = Holding(cards.one, cards.two, cards.three)
                changed.take(given)
                changed.put(other)
                found.append(changed)
    return found
