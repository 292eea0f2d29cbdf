"""The judge of a server: strangers may ask it, so questions are answered beside the loop.

Each process answers one request at a time. What a request may cost is bounded by a budget of
work; a process that still takes too long is ended, and another takes its place.
"""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from paiju.game.ruling import BadQuestion, Budget
from paiju.judge import rule_many
from paiju.judge.answers import write_error
from paiju.judge.stream import read_line
from paiju.server.guard.limits import Limits
from paiju.server.workers.processes import Crew

T = TypeVar("T")
STEPS: Final = 20_000
"""Steps of work that all questions of a request may cost."""
MOST_LISTED: Final = 1_000
"""Plays that the answer to one question lists."""
_PATIENCE: Final = 5.0
"""Seconds that a request may take; all the steps are done in a fraction of one."""
# It runs beside the bots, which somebody at a table waits for.
_NICE: Final = 5


class Full(Exception):
    """Too many requests wait already."""


class Held(Exception):
    """Too many requests of this host wait already."""


def rule_on(raw: bytes) -> bytes:
    """Rule on the body of a request, as the answer to be sent; runs in a process of its own."""
    try:
        ruled: object = rule_many(read_line(raw), Budget(STEPS, MOST_LISTED))
    except BadQuestion as error:
        ruled = write_error(error)
    return msgspec.json.encode(ruled)


class Judges:
    """Processes that answer questions; without any, a thread does."""

    def __init__(self, processes: int, limits: Limits, patience: float = _PATIENCE) -> None:
        self._limits = limits
        # One that is ended takes nobody else's question with it.
        count = max(1, processes)
        self._free = [Crew(min(1, processes), patience, _NICE) for _ in range(count)]
        self._all = tuple(self._free)
        self._turn = asyncio.Semaphore(count)
        self._waiting = 0

    async def ask(self, host: str, work: Callable[..., T], *args: object) -> T:
        """Answer a host; `Full` or `Held` where it must come later, `TimeoutError`: too long."""
        if self._waiting >= self._limits.judging:
            raise Full
        if not self._limits.judging_per_host.take(host):
            raise Held
        self._waiting += 1
        try:
            async with self._turn:
                crew = self._free.pop()
                try:
                    return await crew.run(work, *args)
                finally:
                    self._free.append(crew)
        finally:
            self._waiting -= 1
            self._limits.judging_per_host.give(host)

    def stop(self) -> None:
        """End all processes without waiting for answers."""
        for crew in self._all:
            crew.stop()
