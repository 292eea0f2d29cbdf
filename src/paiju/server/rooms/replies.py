"""What players are told in answer to what they say: the same again where it is said again."""

import contextlib

from paiju.game import Refusal
from paiju.room import chat
from paiju.room.audience import Answers, encode
from paiju.room.broadcast import Stage
from paiju.room.decide import RoomCommand
from paiju.room.messages import Letter
from paiju.room.questions import ask, near
from paiju.room.state import Room
from paiju.server.services import Services
from paiju.store.contract import StoreError, Unavailable
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.answers import write_advice
from paiju.wire.views import write_refusal


class Replies:
    """Answers the letters of a room; none of them changes it."""

    def __init__(self, services: Services, stage: Stage) -> None:
        self._services = services
        self._stage = stage
        self._answers = Answers()

    def repeat(self, letter: Letter, id: str) -> bool:
        """Answer a command as before; tell whether it was answered before."""
        told = self._answers.find(letter.player, id)
        if told is not None:
            self._services.post.deliver(letter.address, told)
        return told is not None

    def refuse(
        self,
        room: Room,
        letter: Letter,
        id: str,
        refusal: Refusal,
        command: RoomCommand | None = None,
    ) -> None:
        """Say no; whoever acted on an old view gets the new one."""
        self._services.metrics.refused(refusal.code)
        other = None
        if isinstance(command, c.Play) and refusal.code != "table.stale":
            other = near(room, letter.player, command)
        told = encode(
            p.Refused(id=id, refusal=write_refusal(refusal), seq=room.seq, alternative=other)
        )
        # What may well be taken the next time is not remembered.
        if refusal.code not in ("server.store", "room.not_in"):
            self._answers.keep(letter.player, id, told)
        self._services.post.deliver(letter.address, told)
        if refusal.code == "table.stale":
            self._stage.show_all(room, letter.player)

    def answer(self, room: Room, letter: Letter, question: c.Ask | c.Arrange) -> None:
        """Tell what chosen cards are, or how the hand can be laid."""
        told = ask(room, letter.player, question)
        if isinstance(told, Refusal):
            self.refuse(room, letter, question.id, told)
        else:
            self._stage.audience.send(letter.player, told)

    async def advise(self, room: Room, player: str, hint: c.Hint, seat: int) -> None:
        """Send the best moves when they are found."""
        assert room.hand is not None
        best = await self._services.brains.advise(room.game.view(room.hand.state, seat))
        advice = [write_advice(move, reason) for move, reason in best]
        self._stage.audience.send(player, p.Hints(id=hint.id, seq=room.seq, best=advice))

    async def say(self, room: Room, letter: Letter, command: c.Chat) -> None:
        """Say something to the room once it is kept."""
        now = self._services.now()
        said = chat.check(room, letter.player, command, now)
        if not isinstance(said, Refusal):
            if not self._services.limits.chat.take(letter.player, now / 1000):
                said = Refusal("chat.fast")
            else:
                try:
                    await self._services.store.say(said)
                except Unavailable:
                    said = Refusal("server.store")
        if isinstance(said, Refusal):
            self.refuse(room, letter, command.id, said)
            return
        ack = encode(p.Ack(id=command.id, seq=room.seq))
        self._answers.keep(letter.player, command.id, ack)
        self._services.post.deliver(letter.address, ack)
        message = encode(chat.write(said))
        for player in self._stage.audience:
            self._stage.audience.send_bytes(player, message)

    async def tell_chat(self, room: str, player: str) -> None:
        """Tell somebody who came in what was said before; play does not wait for that."""
        with contextlib.suppress(StoreError):
            for said in await self._services.store.chat(room, chat.REMEMBERED):
                self._stage.audience.send(player, chat.write(said))
