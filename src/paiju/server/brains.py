"""Bots for rooms: they think in processes of their own, so that nobody else waits."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from paiju.bots import BOTS, Bot, Reason, hints
from paiju.bots.workers import workers
from paiju.game import AnyView, Move, find

T = TypeVar("T")
PATIENCE: Final = 10
"""Seconds after which a bot that has not answered is given up."""


def _bot(strength: str, view: AnyView, seed: int) -> Bot:
    """Make a bot for the game of a view."""
    return BOTS[strength if strength in BOTS else tuple(BOTS)[-1]](find(view.game), seed)


def _choose(strength: str, view: AnyView, seed: int) -> Move:
    """Choose a move; runs in a process of the pool."""
    move, _ = _bot(strength, view, seed).choose(view)
    return move


def _advise(view: AnyView) -> tuple[tuple[Move, Reason], ...]:
    """Find the best moves with reasons; runs in a process of the pool."""
    return tuple((hint.move, hint.reason) for hint in hints(find(view.game), view))


def _end(pool: Executor) -> None:
    """End a pool with the processes in it, whatever they do."""
    # Whatever waits in it is tried again in the next one.
    processes: Mapping[int, BaseProcess] = getattr(pool, "_processes", None) or {}
    for process in tuple(processes.values()):
        process.kill()
    pool.shutdown(wait=False)


class Brains:
    """A pool of processes that choose moves; with none, threads do."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._make()

    def _make(self) -> Executor:
        """Start a pool."""
        if not self._count:
            return ThreadPoolExecutor(1, "bots")
        return workers(self._count)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Run some work in the pool; a pool that broke is made anew, and the work tried once."""
        pool = self._pool
        try:
            return await self._try(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._make()
            return await self._try(self._pool, work, *args)

    async def _try(self, pool: Executor, work: Callable[..., T], *args: object) -> T:
        """Run some work in a pool; one that never ends must not keep its process for ever."""
        begun = pool.submit(work, *args)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(begun), PATIENCE)
        except TimeoutError:
            if begun.running() and self._pool is pool:
                self._pool = self._make()
                _end(pool)
            raise

    async def choose(self, strength: str, view: AnyView) -> Move:
        """Choose a move for the view's seat."""
        return await self._run(_choose, strength, view, secrets.randbits(62))

    async def advise(self, view: AnyView) -> tuple[tuple[Move, Reason], ...]:
        """Return the best moves for the view's seat, best first."""
        return await self._run(_advise, view)

    def stop(self) -> None:
        """End all processes without waiting for answers."""
        self._pool.shutdown(wait=False, cancel_futures=True)
