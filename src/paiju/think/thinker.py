"""A thinker made of the functions of a game's kernel, as a rule book is made of its workings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from paiju.cards.kernel.run import Run
from paiju.game import (
    AnyGame,
    Chance,
    Move,
    Refusal,
    Skill,
    State,
    Thinker,
    View,
    Worlds,
    check_actor,
    check_rulings,
)
from paiju.game.state import R, T
from paiju.think.kernel.trial import Trial, try_out
from paiju.think.plain import PlainThinker
from paiju.think.worlds import Guess, Guessed, hide, settle


@dataclass(frozen=True, slots=True)
class Playouts:
    """What a run of random hands inside a kernel did; the digest tells builds apart."""

    hands: int
    steps: int
    legal: int
    digest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelThinker(Generic[R, T]):
    """A thinker over a compiled kernel. What depends on a state depends on the seat's view alone.

    `Trial` is compiled with the kernels of this package: a game from elsewhere brings a thinker of
    its own, or none.
    """

    check: Callable[[State[R, T], int, Move], Refusal | None]
    """The rule book's own."""
    deal: Callable[[View[R], Chance], Guess[R, T]]
    """Deal the unknown cards at random, and tell where each may lie."""
    thumb: Callable[[State[R, T], int, Skill], Move]
    """The move of the rules of thumb."""
    list_ideas: Callable[[State[R, T], int, int], tuple[Move, ...]]
    """The moves that come to mind, what the rules of thumb say among them."""
    trial: Callable[[State[R, T], int, Sequence[Move]], Trial]
    """Moves of a seat, set up in the kernel to be tried out."""
    playouts: Callable[[R, int, int], Playouts]
    """Play whole random hands inside the kernel, from a seed."""
    recall: Callable[[State[R, T], int, Trial], None] = lambda state, seat, trial: None
    """Tell a trial what the play so far says of the hidden cards."""
    liked: Callable[[State[R, T], Sequence[int]], tuple[Move, ...]] = lambda state, taste: ()
    """The move that weights learnt in self-play like best; none where nothing was learnt."""
    teach: Callable[[R, Trial, Sequence[int]], None] = lambda rules, trial, taste: None
    """Let a trial play on by weights learnt in self-play."""

    def guess(self, view: View[R], chance: Chance) -> State[R, T]:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        return self.deal(view, chance).state

    def advise(self, view: View[R], skill: Skill, chance: Chance) -> Move:
        """Return the move of the rules of thumb."""
        return self.thumb(self.guess(view, chance), check_actor(view.seat, view.actors), skill)

    def ideas(
        self, view: View[R], most: int, chance: Chance, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        """List the moves that come to mind, first what a taste likes best."""
        seat = check_actor(view.seat, view.actors)
        state = self.guess(view, chance)
        liked = self.liked(state, taste) if taste else ()
        return tuple(dict.fromkeys((*liked, *self.list_ideas(state, seat, most))))[:most]

    def rollouts(
        self, state: State[R, T], seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play each move on `count` times inside the kernel, by rules of thumb.

        Returns what each gains the seat, added up: more is better, and 0 is no mark of its own.
        `IllegalMove` where `check` refuses one.
        """
        check_rulings(self.check(state, seat, move) for move in moves)
        trial = self.trial(state, seat, moves)
        return tuple(try_out(trial, len(moves), seed % (1 << 31), count))

    def worlds(
        self, view: View[R], moves: Sequence[Move], chance: Chance, taste: Sequence[int] = ()
    ) -> Worlds:
        """Set moves up to be tried in worlds that fit a view."""
        seat = 0 if view.seat is None else view.seat
        found = self.deal(view, chance)
        check_rulings(self.check(found.state, seat, move) for move in moves)
        if not found.hidden:
            return Guessed(self, view, seat, tuple(moves), chance)
        trial = self.trial(found.state, seat, moves)
        if taste:
            self.teach(view.rules, trial, taste)
        hide(trial, found.hidden)
        self.recall(found.state, seat, trial)
        return settle(trial, chance)


def counted(run: Run, hands: int) -> Playouts:
    """Return what a kernel's run of random hands did."""
    return Playouts(hands, int(run.steps), int(run.legal), int(run.digest))


def thinker_of(game: AnyGame) -> Thinker[Any, Any]:
    """Return who thinks for a game's seats: its own thinker, or the plain one for any game."""
    return PlainThinker(game) if game.thinker is None else game.thinker


def kernel_of(game: AnyGame) -> KernelThinker[Any, Any]:
    """Return the thinker of a game that has a kernel to think in; `TypeError` for any other."""
    if not isinstance(game.thinker, KernelThinker):
        raise TypeError(f"{game.name} has no kernel to think in")
    return game.thinker
