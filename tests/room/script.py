"""A room by itself, with people who say things: no server, no store, a clock that stands still."""

from itertools import islice
from typing import Any

from paiju.game import Move, Record, Refusal, find
from paiju.room import events as e
from paiju.room.decide import Inner
from paiju.room.evolve import fold
from paiju.room.internal import SERVER, Fresh, Tick, Who
from paiju.room.opening import Wish, open_room
from paiju.room.state import Room
from paiju.room.step import Step, step
from paiju.store.contract import Row
from paiju.wire import commands as c
from paiju.wire.commands import Strength, Watching
from paiju.wire.views import write_move

ANN, BO, CAI, DEE = (
    Who(letter * 16, name) for letter, name in zip("abcd", ("Ann", "Bo", "Cai", "Dee"), strict=True)
)
CODE = "ROOM42"
BEGUN = 1_800_000_000_000


def stranger(number: int) -> Who:
    """Make somebody."""
    return Who(f"{number:016}", f"guest {number}")


def plain(room: Room) -> tuple[object, ...]:
    """Return all of a room as values that can be compared."""
    hand = room.hand
    held: tuple[object, ...] = ()
    if hand is not None:
        fair = None if hand.fair is None else hand.fair.commitment
        held = (hand.id, fair, hand.begun, hand.state.fingerprint, hand.moves, hand.turns)
        held = (*held, hand.timer, hand.told)
    return (room.image(), room.started, room.due, room.closed, room.at, held)


class Script:
    """A room and what is said in it."""

    def __init__(
        self,
        game: str = "gandengyan",
        *,
        bots: Strength | None = None,
        quick: bool = False,
        public: bool = False,
        watching: Watching = "table",
        course: e.Course | None = None,
        record: Record | None = None,
        **switches: object,
    ) -> None:
        self.now = BEGUN
        self.rows: list[Row] = []
        self._drawn = 0
        found = find(game)
        preset = next(iter(found.presets))
        rules = found.parse({"preset": preset, **switches})
        wish = Wish(
            found,
            preset,
            rules,
            public,
            watching,
            bots=bots,
            quick=quick,
            course=course,
            record=record,
        )
        self.room: Room = self._take(None, open_room(CODE, wish, ANN, self.now, self.draw()))

    def draw(self) -> Fresh:
        """Draw secrets, each other than all before."""
        self._drawn += 1
        return Fresh(f"{self._drawn:064x}", f"hand-{self._drawn}")

    def _take(self, before: Room | None, made: Step) -> Room:
        """Keep a step; what its row says is all of it."""
        if made.row is not None:
            row = made.row
            again = fold(before, e.read(row.events), row.seq, row.at, row.command)
            assert plain(again) == plain(made.room)
            assert row.due == made.room.wake
            self.rows.append(row)
        return made.room

    def say(self, who: Who, command: Any) -> tuple[e.AnyEvent, ...] | Refusal:  # noqa: ANN401
        """Say a command; return what happens, or why nothing does."""
        made = step(self.room, command, who, self.now, self.draw())
        if isinstance(made, Refusal):
            return made
        self.room = self._take(self.room, made)
        return made.events

    def do(self, who: Who, kind: type[c.Change], **fields: object) -> tuple[e.AnyEvent, ...]:
        """Say a command that is taken."""
        told = self.say(who, kind(id=f"command-{self._drawn}", **fields))
        assert not isinstance(told, Refusal), told
        return told

    def no(self, who: Who, kind: type[c.Change], **fields: object) -> Refusal:
        """Say a command that is refused."""
        told = self.say(who, kind(id=f"command-{self._drawn}", **fields))
        assert isinstance(told, Refusal), told
        return told

    def tell(self, command: Inner) -> tuple[e.AnyEvent, ...]:
        """Let the server say something."""
        told = self.say(SERVER, command)
        assert not isinstance(told, Refusal)
        return told

    def wait(self, seconds: float) -> tuple[e.AnyEvent, ...]:
        """Let time pass, and the room look at the clock."""
        self.now += int(seconds * 1000)
        return self.tell(Tick())

    def seat(self, *people: Who) -> None:
        """Let people come in and sit down, from the second seat on."""
        for seat, who in enumerate(people, 2):
            self.do(who, c.Enter, room=CODE)
            self.do(who, c.Sit, seat=seat)

    def begin(self, *people: Who) -> None:
        """Start the match with everybody ready."""
        self.do(ANN, c.Start)
        for who in (ANN, *people):
            self.do(who, c.Ready)
        self.wait(0)
        assert self.room.phase == "playing"

    def mover(self, *people: Who) -> Who:
        """Return who must act."""
        acting = {self.room.chair(seat).player for seat in self.room.acting()}
        return next(who for who in people if who.player in acting)

    def lapse_of(self, who: Who) -> Move:
        """Return the move that time would make for somebody."""
        seat = self.room.seat_of(who.player)
        assert seat is not None
        assert self.room.hand is not None
        return self.room.game.lapse(self.room.hand.state, seat)

    def legal_of(self, who: Who) -> list[Move]:
        """Return some moves that somebody may make."""
        seat = self.room.seat_of(who.player)
        assert seat is not None
        assert self.room.hand is not None
        return list(islice(self.room.game.legal(self.room.hand.state, seat), 20))

    def play(self, who: Who) -> tuple[e.AnyEvent, ...]:
        """Make the move that time would make for somebody."""
        return self.do(who, c.Play, at=self.room.seq, move=write_move(self.lapse_of(who)))

    def idle(self) -> tuple[e.AnyEvent, ...]:
        """Let time play the hand to its end; return what the last move brought."""
        told: tuple[e.AnyEvent, ...] = ()
        while self.room.phase == "playing":
            told = self.wait(60)
        return told

    def finish(self, *people: Who) -> tuple[e.AnyEvent, ...]:
        """Play the hand to its end; return what the last move brought."""
        told: tuple[e.AnyEvent, ...] = ()
        while self.room.phase == "playing":
            told = self.play(self.mover(*people))
        return told


def two(**wish: Any) -> Script:  # noqa: ANN401
    """Begin a match of two people."""
    script = Script(seats=2, **wish)
    script.seat(BO)
    script.begin(BO)
    return script
