"""One table on a player's own device: the room of the server, with bots and without a clock.

Whoever runs it brings the time, keeps the log and calls `go_on` after every pause.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from paiju import __version__
from paiju.game import Refusal, find, format_record
from paiju.offline.thinking import advise, choose, plays_here
from paiju.room import chat
from paiju.room import events as e
from paiju.room.archive import hand_of
from paiju.room.broadcast import Stage
from paiju.room.decide import Inner, RoomCommand
from paiju.room.evolve import begin, replay
from paiju.room.ids import device_code, fresh
from paiju.room.internal import SERVER, BotMove, Fault, Tick, Who
from paiju.room.messages import Address
from paiju.room.opening import Wish, open_room
from paiju.room.questions import ask, near
from paiju.room.state import Room
from paiju.room.step import Step, step
from paiju.store.contract import Hand, Row
from paiju.wire import PROTOCOL
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.answers import write_advice
from paiju.wire.views import write_refusal

ME: Final = "0" * 16
_HERE: Final = "device"
_LEAST: Final = 500
_SPREAD: Final = 400
_DECODER = msgspec.json.Decoder(c.AnyCommand)


class Device:
    """The table, and what it has to say and to be kept since it was asked last."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.room: Room | None = None
        self.said: list[str] = []
        self.rows: list[Row] = []
        self.hands: list[Hand] = []
        self._now = 0
        self._stage = Stage(self, lambda: self._now)

    # What the stage sends through.

    def deliver(self, address: Address, message: bytes) -> None:
        """Say something to the page."""
        self.said.append(message.decode())

    def close(self, address: Address, code: int) -> None:
        """Do nothing: there is one page."""

    # What whoever runs the table calls.

    def restore(self, rows: Sequence[Row]) -> None:
        """Take up a table where its log ends.

        Where this engine plays the log otherwise the hand is not gone on with: it is dealt anew.
        """
        try:
            self.room = replay(list(rows))
        except Exception:
            self.room = replace(begin(e.read(rows[0].events)[0]), seq=rows[-1].seq)

    def open(self, wish: Wish, now: int) -> Refusal | str:
        """Open a table in place of the one before; return its code."""
        if wish.bots is not None and not plays_here(wish.bots):
            return Refusal("device.hard")
        made = open_room(device_code(), wish, Who(ME, self.name), now, fresh())
        self._take(made)
        return made.room.code

    def hear(self, text: str, now: int) -> None:
        """Take a command from the page."""
        self._now = now
        command: c.AnyCommand = _DECODER.decode(text)
        match command:
            case c.Hello():
                self._stage.audience.remove(ME)
                self._welcome()
            case c.Ping(at=at):
                self._say(p.Pong(at=at, now=now, seq=self.room.seq if self.room else 0))
            case c.Lobby():
                return
            case _:
                self._hear_in_room(command)

    def go_on(self, now: int) -> None:
        """Let the bot whose turn it is play, or deal the hand that is due."""
        self._now = now
        room = self.room
        if room is None or self.pause is None:
            return
        inner: Inner = Tick()
        if room.phase == "playing":
            inner = self._think(room)
        made = self._step(inner, SERVER)
        if isinstance(made, Step) and made.row is not None:
            self._show(room, made)

    @property
    def pause(self) -> int | None:
        """Milliseconds after which `go_on` is due, None while only the player can act."""
        room = self.room
        if room is None or ME not in self._stage.audience.players or not room.people:
            return None
        if room.phase == "playing":
            return _LEAST + secrets.randbelow(_SPREAD) if self._bots(room) else None
        return None if room.deal_due is None else max(0, room.deal_due - self._now)

    @property
    def record(self) -> tuple[str, str] | None:
        """The id and the record of the last hand, None where none is over."""
        room = self.room
        if room is None or room.hand is None or room.game.outcome(room.hand.state) is None:
            return None
        return room.hand.id, format_record(room.hand.record(room.game))

    # How it works.

    def _say(self, push: p.AnyPush) -> None:
        """Say something to the page."""
        self._stage.audience.reply(_HERE, push)

    def _welcome(self) -> None:
        """Answer hello."""
        self._say(
            p.Welcome(
                protocol=PROTOCOL,
                version=__version__,
                player=ME,
                name=self.name,
                account=False,
                room=None if self.room is None else self.room.code,
                now=self._now,
            )
        )

    def _hear_in_room(self, command: c.AnyCommand) -> None:
        """Take a command that is for the room."""
        room = self.room
        if isinstance(command, c.Enter) and (room is None or room.code != command.room.upper()):
            self._refuse(command.id, Refusal("room.unknown", facts={"code": command.room}))
        elif room is None:
            if isinstance(command, c.Change | c.Question):
                self._refuse(command.id, Refusal("room.not_in"))
        else:
            self._hear_inside(room, command)

    def _hear_inside(self, room: Room, command: c.AnyCommand) -> None:
        """Take a command inside the room."""
        match command:
            case c.Hello() | c.Ping() | c.Lobby():
                return
            case c.Sync():
                self._stage.show_all(_clockless(room), ME)
            case c.Ask() | c.Arrange():
                told = ask(room, ME, command)
                if isinstance(told, Refusal):
                    self._refuse(command.id, told)
                else:
                    self._say(told)
            case c.Hint():
                self._hint(room, command)
            case c.Chat():
                self._chat(room, command)
            case _:
                self._change(room, command)

    def _hint(self, room: Room, hint: c.Hint) -> None:
        """Tell the best moves."""
        seat = room.seat_of(ME)
        if seat is None or seat not in room.acting():
            self._refuse(hint.id, Refusal("table.no_hand"))
            return
        assert room.hand is not None
        best = advise(room.game.view(room.hand.state, seat))
        advice = [write_advice(move, reason) for move, reason in best]
        self._say(p.Hints(id=hint.id, seq=room.seq, best=advice))

    def _chat(self, room: Room, command: c.Chat) -> None:
        """Show the player what was said: nobody else is there."""
        said = chat.check(room, ME, command, self._now)
        if isinstance(said, Refusal):
            self._refuse(command.id, said)
            return
        self._say(p.Ack(id=command.id, seq=room.seq))
        self._say(chat.write(said))

    def _change(self, room: Room, command: RoomCommand) -> None:
        """Take a command that changes something, and answer it."""
        if isinstance(command, c.Fill) and not plays_here(command.bot):
            self._refuse(command.id, Refusal("device.hard"))
            return
        made = self._step(command, Who(ME, self.name))
        if isinstance(made, Refusal):
            self._refuse(command.id, made, command)
            return
        self._say(p.Ack(id=command.id, seq=made.room.answer_of(command.id) or made.room.seq))
        if isinstance(command, c.Enter):
            self._stage.audience.add(ME, _HERE)
            self._stage.show_all(_clockless(made.room), ME)
        elif isinstance(command, c.Leave):
            self._stage.audience.remove(ME)
            self.room = None
        elif made.row is not None:
            self._show(room, made)

    def _refuse(self, id: str, refusal: Refusal, command: c.AnyCommand | None = None) -> None:
        """Say no; whoever acted on an old view gets the new one."""
        room, other = self.room, None
        stale = refusal.code == "table.stale"
        if room is not None and isinstance(command, c.Play) and not stale:
            other = near(room, ME, command)
        seq = 0 if room is None else room.seq
        self._say(p.Refused(id=id, refusal=write_refusal(refusal), seq=seq, alternative=other))
        if room is not None and stale:
            self._stage.show_all(_clockless(room), ME)

    def _step(self, command: RoomCommand | Inner, who: Who) -> Step | Refusal:
        """Take a step of the room."""
        room = self.room
        assert room is not None
        now = max(self._now, room.at)
        try:
            made = step(room, command, who, now, fresh())
        except Exception as error:
            made = step(room, Fault(type(error).__name__), SERVER, now, fresh())
        if isinstance(made, Step):
            self._take(made)
        return made

    def _take(self, made: Step) -> None:
        """Be what a step leads to, and have it kept."""
        self.room = made.room
        if made.row is None:
            return
        self.rows.append(made.row)
        hand = hand_of(made)
        if hand is not None:
            self.hands.append(hand)

    def _show(self, before: Room, made: Step) -> None:
        """Show what a step has changed."""
        self._stage.show_change(before, _clockless(made.room), made.events)

    def _bots(self, room: Room) -> list[int]:
        """Return the seats that bots must act for."""
        return [seat for seat in room.acting() if room.chair(seat).played_by_bot]

    def _think(self, room: Room) -> BotMove:
        """Let a bot choose; where it cannot, what time would play."""
        assert room.hand is not None
        seat = self._bots(room)[0]
        view = room.game.view(room.hand.state, seat)
        try:
            move = choose(room.chair(seat).bot or "easy", view, secrets.randbits(62))
        except Exception:
            move = find(room.game.name).lapse(room.hand.state, seat)
        return BotMove(seat, room.hand.turns[seat - 1], move)


def _clockless(room: Room) -> Room:
    """Return a room in which nobody is hurried: nobody else waits."""
    hand = room.hand
    return room if hand is None else replace(room, hand=replace(hand, timer=None))
