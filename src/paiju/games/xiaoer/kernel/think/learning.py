"""Plays by experience: what a seat of 小二定主 may play, and what it knows when it chooses.

The seat that thinks knows its hand: every card is a play of its own. The others hold other cards
in every world, so that what they play counts by what it is for: to give little, to feed, to win.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.xiaoer.kernel.constants import PLAY, UNCLAIMED
from paiju.games.xiaoer.kernel.moves import apply, fill_choice
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.think.policy import Thought, advise, draw, find_win
from paiju.think.kernel.experience import MOST_PLAYS, Experience, fold
from paiju.trick.kernel.ranks import TRUMPS, Ranks
from paiju.trick.kernel.think.aims import FEED, GIVE, TOP, best_face

# What a play of another seat is for.
_GIVES: Final = 1
_FEEDS: Final = 2
_WINS: Final = 3
_TOPS: Final = 4
_LOW_LEAD: Final = 8
_HIGH_LEAD: Final = 16


@final
class Options:
    """The cards of the plays that are chosen from, the advised ones at place 0."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * MOST_PLAYS)

    def offer(self, experience: Experience, cards: i64, token: i64) -> None:
        """Put a play on the list unless it is none or there already."""
        at: i64 = 0
        while at < experience.count:
            if self.cards[at] == cards:
                return
            at += 1
        if cards:
            self.cards[experience.offer(token)] = cards


def play_by(
    options: Options, experience: Experience, table: Table, thinker: i64, mind: Thought, chance: i64
) -> None:
    """Make the play of the seat on turn that experience speaks for."""
    seat: i64 = table.turn
    advise(table, seat, mind)
    experience.advised()
    options.cards[0] = mind.cards
    situation: i64 = 0
    if seat == thinker:
        situation = see_own(table, seat)
        list_own(options, experience, table, seat, mind)
    else:
        situation = see_trick(table, seat)
        list_others(options, experience, table, seat, mind)
    ours: bool = (seat ^ thinker) & 1 == 0
    place: i64 = experience.choose(situation, ours, chance)
    apply(table, seat, PLAY, options.cards[place], UNCLAIMED)


def see_own(table: Table, seat: i64) -> i64:
    """Return what the seat that thinks sees: its hand, and how the trick stands."""
    situation: i64 = fold(table.hands[seat], 77)
    if table.size == 0:
        return situation
    facts: i64 = 8 * table.best + 2 * ((seat - table.leader) & 3)
    if (table.winner ^ seat) & 1 == 0:
        facts += 1
    facts = 64 * facts + 8 * table.kind + table.group
    return fold(situation, 256 * facts + table.pot)


def see_trick(table: Table, seat: i64) -> i64:
    """Return what all see: whose turn it is, and the cards on the table."""
    situation: i64 = fold(4 * table.tricks + seat, 55)
    if table.size == 0:
        return situation
    at: i64 = table.leader
    while at != seat:
        situation = fold(situation, table.plays[at])
        at = (at + 1) & 3
    return situation


def list_own(
    options: Options, experience: Experience, table: Table, seat: i64, mind: Thought
) -> None:
    """List every card to lead or to follow with; several at a time are left to the advice."""
    pool: i64 = table.hands[seat]
    if table.size:
        fill_choice(table, seat, mind.choice)
        pool = mind.choice.pool
        if mind.choice.forced or mind.choice.need != 1:
            return
    while pool:
        options.offer(experience, pool & -pool, pool & -pool)
        pool &= pool - 1


def list_others(
    options: Options, experience: Experience, table: Table, seat: i64, mind: Thought
) -> None:
    """List a card for each purpose."""
    ranks: Ranks = table.ranks
    if table.size:
        fill_choice(table, seat, mind.choice)
        if mind.choice.forced == 0 and mind.choice.need == 1:
            options.offer(experience, draw(ranks, mind, GIVE), _GIVES)
            options.offer(experience, draw(ranks, mind, FEED), _FEEDS)
            options.offer(experience, find_win(table, seat, mind), _WINS)
            options.offer(experience, draw(ranks, mind, TOP), _TOPS)
        return
    group: i64 = 0
    while group <= TRUMPS:
        held: i64 = table.hands[seat] & ranks.faces[group]
        if held:
            options.offer(experience, best_face(ranks, mind.held, held, GIVE), _LOW_LEAD + group)
            options.offer(experience, best_face(ranks, mind.held, held, TOP), _HIGH_LEAD + group)
        group += 1
