"""Whole random hands, dealt and played inside the kernel."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import next_random
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.search import Search
from paiju.games.gandengyan.kernel.table import DECK, Table, apply, deal_hand, legal, shuffle


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
        _lay_deck(table)
        chance = shuffle(table.pile, DECK, chance)
        deal_hand(table, chance % table.seats, chance, reshuffles)
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


def _lay_deck(table: Table) -> None:
    """Put the cards of a deck on the pile, in order."""
    card: i64 = 0
    while card < DECK:
        table.pile[card] = card
        card += 1
