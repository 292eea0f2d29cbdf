"""Hints: the best moves of a view, each with its reason, fast enough to ask for at every turn."""

from dataclasses import dataclass
from typing import Final

from paiju.bots.budget import Budget
from paiju.bots.explain import explain_all
from paiju.bots.reasons import Reason
from paiju.bots.search import search
from paiju.game import AnyGame, AnyView, Move

_GLANCE: Final = Budget(playouts=240)


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth making, and why."""

    move: Move
    reason: Reason


def hints(game: AnyGame, view: AnyView, count: int = 3) -> tuple[Hint, ...]:
    """Return so many of the best moves, the best first; fewer where there are no more.

    The same view gets the same hints. Where one move alone is legal the reason says so.
    """
    best = tuple(one.move for one in search(game, view, 0, _GLANCE)[:count])
    return tuple(map(Hint, best, explain_all(game, view, best)))
