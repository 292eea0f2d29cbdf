"""Worlds: the many ways in which the cards that a view does not show may lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol

from paiju.game.chance import Chance
from paiju.game.move import Move
from paiju.game.state import R, State, T, View
from paiju.game.thinker import Ahead
from paiju.think.kernel.mix import Mix
from paiju.think.kernel.trial import Trial, compare, redeal

# To guess a whole state takes longer than to play on from it.
_EACH: Final = 4
_FEWEST_SWAPS: Final = 4
# Worlds that are passed over before the first one counts.
_WARM: Final = 10


@dataclass(frozen=True, slots=True)
class Lying:
    """A hidden card: its code, the places where it may lie as bits, and where it lies.

    Hands are places from 0; what comes after them a game decides.
    """

    code: int
    open_to: int
    place: int


@dataclass(frozen=True, slots=True)
class Guess(Generic[R, T]):
    """A state that gives exactly a view, and what in it may lie elsewhere.

    Nothing where more than the places of hidden cards would have to change.
    """

    state: State[R, T]
    hidden: tuple[Lying, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """Worlds that a kernel deals."""

    trial: Trial
    each: int = 1
    closely: bool = False

    def closer(self) -> "Dealt | None":
        """Return these worlds to look closer at them, where the game can."""
        each = int(self.trial.closer())
        return Dealt(self.trial, each, closely=True) if each else None

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        """Play moves on in worlds of which the next comes from the one before."""
        found = compare(self.trial, list(picked), seed % (1 << 31), count, self.closely)
        pairs = zip(found[: len(picked)], found[len(picked) :], strict=True)
        return tuple(Ahead(total, squares) for total, squares in pairs)


class Roller(Protocol[R, T]):
    """Guesses a state and plays moves on from it."""

    def guess(self, view: View[R], chance: Chance) -> State[R, T]:
        """Deal the unknown cards at random."""
        ...

    def rollouts(
        self, state: State[R, T], seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play each move on `count` times; return what each gains the seat, added up."""
        ...


@dataclass(frozen=True, slots=True)
class Guessed(Generic[R, T]):
    """Worlds that are guessed one by one: slow, but right for every game and every phase."""

    roller: Roller[R, T]
    view: View[R]
    seat: int
    moves: tuple[Move, ...]
    chance: Chance
    each: int = _EACH

    def closer(self) -> None:
        """Look no closer: it would take too long."""

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        """Play moves on in worlds that have nothing to do with each other."""
        moves = [self.moves[place] for place in picked]
        totals, squares = [0.0] * len(moves), [0.0] * len(moves)
        for nth in range(count):
            state = self.roller.guess(self.view, self.chance)
            gains = self.roller.rollouts(state, self.seat, moves, seed + nth, self.each)
            for place, gain in enumerate(gains):
                ahead = (gain - gains[0]) / self.each
                totals[place] += ahead
                squares[place] += ahead * ahead
        return tuple(map(Ahead, totals, squares))


def hide(trial: Trial, hidden: Sequence[Lying]) -> None:
    """Let the hidden cards of a trial be dealt anew."""
    trial.mix = Mix(
        [card.code for card in hidden],
        [card.open_to for card in hidden],
        [card.place for card in hidden],
    )


def believe(trial: Trial, tries: int, share: float, soft: int = 0) -> None:
    """Let likely worlds come more often in a trial that was told of the play.

    So often cards change places for a world, such a share of them at a time; doubts are halved so
    often before they count.
    """
    trial.tries = tries
    trial.mix.swaps = max(_FEWEST_SWAPS, int(share * int(trial.mix.count)))
    trial.soft = soft


def settle(trial: Trial, chance: Chance) -> Dealt:
    """Return the worlds of a trial, beginning with one that is not unlikely."""
    if trial.tries > 1:
        for _ in range(_WARM):
            redeal(trial, 1 + chance.below(1 << 30))
    return Dealt(trial)
