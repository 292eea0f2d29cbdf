"""The random bot: any of the legal moves that bots look at, each as likely."""

from paiju.bots.budget import Budget
from paiju.bots.contract import moves
from paiju.game import AnyGame, AnyView, Dice, Move


class RandomBot:
    """Choose uniformly among the first 4,096 legal moves: a burial may have more."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._dice = Dice(seed)

    def choose(self, view: AnyView, budget: Budget | None = None) -> Move:
        """Choose any legal move; the budget is not needed."""
        found = moves(self._game, view, self._dice)
        return found[self._dice.below(len(found))] if len(found) > 1 else found[0]
