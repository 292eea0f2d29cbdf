"""Whole random hands, dealt and played inside the kernel."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import next_random
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.games.gandengyan.kernel.table import (
    DECK,
    MOST_RESHUFFLES,
    Table,
    apply,
    deal_hand,
    legal,
)


def playouts(table: Table, reshuffles: i64, seed: i64, hands: i64) -> list[int]:
    """Play random hands on a table; return steps, legal moves listed, and a digest of all."""
    search = Search(table.shapes)
    plays = Plays()
    done: i64 = 0
    steps: i64 = 0
    listed: i64 = 0
    digest: i64 = 0
    chance: i64 = 0
    pick: i64 = 0
    while done < hands:
        chance = next_random((seed + done * 7919) % 2147483646 + 1)
        chance = begin(table, reshuffles, chance)
        while table.winner < 0:
            legal(table, search, plays)
            chance = next_random(chance)
            pick = chance % plays.count
            steps += 1
            listed += plays.count
            digest = (digest * 31 + plays.combos[pick] + plays.first[pick] % 8191) & 2147483647
            apply(table, plays.first[pick], plays.combos[pick])
        digest = (digest * 31 + table.winner + table.next) & 2147483647
        done += 1
    return [int(steps), int(listed), int(digest)]


def begin(table: Table, reshuffles: i64, chance: i64) -> i64:
    """Deal a random hand and return the next random number."""
    _lay_deck(table.pile, 0)
    chance = shuffle(table.pile, 0, DECK, chance)
    deal_hand(table, chance % table.seats, reshuffles)
    if reshuffles:
        chance = _lay_orders(table, chance)
    return chance


def _lay_deck(pile: vec[i64], first: i64) -> None:
    """Put the cards of a deck on a pile from a place on, in order."""
    card: i64 = 0
    while card < DECK:
        pile[first + card] = card
        card += 1


def _lay_orders(table: Table, chance: i64) -> i64:
    """Order the new piles of a hand and return the next random number."""
    order: i64 = 0
    orders: vec[i64] = vec[i64]([0] * (MOST_RESHUFFLES * DECK))
    while order < MOST_RESHUFFLES:
        _lay_deck(orders, order * DECK)
        chance = shuffle(orders, order * DECK, DECK, chance)
        order += 1
    table.orders = orders
    return chance


def shuffle(pile: vec[i64], first: i64, size: i64, chance: i64) -> i64:
    """Put cards of a pile in random order and return the next random number."""
    other: i64 = 0
    card: i64 = 0
    size -= 1
    while size > 0:
        chance = next_random(chance)
        other = first + chance % (size + 1)
        card = pile[first + size]
        pile[first + size] = pile[other]
        pile[other] = card
        size -= 1
    return chance
