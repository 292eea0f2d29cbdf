"""The coach of a server: hands are judged one after another, in a process of its own.

Whoever asks first starts the work and is told at once how far it is; asking again tells more.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from paiju.bots.coach import Coaching, Judged, conclude, decisions, judge
from paiju.game import Record, Refused
from paiju.server.workers.processes import Crew
from paiju.server.workers.turns import Errands

_log = logging.getLogger("paiju.coach")
_WAITING: Final = 16
"""So many hands may wait to be judged."""
_KEPT: Final = 256
"""So many judged hands are remembered."""
_PATIENCE: Final = 60
"""Seconds after which a decision that is not judged is given up."""
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
        self._crew = Crew(min(1, processes), _PATIENCE, _NICE)
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

    def begin(self, key: str, record: Record) -> Work:
        """Begin to judge the record of a hand; `Busy` when full."""
        if sum(not work.done for work in self._works.values()) >= _WAITING:
            raise Busy
        work = self._works[key] = Work(record)
        while len(self._works) > _KEPT:
            self._works.popitem(last=False)
        self._errands.send(self._judge(work))
        return work

    async def _judge(self, work: Work) -> None:
        """Judge a hand when its turn has come."""
        async with self._turn:
            try:
                wanted = await self._crew.run(decisions, work.record)
                work.total = len(wanted)
                for decision in wanted:
                    task = partial(judge, decision, among=len(wanted))
                    work.judged.append(await self._crew.run(task))
            except Refused as error:
                work.refused = error
            except Exception:
                work.failed = True
                _log.exception("hand", extra={"game": work.record.game})

    def stop(self) -> None:
        """End all work without waiting for it."""
        self._errands.stop()
        self._crew.stop()
