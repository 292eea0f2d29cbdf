"""Bots that try their ideas out in worlds that fit what they have seen: normal and hard."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from paiju.bots.budget import Budget
from paiju.bots.search import Tried, search
from paiju.bots.taste import taste_for
from paiju.game import AnyGame, AnyView, Move

Seek: TypeAlias = Callable[[AnyGame, AnyView, int, Budget, Sequence[int]], tuple[Tried, ...]]
"""Searches on one core, as `search` does, or on several, as a pool does."""
_GLANCE: Final = Budget(playouts=64)


class SearchBot:
    """Search within a budget."""

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        usual: Budget,
        *,
        fixed: bool = False,
        taste: Sequence[int] = (),
        seek: Seek = search,
    ) -> None:
        self._game = game
        self._seed = seed
        self._usual = usual
        self._fixed = fixed
        self._taste = taste
        self._seek = seek

    def choose(self, view: AnyView, budget: Budget | None = None) -> Move:
        """Choose the move that did best when it was tried out."""
        spend = self._usual if budget is None or self._fixed else budget
        return self._seek(self._game, view, self._seed, spend, self._taste)[0].move


def normal(game: AnyGame, seed: int) -> SearchBot:
    """Make the normal bot: expert rules of thumb, and a glance ahead whatever the budget."""
    return SearchBot(game, seed, _GLANCE, fixed=True)


def hard(game: AnyGame, seed: int, seek: Seek = search) -> SearchBot:
    """Make the hard bot: it thinks as long as it may, with all that self-play has taught."""
    return SearchBot(game, seed, Budget(), taste=taste_for(game.name), seek=seek)


def untrained(game: AnyGame, seed: int) -> SearchBot:
    """Make a hard bot that knows rules of thumb only: what all that it learns is measured by."""
    return SearchBot(game, seed, Budget(), seek=partial(search, closely=False))
