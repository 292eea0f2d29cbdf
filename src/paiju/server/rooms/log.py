"""A room and its log: a step counts once the store has it."""

import logging

from paiju.game import Refusal
from paiju.room import events as e
from paiju.room.archive import append_of, head_of
from paiju.room.decide import Inner, RoomCommand
from paiju.room.evolve import replay
from paiju.room.ids import fresh
from paiju.room.internal import SERVER, Fault, Who
from paiju.room.state import Room
from paiju.room.step import Step, step
from paiju.server.services import Services
from paiju.store.contract import Lease, Unavailable

_log = logging.getLogger("paiju.room")


class Ledger:
    """The room as it is, and what may be written into its log."""

    def __init__(self, room: Room, lease: Lease, services: Services) -> None:
        self.room = room
        self.lease = lease
        self.unsure = False
        """Whether the store failed, so that only the log can tell what is so."""
        self._services = services
        self._head = head_of(room)

    def decide(self, command: RoomCommand | Inner, who: Who) -> Step | Refusal:
        """Work out a step; one table's fault is nobody else's: it stops, all others go on."""
        now = max(self._services.now(), self.room.at)
        with self._services.metrics.timed("decide"):
            try:
                return step(self.room, command, who, now, fresh())
            except Exception as error:
                self._services.metrics.fault("held")
                _log.exception("held", extra={"room": self.room.code, "seq": self.room.seq})
                return step(self.room, Fault(type(error).__name__), SERVER, now, fresh())

    async def keep(self, made: Step) -> None:
        """Make a step durable, then take its room."""
        store = self._services.store
        try:
            with self._services.metrics.timed("commit"):
                await store.append(await append_of(made, self._head, store), self.lease)
        except Unavailable:
            self.unsure = True
            raise
        self.room = made.room
        self._head = head_of(made.room)
        for event in made.events:
            if isinstance(event, e.Moved):
                self._services.metrics.moved(event.by)

    async def reload(self) -> None:
        """Take the room as its log has it."""
        self.unsure = True
        self.room = replay(await self._services.store.rows(self.room.code))
        self.unsure = False
        self._head = head_of(self.room)
