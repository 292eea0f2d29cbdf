"""Moves of a trick game that are tried out: acts, cards and numbers."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding
from paiju.game.kernel.trial import Trial
from paiju.trick.kernel.learning import Lore
from paiju.trick.kernel.past import Past, alike
from paiju.trick.kernel.policy import EXPERT, Mind


class Tries(Trial):
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
        self.lore: Lore | None = None
        """What a closer look has learnt so far."""

    def add(self, act: int, cards: Holding, number: int) -> None:
        """Put a move on the list."""
        self.acts.append(act)
        self.cards.append(cards)
        self.numbers.append(number)

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        self.begin(at, chance)
        while not self.is_over():
            self.go_on()
        return self.gain()

    def closer(self) -> i64:
        """Get ready to learn from playouts."""
        self.lore = Lore()
        return 1

    def play_closely(self, at: i64, chance: i64) -> i64:
        """Make a move and play on, by experience as far as there is some."""
        lore = self.known()
        experience = lore.experience
        self.begin(at, chance)
        experience.begin()
        while not self.is_over():
            if experience.fresh or not self.is_playing():
                self.go_on()
            else:
                self.play_by(lore)
        gain: i64 = self.gain()
        experience.end(gain)
        return gain

    def learn(self) -> None:
        """Take in the playouts of a world."""
        self.known().experience.learn()

    def known(self) -> Lore:
        """Return what was learnt so far; only a closer look has it."""
        lore = self.lore
        assert lore is not None
        return lore

    def begin(self, at: i64, chance: i64) -> None:
        """Make the move at a place on a copy of the table; chance comes from a random number."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Tell whether the playout has come to its end."""
        raise NotImplementedError

    def is_playing(self) -> bool:
        """Tell whether tricks are played, and no throw waits for a choice."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Make the next move of the playout: as the rules of thumb say, or now and then any."""
        raise NotImplementedError

    def play_by(self, lore: Lore) -> None:
        """Make the play that experience speaks for."""
        raise NotImplementedError

    def gain(self) -> i64:
        """Return what the playout has gained for the seat."""
        raise NotImplementedError

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
