"""Try moves out: play each on to the end of the hand, several times, and add up what it gains."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, next_random
from paiju.think.kernel.mix import Mix

# What this many doubts make less likely is not worth a draw.
_MOST_DOUBTS: Final = 16
_MODULE: Final = "__module__"


class Trial:
    """A moment of a hand and the moves to try; every game has its own."""

    def __init__(self) -> None:
        self.mix: Mix = Mix([], [], [])
        """The hidden cards, where they are dealt anew."""
        self.tries: i64 = 1
        """How often they are dealt for a world; more than once where play tells of them."""
        self.doubt: i64 = -1
        self.soft: i64 = 0
        """How often the doubts are halved before they count."""
        self.odd: i64 = 12
        """Of so many moves one is any move."""

    def __init_subclass__(cls) -> None:
        """Refuse a class from elsewhere: compiled in another build it would crash."""
        home: str = str(getattr(cls, _MODULE))
        if not home.startswith("paiju."):
            raise TypeError(
                f"{home}.{cls.__name__}: a trial is compiled with the kernels of paiju;"
                " bring a Thinker of your own instead"
            )

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make the move at a place, play on by a random number, return what the seat gains."""
        raise NotImplementedError

    def closer(self) -> i64:
        """Get ready for a closer look; return how many playouts one is worth, 0 where none is."""
        return 0

    def play_closely(self, at: i64, chance: i64) -> i64:
        """Make the move at a place and play on, better than by rules of thumb."""
        raise NotImplementedError

    def learn(self) -> None:
        """Take in what a closer look at a world has shown, where that helps with the next."""

    def lay(self, chance: i64) -> i64:
        """Give the hidden cards to the hands where they lie; return the next random number."""
        raise NotImplementedError

    def doubts(self) -> i64:
        """Count what speaks against the hands as they lie: each halves their likelihood."""
        return 0


def try_out(trial: Trial, moves: i64, seed: i64, count: i64) -> list[int]:
    """Return what each move gains in so many playouts; every move meets the same chances."""
    gains: list[int] = []
    at: i64 = 0
    while at < moves:
        chance: i64 = seed % 2147483646 + 1
        gain: i64 = 0
        left: i64 = count
        while left > 0:
            chance = next_random(chance)
            gain += trial.play_out(at, chance)
            left -= 1
        gains.append(gain)
        at += 1
    return gains


def redeal(trial: Trial, chance: i64) -> i64:
    """Deal a world anew, the likelier ones more often; return the next random number.

    A world takes the place of the one before with the likelihood of the two (Metropolis).
    """
    mix = trial.mix
    left: i64 = trial.tries
    while left > 0:
        mix.keep()
        chance = trial.lay(mix.stir(chance))
        doubt: i64 = trial.doubts()
        more: i64 = (doubt - trial.doubt) >> trial.soft
        chance = next_random(chance)
        if trial.doubt >= 0 and more > 0:
            if more > _MOST_DOUBTS or (chance >> 8) & (bit(more) - 1):
                mix.recall()
                chance = trial.lay(chance)
                doubt = trial.doubt
        trial.doubt = doubt
        left -= 1
    return chance


def compare(trial: Trial, picked: list[int], seed: i64, worlds: i64, closely: bool) -> list[int]:
    """Deal worlds and play some moves on in each: by how much do they beat the first of them?

    Returns the sum for each move, then the sum of the squares for each.
    """
    moves: i64 = len(picked)
    totals: list[int] = [0] * moves
    squares: list[int] = [0] * moves
    chance: i64 = next_random(seed % 2147483646 + 1)
    while worlds > 0:
        chance = redeal(trial, chance)
        first: i64 = _play_on(trial, picked[0], chance, closely)
        at: i64 = 1
        while at < moves:
            ahead: i64 = _play_on(trial, picked[at], chance, closely) - first
            totals[at] += ahead
            squares[at] += ahead * ahead
            at += 1
        if closely:
            trial.learn()
        worlds -= 1
    return totals + squares


def _play_on(trial: Trial, at: i64, chance: i64, closely: bool) -> i64:
    """Make the move at a place and play on, in one way or the other."""
    if closely:
        return trial.play_closely(at, chance)
    return trial.play_out(at, chance)
