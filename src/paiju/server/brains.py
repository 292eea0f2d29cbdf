"""Bots for rooms: they think in processes of their own, so that nobody else waits."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from paiju.bots import BOTS, Bot, Reason, hints
from paiju.game import AnyView, Move, find, games

T = TypeVar("T")
PATIENCE: Final = 10
"""Seconds after which a bot that has not answered is given up."""


def _bot(strength: str, view: AnyView, seed: int) -> Bot:
    """Make a bot for the game of a view."""
    return BOTS[strength if strength in BOTS else tuple(BOTS)[-1]](find(view.game), seed)


def _warm() -> None:
    """Load everything before the first question."""
    games()


def _choose(strength: str, view: AnyView, seed: int) -> Move:
    """Choose a move; runs in a process of the pool."""
    move, _ = _bot(strength, view, seed).choose(view)
    return move


def _advise(view: AnyView) -> tuple[tuple[Move, Reason], ...]:
    """Find the best moves with reasons; runs in a process of the pool."""
    return tuple((hint.move, hint.reason) for hint in hints(find(view.game), view))


class Brains:
    """A pool of processes that choose moves; with none, threads do."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._make()

    def _make(self) -> Executor:
        """Start a pool."""
        if not self._workers:
            return ThreadPoolExecutor(1, "bots")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, _warm)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Run some work in the pool; a pool that broke is made anew, and the work tried once."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *args), PATIENCE)
        except BrokenProcessPool:
            self._pool = self._make()
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *args), PATIENCE)

    async def choose(self, strength: str, view: AnyView) -> Move:
        """Choose a move for the view's seat."""
        return await self._run(_choose, strength, view, secrets.randbits(62))

    async def advise(self, view: AnyView) -> tuple[tuple[Move, Reason], ...]:
        """Return the best moves for the view's seat, best first."""
        return await self._run(_advise, view)

    def stop(self) -> None:
        """End all processes without waiting for answers."""
        self._pool.shutdown(wait=False, cancel_futures=True)
