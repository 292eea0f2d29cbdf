"""Try moves of a trick game out: play each on by rules of thumb, now and then at random."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit
from paiju.cards.kernel.holding import Holding
from paiju.cards.kernel.run import Chance
from paiju.game.kernel.experience import Experience
from paiju.game.kernel.learner import Learner
from paiju.trick.kernel.table import TrickTable
from paiju.trick.kernel.think.learning import Options, choose_by
from paiju.trick.kernel.think.past import Past, alike, go_back, play_again
from paiju.trick.kernel.think.policy import EXPERT, Mind


class Tries(Learner):
    """A table, the moves of a seat that are tried there, and the mind that plays on.

    A game makes its own moves, random ones and advised ones, and knows sides and gains.
    """

    def __init__(
        self, table: TrickTable, seat: i64, chance: Chance, playing: i64, over: i64
    ) -> None:
        super().__init__()
        self.table: TrickTable = table
        self.spare: TrickTable = table.copy()
        self.now: TrickTable = table
        """The table of the playout that is under way."""
        self.seat: i64 = seat
        self.chance: Chance = chance
        """What the playout that is under way draws from."""
        self.playing: i64 = playing
        self.over: i64 = over
        """The phases in which tricks are played, and nothing any more."""
        self.past: Past = Past(table.play.seats)
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

    # What a game says.

    def make(self, seat: i64, act: i64, cards: Holding, number: i64) -> None:
        """Make a move of the playout."""
        raise NotImplementedError

    def venture(self) -> None:
        """Make any move of the playout."""
        raise NotImplementedError

    def advise(self) -> i64:
        """Choose the next move of the playout by rules of thumb; return whose it is."""
        raise NotImplementedError

    def advise_play(self, table: TrickTable, seat: i64) -> None:
        """Choose a play of a seat by rules of thumb."""
        raise NotImplementedError

    def sides_with(self, seat: i64) -> bool:
        """Return whether another seat takes the one that thinks for a partner."""
        raise NotImplementedError

    def rewind(self) -> None:
        """Forget on the spare table what plays have shown."""
        raise NotImplementedError

    # The playout.

    def begin(self, at: i64, chance: i64) -> None:
        """Make the move at a place on a copy of the table."""
        self.now = self.table.copy()
        self.chance.seed = chance
        self.make(self.seat, self.acts[at], self.cards[at], self.numbers[at])

    def is_over(self) -> bool:
        """Return whether the playout has come to its end."""
        return self.now.phase == self.over

    def is_playing(self) -> bool:
        """Return whether tricks are played."""
        return self.now.phase == self.playing

    def go_on(self) -> None:
        """Make the next move of the playout."""
        if self.chance.roll() % self.odd == 0:
            self.venture()
            return
        mind = self.mind
        seat: i64 = self.advise()
        self.make(seat, mind.act, mind.cards, mind.number)

    def play_by(self, experience: Experience) -> None:
        """Make the play that experience speaks for."""
        mind = self.mind
        play = self.now.play
        seat: i64 = play.turn
        own: bool = seat == self.seat
        ours: bool = own or self.sides_with(seat)
        self.advise_play(self.now, seat)
        chance: i64 = self.chance.roll() >> 4
        cards = choose_by(self.options, experience, mind, play, own, ours, chance)
        self.make(seat, mind.act, cards, 0)

    # What play tells of the hidden cards.

    def lay(self, chance: i64) -> i64:
        """Give the hidden cards to the hands where they lie, or bury them."""
        deal_hidden(self, self.table.play.hands, self.table.buried)
        return chance

    def doubts(self) -> i64:
        """Count the plays of others that the rules of thumb would not have made."""
        past = self.past
        spare = self.spare
        found: i64 = 0
        at: i64 = 0
        if len(past.seats) == 0:
            return 0
        go_back(past, self.table.play, spare.play)
        spare.buried.become(self.table.buried)
        self.rewind()
        while at < len(past.seats):
            seat: i64 = past.seats[at]
            if seat != self.seat:
                self.advise_play(spare, seat)
                if not alike(self.mind.cards, past.cards[at]):
                    found += 1
            play_again(spare.play, seat, past.cards[at])
            spare.leave(seat, past.cards[at])
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
