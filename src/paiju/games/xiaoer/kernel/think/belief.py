"""What plays tell of the hidden hands of 小二定主: would the rules of thumb have played them so?"""

from librt.vecs import append, vec
from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.kernel.think.policy import Thought, advise_play
from paiju.games.xiaoer.kernel.trick import gather, open_trick, put_down, weigh


class Past:
    """The plays of a hand since its first lead."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.begun: Table = table.copy()
        self.seat: i64 = seat
        """Who looks back: it knows its own hand."""
        self.seats: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()
        """What was led, 0 for a follow."""

    def add(self, seat: i64, cards: i64, kind: i64) -> None:
        """Note a play."""
        self.seats = append(self.seats, seat)
        self.cards = append(self.cards, cards)
        self.kinds = append(self.kinds, kind)


def go_back(past: Past, now: Table) -> Table:
    """Return the table at the first lead: every hand has again what it played."""
    table = past.begun
    seat: i64 = 0
    while seat < SEATS:
        table.hands[seat] = now.hands[seat] | now.gone[seat]
        table.gone[seat] = 0
        seat += 1
    table.buried = now.buried
    table.size = 0
    table.pot = 0
    return table


def count_doubts(past: Past, now: Table, mind: Thought) -> i64:
    """Count the plays of others that the rules of thumb would not have made."""
    found: i64 = 0
    at: i64 = 0
    if len(past.seats) == 0:
        return 0
    table = go_back(past, now)
    held: Holding = mind.held
    while at < len(past.seats):
        seat: i64 = past.seats[at]
        cards: i64 = past.cards[at]
        if seat != past.seat:
            held.set(table.hands[seat], 0, 0)
            advise_play(table, seat, mind)
            if mind.cards != cards:
                found += 1
        if past.kinds[at]:
            open_trick(table, seat, cards, past.kinds[at])
        else:
            weigh(table, seat, cards)
        put_down(table, seat, cards)
        if table.turn == table.leader:
            gather(table)
        at += 1
    return found
