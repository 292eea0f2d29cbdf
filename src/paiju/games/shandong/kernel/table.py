"""The table of one hand: everything that happened so far, in integers. Seats are 0 to 3."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding
from paiju.cards.kernel.lists import vector_of
from paiju.games.shandong.kernel.constants import CARDS, DEALT, DECLARING, NO_SUIT, SEATS
from paiju.trick.kernel.challenge import Challenge
from paiju.trick.kernel.constants import LEVELS, NOBODY
from paiju.trick.kernel.follow import Desk
from paiju.trick.kernel.play import Play, holdings, next_seat
from paiju.trick.kernel.points import Kitty
from paiju.trick.kernel.shapes import Shapes


class Setup:
    """The rules of a table, and the shapes of every trump suit and level: `13 * suit + level`.

    A suit of 4 stands for no trump suit.
    """

    def __init__(self, shapes: list[Shapes], challenge: Challenge, kitty: Kitty) -> None:
        self.shapes: list[Shapes] = shapes
        self.challenge: Challenge = challenge
        self.kitty: Kitty = kitty
        self.desk: Desk = Desk()
        """Scratch paper: what lies on it is used up within a call."""
        self.permanent: i64 = 0
        """The ranks that are always trumps, as bits."""
        self.throw_trumps: bool = True
        self.throw_choice: bool = False
        self.pair_gate: bool = False
        self.face_down: bool = False


class Table:
    """One hand. It is changed in place, so whoever wants the past copies it first."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.play: Play = Play(SEATS, setup.desk, setup.shapes[0])
        self.phase: i64 = DECLARING
        self.level: i64 = 0
        self.first: i64 = 0
        """The seat that was dealt the first card, and is asked first."""
        self.side: i64 = NOBODY
        """0 or 1 for the side that deals, even or odd seats; -1 until a declaration decides."""
        self.declined: i64 = 0
        """The seats that have declined in this window, as bits."""
        self.trump: i64 = NO_SUIT
        self.declarer: i64 = NOBODY
        self.maker: i64 = NOBODY
        """The seat whose declaration or counter stands."""
        self.sticker: i64 = NOBODY
        self.declared: Holding = Holding()
        self.countered: Holding = Holding()
        self.stuck: Holding = Holding()
        self.returned: Holding = Holding()
        """What the declarer got back for the cards that were shown."""
        self.dealer: i64 = NOBODY
        """The seat that takes the kitty, buries and leads."""
        self.kitty: Holding = Holding()
        self.buried: Holding = Holding()
        self.gone: list[Holding] = holdings(SEATS)
        """By seat: the cards played, this trick included."""
        self.attack: i64 = 0
        """The attackers' points; in the end with the kitty added or taken off."""
        self.defence: i64 = 0
        self.times: i64 = 0
        """In the end: what the kitty counts by, below 0 where the dealers won it."""

    def copy(self) -> "Table":
        """Return a table that shares only the rules with this one."""
        made = Table(self.setup)
        copy_opening(self, made)
        made.play.become(self.play)
        made.attack = self.attack
        made.defence = self.defence
        made.times = self.times
        seat: i64 = 0
        while seat < SEATS:
            made.gone[seat].become(self.gone[seat])
            seat += 1
        return made

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


def copy_opening(source: Table, target: Table) -> None:
    """Copy what stands before the first lead."""
    target.phase = source.phase
    target.level = source.level
    target.first = source.first
    target.side = source.side
    target.declined = source.declined
    target.trump = source.trump
    target.declarer = source.declarer
    target.maker = source.maker
    target.sticker = source.sticker
    target.declared.become(source.declared)
    target.countered.become(source.countered)
    target.stuck.become(source.stuck)
    target.returned.become(source.returned)
    target.dealer = source.dealer
    target.kitty.become(source.kitty)
    target.buried.become(source.buried)


def clear(table: Table) -> None:
    """Make the table ready for another hand."""
    seat: i64 = 0
    while seat < SEATS:
        table.gone[seat].set(0, 0, 0)
        seat += 1
    table.phase = DECLARING
    table.declined = 0
    table.trump = NO_SUIT
    table.declarer = NOBODY
    table.maker = NOBODY
    table.sticker = NOBODY
    table.declared.set(0, 0, 0)
    table.countered.set(0, 0, 0)
    table.stuck.set(0, 0, 0)
    table.returned.set(0, 0, 0)
    table.dealer = NOBODY
    table.kitty.set(0, 0, 0)
    table.buried.set(0, 0, 0)
    table.attack = 0
    table.defence = 0
    table.times = 0
    table.play.clear()


def set_shapes(table: Table, trump: i64) -> None:
    """Fix the trump suit, and with it the order and the shapes."""
    table.trump = trump
    table.play.shapes = table.setup.shapes[LEVELS * trump + table.level]


def deal_cards(table: Table, cards: list[int], first: i64, side: i64, level: i64) -> None:
    """Deal a list of cards."""
    deal(table, vector_of(cards), first, side, level)


def deal(table: Table, deck: vec[i64], first: i64, side: i64, level: i64) -> None:
    """Deal a hand on a cleared table, one card at a time from the first seat on."""
    table.first = first
    table.side = side
    table.level = level
    set_shapes(table, NO_SUIT)
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
