"""All rooms of this node: found, loaded when somebody needs them or time does, let go again."""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace
from typing import Final

import msgspec

from paiju.room import events as e
from paiju.room.archive import append_of
from paiju.room.evolve import begin, replay
from paiju.room.ids import fresh, room_code
from paiju.room.internal import Fault, Resume, Who
from paiju.room.messages import AnyLetter
from paiju.room.opening import Wish, open_room
from paiju.room.state import Room
from paiju.room.view import show_listed
from paiju.server.cluster.peers import Alone, Others
from paiju.server.rooms.actor import Actor
from paiju.server.rooms.lobby import Lobby
from paiju.server.services import Services
from paiju.server.workers.turns import Errands
from paiju.store.contract import Lost, Row, StoreError, Taken
from paiju.wire.pushes import Listed

_SLICE: Final = 20
_LOOK: Final = 1.0
_log = logging.getLogger("paiju.hub")


class Full(Exception):
    """There are as many rooms as the server takes."""


def _rebuild(rows: list[Row]) -> tuple[Room, bool]:
    """Rebuild a room, and tell whether the engine plays its log as it was played.

    Where it does not, the room is rebuilt as it was between two hands, to be held: nobody goes on
    with a hand that has become another.
    """
    try:
        return replay(rows), True
    except Exception:
        _log.exception("diverged", extra={"room": rows[0].room, "seq": rows[-1].seq})
        room = begin(e.read(rows[0].events)[0])
        held = any(isinstance(event, e.Held) for event in e.read(rows[-1].events))
        room = replace(room, phase="held" if held else room.phase)
        return replace(room, seq=rows[-1].seq, at=rows[-1].at), False


class Hub:
    """The rooms that are loaded, and what is known of the others."""

    def __init__(self, services: Services, lobby: Lobby, others: Others | None = None) -> None:
        self._services = services
        self._others: Others = others or Alone()
        self._lobby = lobby
        self._actors: dict[str, Actor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Actor | None]] = {}
        self._due: dict[str, int | None] = {}
        """Open rooms that are not loaded, and when each must be."""
        self._errands = Errands()
        self._stopping = False
        self._watch: asyncio.Task[None] | None = None

    @property
    def actors(self) -> Collection[Actor]:
        """The rooms that are loaded."""
        return self._actors.values()

    @property
    def count(self) -> int:
        """How many rooms are open."""
        return len(self._actors) + len(self._due)

    async def start(self) -> None:
        """Learn which rooms are open; they are loaded when they are needed."""
        for found in await self._services.store.open_rooms():
            self._due[found.head.code] = found.due
            if found.head.listed is not None:
                listed = msgspec.json.decode(found.head.listed, type=Listed)
                self._lobby.show(found.head.code, listed)
        self._watch = asyncio.ensure_future(self._keep_time())

    async def stop(self) -> None:
        """Let every room finish what is in its inbox."""
        self._stopping = True
        if self._watch is not None:
            self._watch.cancel()
        tasks = list(self._tasks.values())
        for actor in list(self._actors.values()):
            actor.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def open(self, wish: Wish, host: Who) -> str:
        """Open a room and return its code."""
        if self.count >= self._services.limits.rooms:
            raise Full
        while True:
            code = room_code()
            if code in self._actors or code in self._due:
                continue
            made = open_room(code, wish, host, self._services.now(), fresh())
            lease = await self._services.store.claim(code)
            try:
                store = self._services.store
                await store.append(await append_of(made, None, store), lease)
            except Taken:
                continue
            self._run(Actor(made.room, lease, self._services, self._changed))
            return code

    async def find(self, code: str) -> Actor | None:
        """Return a room, loading it where it is not; None where there is none."""
        actor = self._actors.get(code)
        if actor is not None and not actor.inbox.closed:
            return actor
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def post(self, code: str, letter: AnyLetter) -> bool:
        """Bring a letter to a room, wherever it is; tell whether there is one."""
        if self._others.has(code):
            return await self._others.post(code, letter)
        try:
            return await self.post_here(code, letter)
        except Lost:
            return await self._others.post(code, letter)

    async def post_here(self, code: str, letter: AnyLetter) -> bool:
        """Bring a letter to a room of this node; `Lost` where another has it."""
        await self._others.be_sure()
        while (actor := await self.find(code)) is not None:
            if await actor.post(letter):
                return True
        return False

    async def look(self, code: str) -> Listed | None:
        """Tell what a room looks like, wherever it is; None where there is none."""
        if self._others.has(code):
            return await self._others.look(code)
        try:
            return await self.look_here(code)
        except Lost:
            return await self._others.look(code)

    async def look_here(self, code: str) -> Listed | None:
        """Tell what a room of this node looks like; `Lost` where another has it."""
        await self._others.be_sure()
        actor = await self.find(code)
        return None if actor is None else show_listed(actor.room)

    async def _load(self, code: str) -> Actor | None:
        """Rebuild a room from its log."""
        store = self._services.store
        if await store.room(code) is None:
            self._due.pop(code, None)
            return None
        try:
            lease = await store.claim(code)
            rows = await store.rows(code)
        except Lost:
            raise
        except StoreError:
            # It may be this node's by now, and then nobody else will ever load it.
            self._due[code] = 0
            raise
        room, trusted = _rebuild(rows)
        actor = Actor(room, lease, self._services, self._changed)
        self._run(actor)
        actor.inbox.put(Resume() if trusted else Fault("Diverged"))
        return actor

    def _run(self, actor: Actor) -> None:
        """Let a room begin to work."""
        code = actor.room.code
        self._actors[code] = actor
        self._due.pop(code, None)
        task = asyncio.ensure_future(actor.run())
        self._tasks[code] = task
        self._others.took(code)
        task.add_done_callback(lambda _: self._ended(actor))
        self._changed(actor)

    def _ended(self, actor: Actor) -> None:
        """Forget a room that works no more; what it did not read goes to whoever has it next."""
        code = actor.room.code
        if self._actors.get(code) is actor:
            del self._actors[code], self._tasks[code]
            if not actor.room.closed and not actor.lost:
                self._due[code] = actor.room.wake
        if self._stopping:
            return
        if actor.lost:
            self._others.lost(code)
        for letter in actor.unread:
            self._errands.send(self._post_again(code, letter))

    async def _post_again(self, code: str, letter: AnyLetter) -> None:
        """Bring a letter that was not read to its room."""
        await self.post(code, letter)

    def _changed(self, actor: Actor) -> None:
        """Tell the lobby."""
        room = actor.room
        listed = show_listed(room) if room.settings.public and not room.closed else None
        if self._lobby.show(room.code, listed):
            self._others.show(room.code, listed)

    async def _keep_time(self) -> None:
        """Load rooms in which time must act, a few at a time."""
        while True:
            now = self._services.now()
            due = [code for code, at in self._due.items() if at is not None and at <= now]
            for code in due[:_SLICE]:
                try:
                    await self.find(code)
                except Lost:
                    self._due.pop(code, None)
                except StoreError:
                    # The store is away: the others would wait for it as well.
                    break
                except Exception:
                    _log.exception("load", extra={"room": code})
                    self._due[code] = None
            await asyncio.sleep(0 if len(due) > _SLICE else _LOOK)
