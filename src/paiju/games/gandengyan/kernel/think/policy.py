"""Rules of thumb for 干瞪眼: a won round costs a card, so many cards at a time are best."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.policy import Mind, consider, decide, ponder
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.kernel.shapes import Shapes, tally
from paiju.games.gandengyan.kernel.shapes import JOKERS
from paiju.games.gandengyan.kernel.table import Table, legal

_DEPTH: Final = 2
_SHED: Final = 8


def new_mind(shapes: Shapes, skill: i64) -> Mind:
    """Return a mind for this game."""
    mind = Mind(shapes)
    mind.skill = skill
    mind.depth = _DEPTH
    mind.shed = _SHED
    return mind


def advise(table: Table, mind: Mind, search: Search, plays: Plays) -> i64:
    """Return the place of the move to make in the list of all moves of the seat on turn."""
    seat: i64 = turn_of(table.round)
    other: i64 = 0
    legal(table, search, plays)
    if plays.count == 1:
        return 0
    mind.left = 64
    while other < table.seats:
        if other != seat and count_bits(table.hands[other]) < mind.left:
            mind.left = count_bits(table.hands[other])
        other += 1
    return choose(table, mind, plays)


def choose(table: Table, mind: Mind, plays: Plays) -> i64:
    """Return the place of the move to make in a list of moves; the mind knows the others."""
    hand: i64 = table.hands[turn_of(table.round)]
    at: i64 = 0
    ponder(mind, tally(hand & ~JOKERS, 0), count_bits(hand & JOKERS), count_bits(hand), table.combo)
    while at < plays.count:
        cards: i64 = plays.first[at]
        if cards:
            wilds: i64 = count_bits(cards & JOKERS)
            consider(mind, at, plays.combos[at], tally(cards & ~JOKERS, 0), wilds)
        at += 1
    at = decide(mind)
    if at < 0:
        return 0
    return at
