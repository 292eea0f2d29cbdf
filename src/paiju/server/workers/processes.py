"""A crew: processes that do what must not hold the loop, bounded in number and in patience."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from paiju.bots.workers import workers

T = TypeVar("T")
_START: Final = 60
"""Seconds after which processes that have not started are given up."""


def _stand_by() -> None:
    """Do nothing: a process that has done it has loaded everything."""


def _end(pool: Executor) -> None:
    """End a pool with the processes in it, whatever they do."""
    # Whatever waits in it is tried again in the next one.
    processes: Mapping[int, BaseProcess] = getattr(pool, "_processes", None) or {}
    for process in tuple(processes.values()):
        process.kill()
    pool.shutdown(wait=False)


class Crew:
    """A pool of processes that starts with the first work; with no processes, a thread works."""

    def __init__(self, count: int, patience: float, gentle: int = 0) -> None:
        self._count = count
        self._patience = patience
        self._gentle = gentle
        self._pool: Executor | None = None if count else ThreadPoolExecutor(1, "crew")
        self._starting = asyncio.Lock()

    def _make(self) -> Executor:
        """Start a pool."""
        pool = workers(self._count, self._gentle)
        # The first work starts the first process.
        pool.submit(_stand_by).result(_START)
        return pool

    async def _ready(self) -> Executor:
        """Return a pool that works; one that broke was thrown away."""
        async with self._starting:
            if self._pool is None:
                # Starting a process takes long, and is no part of the time that work may take.
                self._pool = await asyncio.to_thread(self._make)
            return self._pool

    def _throw_away(self, pool: Executor) -> None:
        """Use a pool no more."""
        if self._pool is pool:
            self._pool = None
        _end(pool)

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Run some work; where a pool broke, once more in another. `TimeoutError`: too long."""
        pool = await self._ready()
        try:
            return await self._try(pool, work, *args)
        except BrokenProcessPool:
            self._throw_away(pool)
            return await self._try(await self._ready(), work, *args)

    async def _try(self, pool: Executor, work: Callable[..., T], *args: object) -> T:
        """Run some work in a pool; one that never ends must not keep its process for ever."""
        begun = pool.submit(work, *args)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(begun), self._patience)
        except TimeoutError:
            # A thread cannot be ended.
            if begun.running() and self._count:
                self._throw_away(pool)
            raise

    def stop(self) -> None:
        """End all processes without waiting for answers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
