"""A node without sockets: rooms, a real store, a clock that stands still, messages kept."""

import asyncio
from collections import defaultdict
from pathlib import Path
from typing import TypeVar

import msgspec

from paiju.bots import BOTS, Reason, explain
from paiju.game import AnyView, Move, find
from paiju.room.internal import Tick, Who
from paiju.room.messages import Farewell, Letter
from paiju.room.opening import Wish
from paiju.server.guard.limits import Limits
from paiju.server.push.notices import Notices
from paiju.server.rooms.actor import Actor
from paiju.server.rooms.hub import Hub
from paiju.server.rooms.lobby import Lobby
from paiju.server.services import Pauses, Services
from paiju.server.workers.bots import Brains
from paiju.store.contract import Store
from paiju.store.opening import make_store
from paiju.wire import commands as c
from paiju.wire import pushes as p

T = TypeVar("T")
_PUSH = msgspec.json.Decoder(p.AnyPush)


class Calm(Brains):
    """Bots that answer before anything else happens, the same every time."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, strength: str, view: AnyView) -> Move:
        return BOTS["easy"](find(view.game), 1).choose(view)

    async def advise(self, view: AnyView) -> tuple[tuple[Move, Reason], ...]:
        move = await self.choose("easy", view)
        return ((move, explain(find(view.game), view, move)),)


class Postbox:
    """Keeps what was sent to each address."""

    def __init__(self) -> None:
        self.sent: dict[str, list[p.AnyPush]] = defaultdict(list)
        self.raw: dict[str, list[bytes]] = defaultdict(list)
        self.closed: dict[str, int] = {}

    def deliver(self, address: str, message: bytes) -> None:
        self.raw[address].append(message)
        self.sent[address].append(_PUSH.decode(message))

    def close(self, address: str, code: int) -> None:
        self.closed[address] = code

    def last(self, address: str, kind: type[T]) -> T | None:
        found = [push for push in self.sent[address] if isinstance(push, kind)]
        return found[-1] if found else None


class World:
    """One node on a loop of its own."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.store: Store = make_store(folder)
        self.runner.run(self.store.start())
        self.time = 1_800_000_000_000
        self.post = Postbox()
        self.restart()

    def restart(self, notices: Notices | None = None) -> None:
        """Lose everything in memory and begin again."""
        if getattr(self, "hub", None) is not None:
            self.runner.run(_abandon(self.hub))
        self.services = Services(
            self.store,
            Calm(),
            self.post,
            notices or Notices(self.store),
            Limits(1e6),
            now=lambda: self.time,
            pauses=Pauses(0, 0),
        )
        self.lobby = Lobby(self.post)
        self.hub: Hub = Hub(self.services, self.lobby)

    def stop(self) -> None:
        """Close the store."""
        self.runner.run(_abandon(self.hub))
        self.runner.run(self.store.stop())
        self.runner.close()

    def open(self, wish: Wish, host: Who) -> str:
        """Open a room."""
        return self.runner.run(self.hub.open(wish, host))

    def actor(self, code: str) -> Actor:
        """Return a room, loading it where that is needed."""

        async def find() -> Actor:
            actor = await self.hub.find(code)
            assert actor is not None
            return actor

        actor = self.runner.run(find())
        self.settle()
        return actor

    def send(self, code: str, address: str, who: Who, command: c.AnyCommand) -> bool:
        """Say a command and wait until all that follows from it has happened."""
        letter = Letter(address, who.player, who.name, command)
        found = self.runner.run(self.hub.post(code, letter))
        self.settle()
        return found

    def drop(self, code: str, address: str, who: Who) -> None:
        """Lose a socket."""
        self.runner.run(self.hub.post(code, Farewell(address, who.player)))
        self.settle()

    def wait(self, milliseconds: int, code: str) -> None:
        """Let time pass, and let the room look at the clock."""
        actor = self.actor(code)
        self.time += milliseconds

        async def tick() -> None:
            actor.inbox.put(Tick())

        self.runner.run(tick())
        self.settle()

    def settle(self) -> None:
        """Wait until nobody has anything to do but to wait for the clock."""
        self.runner.run(_settle(self.hub))


async def _abandon(hub: Hub) -> None:
    """Kill all rooms where they stand."""
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.sleep(0)


async def _settle(hub: Hub) -> None:
    """Wait until every inbox is empty and no bot thinks."""
    quiet = 0
    while quiet < 3:
        busy = any(actor.busy for actor in hub.actors)
        quiet = 0 if busy else quiet + 1
        await asyncio.sleep(0 if quiet else 0.0002)
