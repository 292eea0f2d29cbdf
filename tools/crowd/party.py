"""A table full of players: they sit down, play hand after hand, and time what they see."""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from paiju.game import Chance
from paiju.wire import commands as c
from paiju.wire.pushes import Table
from tools.crowd.choosing import choose
from tools.crowd.http import post
from tools.crowd.player import Glimpse, Player

_RESTING: Final = ("waiting", "between")
_TRIES: Final = 20
_SEED_BYTES: Final = 16
_LOST: Final = 30.0
"""Seconds after which a move is taken for lost; one that a slow server takes late still counts."""


class Pace(Protocol):
    """How long to wait before the next move of a table."""

    async def wait(self) -> None:
        """Return when it is time."""
        ...


@dataclass(slots=True)
class AtRandom:
    """Moves at random times, at a mean rate."""

    chance: Chance
    per_second: float
    _next: float = 0.0

    async def wait(self) -> None:
        """Wait for the next time; the clock goes on while nobody can move."""
        now = asyncio.get_running_loop().time()
        draw = (self.chance.below(1 << 30) + 1) / (1 << 30)
        self._next = max(self._next, now - 1) - math.log(draw) / self.per_second
        await asyncio.sleep(max(0.0, self._next - now))


@dataclass(slots=True)
class AtOnce:
    """As soon as somebody can move, give or take some milliseconds."""

    chance: Chance
    most_ms: int

    async def wait(self) -> None:
        """Wait a moment."""
        await asyncio.sleep(self.chance.below(self.most_ms + 1) / 1000)


@dataclass(slots=True)
class Move:
    """A move on its way to everybody at the table."""

    id: str
    at: float
    seq: int | None = None


def _phase(seen: Glimpse) -> tuple[str, str]:
    """Tell the phase of one hand from the same phase of the next, which has another promise."""
    return seen.phase, "" if seen.promise is None else seen.promise.commitment


@dataclass(slots=True, eq=False)
class Party:
    """The players of one table; the first is the host."""

    game: str
    chance: Chance
    pace: Pace
    told: Callable[[float], None]
    """Told how many seconds it took until everybody saw a move."""
    players: list[Player] = field(default_factory=list)
    room: str = ""
    moves: int = 0
    origin: str = ""
    """Where a proxy that the server trusts says that they are."""
    _offered: dict[Player, int] = field(default_factory=dict)
    _instead: dict[Player, c.WireMove] = field(default_factory=dict)
    _tries: dict[Player, int] = field(default_factory=dict)
    _phases: dict[Player, tuple[str, str]] = field(default_factory=dict)
    _changed: set[Player] = field(default_factory=set)
    """Those who have seen the room come into another phase."""
    _move: Move | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, player: Player, seen: Glimpse) -> None:
        """Take in what a player was told."""
        match seen.type:
            case "table":
                if bytes(seen.turn) != b"null":
                    self._offered[player] = seen.seq
                else:
                    self._offered.pop(player, None)
                self._arrived()
            case "ack":
                self._tries.pop(player, None)
                if self._offered.get(player, seen.seq) < seen.seq:
                    del self._offered[player]
                if self._move is not None and self._move.id == seen.id:
                    self._move.seq = seen.seq
                    self._arrived()
            case "refused" if isinstance(player.refused.get(seen.id), c.Play):
                # Also one that nobody waits for any more: the seat may still be asked for a move.
                if self._move is not None and self._move.id == seen.id:
                    self._move = None
                self._offered[player] = player.seq
                self._tries[player] = self._tries.get(player, 0) + 1
                if seen.alternative is not None:
                    self._instead[player] = seen.alternative
            case "room" if self._phases.get(player) != _phase(seen):
                self._phases[player] = _phase(seen)
                self._changed.add(player)
            case _:
                return
        self._news.set()

    def _arrived(self) -> None:
        """Look whether everybody has seen the move that is on its way."""
        move = self._move
        if move is None or move.seq is None:
            return
        if all(player.seq >= move.seq for player in self.players):
            self.told(time.perf_counter() - move.at)
            self.moves += 1
            self._move = None

    async def play(self) -> None:
        """Play hand after hand, for ever."""
        while True:
            try:
                async with asyncio.timeout(1.0):
                    await self._news.wait()
            except TimeoutError:
                # After a break of the sockets nobody may have anything new to tell.
                if self._move is not None and time.perf_counter() - self._move.at > _LOST:
                    self._move = None
            self._news.clear()
            await self._arrange()
            actors = [player for player in self._offered if not self._busy(player)]
            if self._move is None and actors:
                await self.pace.wait()
                await self._act(actors[self.chance.below(len(actors))])

    def _busy(self, player: Player) -> bool:
        """Return whether a player waits for the answer to a move, or for the socket."""
        return not player.inside or any(
            isinstance(sent.command, c.Play | c.Auto) for sent in player.waiting.values()
        )

    async def _arrange(self) -> None:
        """Do what is to be done between hands."""
        while self._changed:
            player = self._changed.pop()
            phase, _ = self._phases[player]
            if phase in _RESTING:
                await self._be_ready(player)
            elif phase == "over" and player is self.players[0]:
                await player.say(lambda id: c.Rematch(id=id))

    async def _be_ready(self, player: Player) -> None:
        """Be ready for the next hand, with a share in its shuffle."""
        seed = "".join(f"{self.chance.below(256):02x}" for _ in range(_SEED_BYTES))
        await player.say(lambda id: c.Ready(id=id, seed=seed))

    async def _act(self, player: Player) -> None:
        """Make a move."""
        table = player.read_table()
        if table is None or self._offered.pop(player, None) is None:
            return
        if self._tries.get(player, 0) > _TRIES:
            self._tries.pop(player)
            await player.say(lambda id: c.Auto(id=id, on=True))
            return
        move = self._choose(player, table)
        if move is not None:
            at = time.perf_counter()
            id = await player.say(lambda id: c.Play(id=id, at=table.seq, move=move))
            self._move = Move(id, at)

    def _choose(self, player: Player, table: Table) -> c.WireMove | None:
        """Choose a move: what the server proposed after a refusal, else any that is offered."""
        instead = self._instead.pop(player, None)
        return choose(table, self.chance) if instead is None else instead

    async def open(self, urls: tuple[str, ...], seats: int) -> None:
        """Make guests of the players, and open a room for them."""
        url = urls[self.chance.below(len(urls))]
        guests = [await post(url, "/api/guest", {}, origin=self.origin) for _ in range(seats)]
        tokens = [str(guest["token"]) for guest in guests]
        wish = {"game": self.game, "watching": "off", "pace": "slow"}
        made = await post(url, "/api/rooms", wish, tokens[0], origin=self.origin)
        self.room = str(made["room"])
        for number, token in enumerate(tokens, 1):
            name = f"{self.room}-{number}-{self.chance.below(1 << 30):08x}"
            self.players.append(
                Player(urls, token, name, self.room, self.chance, self.hear, origin=self.origin)
            )

    async def sit_down(self) -> None:
        """Bring everybody to a seat, and begin; the players must be running."""
        for seat, player in enumerate(self.players, 1):
            await player.arrived()
            if seat > 1:
                await self._sit(player, seat)
        host = self.players[0]
        await host.answer(await host.say(lambda id: c.Start(id=id)))

    async def _sit(self, player: Player, seat: int) -> None:
        """Bring one player to a seat."""
        await player.answer(await player.say(lambda id: c.Sit(id=id, seat=seat)))
