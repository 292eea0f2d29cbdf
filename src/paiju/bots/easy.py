"""The easy bot plays at once, by the rules of thumb of the game's thinker."""

from paiju.bots.budget import Budget
from paiju.bots.contract import seat_of
from paiju.game import AnyGame, AnyView, Dice, Move, Skill
from paiju.think import thinker_of


class EasyBot:
    """Play soundly and at once."""

    def __init__(self, game: AnyGame, seed: int, skill: Skill = Skill.NOVICE) -> None:
        self._thinker = thinker_of(game)
        self._seed = seed
        self._skill = skill

    def choose(self, view: AnyView, budget: Budget | None = None) -> Move:
        """Choose by the game's rules of thumb; the budget is not needed."""
        seat_of(view)
        return self._thinker.advise(view, self._skill, Dice(self._seed))
