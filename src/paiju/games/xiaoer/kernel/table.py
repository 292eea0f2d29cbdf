"""The table of one hand: everything that happened so far, in integers. Seats are 0 to 3."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.xiaoer.kernel.constants import SHOWING
from paiju.trick.kernel.ranks import Ranks

SEATS: Final = 4
CARDS: Final = 54


class Setup:
    """The rules of a table, and the order of every trump suit and fan: `orders[4 * suit + fans]`.

    A suit of 4 stands for no trump suit.
    """

    def __init__(self, orders: list[Ranks]) -> None:
        self.orders: list[Ranks] = orders
        self.trump: i64 = 0
        self.kitty: i64 = 2
        self.threes: i64 = 0
        self.fives: i64 = 0
        self.throws: i64 = 0
        self.gang: i64 = 0
        self.tribute: i64 = 0
        self.rotate: i64 = 0


class Table:
    """One hand. It is changed in place, so whoever wants the past copies it first."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.ranks: Ranks = setup.orders[0]
        self.phase: i64 = SHOWING
        self.dealer: i64 = -1
        self.asked_first: i64 = 0
        """The seat that is asked first while there is no dealer."""
        self.trump: i64 = -1
        self.trump_card: i64 = -1
        """The card that made the suit trump, shown or drawn."""
        self.trump_seat: i64 = -1
        """The seat that showed it, -1 where it was drawn."""
        self.draw: i64 = -1
        """The kitty card that will be drawn if nobody shows."""
        self.fans: i64 = 0
        """The fans in force, as bits."""
        self.fan_seats: vec[i64] = vec[i64]([-1] * 2)
        self.shown: i64 = 0
        """The cards shown for a fan: they are barred from gangs."""
        self.declined: i64 = 0
        """The seats that have declined in this window, as bits."""
        self.hands: vec[i64] = vec[i64]([0] * 4)
        self.kitty: i64 = 0
        self.taken: i64 = 0
        """1 once the dealer has taken the kitty."""
        self.buried: i64 = 0
        self.pays: vec[i64] = vec[i64]([-1] * 4)
        """By seat: whom it owes tribute, -1 where it owes none."""
        self.paid: vec[i64] = vec[i64]([-1] * 4)
        """By paying seat: the card it paid."""
        self.returned: vec[i64] = vec[i64]([-1] * 4)
        """By paying seat: the card it got back."""
        self.turn: i64 = 0
        self.leader: i64 = 0
        self.kind: i64 = 0
        self.group: i64 = 0
        self.size: i64 = 0
        """Cards a seat plays to this trick, 0 before the lead."""
        self.best: i64 = 0
        self.winner: i64 = 0
        self.plays: vec[i64] = vec[i64]([0] * 4)
        self.gone: vec[i64] = vec[i64]([0] * 4)
        """By seat: the cards played, this trick included."""
        self.pot: i64 = 0
        self.attack: i64 = 0
        """The attackers' points."""
        self.defence: i64 = 0
        """The points of the dealer's side."""
        self.tricks: i64 = 0
        self.tried: i64 = 0
        """The throw that was just stopped, 0 where the last play stood."""

    def copy(self) -> "Table":
        """Return a table that shares only the rules with this one."""
        made = Table(self.setup)
        copy_numbers(self, made)
        copy_vector(self.fan_seats, made.fan_seats)
        copy_vector(self.hands, made.hands)
        copy_vector(self.pays, made.pays)
        copy_vector(self.paid, made.paid)
        copy_vector(self.returned, made.returned)
        copy_vector(self.plays, made.plays)
        copy_vector(self.gone, made.gone)
        return made

    def pack(self) -> list[int]:
        """Return everything that matters as integers."""
        packed: list[int] = [self.phase, self.dealer, self.asked_first, self.trump]
        packed += [self.trump_card, self.trump_seat, self.draw, self.fans, self.shown]
        packed += [self.declined, self.kitty, self.taken, self.buried, self.turn, self.leader]
        packed += [self.kind, self.group, self.size, self.best, self.winner, self.pot]
        packed += [self.attack, self.defence, self.tricks, self.tried]
        packed += [self.fan_seats[0], self.fan_seats[1]]
        seat: i64 = 0
        for seat in range(SEATS):
            packed += [self.hands[seat], self.pays[seat], self.paid[seat]]
            packed += [self.returned[seat], self.plays[seat], self.gone[seat]]
        return packed


def copy_vector(source: vec[i64], target: vec[i64]) -> None:
    """Copy the numbers of a vector into another of the same length."""
    place: i64 = 0
    while place < len(source):
        target[place] = source[place]
        place += 1


def copy_numbers(source: Table, target: Table) -> None:
    """Copy everything but the vectors."""
    target.ranks = source.ranks
    target.phase = source.phase
    target.dealer = source.dealer
    target.asked_first = source.asked_first
    target.trump = source.trump
    target.trump_card = source.trump_card
    target.trump_seat = source.trump_seat
    target.draw = source.draw
    target.fans = source.fans
    target.shown = source.shown
    target.declined = source.declined
    target.kitty = source.kitty
    target.taken = source.taken
    target.buried = source.buried
    target.turn = source.turn
    target.leader = source.leader
    target.kind = source.kind
    target.group = source.group
    target.size = source.size
    target.best = source.best
    target.winner = source.winner
    target.pot = source.pot
    target.attack = source.attack
    target.defence = source.defence
    target.tricks = source.tricks
    target.tried = source.tried


def clear(table: Table) -> None:
    """Make the table ready for another hand."""
    seat: i64 = 0
    for seat in range(SEATS):
        table.hands[seat] = 0
        table.pays[seat] = -1
        table.paid[seat] = -1
        table.returned[seat] = -1
        table.plays[seat] = 0
        table.gone[seat] = 0
    table.fan_seats[0] = -1
    table.fan_seats[1] = -1
    table.trump_card = -1
    table.trump_seat = -1
    table.shown = 0
    table.declined = 0
    table.taken = 0
    table.buried = 0
    table.size = 0
    table.pot = 0
    table.attack = 0
    table.defence = 0
    table.tricks = 0
    table.tried = 0
