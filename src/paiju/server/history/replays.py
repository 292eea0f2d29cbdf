"""Recorded hands that are being looked at: played through once, kept while they are asked for."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Generic, TypeVar

from paiju.game import AnyGame, AnyState, Record, parse_record, replay
from paiju.game.record import open_record
from paiju.game.rules import RulesLike
from paiju.wire.replay_steps import Frame, write_frames

_FILMS: Final = 16
_VIEWS: Final = 64
_AT_ONCE: Final = 2
_SLICE: Final = 0.002
"""So many seconds a replay may take before others have their turn."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Film:
    """A record played through: every state from the deal on."""

    key: str
    record: Record
    game: AnyGame
    rules: RulesLike
    states: tuple[AnyState, ...]

    @property
    def last(self) -> AnyState:
        """The state after the last move."""
        return self.states[-1]


class _Kept(Generic[T]):
    """The values that were used last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[object, T] = OrderedDict()

    def find(self, key: object) -> T | None:
        """Return a value that is still kept."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
        return found

    def keep(self, key: object, value: T) -> T:
        """Keep a value; the one that was not used for longest goes."""
        self._values[key] = value
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value


async def in_turns(values: Iterable[T]) -> list[T]:
    """Work values out one by one, letting everybody else work every few milliseconds."""
    found = []
    since = perf_counter()
    for value in values:
        found.append(value)
        if perf_counter() - since > _SLICE:
            await asyncio.sleep(0)
            since = perf_counter()
    return found


def tidy(text: str) -> str:
    """Undo what copying does to a text: its line ends, and the space around it."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").strip().split("\n")
    return "".join(f"{line.rstrip()}\n" for line in lines)


class Films:
    """Plays records through, a few at a time, so that nobody at a table waits for a replay."""

    def __init__(self) -> None:
        self._films: _Kept[Film] = _Kept(_FILMS)
        self._views: _Kept[list[Frame]] = _Kept(_VIEWS)
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def open(self, text: str) -> Film:
        """Play a record through; `Refused` tells what is wrong with it."""
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        async with self._turn:
            if known := self._films.find(key):
                return known
            record = await asyncio.to_thread(parse_record, text)
            game, rules, _ = open_record(record)
            states = await in_turns(replay(record))
            return self._films.keep(key, Film(key, record, game, rules, tuple(states)))

    async def read(self, text: str) -> Record:
        """Read a record; `Refused` tells what is wrong with it."""
        async with self._turn:
            return await asyncio.to_thread(parse_record, text)

    async def frames(self, film: Film, seat: int) -> list[Frame]:
        """Write every step as a seat saw it."""
        key = (film.key, seat)
        async with self._turn:
            if known := self._views.find(key):
                return known
            frames = await in_turns(write_frames(film.game, film.record, film.states, seat))
            return self._views.keep(key, frames)
