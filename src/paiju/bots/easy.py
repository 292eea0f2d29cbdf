"""The easy bot plays at once, by the rules of thumb of the game's kernel."""

from paiju.bots.budget import Budget
from paiju.bots.contract import Choice, seat_of
from paiju.bots.explain import explain
from paiju.game import AnyGame, AnyView, Dice, Skill


class EasyBot:
    """Play soundly and at once."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed

    def choose(self, view: AnyView, budget: Budget | None = None) -> Choice:
        """Choose by the game's rules of thumb; the budget is not needed."""
        seat = seat_of(view)
        # They depend on the view alone, so any guess will do.
        state = self._game.guess(view, Dice(self._seed))
        move = self._game.advise(state, seat, Skill.NOVICE)
        return move, explain(self._game, view, state, move)
