"""The coach of a server: hands are judged one after another, in a process of its own.

Whoever asks first starts the work and is told at once how far it is; asking again tells more.
"""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from paiju.bots.coach import Coaching, Judged, conclude, decisions, judge
from paiju.bots.workers import workers
from paiju.game import Record, Refused, parse_record
from paiju.server.thinking import Errands

_log = logging.getLogger("paiju.coach")
_WAITING: Final = 16
"""So many hands may wait to be judged."""
_KEPT: Final = 256
"""So many judged hands are remembered."""
# It runs beside the bots, which somebody waits for.
_NICE: Final = 5


class Busy(Exception):
    """Too many hands wait already."""


@dataclass(slots=True)
class Work:
    """A hand that is being judged."""

    record: Record
    total: int | None = None
    """How many decisions it has, None while they are not counted."""
    judged: list[Judged] = field(default_factory=list)
    refused: Refused | None = None
    """Why its record cannot be judged."""
    failed: bool = False

    @property
    def done(self) -> bool:
        """Whether nothing more will be judged."""
        return self.total == len(self.judged) or self.failed or self.refused is not None

    def told(self) -> Coaching:
        """Sum up what is judged so far."""
        return conclude(self.record.game, self.judged)


class Coaches:
    """All hands that were asked about, the latest kept."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Lock()
        self._errands = Errands()

    def find(self, key: str) -> Work | None:
        """Return a hand that was asked about; one that failed may be tried again."""
        work = self._works.get(key)
        if work is None or work.failed:
            return None
        self._works.move_to_end(key)
        return work

    def begin(self, key: str, text: str) -> Work:
        """Begin to judge the record of a hand; `Refused` where it is none, `Busy` when full."""
        if sum(not work.done for work in self._works.values()) >= _WAITING:
            raise Busy
        work = self._works[key] = Work(parse_record(text))
        while len(self._works) > _KEPT:
            self._works.popitem(last=False)
        self._errands.send(self._judge(work))
        return work

    def _make(self) -> Executor:
        """Start the process: only where somebody asks."""
        if not self._processes:
            return ThreadPoolExecutor(1, "coach")
        return workers(1, gentle=_NICE)

    async def _judge(self, work: Work) -> None:
        """Judge a hand when its turn has come."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            if self._pool is None:
                self._pool = self._make()
            try:
                wanted = await loop.run_in_executor(self._pool, decisions, work.record)
                work.total = len(wanted)
                for decision in wanted:
                    task = partial(judge, decision, among=len(wanted))
                    work.judged.append(await loop.run_in_executor(self._pool, task))
            except Refused as error:
                work.refused = error
            except BrokenProcessPool:
                work.failed, self._pool = True, None
                _log.exception("pool")
            except Exception:
                work.failed = True
                _log.exception("hand", extra={"game": work.record.game})

    def stop(self) -> None:
        """End all work without waiting for it."""
        self._errands.stop()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
