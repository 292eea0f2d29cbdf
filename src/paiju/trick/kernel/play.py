"""The play of a hand (出牌): who holds what, the trick on the table, a throw that was stopped."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding, size, subtract
from paiju.trick.kernel.challenge import Challenge, smallest_unit, try_throw
from paiju.trick.kernel.constants import KEEP_TYPE, LEGAL, NOBODY, UNPAID, WRONG_COUNT
from paiju.trick.kernel.follow import Desk, check_follow
from paiju.trick.kernel.points import points
from paiju.trick.kernel.shapes import THROW, Shapes
from paiju.trick.kernel.winner import Trick, answer, open_trick


def holdings(count: i64) -> list[Holding]:
    """Make so many empty holdings."""
    made: list[Holding] = []
    while count > 0:
        made.append(Holding())
        count -= 1
    return made


class Play:
    """Hands, trick and throw. The next seat is one number down; it is changed in place."""

    def __init__(self, seats: i64, desk: Desk, shapes: Shapes) -> None:
        self.seats: i64 = seats
        self.all: i64 = bit(seats) - 1
        """Every seat, as bits."""
        self.desk: Desk = desk
        """Scratch paper: what lies on it is used up within a call."""
        self.shapes: Shapes = shapes
        self.hands: list[Holding] = holdings(seats)
        self.turn: i64 = 0
        self.leader: i64 = 0
        self.trick: Trick = Trick()
        self.out: i64 = 0
        """The seats that have played to this trick, as bits."""
        self.plays: list[Holding] = holdings(seats)
        self.verb: i64 = 0
        """What the last follow did."""
        self.pot: i64 = 0
        self.tricks: i64 = 0
        self.thrown: Holding = Holding()
        """The throw that was stopped last, nothing where the last lead stood."""
        self.choices: i64 = 0
        """The kinds of it that may stay, as bits."""
        self.stopper: i64 = NOBODY
        """Who stopped it."""

    def become(self, other: "Play") -> None:
        """Take over everything from another play of as many seats."""
        self.shapes = other.shapes
        self.turn = other.turn
        self.leader = other.leader
        self.out = other.out
        self.verb = other.verb
        self.pot = other.pot
        self.tricks = other.tricks
        self.thrown.become(other.thrown)
        self.choices = other.choices
        self.stopper = other.stopper
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat].become(other.hands[seat])
            self.plays[seat].become(other.plays[seat])
            seat += 1
        if other.out:
            self._read(other, other.plays[other.leader])
        elif other.choices:
            self._read(other, other.thrown)

    def _read(self, other: "Play", led: Holding) -> None:
        """Read the lead of another trick again, and take over what stands."""
        open_trick(self.trick, self.desk, self.shapes, other.leader, led)
        self.trick.winner = other.trick.winner
        self.trick.best = other.trick.best
        self.trick.killed = other.trick.killed

    def clear(self) -> None:
        """Make ready for another hand."""
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat].set(0, 0, 0)
            self.plays[seat].set(0, 0, 0)
            seat += 1
        self.out = 0
        self.verb = 0
        self.pot = 0
        self.tricks = 0
        forget_throw(self)

    def standing(self) -> list[int]:
        """Return what stands in a trick that is under way, as integers."""
        if self.out:
            return [self.trick.winner, self.trick.best, int(self.trick.killed)]
        return []


def next_seat(seat: i64, seats: i64) -> i64:
    """Return the seat that plays after another: counter-clockwise, to the next lower number."""
    if seat == 0:
        return seats - 1
    return seat - 1


def first_of(seats: i64, first: i64, count: i64) -> i64:
    """Return which of some seats, given as bits, comes first in playing order from one on."""
    while seats & bit(first) == 0:
        first = next_seat(first, count)
    return first


def forget_throw(play: Play) -> None:
    """Forget the throw that was stopped last."""
    play.thrown.set(0, 0, 0)
    play.choices = 0
    play.stopper = NOBODY


def check_count(cards: Holding, needed: i64) -> i64:
    """Refuse another number of cards."""
    if size(cards) != needed:
        return WRONG_COUNT
    return LEGAL


def check_added(play: Play, seat: i64, cards: Holding) -> i64:
    """Tell why cards of a hand may not be added to the trick."""
    if size(cards) != play.trick.lead.cards:
        return WRONG_COUNT
    code: i64 = check_follow(play.desk, play.shapes, play.trick.lead, play.hands[seat], cards)
    if code:
        return UNPAID + code
    return LEGAL


def begin_trick(play: Play, seat: i64, cards: Holding) -> i64:
    """Let a seat lead, its cards still in the hand; return the kind of the lead."""
    play.leader = seat
    return open_trick(play.trick, play.desk, play.shapes, seat, cards)


def stop_throw(play: Play, challenge: Challenge, cards: Holding) -> bool:
    """Try the throw that was led against the other hands; tell whether it is stopped."""
    lead = play.trick.lead
    if try_throw(challenge, play.shapes, lead.units, lead.group, play.hands, play.leader, -1):
        return False
    play.thrown.become(cards)
    play.choices = challenge.choices
    play.stopper = challenge.stopped_by
    return True


def check_keep(play: Play, kind: i64) -> i64:
    """Tell why a type may not be chosen to stay."""
    if kind < 0 or kind >= THROW or play.choices & bit(kind) == 0:
        return KEEP_TYPE
    return LEGAL


def keep_unit(play: Play, kind: i64) -> Holding:
    """Lead the smallest unit of a type instead of the throw, and return it."""
    units = play.trick.lead.units
    at: i64 = smallest_unit(units, kind)
    cards: Holding = play.desk.kept
    cards.set(units.one[at], units.two[at], units.three[at])
    begin_trick(play, play.leader, cards)
    return cards


def put_down(play: Play, seat: i64, cards: Holding) -> None:
    """Lay cards from a hand on the table."""
    play.plays[seat].become(cards)
    subtract(play.hands[seat], cards)
    play.pot += points(cards)
    play.out |= bit(seat)
    play.turn = next_seat(seat, play.seats)


def add_play(play: Play, seat: i64, cards: Holding) -> None:
    """Let a seat follow."""
    play.verb = answer(play.trick, play.desk, play.shapes, seat, cards)
    put_down(play, seat, cards)


def is_full(play: Play) -> bool:
    """Return whether everybody has played to the trick."""
    return play.out == play.all


def gather(play: Play) -> i64:
    """End a trick: its winner leads the next. Return the points in it."""
    won: i64 = play.pot
    play.pot = 0
    play.out = 0
    play.tricks += 1
    play.leader = play.trick.winner
    play.turn = play.leader
    return won
