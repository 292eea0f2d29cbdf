"""The simple bot: rules of thumb for the games it knows, random playouts for all others."""

from collections.abc import Mapping
from typing import Final

from paiju.bots import playouts
from paiju.bots.contract import Choice, Thumb, moves
from paiju.bots.friends import thumb as friends
from paiju.bots.gandengyan import thumb as gandengyan
from paiju.bots.guandan import thumb as guandan
from paiju.bots.reasons import Reason
from paiju.bots.shandong import thumb as shandong
from paiju.bots.xiaoer import thumb as xiaoer
from paiju.game import AnyGame, AnyView, Dice

THUMBS: Final[Mapping[str, Thumb]] = {
    "friends": friends,
    "gandengyan": gandengyan,
    "guandan": guandan,
    "shandong": shandong,
    "xiaoer": xiaoer,
}


class SimpleBot:
    """Play soundly and at once."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._dice = Dice(seed)

    def choose(self, view: AnyView, budget: int | None = None) -> Choice:
        """Choose by the game's rules of thumb, else by random playouts within the budget."""
        found = moves(self._game, view, self._dice)
        if len(found) == 1:
            return found[0], Reason("only_move")
        thumb = THUMBS.get(view.game)
        if thumb is not None:
            return thumb(self._game, view, found)
        spend = playouts.USUAL_BUDGET if budget is None else budget
        return playouts.choose(self._game, view, found, self._dice, spend)
