"""Moves of a trick game that are tried out: acts, cards and numbers."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding
from paiju.think.kernel.learner import Learner
from paiju.trick.kernel.think.learning import Options
from paiju.trick.kernel.think.past import Past, alike
from paiju.trick.kernel.think.policy import EXPERT, Mind


class Tries(Learner):
    """The moves of a seat, and the mind that plays on; a game says how."""

    def __init__(self, seat: i64, seats: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.past: Past = Past(seats)
        self.acts: list[int] = []
        self.cards: list[Holding] = []
        self.numbers: list[int] = []
        self.mind: Mind = Mind()
        self.mind.skill = EXPERT
        self.options: Options = Options()

    def add(self, act: int, cards: Holding, number: int) -> None:
        """Put a move on the list."""
        self.acts.append(act)
        self.cards.append(cards)
        self.numbers.append(number)

    def go_back(self) -> None:
        """Take a spare table back to the first lead, with the hands as they lie."""
        raise NotImplementedError

    def think_again(self, seat: i64) -> None:
        """Let the mind choose a play on the spare table."""
        raise NotImplementedError

    def play_again(self, seat: i64, cards: Holding) -> None:
        """Make a play of the past on the spare table."""
        raise NotImplementedError

    def doubts(self) -> i64:
        """Count the plays of others that the rules of thumb would not have made."""
        past = self.past
        found: i64 = 0
        at: i64 = 0
        if len(past.seats) == 0:
            return 0
        self.go_back()
        while at < len(past.seats):
            seat: i64 = past.seats[at]
            if seat != self.seat:
                self.think_again(seat)
                if not alike(self.mind.cards, past.cards[at]):
                    found += 1
            self.play_again(seat, past.cards[at])
            at += 1
        return found


def deal_hidden(tries: Tries, hands: list[Holding], aside: Holding) -> None:
    """Give hidden cards to the hands of the others, and those after the last hand aside."""
    mix = tries.mix
    seats: i64 = len(hands)
    at: i64 = 0
    while at < seats:
        if at != tries.seat:
            hands[at].set(0, 0, 0)
        at += 1
    cleared: bool = False
    at = 0
    while at < mix.count:
        place: i64 = mix.places[at]
        if place < seats:
            hands[place].put(bit(mix.cards[at]))
        else:
            if not cleared:
                aside.set(0, 0, 0)
                cleared = True
            aside.put(bit(mix.cards[at]))
        at += 1
