"""Plays by experience: what a seat may play to a trick, and what it knows when it chooses.

The seat that thinks knows its hand: every unit to lead and every card to follow with is a play of
its own. The others hold other cards in every world, so that what they play counts by what it is
for: to give little, to feed, to kill, to win.
"""

from typing import Final, final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits
from paiju.cards.kernel.holding import Holding
from paiju.think.kernel.experience import MOST_PLAYS, Experience, fold
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.play import Play, holdings
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.shapes import SINGLE
from paiju.trick.kernel.think.aims import GIVE, TOP, best_face
from paiju.trick.kernel.think.policy import Mind, draw_for, has_pair

# What a lead of another seat is; what a follow is for is its aim.
_LOW_LEAD: Final = 8
_HIGH_LEAD: Final = 16
_HIGH_PAIR: Final = 24


@final
class Options:
    """The cards of the plays that are chosen from, the advised ones at place 0."""

    def __init__(self) -> None:
        self.plays: list[Holding] = holdings(MOST_PLAYS)

    def offer(self, experience: Experience, one: i64, two: i64, three: i64, token: i64) -> None:
        """Put a play on the list unless it is there already or there is no room."""
        at: i64 = 0
        count: i64 = experience.count
        while at < count:
            play = self.plays[at]
            if play.one == one and play.two == two and play.three == three:
                return
            at += 1
        if count < MOST_PLAYS:
            self.plays[experience.offer(token)].set(one, two, three)


def choose_by(
    options: Options,
    experience: Experience,
    mind: Mind,
    play: Play,
    own: bool,
    ours: bool,
    chance: i64,
) -> Holding:
    """Return the play of the seat on turn that experience speaks for; the mind has the advised.

    It is the seat's own that thinks, or that of another, on its side or against it.
    """
    experience.advised()
    options.plays[0].become(mind.cards)
    situation: i64 = 0
    if own:
        situation = see_own(play, mind)
        list_own(options, experience, play, mind)
    else:
        situation = see_trick(play)
        list_others(options, experience, play, mind)
    return options.plays[experience.choose(situation, ours, chance)]


def see_own(play: Play, mind: Mind) -> i64:
    """Return what the seat that thinks sees: its hand, and how the trick stands."""
    situation: i64 = call(play.hands[play.turn])
    if play.out == 0:
        return situation
    trick = play.trick
    facts: i64 = 512 * trick.best + 64 * count_bits(play.out) + trick.lead.kind
    facts = 32 * facts + 4 * trick.lead.group
    if trick.killed:
        facts += 1
    if mind.ours:
        facts += 2
    return fold(situation, 1024 * facts + play.pot)


def see_trick(play: Play) -> i64:
    """Return what all see: whose turn it is, and the cards on the table."""
    situation: i64 = fold(8 * play.tricks + play.turn, 55)
    seat: i64 = 0
    while seat < play.seats:
        if play.out & bit(seat):
            situation = fold(situation, call(play.plays[seat]))
        seat += 1
    return situation


def call(cards: Holding) -> i64:
    """Return a number for some cards."""
    return fold(fold(fold(cards.one, 7), cards.two), cards.three)


def list_own(options: Options, experience: Experience, play: Play, mind: Mind) -> None:
    """List every unit to lead, every card to follow with, or a follow for every aim."""
    hand = play.hands[play.turn]
    if play.out == 0:
        list_leads(options, experience, play, mind, hand)
    elif play.trick.lead.kind != SINGLE:
        list_aims(options, experience, play, mind, hand)
    else:
        faces = hand.one & play.shapes.ranks.faces[play.trick.lead.group]
        if faces == 0:
            faces = hand.one
        while faces:
            options.offer(experience, faces & -faces, 0, 0, faces & -faces)
            faces &= faces - 1


def list_leads(
    options: Options, experience: Experience, play: Play, mind: Mind, hand: Holding
) -> None:
    """List every unit that may be led."""
    units = mind.units
    units.count = 0
    group: i64 = 0
    at: i64 = 0
    while group <= TRUMPS:
        list_units(play.shapes, hand, group, units)
        while at < units.count:
            if not (mind.gated and group == TRUMPS and has_pair(units.kind[at])):
                token = fold(fold(units.one[at], units.two[at]), units.three[at])
                options.offer(experience, units.one[at], units.two[at], units.three[at], token)
            at += 1
        group += 1


def list_aims(
    options: Options, experience: Experience, play: Play, mind: Mind, hand: Holding
) -> None:
    """List the best follow for each aim."""
    aim: i64 = GIVE
    cards = mind.tried
    while aim <= TOP:
        draw_for(mind, play.desk, play.shapes, play.trick.lead, hand, aim, cards)
        options.offer(experience, cards.one, cards.two, cards.three, aim)
        aim += 1


def list_others(options: Options, experience: Experience, play: Play, mind: Mind) -> None:
    """List a follow for each aim, or a low card, a high one and a pair of each suit to lead."""
    hand = play.hands[play.turn]
    ranks = play.shapes.ranks
    if play.out:
        list_aims(options, experience, play, mind, hand)
        return
    group: i64 = 0
    while group <= TRUMPS:
        held: i64 = hand.one & ranks.faces[group]
        pairs: i64 = hand.two & held
        if held:
            options.offer(experience, best_face(ranks, hand, held, GIVE), 0, 0, _LOW_LEAD + group)
            options.offer(experience, best_face(ranks, hand, held, TOP), 0, 0, _HIGH_LEAD + group)
        if pairs and not (mind.gated and group == TRUMPS):
            face: i64 = best_face(ranks, hand, pairs, TOP)
            options.offer(experience, face, face, 0, _HIGH_PAIR + group)
        group += 1
