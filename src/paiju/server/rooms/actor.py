"""A room that is being played: one task, one inbox, one writer."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from paiju.game import Refusal
from paiju.room.broadcast import Stage
from paiju.room.decide import Inner, RoomCommand
from paiju.room.internal import SERVER, BotMove, Tick, Who
from paiju.room.messages import NOWHERE, AnyLetter, Farewell, Letter, Return
from paiju.room.state import Room
from paiju.room.step import Step
from paiju.server.rooms.inbox import Inbox, Item
from paiju.server.rooms.log import Ledger
from paiju.server.rooms.replies import Replies
from paiju.server.services import Services
from paiju.server.tournament import admission
from paiju.server.workers.turns import Errands, Thinkers
from paiju.store.contract import Lease, Lost, Taken, Unavailable
from paiju.wire import commands as c
from paiju.wire import pushes as p

_RETRY: Final = 1.0
_REST: Final = 60_000
"""A room that nobody looks at and where nothing is due for so long is let go."""
_LET_GO: Final = 2.0
"""Seconds before that: whoever has just asked for the room must find it."""
_log = logging.getLogger("paiju.room")


class Actor:
    """Takes one thing after another from its inbox; nobody else changes the room."""

    def __init__(
        self, room: Room, lease: Lease, services: Services, told: Callable[["Actor"], None]
    ) -> None:
        self.ledger = Ledger(room, lease, services)
        self.stage = Stage(services.post, services.now)
        self._services = services
        self._told = told
        """Whoever must know that the room has changed."""
        self.inbox = Inbox()
        self.lost = False
        """Whether another node has the room."""
        self.unread: list[AnyLetter] = []
        """Letters that came too late for this actor."""
        self._timer: asyncio.TimerHandle | None = None
        self._errands = Errands()
        self._thinkers = Thinkers(services.brains, services.pauses, self.inbox.put)
        self._replies = Replies(services, self.stage)
        self._stopping = False
        self._working = False

    @property
    def room(self) -> Room:
        """The room as it is."""
        return self.ledger.room

    async def run(self) -> None:
        """Work until the room is closed, is not needed or belongs to another node."""
        self._go_on()
        while not self.room.closed:
            item = await self.inbox.take()
            if item is None:
                if self._stopping or self.inbox.closed or self._idle():
                    break
                continue
            self._working = True
            try:
                async with self._services.line.place():
                    await self._take(item)
            except Lost:
                self.lost = True
                break
            except Exception:
                self._services.metrics.fault("room")
                _log.exception("fault", extra={"room": self.room.code})
            self._working = False
            if self._idle():
                asyncio.get_running_loop().call_later(_LET_GO, self.inbox.put, None)
        self._rest()

    @property
    def busy(self) -> bool:
        """Whether something is being done, or waits for anything but the clock."""
        wake = self.room.wake
        due = wake is not None and wake <= self._services.now()
        return self._working or due or self._errands.busy or not self.inbox.empty

    def _idle(self) -> bool:
        """Tell whether the room can be let go until somebody or time needs it."""
        if self.stage.audience.players or not self.inbox.empty:
            return False
        wake = self.room.wake
        return wake is None or wake > self._services.now() + _REST

    def stop(self) -> None:
        """End after what is in the inbox."""
        self._stopping = True
        self.inbox.put(None)

    def lose(self) -> None:
        """End at once: another node has the room now, and only its views are true."""
        self.lost = True
        self.unread = self.inbox.close()

    def _rest(self) -> None:
        """Stop everything that was to come."""
        if not self.inbox.closed:
            self.unread = self.inbox.close()
        if self._timer is not None:
            self._timer.cancel()
        self._errands.stop()

    async def _take(self, item: Item) -> None:
        """Take one thing from the inbox."""
        match item:
            case Letter():
                await self._letter(item)
            case Farewell(address, player):
                if self.stage.audience.holds(player, address):
                    await self._farewell(player)
            case Return():
                await self._return(item)
            case BotMove(seat=seat):
                self._thinkers.done(seat)
                await self._step(item, SERVER)
            case Tick():
                await self._tick(item)
            case _:
                await self._step(item, SERVER)

    async def _tick(self, tick: Tick) -> None:
        """Do what is due; a deal of an event only to those who may have it."""
        try:
            await self._step(await admission.admit(self.room, tick, self._services), SERVER)
        except Unavailable:
            self._wake_in(_RETRY)
            raise

    async def _farewell(self, player: str) -> None:
        """Let a socket go; whoever only looked on is out."""
        self.stage.audience.remove(player)
        person = self.room.person(player)
        if self.room.seat_of(player) is None and person is not None:
            leave = c.Leave(id=f"farewell-{self.room.seq}")
            await self._step(leave, Who(player, person.name))
        else:
            self.stage.show_people(self.room)

    async def _return(self, back: Return) -> None:
        """Show the room anew to a socket that was in it; an onlooker taken for gone comes in."""
        if self.room.person(back.player) is None:
            enter = c.Enter(id=f"return-{back.address}-{self.room.seq}", room=self.room.code)
            await self._letter(Letter(back.address, back.player, back.name, enter, back.since))
            return
        here = back.player in self.stage.audience.players
        if self.stage.audience.bring_back(back.player, back.address, back.since):
            self.stage.show_all(self.room, back.player)
            if not here:
                self.stage.show_people(self.room, back.player)

    # Commands

    async def post(self, letter: AnyLetter) -> bool:
        """Take a letter; return whether it was answered, will be read, or will be given back."""
        if isinstance(letter, Letter):
            if isinstance(letter.command, c.Ping):
                self._pong(letter, letter.command)
                return True
            if self._services.line.long and self._is_new(letter):
                assert isinstance(letter.command, c.Change | c.Question)
                self._replies.refuse(self.room, letter, letter.command.id, Refusal("server.behind"))
                return True
        return await self.inbox.post(letter)

    def _pong(self, letter: Letter, ping: c.Ping) -> None:
        """Answer a ping at once: however long the room waits for a step, the server is there."""
        # A socket outside hears that the server is there, and nothing of the room.
        seq = self.room.seq if self._is_inside(letter) else 0
        told = p.Pong(at=ping.at, now=self._services.now(), seq=seq)
        self.stage.audience.reply(letter.address, told)

    def _is_new(self, letter: Letter) -> bool:
        """Return whether a command can be refused unseen: it was not made, and will not be.

        Coming and going is never refused: a server that is behind is helped by both.
        """
        command = letter.command
        if not isinstance(command, c.Change | c.Question) or isinstance(command, c.Enter | c.Leave):
            return False
        return self.room.answer_of(command.id) is None and not self.inbox.has(letter)

    async def _letter(self, letter: Letter) -> None:
        """Answer a command."""
        command, player = letter.command, letter.player
        if not self._is_inside(letter) and not isinstance(command, c.Enter):
            if isinstance(command, c.Change | c.Question):
                self._replies.refuse(self.room, letter, command.id, Refusal("room.not_in"))
            return
        match command:
            case c.Sync():
                self.stage.show_all(self.room, player)
            case c.Ask() | c.Arrange():
                self._replies.answer(self.room, letter, command)
            case c.Hint():
                self._hint(letter, command)
            case c.Hello() | c.Lobby() | c.Ping():
                return
            case _:
                if self._replies.repeat(letter, command.id):
                    return
                if isinstance(command, c.Chat):
                    await self._replies.say(self.room, letter, command)
                else:
                    await self._change(letter, command)

    def _is_inside(self, letter: Letter) -> bool:
        """Tell whether a socket may speak in the room.

        One that was in it on another node, or that was taken for gone, is let in again as it is.
        """
        audience, player = self.stage.audience, letter.player
        if letter.address == NOWHERE:
            return self.room.person(player) is not None
        if player not in audience.players and not isinstance(letter.command, c.Enter):
            if self.room.person(player) is None:
                return False
            audience.add(player, letter.address, letter.since)
            self.stage.show_all(self.room, player)
        return audience.holds(player, letter.address)

    async def _change(self, letter: Letter, command: RoomCommand) -> None:
        """Take a command that changes something, and answer it."""
        with self._services.metrics.timed("whole"):
            try:
                who = Who(letter.player, letter.name)
                barred = await admission.bar(self.room, command, who, self._services.store)
                made = barred or await self._step(command, who, letter)
            except Unavailable:
                _log.error("store", extra={"room": self.room.code})
                made = Refusal("server.store")
        if isinstance(made, Refusal):
            self._replies.refuse(self.room, letter, command.id, made, command)

    def _hint(self, letter: Letter, hint: c.Hint) -> None:
        """Let a bot look for the best moves."""
        seat = self.room.seat_of(letter.player)
        if seat is None or seat not in self.room.acting():
            self._replies.refuse(self.room, letter, hint.id, Refusal("table.no_hand"))
            return
        self._errands.send(self._replies.advise(self.room, letter.player, hint, seat))

    # Steps

    async def _step(
        self, command: RoomCommand | Inner, who: Who, letter: Letter | None = None
    ) -> Step | Refusal:
        """Take a step: decide, make it durable, then be and show it."""
        if self.ledger.unsure:
            await self._reload()
        made = self.ledger.decide(command, who)
        if isinstance(made, Refusal):
            return made
        before = self.room
        new = made.row is not None and await self._keep(made)
        with self._services.metrics.timed("show"):
            self._acknowledge(command, letter)
            if new:
                self.stage.show_change(before, self.room, made.events)
        if new:
            self._told(self)
            self._tell_absent(before)
        self._go_on()
        return made

    async def _keep(self, made: Step) -> bool:
        """Make a step durable; tell whether it was new."""
        try:
            await self.ledger.keep(made)
        except Taken:
            # An old command said again, or another writer: the log tells.
            await self._reload()
            return False
        except Unavailable:
            self._wake_in(_RETRY)
            raise
        return True

    async def _reload(self) -> None:
        """Take the room as its log has it, soon again where the store fails."""
        before = self.room
        self._wake_in(_RETRY)
        await self.ledger.reload()
        if self.room.seq != before.seq:
            for player in self.stage.audience:
                self.stage.show_all(self.room, player)

    def _acknowledge(self, command: RoomCommand | Inner, letter: Letter | None) -> None:
        """Tell that a command is durable; whoever came in sees everything."""
        if letter is None or not isinstance(command, c.Change):
            return
        audience = self.stage.audience
        seq = self.room.answer_of(command.id) or self.room.seq
        audience.reply(letter.address, p.Ack(id=command.id, seq=seq))
        if isinstance(command, c.Enter):
            audience.add(letter.player, letter.address, letter.since)
            self.stage.show_all(self.room, letter.player)
            self.stage.show_people(self.room, letter.player)
            self._errands.send(self._replies.tell_chat(self.room.code, letter.player))
        elif isinstance(command, c.Leave):
            audience.remove(letter.player)
        elif isinstance(command, c.Kick):
            audience.send(command.player, p.Gone(room=self.room.code, code="kicked"))
            audience.remove(command.player)

    # Time and bots

    def _go_on(self) -> None:
        """Arrange for what comes next: time, and bots whose turn it is."""
        wake = self.room.wake
        if wake is None:
            for player in self.stage.audience:
                self.stage.audience.send(player, p.Gone(room=self.room.code, code="closed"))
            return
        self._wake_in(max(0, wake - self._services.now()) / 1000)
        watched = bool(self.stage.audience.players)
        self._thinkers.begin(self.room, self._errands, watched=watched)

    def _wake_in(self, seconds: float) -> None:
        """Look at the clock again after so long."""
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self.inbox.put, Tick())

    def _tell_absent(self, before: Room) -> None:
        """Send a notice to players whose turn it is and whose page is not open."""
        waiting = frozenset(self.room.acting()) - frozenset(before.acting())
        for seat in waiting:
            chair = self.room.chair(seat)
            absent = chair.player is not None and chair.player not in self.stage.audience.players
            if absent and chair.player is not None and not chair.played_by_bot:
                self._services.notices.turn(chair.player, self.room.code, self._services.now())
