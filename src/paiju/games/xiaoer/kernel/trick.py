"""Playing a trick (出牌): lead, add, and gather it."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits, lowest_place
from paiju.games.xiaoer.kernel.constants import OVER, SINGLE, THROW
from paiju.games.xiaoer.kernel.lead import lead_kind, side_group
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.kernel.winner import follow_value, lead_value, points
from paiju.trick.kernel.ranks import Ranks


def lowest_card(cards: i64) -> i64:
    """Return the lowest of some side cards of one suit: their codes rise with their ranks."""
    return cards & -cards


def higher(ranks: Ranks, group: i64, card: i64, hand: i64) -> i64:
    """Return the cards of a suit in a hand that are above a card."""
    found: i64 = 0
    least: i64 = ranks.strength[lowest_place(card)]
    held: i64 = hand & ranks.faces[group]
    while held:
        if ranks.strength[lowest_place(held)] > least:
            found |= held & -held
        held &= held - 1
    return found


def stopping_seat(table: Table, seat: i64, cards: i64) -> i64:
    """Return the first seat after the thrower that holds a higher card, -1 if the throw stands."""
    group: i64 = side_group(table.ranks, cards)
    least: i64 = lowest_card(cards)
    step: i64 = 1
    while step < SEATS:
        if higher(table.ranks, group, least, table.hands[(seat + step) & 3]):
            return (seat + step) & 3
        step += 1
    return -1


def open_trick(table: Table, seat: i64, cards: i64, kind: i64) -> None:
    """Let a lead that stands open a trick."""
    table.leader = seat
    table.kind = kind
    table.group = table.ranks.group[lowest_place(cards)]
    table.size = count_bits(cards)
    table.best = lead_value(table, cards)
    table.winner = seat


def weigh(table: Table, seat: i64, cards: i64) -> None:
    """Let the trick pass to a play that beats what lies there."""
    value: i64 = follow_value(table, cards)
    if value > table.best:
        table.best = value
        table.winner = seat


def play(table: Table, seat: i64, cards: i64, claim: i64) -> None:
    """Play cards; of a throw that is stopped only the lowest one."""
    table.tried = 0
    if table.size == 0:
        kind: i64 = lead_kind(table, cards, claim)
        if kind == THROW and stopping_seat(table, seat, cards) >= 0:
            table.tried = cards
            cards = lowest_card(cards)
            kind = SINGLE
        open_trick(table, seat, cards, kind)
    else:
        weigh(table, seat, cards)
    put_down(table, seat, cards)
    if table.turn == table.leader:
        gather(table)


def put_down(table: Table, seat: i64, cards: i64) -> None:
    """Lay cards from a hand on the table."""
    table.plays[seat] = cards
    table.hands[seat] = table.hands[seat] & ~cards
    table.gone[seat] = table.gone[seat] | cards
    table.pot += points(cards)
    table.turn = (seat + 1) & 3


def gather(table: Table) -> None:
    """Give the trick to its winner, who leads the next."""
    if (table.winner ^ table.dealer) & 1:
        table.attack += table.pot
    else:
        table.defence += table.pot
    table.pot = 0
    table.size = 0
    table.tricks += 1
    table.leader = table.winner
    table.turn = table.winner
    seat: i64 = 0
    for seat in range(SEATS):
        table.plays[seat] = 0
    if table.hands[table.turn] == 0:
        table.phase = OVER
