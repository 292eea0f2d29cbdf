"""Lessons for a taste: hands of self-play, in which plays are tried out and remembered."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, next_random
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.policy import EXPERT
from paiju.climb.kernel.rounds import turn_of
from paiju.games.gandengyan.kernel.table import Table, apply, legal
from paiju.games.gandengyan.kernel.think.features import LOOKS, Looks, look_at_play, look_at_table
from paiju.games.gandengyan.kernel.think.playout import begin, shuffle
from paiju.games.gandengyan.kernel.think.policy import new_mind
from paiju.games.gandengyan.kernel.think.taste import Taste
from paiju.games.gandengyan.kernel.think.trial import Hand, choose_on

# Of so many moments one is a lesson, of so many moves one is any move.
_SELDOM: Final = 4
_ODD: Final = 10
# More plays than these are not worth their time.
_MOST_PLAYS: Final = 40


def taste_of(weights: list[int]) -> Taste | None:
    """Return the taste with these weights; none where there are no weights yet."""
    if not weights:
        return None
    return Taste(weights)


def lessons(table: Table, weights: list[int], seed: i64, hands: i64) -> list[int]:
    """Play hands, trying plays out on the way; without weights by rules of thumb.

    Returns for every lesson the number of plays, then for each play its looks row by row and what
    it gained.
    """
    search = Search(table.shapes)
    plays = Plays()
    mind = new_mind(table.shapes, EXPERT)
    taste = taste_of(weights)
    found: list[int] = []
    while hands > 0:
        chance = begin(table, 0, next_random((seed + hands * 7919) % 2147483646 + 1))
        while table.winner < 0:
            chance = next_random(chance)
            legal(table, search, plays)
            if 1 < plays.count <= _MOST_PLAYS and (chance >> 7) % _SELDOM == 0:
                _learn(found, table, plays, taste, chance)
            chance = next_random(chance)
            pick: i64 = (chance >> 4) % plays.count
            if chance % _ODD:
                pick = choose_on(table, taste, mind, search, plays)
            apply(table, plays.first[pick], plays.combos[pick])
        hands -= 1
    return found


def _learn(found: list[int], table: Table, plays: Plays, taste: Taste | None, chance: i64) -> None:
    """Try every play out twice, and note how each looked and what it gained."""
    hand = Hand(table, turn_of(table.round), 1)
    hand.odd = _ODD
    hand.taste = taste
    looks = Looks()
    common = [0] * LOOKS
    at: i64 = 0
    look_at_table(looks, table)
    _write(looks, common)
    found.append(plays.count)
    # What is still to be drawn is unknown: it may as well lie in any other order.
    other = shuffle(table.pile, table.next, table.end - table.next, chance)
    while at < plays.count:
        hand.add(plays.first[at], plays.combos[at])
        row = common[:]
        look_at_play(looks, table, plays.first[at], plays.combos[at])
        _write(looks, row)
        found.extend(row)
        found.append(hand.play_out(at, chance) + hand.play_out(at, other))
        at += 1


def _write(looks: Looks, row: list[int]) -> None:
    """Put looks in their places."""
    at: i64 = 0
    while at < looks.count:
        row[looks.rows[at]] = looks.numbers[at]
        at += 1


def duel(table: Table, mine: list[int], theirs: list[int], seed: i64, deals: i64) -> list[int]:
    """Let two tastes, or rules of thumb, share the seats in every way at the same deals.

    Returns for each deal by how many cards the seats of the second were left with more.
    """
    search = Search(table.shapes)
    plays = Plays()
    mind = new_mind(table.shapes, EXPERT)
    first = taste_of(mine)
    second = taste_of(theirs)
    found: list[int] = []
    while deals > 0:
        ahead: i64 = 0
        seats: i64 = 0
        while seats < bit(table.seats):
            if 2 * count_bits(seats) == table.seats:
                begin(table, 0, next_random((seed + deals * 7919) % 2147483646 + 1))
                while table.winner < 0:
                    taste = second
                    if (seats >> turn_of(table.round)) & 1:
                        taste = first
                    pick = choose_on(table, taste, mind, search, plays)
                    apply(table, plays.first[pick], plays.combos[pick])
                ahead += _ahead(table, seats)
            seats += 1
        found.append(ahead)
        deals -= 1
    return found


def _ahead(table: Table, seats: i64) -> i64:
    """Count the cards of the other seats, less those of some."""
    cards: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if (seats >> seat) & 1:
            cards -= count_bits(table.hands[seat])
        else:
            cards += count_bits(table.hands[seat])
        seat += 1
    return cards
