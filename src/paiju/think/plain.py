"""The thinker of games that bring none: slow, but whole. It asks the rules for everything."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from paiju.game import (
    AnyGame,
    AnyState,
    AnyView,
    Chance,
    Dice,
    Move,
    Outcome,
    Skill,
    check_actor,
    check_rulings,
)
from paiju.think.imagine import imagine
from paiju.think.worlds import Guessed

_MOST_BRANCHES: Final = 24


@dataclass(frozen=True, slots=True)
class PlainThinker:
    """Advise what time would play, think of the first legal moves, play on at random."""

    game: AnyGame
    deal: Callable[[AnyView, Chance], AnyState] | None = None
    """Deal the unknown cards; without it hands are imagined, which takes much longer."""

    def guess(self, view: AnyView, chance: Chance) -> AnyState:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        if self.deal is None:
            return imagine(self.game, view, chance)
        return self.deal(view, chance)

    def thumb(self, state: AnyState, seat: int, skill: Skill) -> Move:
        """Return what time would play, whatever the skill."""
        return self.game.lapse(state, seat)

    def advise(self, view: AnyView, skill: Skill, chance: Chance) -> Move:
        """Return what time would play."""
        return self.thumb(self.guess(view, chance), check_actor(view.seat, view.actors), skill)

    def ideas(
        self, view: AnyView, most: int, chance: Chance, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        """List what time would play, and the first of all moves that are legal."""
        seat = check_actor(view.seat, view.actors)
        state = self.guess(view, chance)
        listed = islice(self.game.legal(state, seat), most)
        return tuple(dict.fromkeys((self.game.lapse(state, seat), *listed)))[:most]

    def rollouts(
        self, state: AnyState, seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Make each move, play on at random `count` times, and add up what the seat gains."""
        return tuple(self._gain(state, seat, move, Dice(seed), count) for move in moves)

    def worlds(
        self, view: AnyView, moves: Sequence[Move], chance: Chance, taste: Sequence[int] = ()
    ) -> Guessed[Any, Any]:
        """Guess worlds one by one."""
        seat = 0 if view.seat is None else view.seat
        guess = self.guess(view, chance)
        check_rulings(self.game.check(guess, seat, move) for move in moves)
        return Guessed(self, view, seat, tuple(moves), chance)

    def _gain(self, state: AnyState, seat: int, move: Move, dice: Dice, count: int) -> int:
        """Add up what a seat gains after a move."""
        begun = self.game.apply(state, seat, move).state
        return sum(self._worth(self._end(begun, dice), seat) for _ in range(count))

    def _end(self, state: AnyState, dice: Dice) -> Outcome:
        """Play a hand to its end, at random."""
        game = self.game
        while (outcome := game.outcome(state)) is None:
            actor = game.actors(state)[0]
            open_to = tuple(islice(game.legal(state, actor), _MOST_BRANCHES))
            state = game.apply(state, actor, open_to[dice.below(len(open_to))]).state
        return outcome

    def _worth(self, outcome: Outcome, seat: int) -> int:
        """Return what an end is worth to a seat: its score, and a little more for winning."""
        gains = self.game.profile.sense.gains(outcome.scores)
        return gains[seat - 1] + (seat in outcome.winners)
