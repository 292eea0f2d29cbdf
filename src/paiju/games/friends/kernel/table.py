"""The table of one hand: everything that happened so far, in integers. Seats are 0 to 4."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, lowest_place
from paiju.cards.kernel.holding import Holding, add
from paiju.games.friends.kernel import constants
from paiju.trick.kernel.challenge import Challenge
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.kernel.points import Kitty, multiplier, points
from paiju.trick.kernel.shapes import Shapes
from paiju.trick.kernel.split import read
from paiju.trick.kernel.table import TrickSetup, TrickTable


class Setup(TrickSetup):
    """The rules of a table."""

    def __init__(self, shapes: list[Shapes], challenge: Challenge, kitty: Kitty) -> None:
        super().__init__(shapes, challenge, kitty)
        self.bid_while_dealing: bool = False
        self.alone: bool = True
        """The dealer may choose to play alone."""


class Table(TrickTable):
    """One hand, with its bids and its friend."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(constants.SEATS, setup)
        self.setup: Setup = setup
        self.starter: i64 = 0
        self.levels: vec[i64] = vec[i64]([0] * 5)
        self.deck: vec[i64] = vec[i64]([0] * constants.CARDS)
        """The deal, never changed after the hand began: the kitty is its end."""
        self.dealt: i64 = 0
        self.window: i64 = constants.FIRST_WINDOW
        self.bid_seat: i64 = NOBODY
        self.bid_face: i64 = constants.NOTHING
        self.bid_count: i64 = 0
        self.shown: i64 = 0
        """The faces that were shown in bids: none of them can be called."""
        self.flipped: i64 = 0
        """How many kitty cards were turned up to find a dealer."""
        self.called: i64 = constants.NOTHING
        self.nth: i64 = 0
        self.seen: i64 = 0
        """How many copies of the called card have been played."""
        self.friend: i64 = NOBODY
        """The dealer's own seat where it is known that the dealer is alone."""
        self.gone: Holding = Holding()
        self.taken: vec[i64] = vec[i64]([0] * 5)
        """The points that each seat has won; whose they are is known only in the end."""

    def copy(self) -> "Table":
        """Return a table that shares only the rules and the deal with this one."""
        made = Table(self.setup)
        made.take_over(self)
        made.starter = self.starter
        made.deck = self.deck
        made.dealt = self.dealt
        made.window = self.window
        made.bid_seat = self.bid_seat
        made.bid_face = self.bid_face
        made.bid_count = self.bid_count
        made.shown = self.shown
        made.flipped = self.flipped
        made.called = self.called
        made.nth = self.nth
        made.seen = self.seen
        made.friend = self.friend
        made.gone.become(self.gone)
        seat: i64 = 0
        while seat < constants.SEATS:
            made.levels[seat] = self.levels[seat]
            made.taken[seat] = self.taken[seat]
            seat += 1
        return made

    def clear(self) -> None:
        """Make the table ready for another hand."""
        super().clear()
        seat: i64 = 0
        while seat < constants.SEATS:
            self.taken[seat] = 0
            seat += 1
        self.dealt = 0
        self.window = constants.FIRST_WINDOW
        self.bid_seat = NOBODY
        self.bid_face = constants.NOTHING
        self.bid_count = 0
        self.shown = 0
        self.flipped = 0
        self.called = constants.NOTHING
        self.nth = 0
        self.seen = 0
        self.friend = NOBODY
        self.gone.set(0, 0, 0)

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
        while seat < constants.SEATS:
            hand = play.hands[seat]
            laid = play.plays[seat]
            packed += [self.levels[seat], self.taken[seat], hand.one, hand.two, hand.three]
            packed += [laid.one, laid.two, laid.three]
            seat += 1
        place: i64 = self.dealt
        while place < constants.CARDS:
            packed.append(self.deck[place])
            place += 1
        return packed

    def leave(self, seat: i64, cards: Holding) -> None:
        """Note cards that have left a hand: whoever plays the called copy is the friend."""
        add(self.gone, cards)
        if self.friend >= 0:
            return
        face: i64 = bit(self.called)
        if cards.one & face == 0:
            return
        self.seen += 1
        if cards.two & face:
            self.seen += 1
        if cards.three & face:
            self.seen += 1
        if self.seen >= self.nth:
            self.friend = seat

    def score(self, winner: i64, won: i64) -> None:
        """Give the points of a trick to the seat that won it."""
        self.taken[winner] = self.taken[winner] + won

    def stop(self) -> i64:
        """Let whoever stopped a throw choose, unless there is but one type."""
        choices: i64 = self.play.choices
        if choices & (choices - 1):
            self.phase = constants.CHOOSING
            return 0
        self.play.choices = 0
        return lowest_place(choices)

    def finish(self) -> None:
        """End the hand: the called card that never came leaves the dealer alone."""
        if self.friend < 0:
            self.friend = self.dealer
        self.phase = constants.OVER
        self.attack = 0
        seat: i64 = 0
        while seat < constants.SEATS:
            if not defends(self, seat):
                self.attack += self.taken[seat]
            seat += 1
        winner: i64 = self.play.trick.winner
        if not defends(self, winner):
            desk = self.setup.desk
            read(self.play.shapes, self.play.plays[winner], desk.spare, desk.units)
            self.times = multiplier(self.setup.kitty, desk.units)
            self.attack += points(self.buried) * self.times


def is_alone(table: Table) -> bool:
    """Return whether everybody knows that the dealer has no friend."""
    return table.called == constants.ALONE or table.friend == table.dealer


def defends(table: Table, seat: i64) -> bool:
    """Return whether a seat is known to be on the dealer's side (庄家方)."""
    return seat == table.dealer or seat == table.friend
