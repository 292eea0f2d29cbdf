"""Results: the hands of one deal between two bots, and who had the better of them."""

from dataclasses import dataclass

from paiju.arena.seatings import AGAINST, BOT
from paiju.game import Sense


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """How one hand ended, with who sat where."""

    seating: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sense: Sense = Sense.GAIN

    @property
    def gains(self) -> tuple[int, ...]:
        """What each seat gained: more is better."""
        return self.sense.gains(self.scores)


@dataclass(frozen=True, slots=True)
class Task:
    """One deal to be played between two bots in every seating."""

    deal: int
    bot: str
    against: str


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A finished deal."""

    task: Task
    hands: tuple[PlayedHand, ...]

    def _gained(self, letter: str) -> tuple[int, int]:
        """Add up what one bot's seats gained, and count these seats."""
        gains = [
            gain
            for hand in self.hands
            for who, gain in zip(hand.seating, hand.gains, strict=True)
            if who == letter
        ]
        return sum(gains), len(gains)

    @property
    def share(self) -> float:
        """1 where the bot gained more a seat over all seatings, 0 where less, else a half."""
        own, seats = self._gained(BOT)
        other, others = self._gained(AGAINST)
        mine, theirs = own * others, other * seats
        return 0.5 if mine == theirs else float(mine > theirs)

    @property
    def points(self) -> float:
        """How much more a seat of the bot gained in a hand than one of the other."""
        own, seats = self._gained(BOT)
        other, others = self._gained(AGAINST)
        return own / seats - other / others
