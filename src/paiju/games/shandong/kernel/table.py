"""The table of one hand: everything that happened so far, in integers. Seats are 0 to 3."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, add
from paiju.cards.kernel.lists import vector_of
from paiju.games.shandong.kernel.constants import CARDS, CHOOSING, DEALT, NO_SUIT, OVER, SEATS
from paiju.trick.kernel.challenge import Challenge
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.kernel.play import Play, holdings, next_seat
from paiju.trick.kernel.points import Kitty, multiplier, points
from paiju.trick.kernel.shapes import Shapes
from paiju.trick.kernel.table import TrickSetup, TrickTable


class Setup(TrickSetup):
    """The rules of a table."""

    def __init__(self, shapes: list[Shapes], challenge: Challenge, kitty: Kitty) -> None:
        super().__init__(shapes, challenge, kitty)
        self.permanent: i64 = 0
        """The ranks that are always trumps, as bits."""
        self.throw_trumps: bool = True
        self.throw_choice: bool = False
        self.pair_gate: bool = False
        self.face_down: bool = False


class Table(TrickTable):
    """One hand, with what was declared, countered and stuck to."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(SEATS, setup)
        self.setup: Setup = setup
        self.trump = NO_SUIT
        self.level = 0
        self.first: i64 = 0
        """The seat that was dealt the first card, and is asked first."""
        self.side: i64 = NOBODY
        """0 or 1 for the side that deals, even or odd seats; -1 until a declaration decides."""
        self.declarer: i64 = NOBODY
        self.maker: i64 = NOBODY
        """The seat whose declaration or counter stands."""
        self.sticker: i64 = NOBODY
        self.declared: Holding = Holding()
        self.countered: Holding = Holding()
        self.stuck: Holding = Holding()
        self.returned: Holding = Holding()
        """What the declarer got back for the cards that were shown."""
        self.kitty: Holding = Holding()
        self.gone: list[Holding] = holdings(SEATS)
        """By seat: the cards played, this trick included."""
        self.defence: i64 = 0

    def copy(self) -> "Table":
        """Return a table that shares only the rules with this one."""
        made = Table(self.setup)
        made.take_over(self)
        made.first = self.first
        made.side = self.side
        made.declarer = self.declarer
        made.maker = self.maker
        made.sticker = self.sticker
        made.declared.become(self.declared)
        made.countered.become(self.countered)
        made.stuck.become(self.stuck)
        made.returned.become(self.returned)
        made.kitty.become(self.kitty)
        made.defence = self.defence
        seat: i64 = 0
        while seat < SEATS:
            made.gone[seat].become(self.gone[seat])
            seat += 1
        return made

    def clear(self) -> None:
        """Make the table ready for another hand."""
        super().clear()
        seat: i64 = 0
        while seat < SEATS:
            self.gone[seat].set(0, 0, 0)
            seat += 1
        self.declarer = NOBODY
        self.maker = NOBODY
        self.sticker = NOBODY
        self.declared.set(0, 0, 0)
        self.countered.set(0, 0, 0)
        self.stuck.set(0, 0, 0)
        self.returned.set(0, 0, 0)
        self.kitty.set(0, 0, 0)
        self.defence = 0

    def pack(self) -> list[int]:
        """Return everything that matters as integers."""
        play = self.play
        packed: list[int] = [self.phase, self.level, self.first, self.side, self.declined]
        packed += [self.trump, self.declarer, self.maker, self.sticker, self.dealer, play.turn]
        packed += [play.leader, play.out, play.verb, play.pot, self.attack, self.defence]
        packed += [play.tricks, play.choices, play.stopper, self.times]
        packed += play.standing()
        for held in (self.declared, self.countered, self.stuck, self.returned):
            packed += [held.one, held.two]
        for held in (self.kitty, self.buried, play.thrown):
            packed += [held.one, held.two]
        for held in play.hands + play.plays + self.gone:
            packed += [held.one, held.two]
        return packed

    def leave(self, seat: i64, cards: Holding) -> None:
        """Note cards that a seat has played."""
        add(self.gone[seat], cards)

    def score(self, winner: i64, won: i64) -> None:
        """Give the points of a trick to the side that won it."""
        if winner & 1 == self.side:
            self.defence += won
        else:
            self.attack += won

    def stop(self) -> i64:
        """Return the type that is forced of a throw, unless the seat after the thrower chooses."""
        play: Play = self.play
        if self.setup.throw_choice and play.choices & (play.choices - 1):
            self.phase = CHOOSING
            play.turn = next_seat(play.leader, SEATS)
            return 0
        return self.challenge.forced

    def finish(self) -> None:
        """Count the kitty for whoever won the last trick (扣底): for the attackers, or against."""
        self.times = multiplier(self.setup.kitty, self.play.trick.lead.units)
        if self.play.trick.winner & 1 == self.side:
            self.times = -self.times
        self.attack += self.times * points(self.buried)
        self.phase = OVER


def deal_cards(table: Table, cards: list[int], first: i64, side: i64, level: i64) -> None:
    """Deal a list of cards."""
    deal(table, vector_of(cards), first, side, level)


def deal(table: Table, deck: vec[i64], first: i64, side: i64, level: i64) -> None:
    """Deal a hand on a cleared table, one card at a time from the first seat on."""
    table.first = first
    table.side = side
    table.level = level
    table.name_trump(NO_SUIT)
    play: Play = table.play
    seat: i64 = first
    place: i64 = 0
    while place < DEALT:
        put_card(play.hands[seat], deck[place])
        seat = next_seat(seat, SEATS)
        place += 1
    while place < CARDS:
        put_card(table.kitty, deck[place])
        place += 1


def put_card(held: Holding, face: i64) -> None:
    """Add one card of two decks."""
    card: i64 = bit(face)
    held.two |= held.one & card
    held.one |= card
