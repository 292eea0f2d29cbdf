"""Throw hostile frames at a server over real sockets while an honest table is in play.

python -m tools.crowd.hostile --frames 1000000

Strangers, a seat whose turn it is not, mutants, raw bytes. Nothing may change at the table, nobody
may be told anything of it, nothing may break or grow. The last line is one of JSON.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection, connect

from fuzz.driver import mutate
from paiju.game import Chance, Dice
from paiju.room import events as e
from paiju.store.contract import Row
from paiju.store.opening import make_store
from paiju.wire import PROTOCOL
from paiju.wire import commands as c
from tools.crowd.crowd import Crowd
from tools.crowd.http import get, post
from tools.crowd.party import AtRandom
from tools.crowd.serving import Server, end_politely, serving

_NAME: Final = "hostile"
_BURST: Final = 24
"""So many frames are thrown before an answer is waited for."""
_ATTACKERS: Final = 6
_CLOSED: Final = (OSError, websockets.WebSocketException, asyncio.TimeoutError, EOFError)
_ENCODE: Final = msgspec.json.Encoder().encode
_HARMLESS: Final = frozenset({"welcome", "refused", "pong", "lobby"})
"""What somebody who is in no room may be told."""
_ACTS: Final = ("play", "pass", "call", "declare", "bury", "decline", "bid", "x" * 32)
_CARDS: Final = ("S5", "HK", "JB", "JS", "D10", "C2", "ZZ", "H" * 16)
_RAW: Final = (
    b"\x81\x05hello",  # not masked
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x89\xfe\x00\xff" + b"\x00" * 259,  # a control frame that is too long
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # not UTF-8
    b"\x83\x80\x00\x00\x00\x00",  # an unknown kind
    b"\x80\x80\x00\x00\x00\x00",  # the rest of nothing
    b"\x81\xff\x7f" + b"\xff" * 11,  # longer than anything
    b"\x82\x81\x00\x00\x00\x00\x00",  # not text
    b"\x81\xfe\xff",  # half a frame
)


@dataclass(slots=True)
class Target:
    """What attackers know: where the server is, whose table, who sits there."""

    url: str
    room: str
    players: Sequence[str]


@dataclass(slots=True)
class Score:
    """What came of it."""

    frames: int = 0
    told: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)

    @property
    def leaks(self) -> int:
        """How often somebody was told what is not theirs to know."""
        return sum(count for kind, count in self.told.items() if kind not in _HARMLESS)


def _id(chance: Chance) -> str:
    """Make an id, now and then one that was used before."""
    return f"{_NAME}-{chance.below(1 << (8 if chance.below(8) == 0 else 48)):x}"


def _move(chance: Chance) -> c.WireMove:
    """Make a move up."""
    cards = tuple(_CARDS[chance.below(len(_CARDS))] for _ in range(chance.below(5)))
    number = chance.below(9) if chance.below(2) else None
    return c.WireMove(_ACTS[chance.below(len(_ACTS))], cards, None, number)


def _command(target: Target, chance: Chance) -> c.AnyCommand:
    """Say what only others may, or what nobody may."""
    id, seat = _id(chance), 1 + chance.below(6)
    player = target.players[chance.below(len(target.players))]
    said: tuple[c.AnyCommand, ...] = (
        c.Enter(id=id, room=target.room),
        c.Play(id=id, at=chance.below(200), move=_move(chance)),
        c.Ask(id=id, cards=_move(chance).cards, act="play", number=None),
        c.Hint(id=id),
        c.Sit(id=id, seat=seat),
        c.Swap(id=id, seat=seat),
        c.Kick(id=id, player=player),
        c.Handover(id=id, player=player),
        c.Mute(id=id, player=player, on=True),
        c.Fill(id=id, bot="easy", seat=seat),
        c.Settings(id=id, pace="fast"),
        c.Start(id=id),
        c.Rematch(id=id),
        c.Ready(id=id, seed="ab" * 16),
        c.Auto(id=id, on=True),
        c.Chat(id=id, text="<script>alert(1)</script>"),
        c.Leave(id=id),
        c.Sync(),
        c.Ping(at=chance.below(1 << 62)),
        c.Lobby(on=bool(chance.below(2))),
    )
    return said[chance.below(len(said))]


class Attacker:
    """Somebody with a token and bad intentions; comes back whenever the socket is closed."""

    def __init__(self, target: Target, token: str, chance: Chance, score: Score) -> None:
        self._target = target
        self._token = token
        self._chance = chance
        self._score = score

    async def attack(self, most: int) -> None:
        """Throw frames until so many were thrown by all."""
        while self._score.frames < most:
            try:
                async with connect(
                    f"{self._target.url.replace('http', 'ws', 1)}/ws",
                    compression=None,
                    ping_interval=None,
                    close_timeout=0.1,
                ) as socket:
                    await self._visit(socket, most)
            except _CLOSED:
                continue

    async def _visit(self, socket: ClientConnection, most: int) -> None:
        """Throw frames on one socket until it is closed."""
        hello = c.Hello(protocol=PROTOCOL, token=self._token)
        try:
            await socket.send(_ENCODE(hello), text=True)
            while self._score.frames < most:
                for _ in range(_BURST):
                    self._score.frames += 1
                    if await self._throw(socket):
                        break
                await self._hear(socket)
        except websockets.ConnectionClosed:
            self._score.closes[socket.close_code or 0] += 1

    async def _throw(self, socket: ClientConnection) -> bool:
        """Throw one frame: mostly commands, else what is left of one, else bytes.

        Return whether it may close the socket: what came after it would not be read.
        """
        kind = self._chance.below(400)
        command = _command(self._target, self._chance)
        if kind == 0:
            # Whatever follows may belong to it by now.
            socket.transport.write(_RAW[self._chance.below(len(_RAW))])
            await socket.close()
            self._score.closes[0] += 1
            raise EOFError
        if kind < 20:
            text = mutate(_ENCODE(command).decode(), self._chance)
            # A surrogate alone cannot be sent as text.
            await socket.send(text.encode("utf-8", "replace"), text=True)
            return True
        await socket.send(_ENCODE(command), text=True)
        return False

    async def _hear(self, socket: ClientConnection) -> None:
        """Read answers until that to a last question, so that no answer is left behind."""
        mark = -1 - self._chance.below(1 << 40)
        await socket.send(_ENCODE(c.Ping(at=mark)), text=True)
        while True:
            told: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))
            self._score.told[str(told["type"])] += 1
            if told["type"] == "pong" and told["at"] == mark:
                return


async def _faults(url: str) -> int:
    """Ask the server how often anything went wrong inside."""
    text = (await get(url, "/metrics")).decode()
    lines = [line for line in text.splitlines() if line.startswith("paiju_faults_total")]
    return int(sum(float(line.rpartition(" ")[2]) for line in lines))


async def _sockets(url: str) -> int:
    """Ask the server how many sockets are open."""
    told: int = json.loads(await get(url, "/healthz"))["sockets"]
    return told


def _changed(logs: Sequence[Row]) -> int:
    """Count the rows that hostile commands have made, but for moves that seats may make."""
    made = [row for row in logs if (row.command or "").startswith(_NAME)]
    return sum(not any(isinstance(one, e.Moved) for one in e.read(row.events)) for row in made)


async def _rows(server: Server, room: str) -> Sequence[Row]:
    """Read the log of a room, all of it, that a server has left."""
    store = make_store(server.folder / "data")
    await store.start()
    try:
        return await store.rows(room, after=0)
    finally:
        await store.stop()


async def throw(server: Server, frames: int, seed: int) -> dict[str, float]:
    """Attack a server with a table in play; return the figures."""
    crowd = Crowd((server.url,), 1, lambda dice: AtRandom(dice, 0.5), lambda wait: None, seed)
    score = Score()
    try:
        await crowd.gather()
        [party] = crowd.parties
        before = await _sockets(server.url)
        tokens = [str((await post(server.url, "/api/guest", {}))["token"]) for _ in range(6)]
        names = [str((await post(server.url, "/api/guest", {}))["player"]) for _ in range(2)]
        target = Target(server.url, party.room, names)

        async def attack(most: int) -> None:
            attackers = (
                Attacker(target, token, Dice(seed + number), score)
                for number, token in enumerate(tokens[:_ATTACKERS])
            )
            await asyncio.gather(*(attacker.attack(most) for attacker in attackers))

        # What grows after the first tenth would grow for ever.
        await attack(frames // 10)
        memory = server.memory_mb()
        await attack(frames)
        grown = server.memory_mb() - memory
        moves = party.moves
        while party.moves == moves:
            crowd.check()
            await asyncio.sleep(0.05)
        left = await _sockets(server.url) - before
        faults = await _faults(server.url)
    finally:
        await crowd.leave()
    server.stop()
    rows = await _rows(server, party.room)
    print(f"{dict(score.told)} closed {dict(score.closes)}", file=sys.stderr)
    return {
        "frames": score.frames,
        "refused": score.told["refused"],
        "closed": sum(score.closes.values()),
        "changed": _changed(rows),
        "leaked": score.leaks,
        "faults": faults,
        "sockets_left": left,
        "grown_mb": round(grown, 1),
    }


def main() -> None:
    """Read the wishes, attack a server, print one line of JSON; fail where it was hurt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    end_politely()
    with serving("--limits", "1000000") as server:
        told = uvloop.run(throw(server, wishes.frames, wishes.seed))
    print(json.dumps(told))
    sys.exit(any(told[name] for name in ("changed", "leaked", "faults", "sockets_left")))


if __name__ == "__main__":
    main()
