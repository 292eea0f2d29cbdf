"""A room at one moment: what its log says so far."""

from dataclasses import dataclass, field
from typing import Final, Literal

from paiju.game import (
    AnyGame,
    AnyState,
    Fair,
    Record,
    RecordedMove,
    Standing,
    find,
    prepare,
)
from paiju.game.fair import event_table
from paiju.game.rules import RulesLike, differences
from paiju.room.events import Chair, Course, Image, Person, Phase, Pledge, Settings

BANK: Final = 30_000
"""Milliseconds of reserve for a seat in a match."""
IDLE: Final = 60 * 60_000
"""A room where nothing is due closes after so long without an event."""
HELD: Final = 24 * IDLE
REMEMBERED: Final = 64
"""So many answered commands are remembered."""
MOST_PEOPLE: Final = 64
_PACES: Final = {"slow": 2000, "usual": 1000, "fast": 500}


@dataclass(frozen=True, slots=True)
class Timer:
    """When time plays for whom."""

    due: int
    seconds: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand that is on, or that was the last."""

    id: str
    fair: Fair | None
    """None for a hand that was taken up from a record without a promise."""
    begun: str
    state: AnyState
    moves: tuple[RecordedMove, ...]
    turns: tuple[int, ...]
    """By seat: the sequence since which its turn has been what it is."""
    timer: Timer | None
    told: int = 0
    """How much of the hand's log was there before the last move."""

    def record(self, game: AnyGame) -> Record:
        """Write the hand down as far as it came."""
        state = self.state
        return Record.of(
            game, state.rules, state.standing, state.deal, self.begun, self.moves, self.fair
        )


@dataclass(frozen=True, slots=True)
class Room:
    """A room; never changed, a step makes another."""

    code: str
    game: AnyGame
    rules: RulesLike
    settings: Settings
    host: str
    phase: Phase
    match: int
    standing: Standing
    chairs: tuple[Chair, ...]
    people: tuple[Person, ...]
    pledge: Pledge
    banned: tuple[str, ...] = ()
    started: bool = False
    """Whether the host has started the match."""
    due: int | None = None
    """When the next hand begins by itself."""
    hand: Hand | None = None
    closed: bool = False
    seq: int = 0
    at: int = 0
    """When the last event happened."""
    answered: tuple[tuple[str, int], ...] = field(default=())
    """Commands that were taken, with the sequence of each."""
    course: Course | None = None
    """The duplicate event that this is a table of."""

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(1, len(self.chairs) + 1)

    @property
    def live(self) -> Hand | None:
        """The hand that is being played."""
        return self.hand if self.phase == "playing" else None

    @property
    def resting(self) -> bool:
        """Whether no match is on, so that seats and rules may change."""
        return not self.started

    @property
    def rated(self) -> bool:
        """Whether hands count in ratings: not where somebody may have seen or told the cards."""
        settings = self.settings
        return settings.rated and settings.watching != "hands" and self.course is None

    @property
    def watching(self) -> Literal["off", "table"]:
        """Whether onlookers may come; nobody sees a hand that is not over."""
        return "off" if self.settings.watching == "off" else "table"

    @property
    def changed(self) -> dict[str, str | int]:
        """The switches that differ from the preset, with their values."""
        return differences(self.settings.rules, self.game.presets[self.settings.preset])

    @property
    def table(self) -> str:
        """What commitments call the table: no two matches of a room share one."""
        if self.course is not None:
            return event_table(self.course.code, self.pledge.match)
        return f"{self.code}.{self.pledge.match}"

    @property
    def hand_number(self) -> int:
        """The number of the hand that is on, or was the last; in an event that of the deal."""
        if self.course is not None or self.hand is None:
            return self.match
        return self.hand.state.standing.hand

    @property
    def promised(self) -> Fair:
        """The pledge for the next hand, without the seats' part."""
        seed = bytes.fromhex(self.pledge.server_seed)
        return prepare(self.table, self.pledge.hand, seed, ())

    @property
    def pace(self) -> int:
        """Milliseconds that a second of the engine lasts here."""
        return _PACES[self.settings.pace]

    def chair(self, seat: int) -> Chair:
        """Return a seat."""
        return self.chairs[seat - 1]

    def seat_of(self, player: str) -> int | None:
        """Return where a player sits."""
        for seat, chair in enumerate(self.chairs, 1):
            if chair.player == player:
                return seat
        return None

    def person(self, player: str) -> Person | None:
        """Return somebody who is in the room."""
        return next((one for one in self.people if one.player == player), None)

    def answer_of(self, command: str) -> int | None:
        """Return the sequence of a command that was taken already."""
        return next((seq for known, seq in reversed(self.answered) if known == command), None)

    def acting(self) -> tuple[int, ...]:
        """Return the seats that may act."""
        return () if self.live is None else self.game.actors(self.live.state)

    def due_of(self, seat: int) -> int:
        """Return when time plays for a seat that must act: humans may use their reserve."""
        assert self.hand is not None
        assert self.hand.timer is not None
        chair = self.chair(seat)
        return self.hand.timer.due + (0 if chair.played_by_bot else chair.bank)

    @property
    def watched(self) -> bool:
        """Whether somebody who plays would see the next hand."""
        return any(chair.player and not chair.played_by_bot for chair in self.chairs)

    @property
    def deal_due(self) -> int | None:
        """When the next hand is dealt, None where none is."""
        if not (self.started and self.watched and self.phase in ("waiting", "between")):
            return None
        ready = all(chair.ready or chair.played_by_bot for chair in self.chairs)
        return self.at if ready else self.due

    @property
    def wake(self) -> int | None:
        """When time must act next, None in a room that is no more."""
        if self.closed:
            return None
        if self.phase == "held":
            return self.at + HELD
        if self.live is not None and self.live.timer is not None:
            return min(self.due_of(seat) for seat in self.live.timer.seats)
        return self.at + IDLE if self.deal_due is None else self.deal_due

    def image(self) -> Image:
        """Return what a snapshot keeps."""
        return Image(
            self.code,
            self.game.name,
            self.settings,
            self.host,
            self.phase,
            self.match,
            self.standing,
            self.chairs,
            self.people,
            self.banned,
            self.pledge,
            self.answered,
            self.seq,
            self.course,
        )

    @staticmethod
    def of(image: Image) -> "Room":
        """Rebuild a room from a snapshot."""
        game = find(image.game)
        return Room(
            code=image.code,
            game=game,
            rules=game.parse(image.settings.rules),
            settings=image.settings,
            host=image.host,
            phase=image.phase,
            match=image.match,
            standing=image.standing,
            chairs=image.chairs,
            people=image.people,
            banned=image.banned,
            pledge=image.pledge,
            started=True,
            seq=image.seq,
            answered=image.answered,
            course=image.course,
        )
