"""The table of one hand: everything that happened so far, in integers. Seats are 0 to 4."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding
from paiju.games.friends.kernel.constants import ALONE, CARDS, DEALING, FIRST_WINDOW, NOTHING, SEATS
from paiju.trick.kernel.challenge import Challenge
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.kernel.follow import Desk
from paiju.trick.kernel.play import Play
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
        self.bid_while_dealing: bool = False
        self.alone: bool = True
        """The dealer may choose to play alone."""


class Table:
    """One hand. It is changed in place, so whoever wants the past copies it first."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.play: Play = Play(SEATS, setup.desk, setup.shapes[0])
        self.phase: i64 = DEALING
        self.starter: i64 = 0
        self.levels: vec[i64] = vec[i64]([0] * 5)
        self.deck: vec[i64] = vec[i64]([0] * CARDS)
        """The deal, never changed after the hand began: the kitty is its end."""
        self.dealt: i64 = 0
        self.declined: i64 = 0
        """The seats that have declined in this window, as bits."""
        self.window: i64 = FIRST_WINDOW
        self.bid_seat: i64 = NOBODY
        self.bid_face: i64 = NOTHING
        self.bid_count: i64 = 0
        self.shown: i64 = 0
        """The faces that were shown in bids: none of them can be called."""
        self.dealer: i64 = NOBODY
        self.trump: i64 = NOTHING
        self.level: i64 = NOTHING
        self.flipped: i64 = 0
        """How many kitty cards were turned up to find a dealer."""
        self.buried: Holding = Holding()
        self.called: i64 = NOTHING
        self.nth: i64 = 0
        self.seen: i64 = 0
        """How many copies of the called card have been played."""
        self.friend: i64 = NOBODY
        """The dealer's own seat where it is known that the dealer is alone."""
        self.gone: Holding = Holding()
        self.taken: vec[i64] = vec[i64]([0] * 5)
        """The points that each seat has won."""
        self.attack: i64 = 0
        """In the end: the attackers' points, the kitty included."""
        self.times: i64 = 0
        """In the end: what the kitty is multiplied by, 0 where the dealer's side kept it."""

    def copy(self) -> "Table":
        """Return a table that shares only the rules and the deal with this one."""
        made = Table(self.setup)
        copy_opening(self, made)
        made.play.become(self.play)
        made.seen = self.seen
        made.friend = self.friend
        made.gone.become(self.gone)
        made.attack = self.attack
        made.times = self.times
        seat: i64 = 0
        while seat < SEATS:
            made.levels[seat] = self.levels[seat]
            made.taken[seat] = self.taken[seat]
            seat += 1
        return made

    def pack(self) -> list[int]:
        """Return everything that matters as integers."""
        play = self.play
        packed: list[int] = [self.phase, self.starter, self.dealt, self.declined, self.window]
        packed += [self.bid_seat, self.bid_face, self.bid_count, self.shown, self.dealer]
        packed += [self.trump, self.level, self.flipped, self.called, self.nth, self.seen]
        packed += [self.friend, play.turn, play.leader, play.out, play.verb, play.pot]
        packed += [play.tricks, play.stopper, play.choices, self.attack, self.times]
        packed += play.standing()
        for held in (self.buried, self.gone, play.thrown):
            packed += [held.one, held.two, held.three]
        seat: i64 = 0
        while seat < SEATS:
            hand = play.hands[seat]
            laid = play.plays[seat]
            packed += [self.levels[seat], self.taken[seat], hand.one, hand.two, hand.three]
            packed += [laid.one, laid.two, laid.three]
            seat += 1
        place: i64 = self.dealt
        while place < CARDS:
            packed.append(self.deck[place])
            place += 1
        return packed


def copy_opening(source: Table, target: Table) -> None:
    """Copy the numbers that stand before the first lead."""
    target.phase = source.phase
    target.starter = source.starter
    target.deck = source.deck
    target.dealt = source.dealt
    target.declined = source.declined
    target.window = source.window
    target.bid_seat = source.bid_seat
    target.bid_face = source.bid_face
    target.bid_count = source.bid_count
    target.shown = source.shown
    target.dealer = source.dealer
    target.trump = source.trump
    target.level = source.level
    target.flipped = source.flipped
    target.buried.become(source.buried)
    target.called = source.called
    target.nth = source.nth


def clear(table: Table) -> None:
    """Make the table ready for another hand."""
    seat: i64 = 0
    while seat < SEATS:
        table.taken[seat] = 0
        seat += 1
    table.dealt = 0
    table.declined = 0
    table.window = FIRST_WINDOW
    table.bid_seat = NOBODY
    table.bid_face = NOTHING
    table.bid_count = 0
    table.shown = 0
    table.dealer = NOBODY
    table.trump = NOTHING
    table.level = NOTHING
    table.flipped = 0
    table.buried.set(0, 0, 0)
    table.called = NOTHING
    table.nth = 0
    table.seen = 0
    table.friend = NOBODY
    table.gone.set(0, 0, 0)
    table.attack = 0
    table.times = 0
    table.play.clear()


def is_alone(table: Table) -> bool:
    """Tell whether everybody knows that the dealer has no friend."""
    return table.called == ALONE or table.friend == table.dealer


def defends(table: Table, seat: i64) -> bool:
    """Tell whether a seat is known to be on the dealer's side (庄家方)."""
    return seat == table.dealer or seat == table.friend
