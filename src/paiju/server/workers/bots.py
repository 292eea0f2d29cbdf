"""Bots for rooms: they think in processes of their own, so that nobody else waits."""

import secrets
from typing import Final

from paiju.bots import BOTS, STAND_IN, Bot, Reason, hints
from paiju.game import AnyView, Move, find
from paiju.server.workers.processes import Crew

PATIENCE: Final = 10
"""Seconds after which a bot that has not answered is given up."""


def _bot(strength: str, view: AnyView, seed: int) -> Bot:
    """Make a bot for the game of a view; one that is not installed any more has a stand-in."""
    return BOTS[strength if strength in BOTS else STAND_IN](find(view.game), seed)


def _choose(strength: str, view: AnyView, seed: int) -> Move:
    """Choose a move; runs in a process of the pool."""
    move, _ = _bot(strength, view, seed).choose(view)
    return move


def _advise(view: AnyView) -> tuple[tuple[Move, Reason], ...]:
    """Find the best moves with reasons; runs in a process of the pool."""
    return tuple((hint.move, hint.reason) for hint in hints(find(view.game), view))


class Brains:
    """Choose moves in processes of their own; with none, in a thread."""

    def __init__(self, count: int) -> None:
        self._crew = Crew(count, PATIENCE)

    async def choose(self, strength: str, view: AnyView) -> Move:
        """Choose a move for the view's seat."""
        return await self._crew.run(_choose, strength, view, secrets.randbits(62))

    async def advise(self, view: AnyView) -> tuple[tuple[Move, Reason], ...]:
        """Return the best moves for the view's seat, best first."""
        return await self._crew.run(_advise, view)

    def stop(self) -> None:
        """End all processes without waiting for answers."""
        self._crew.stop()
