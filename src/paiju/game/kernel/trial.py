"""Try moves out: play each on to the end of the hand, several times, and add up what it gains."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import next_random


class Trial:
    """A moment of a hand and the moves to try; every game has its own."""

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make the move at a place, play on by a random number, return what the seat gains."""
        raise NotImplementedError


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
