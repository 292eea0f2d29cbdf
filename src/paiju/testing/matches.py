"""Whole matches by rules of thumb: cheap enough for thousands of hands, none of them stuck."""

from collections.abc import Iterator
from dataclasses import dataclass

from paiju.cards import EMPTY, Hand
from paiju.game import AnyGame, AnyState, Dice, Move, Skill, Standing, deal_from_seed
from paiju.game.rules import RulesLike
from paiju.testing.walk import LONGEST_HAND
from paiju.think import KernelThinker, PlainThinker, thinker_of

LONGEST_MATCH = 400
"""No match of players who try to win takes more hands."""
# One move in so many is looked at closely.
_CLOSELY = 16


@dataclass(frozen=True, slots=True)
class Finished:
    """A hand that is over, and what it left to the next."""

    state: AnyState
    standing: Standing
    moves: int


def by_thumb(game: AnyGame, state: AnyState, seat: int, skill: Skill) -> Move:
    """Return the move of a game's rules of thumb.

    They depend on the view alone: where they can do without one, none is built for them.
    """
    thinker = thinker_of(game)
    if isinstance(thinker, KernelThinker | PlainThinker):
        return thinker.thumb(state, seat, skill)
    return thinker.advise(game.view(state, seat), skill, Dice(0))


def play_hand(game: AnyGame, state: AnyState, skill: Skill, dice: Dice) -> tuple[AnyState, int]:
    """Play a hand to its end, any of those who may act first; return how many moves it took."""
    for count in range(LONGEST_HAND):
        actors = game.actors(state)
        if not actors:
            return state, count
        seat = actors[dice.below(len(actors))]
        if dice.below(_CLOSELY) == 0:
            _look_closely(game, state, seat)
        state = game.apply(state, seat, by_thumb(game, state, seat, skill)).state
    raise AssertionError(f"the hand did not end within {LONGEST_HAND} moves")


def _look_closely(game: AnyGame, state: AnyState, seat: int) -> None:
    """Check what holds whenever somebody can act: there is a time, and what it plays is legal."""
    deadline = game.deadline(state)
    assert deadline is not None, "somebody can act, but there is no deadline"
    assert deadline.seconds > 0
    assert set(deadline.seats) <= set(game.actors(state))
    assert game.check(state, seat, game.lapse(state, seat)) is None, "time plays no legal move"


def matches(game: AnyGame, rules: RulesLike, skill: Skill, seed: int) -> Iterator[Finished]:
    """Play match after match without end; each comes to its winner."""
    deck = game.deck(rules)
    whole = Hand.of(deck)
    dice = Dice(seed)
    standing = game.opening(rules)
    while True:
        deal = deal_from_seed(dice.below(1 << 62), deck)
        state, moves = play_hand(game, game.begin(rules, standing, deal), skill, dice)
        assert sum(game.holdings(state).values(), EMPTY) == whole, "cards were lost or made"
        assert game.outcome(state) is not None
        assert game.deadline(state) is None
        number = standing.hand
        standing = game.settle(state)
        yield Finished(state, standing, moves)
        assert standing.winners is not None or number < LONGEST_MATCH, "the match has no end"
        if standing.winners is not None:
            standing = game.opening(rules)
