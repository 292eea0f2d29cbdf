"""A room that is being played: one task, one inbox, one writer."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

import structlog

from paiju.bots import Reason
from paiju.game import Move, Refusal, Refused
from paiju.server.audience import encode
from paiju.server.keeping import append_of, head_of
from paiju.server.letters import AnyLetter, Farewell, Letter
from paiju.server.room.decide import Inner, RoomCommand
from paiju.server.room.evolve import replay
from paiju.server.room.inner import SERVER, BotMove, Fault, Fresh, Tick, Who
from paiju.server.room.state import Room
from paiju.server.room.step import Step, step
from paiju.server.services import Services
from paiju.server.stage import Stage
from paiju.store.contract import Lease, Lost, StoreError, Taken, Unavailable
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.answers import alternatives, answer, read_cards
from paiju.wire.views import write_facts, write_move, write_refusal

INBOX: Final = 64
_AGAIN: Final = 0.05
_RETRY: Final = 1.0
_REFUSALS: Final = 64
_RESTARTING: Final = 1012
_log = structlog.get_logger("room")

Item: TypeAlias = AnyLetter | Inner


def fresh() -> Fresh:
    """Draw the secrets of one step."""
    return Fresh(secrets.token_hex(32), secrets.token_hex(8))


class Actor:
    """Takes one thing after another from its inbox; nobody else changes the room."""

    def __init__(
        self, room: Room, lease: Lease, services: Services, told: Callable[["Actor"], None]
    ) -> None:
        self.room = room
        self.lease = lease
        self.stage = Stage(services.post, services.now)
        self._services = services
        self._told = told
        """Whoever must know that the room has changed."""
        self._head = head_of(room)
        self._inbox: asyncio.Queue[Item | None] = asyncio.Queue(INBOX)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._refused: OrderedDict[str, bytes] = OrderedDict()

    # The inbox

    async def post(self, letter: AnyLetter) -> None:
        """Put a letter into the inbox, waiting while it is full."""
        await self._inbox.put(letter)

    def put(self, item: Inner) -> None:
        """Put something of the server's own into the inbox, a little later where it is full."""
        try:
            self._inbox.put_nowait(item)
        except asyncio.QueueFull:
            asyncio.get_running_loop().call_later(_AGAIN, self.put, item)

    async def run(self) -> None:
        """Work until the room is closed, is not needed or belongs to another node."""
        self._go_on()
        while not self.room.closed:
            item = await self._inbox.get()
            if item is None:
                break
            try:
                await self._take(item)
            except Lost:
                _log.warning("lost", room=self.room.code)
                self.stage.audience.close_all(_RESTARTING)
                break
            except Exception:
                _log.exception("fault", room=self.room.code)
        self._rest()

    async def stop(self) -> None:
        """End after what is in the inbox."""
        await self._inbox.put(None)

    def _rest(self) -> None:
        """Stop everything that was to come."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        self.stage.stop()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the inbox."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, item: Item) -> None:
        """Take one thing from the inbox."""
        match item:
            case Letter():
                await self._letter(item)
            case Farewell(address, player):
                if self.stage.audience.holds(player, address):
                    await self._farewell(player)
            case BotMove(seat=seat):
                self._thinking.pop(seat, None)
                await self._step(item, SERVER)
            case _:
                await self._step(item, SERVER)

    async def _farewell(self, player: str) -> None:
        """Let a socket go; whoever only looked on is out."""
        self.stage.audience.remove(player)
        person = self.room.person(player)
        if self.room.seat_of(player) is None and person is not None:
            leave = c.Leave(id=f"farewell-{self.room.seq}")
            await self._step(leave, Who(player, person.name))
        else:
            self.stage.show_people(self.room)

    # Commands

    async def _letter(self, letter: Letter) -> None:
        """Answer a command."""
        command, player = letter.command, letter.player
        inside = self.stage.audience.holds(player, letter.address)
        if not inside and not isinstance(command, c.Enter):
            if isinstance(command, c.Change | c.Ask | c.Hint):
                self._refuse(letter, command.id, Refusal("room.not_in"))
            return
        match command:
            case c.Ping(at=at):
                pong = p.Pong(at=at, now=self._services.now(), seq=self.room.seq)
                self.stage.audience.send(player, pong)
            case c.Sync():
                self.stage.show_all(self.room, player)
            case c.Ask():
                self._answer(letter, command)
            case c.Hint():
                self._hint(letter, command)
            case c.Hello() | c.Lobby() | c.Chat():
                return
            case _:
                await self._change(letter, command)

    async def _change(self, letter: Letter, command: RoomCommand) -> None:
        """Take a command that changes something, and answer it."""
        told = self._refused.get(command.id)
        if told is not None:
            self._services.post.deliver(letter.address, told)
            return
        try:
            made = await self._step(command, Who(letter.player, letter.name), letter)
        except Unavailable:
            _log.error("store", room=self.room.code)
            made = Refusal("server.store")
        if isinstance(made, Refusal):
            self._refuse(letter, command.id, made, command)

    def _refuse(
        self, letter: Letter, id: str, refusal: Refusal, command: RoomCommand | None = None
    ) -> None:
        """Say no; whoever acted on an old view gets the new one."""
        near = None
        if isinstance(command, c.Play) and refusal.code != "table.stale":
            near = self._near(letter.player, command)
        told = encode(
            p.Refused(id=id, refusal=write_refusal(refusal), seq=self.room.seq, alternative=near)
        )
        # What may well be taken the next time is not remembered.
        if refusal.code != "server.store":
            self._refused[id] = told
            if len(self._refused) > _REFUSALS:
                self._refused.popitem(last=False)
        self._services.post.deliver(letter.address, told)
        if refusal.code == "table.stale":
            self.stage.show_all(self.room, letter.player)

    def _near(self, player: str, command: c.Play) -> c.WireMove | None:
        """Find a legal move near one that was refused."""
        seat, hand = self.room.seat_of(player), self.room.hand
        if seat is None or hand is None or self.room.phase != "playing":
            return None
        try:
            cards = read_cards(command.move.cards)
        except Refused:
            return None
        found = alternatives(self.room.game, hand.state, seat, cards, 1)
        return found[0] if found else None

    def _answer(self, letter: Letter, ask: c.Ask) -> None:
        """Tell what chosen cards are."""
        seat, hand = self.room.seat_of(letter.player), self.room.hand
        if seat is None or hand is None:
            self._refuse(letter, ask.id, Refusal("table.no_hand"))
            return
        told = answer(self.room.game, hand.state, seat, ask, self.room.seq)
        self.stage.audience.send(letter.player, told)

    def _hint(self, letter: Letter, hint: c.Hint) -> None:
        """Let a bot look for the best moves."""
        seat, hand = self.room.seat_of(letter.player), self.room.hand
        if seat is None or hand is None or seat not in self.room.acting():
            self._refuse(letter, hint.id, Refusal("table.no_hand"))
            return
        self._spawn(self._advise(letter, hint, seat))

    async def _advise(self, letter: Letter, hint: c.Hint, seat: int) -> None:
        """Send the best moves when they are found."""
        room = self.room
        assert room.hand is not None
        best = await self._services.brains.advise(room.game.view(room.hand.state, seat))
        advice = [_write_advice(move, reason) for move, reason in best]
        self.stage.audience.send(letter.player, p.Hints(id=hint.id, seq=room.seq, best=advice))

    # Steps

    async def _step(
        self, command: RoomCommand | Inner, who: Who, letter: Letter | None = None
    ) -> Step | Refusal:
        """Take a step: decide, make it durable, then be and show it."""
        now = max(self._services.now(), self.room.at)
        try:
            made = step(self.room, command, who, now, fresh())
        except Exception as error:
            # One table's fault is nobody else's: it stops, all others go on.
            _log.exception("held", room=self.room.code, seq=self.room.seq)
            made = step(self.room, Fault(type(error).__name__), SERVER, now, fresh())
        if isinstance(made, Refusal):
            return made
        before = self.room
        if made.row is not None and not await self._keep(made):
            made = Step(self.room)
        self._acknowledge(command, letter)
        if made.row is not None:
            self.stage.show_change(before, self.room, made.events)
            self._told(self)
        self._go_on()
        return made

    async def _keep(self, made: Step) -> bool:
        """Make a step durable, then take its room; tell whether it was new."""
        try:
            await self._services.store.append(append_of(made, self._head), self.lease)
        except Taken:
            # An old command said again, or another writer: the log tells.
            await self._reload()
            return False
        except StoreError:
            self._wake_in(_RETRY)
            raise
        self.room = made.room
        self._head = head_of(made.room)
        return True

    async def _reload(self) -> None:
        """Take the room as its log has it."""
        before = self.room
        self.room = replay(await self._services.store.rows(before.code))
        self._head = head_of(self.room)
        if self.room.seq != before.seq:
            for player in self.stage.audience:
                self.stage.show_all(self.room, player)

    def _acknowledge(self, command: RoomCommand | Inner, letter: Letter | None) -> None:
        """Tell that a command is durable; whoever came in sees everything."""
        if letter is None or not isinstance(command, c.Change):
            return
        seq = self.room.answer_of(command.id) or self.room.seq
        ack = p.Ack(id=command.id, seq=seq)
        self.stage.audience.reply(letter.address, ack)
        if isinstance(command, c.Enter):
            self.stage.audience.add(letter.player, letter.address)
            self.stage.show_all(self.room, letter.player)
            self.stage.show_people(self.room)
        elif isinstance(command, c.Leave):
            self.stage.audience.remove(letter.player)
            self.stage.show_people(self.room)
        elif isinstance(command, c.Kick):
            gone = p.Gone(room=self.room.code, code="kicked")
            self.stage.audience.send(command.player, gone)
            self.stage.audience.remove(command.player)

    # Time and bots

    def _go_on(self) -> None:
        """Arrange for what comes next: time, and bots whose turn it is."""
        if self.room.closed:
            return
        wake = self.room.wake
        if wake is not None:
            self._wake_in(max(0, wake - self._services.now()) / 1000)
        hand = self.room.hand
        if hand is None:
            return
        for seat in self.room.acting():
            turn = hand.turns[seat - 1]
            if self.room.chair(seat).played_by_bot and self._thinking.get(seat) != turn:
                self._thinking[seat] = turn
                self._spawn(self._think(seat, turn))

    def _wake_in(self, seconds: float) -> None:
        """Look at the clock again after so long."""
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self.put, Tick())

    async def _think(self, seat: int, at: int) -> None:
        """Let a bot choose, after a pause where somebody watches."""
        room = self.room
        assert room.hand is not None
        pauses = self._services.pauses
        if self.stage.audience.players and pauses.most:
            spread = secrets.randbelow(max(1, pauses.most - pauses.least))
            await asyncio.sleep((pauses.least + spread) / 1000)
        view = room.game.view(room.hand.state, seat)
        try:
            move = await self._services.brains.choose(room.chair(seat).bot or "easy", view)
        except Exception:
            # Time will play for the seat.
            _log.exception("bot", room=room.code)
        else:
            self.put(BotMove(seat, at, move))


def _write_advice(move: Move, reason: Reason) -> p.Advice:
    """Write a move worth making."""
    why = p.WireEvent(name=reason.code, facts=write_facts(reason.facts))
    return p.Advice(move=write_move(move), reason=why)
