"""A room in a world without sockets, with people who say things."""

from itertools import count

from paiju.game import find
from paiju.room.decide import RoomCommand
from paiju.room.events import Course
from paiju.room.internal import Who
from paiju.room.opening import Wish
from paiju.room.state import Room
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.commands import Strength, Watching
from paiju.wire.views import write_move
from tests.server.world import World

ANN, BO, CAI, DEE, EVE = (
    Who(letter * 16, name)
    for letter, name in zip("abcde", ("Ann", "Bo", "Cai", "Dee", "Eve"), strict=True)
)
_NUMBERS = count(1)


def new_id() -> str:
    """Make the id of a command."""
    return f"command-{next(_NUMBERS)}"


class Table:
    """A room and the sockets of those in it."""

    def __init__(
        self,
        world: World,
        game: str = "gandengyan",
        *,
        bots: Strength | None = None,
        quick: bool = False,
        public: bool = False,
        watching: Watching = "table",
        course: Course | None = None,
        **switches: object,
    ) -> None:
        self.world = world
        found = find(game)
        preset = next(iter(found.presets))
        rules = found.parse({"preset": preset, **switches})
        wish = Wish(found, preset, rules, public, watching, "usual", bots, quick, course=course)
        self.code = world.open(wish, ANN)
        self.addresses: dict[Who, str] = {}
        self.enter(ANN)

    @property
    def room(self) -> Room:
        """The room as it is."""
        return self.world.actor(self.code).room

    def phase(self) -> str:
        """Return what the room is doing."""
        return self.room.phase

    def enter(self, who: Who) -> p.Ack | p.Refused:
        """Come in by a new socket."""
        self.addresses[who] = f"{self.code}-{next(_NUMBERS)}"
        return self.say(who, c.Enter(id=new_id(), room=self.code))

    def say(self, who: Who, command: RoomCommand | c.Chat) -> p.Ack | p.Refused:
        """Say a command; return its answer."""
        address = self.addresses[who]
        begun = len(self.world.post.sent[address])
        assert self.world.send(self.code, address, who, command)
        [answer] = [
            push
            for push in self.world.post.sent[address][begun:]
            if isinstance(push, p.Ack | p.Refused) and push.id == command.id
        ]
        return answer

    def do(self, who: Who, kind: type[RoomCommand | c.Chat], **fields: object) -> p.Ack:
        """Say a command that is taken."""
        answer = self.say(who, kind(id=new_id(), **fields))  # type: ignore[arg-type]
        assert isinstance(answer, p.Ack), answer
        return answer

    def no(self, who: Who, kind: type[RoomCommand | c.Chat], **fields: object) -> str:
        """Say a command that is refused; return the code."""
        answer = self.say(who, kind(id=new_id(), **fields))  # type: ignore[arg-type]
        assert isinstance(answer, p.Refused), answer
        return answer.refusal.code

    def sees(self, who: Who) -> p.Room:
        """Return the room as somebody was shown it last."""
        shown = self.world.post.last(self.addresses[who], p.Room)
        assert shown is not None
        return shown

    def table(self, who: Who) -> p.Table:
        """Return the table as somebody was shown it last."""
        shown = self.world.post.last(self.addresses[who], p.Table)
        assert shown is not None
        return shown

    def drop(self, who: Who) -> None:
        """Lose somebody's socket."""
        self.world.drop(self.code, self.addresses.pop(who), who)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.world.wait(int(seconds * 1000), self.code)

    def play_on(self, who: Who) -> None:
        """Make the move that time would make."""
        room = self.room
        seat = room.seat_of(who.player)
        assert room.hand is not None
        assert seat is not None
        move = room.game.lapse(room.hand.state, seat)
        self.do(who, c.Play, at=room.seq, move=write_move(move))

    def finish(self, *people: Who) -> None:
        """Play the hand to its end."""
        while (room := self.room).phase == "playing":
            acting = {room.chair(seat).player for seat in room.acting()}
            mover = next((who for who in people if who.player in acting), None)
            assert mover is not None, acting
            self.play_on(mover)
