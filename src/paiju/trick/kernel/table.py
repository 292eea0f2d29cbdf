"""The table of a game of tricks with a dealer (庄家) and a kitty (底牌); bids are up to a game."""

from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding, subtract
from paiju.trick.kernel.challenge import Challenge
from paiju.trick.kernel.constants import LEVELS, NOBODY
from paiju.trick.kernel.follow import Desk
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.points import Kitty
from paiju.trick.kernel.shapes import Shapes


class TrickSetup:
    """The rules of a table, and the shapes of every trump suit and level: `13 * suit + level`.

    A suit of 4 stands for no trump suit.
    """

    def __init__(self, shapes: list[Shapes], challenge: Challenge, kitty: Kitty) -> None:
        self.shapes: list[Shapes] = shapes
        self.challenge: Challenge = challenge
        self.kitty: Kitty = kitty
        self.desk: Desk = Desk()
        """Scratch paper: what lies on it is used up within a call."""


class TrickTable:
    """One hand. It is changed in place, so whoever wants the past copies it first.

    What a play leads to is up to the game: who notes it, whose points it brings, how a hand ends.
    """

    def __init__(self, seats: i64, setup: TrickSetup) -> None:
        self.play: Play = Play(seats, setup.desk, setup.shapes[0])
        self.shapes: list[Shapes] = setup.shapes
        self.challenge: Challenge = setup.challenge
        self.phase: i64 = 0
        self.declined: i64 = 0
        """The seats that have declined in this window of the bidding, as bits."""
        self.trump: i64 = NOBODY
        self.level: i64 = NOBODY
        self.dealer: i64 = NOBODY
        """The seat that takes the kitty, buries and leads."""
        self.buried: Holding = Holding()
        self.attack: i64 = 0
        """The attackers' points; in the end with what the kitty counts."""
        self.times: i64 = 0
        """In the end: what the kitty is multiplied by."""

    def take_over(self, other: "TrickTable") -> None:
        """Take over what every game of tricks has on its table."""
        self.phase = other.phase
        self.declined = other.declined
        self.trump = other.trump
        self.level = other.level
        self.dealer = other.dealer
        self.buried.become(other.buried)
        self.attack = other.attack
        self.times = other.times
        self.play.become(other.play)

    def clear(self) -> None:
        """Make the table ready for another hand."""
        self.phase = 0
        self.declined = 0
        self.trump = NOBODY
        self.level = NOBODY
        self.dealer = NOBODY
        self.buried.set(0, 0, 0)
        self.attack = 0
        self.times = 0
        self.play.clear()

    def name_trump(self, trump: i64) -> None:
        """Fix the trump suit, and with it and the level the order and the shapes."""
        self.trump = trump
        self.play.shapes = self.shapes[LEVELS * trump + self.level]

    def bury(self, cards: Holding, phase: i64) -> None:
        """Bury cards of the dealer (扣底), who leads, and go on to a phase."""
        self.buried.become(cards)
        subtract(self.play.hands[self.dealer], cards)
        self.play.leader = self.dealer
        self.play.turn = self.dealer
        self.phase = phase

    def copy(self) -> "TrickTable":
        """Return a table that shares only the rules with this one."""
        raise NotImplementedError

    def leave(self, seat: i64, cards: Holding) -> None:
        """Note cards that have left a hand for the trick."""
        raise NotImplementedError

    def score(self, winner: i64, won: i64) -> None:
        """Give the points of a trick to its winner."""
        raise NotImplementedError

    def stop(self) -> i64:
        """Return the kind that stays of a throw that was stopped; 0 where somebody chooses."""
        raise NotImplementedError

    def finish(self) -> None:
        """End the hand after its last trick."""
        raise NotImplementedError
