"""Bots that play at once by rules of thumb: easy looks around, normal remembers and plans."""

from typing import Final

from paiju.bots.budget import Budget
from paiju.bots.contract import Choice, seat_of
from paiju.bots.explain import explain
from paiju.game import AnyGame, AnyView, Dice, Skill

# The rules of thumb depend on the view alone, so any guess will do.
_ANY: Final = 0


class ThumbBot:
    """Play soundly and at once."""

    def __init__(self, game: AnyGame, skill: Skill) -> None:
        self._game = game
        self._skill = skill

    def choose(self, view: AnyView, budget: Budget | None = None) -> Choice:
        """Choose by the game's rules of thumb; the budget is not needed."""
        seat = seat_of(view)
        state = self._game.guess(view, Dice(_ANY))
        move = self._game.advise(state, seat, self._skill)
        return move, explain(self._game, view, state, move)


def easy(game: AnyGame, seed: int) -> ThumbBot:
    """Make the easy bot; it needs no luck."""
    return ThumbBot(game, Skill.NOVICE)


def normal(game: AnyGame, seed: int) -> ThumbBot:
    """Make the normal bot; it needs no luck."""
    return ThumbBot(game, Skill.EXPERT)
