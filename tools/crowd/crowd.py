"""Many tables at once, all games in turn."""

import asyncio
from collections.abc import Callable
from typing import Final

from paiju.game import Chance, Dice, games
from tools.crowd.party import Pace, Party
from tools.crowd.player import Player

_AT_ONCE: Final = 16
_SWEEP_SECONDS: Final = 0.5


def seats_of(game: str) -> int:
    """Return how many play a game by its first preset."""
    book = games()[game]
    return book.seats(next(iter(book.presets.values())))


class Crowd:
    """Players at tables: brought there, kept playing, sent away."""

    def __init__(
        self,
        urls: tuple[str, ...],
        tables: int,
        pace: Callable[[Chance], Pace],
        told: Callable[[float], None],
        seed: int,
    ) -> None:
        self._urls = urls
        names = sorted(games())
        self.parties = [
            Party(names[number % len(names)], Dice(seed + number), pace(Dice(~seed - number)), told)
            for number in range(tables)
        ]
        self._connected: list[asyncio.Task[None]] = []
        self._playing: list[asyncio.Task[None]] = []
        self._tending: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for party in self.parties for player in party.players]

    @property
    def moves(self) -> int:
        """How many moves everybody has seen."""
        return sum(party.moves for party in self.parties)

    async def gather(self, most: int | None = None) -> None:
        """Bring everybody, or so many tables more, together and let them play."""
        slots = asyncio.Semaphore(_AT_ONCE)

        async def seat(party: Party) -> None:
            async with slots:
                await party.open(self._urls, seats_of(party.game))
                self._connected += [asyncio.create_task(one.run()) for one in party.players]
                await party.sit_down()
            self._playing.append(asyncio.create_task(party.play()))

        waiting = [party for party in self.parties if not party.room]
        await asyncio.gather(*map(seat, waiting[:most]))
        if not self._tending:
            self._tending.append(asyncio.create_task(self._repeat()))

    async def _repeat(self) -> None:
        """Let everybody say again what was not answered, and look whether the server is there."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            for player in self.players:
                await player.tend()

    def check(self) -> None:
        """Raise what went wrong with anybody."""
        for task in (*self._connected, *self._playing, *self._tending):
            if task.done():
                task.result()

    async def rest(self) -> None:
        """Make no further moves; what was said goes on to be said until it is answered."""
        await _end(self._playing)
        self._playing.clear()

    async def leave(self) -> None:
        """Go away."""
        await _end([*self._playing, *self._connected, *self._tending])


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    """Stop tasks and wait for their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
