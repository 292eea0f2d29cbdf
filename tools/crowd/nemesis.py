"""Kill a server again and again while a crowd plays, then look for what it has lost.

python -m tools.crowd.nemesis --kills 50

Between the kills it sleeps now and then, and sockets break. The last line is one of JSON: of the
times from `kill -9` until somebody sees a table again and can move (`restart_s`), and until
everybody does (`all_back_s`), it tells the slowest and the median.
"""

import argparse
import asyncio
import json
import signal
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Final, NoReturn

import uvloop

from paiju.game import Chance, Dice
from paiju.server.ops.garbage import calm
from paiju.store.contract import Row, Store
from paiju.store.opening import make_store
from tools.crowd.checking import Findings, check
from tools.crowd.crowd import Crowd
from tools.crowd.party import AtOnce, AtRandom, Pace
from tools.crowd.player import Player
from tools.crowd.plight import explained
from tools.crowd.serving import Server, end_politely, serving

_LEAST_MS: Final = 300
_MOST_MS: Final = 1500
_PATIENCE: Final = 60.0


@dataclass(slots=True)
class Told:
    """What a run has shown."""

    kills: int
    restarts: list[float]
    logs: dict[str, list[Row]]
    players: list[Player]
    nodes: int = 1
    all_back: list[float] = field(default_factory=list)
    """How long it took until everybody was back, where the run waited for that."""

    @property
    def found(self) -> Findings:
        """What the logs and the players disagree about."""
        return check(self.logs, self.players, nodes=self.nodes)

    @property
    def line(self) -> dict[str, float]:
        """The figures."""
        found = self.found
        counts: dict[str, float] = {
            "kills": self.kills,
            "acked": found.acked,
            "lost": len(found.lost),
            "doubled": len(found.doubled),
        }
        return counts | _times("restart", self.restarts) | _times("all_back", self.all_back)


def _times(name: str, seconds: list[float]) -> dict[str, float]:
    """Tell the slowest and the median, of nothing nothing."""
    if not seconds:
        return {}
    return {f"{name}_s": round(max(seconds), 2), f"{name}_median_s": round(median(seconds), 2)}


async def settle(crowd: Crowd) -> None:
    """Wait until everything is answered and everybody has seen the table as it is."""
    await crowd.rest()
    last = asyncio.get_running_loop().time() + _PATIENCE
    while any(player.waiting or not player.inside for player in crowd.players):
        if asyncio.get_running_loop().time() > last:
            raise TimeoutError("somebody got no answer")
        await asyncio.sleep(0.05)
    for player in crowd.players:
        await player.look()


async def read_logs(store: Store, rooms: set[str]) -> dict[str, list[Row]]:
    """Read the logs of rooms from their first rows on."""
    return {code: await store.rows(code, after=0) for code in sorted(rooms)}


def count_visits(crowd: Crowd) -> dict[Player, int]:
    """Count everybody's sockets so far."""
    return {player: player.visits for player in crowd.players}


async def views(before: dict[Player, int], enough: Callable[[Iterable[bool]], bool]) -> float:
    """Return the time when any, or all, see a table again.

    By a new socket: on the old ones lies what the server sent before it died.
    """
    looked = asyncio.get_running_loop().time()
    while not enough(player.inside and player.visits > old for player, old in before.items()):
        if asyncio.get_running_loop().time() - looked > _PATIENCE:
            raise TimeoutError("the server did not come back")
        await asyncio.sleep(0.005)
    return time.perf_counter()


async def trouble(server: Server, crowd: Crowd, dice: Dice) -> None:
    """Do something else than to kill: let the server sleep, or break some of the sockets."""
    kind = dice.below(8)
    if kind == 0:
        server.send(signal.SIGSTOP)
        await asyncio.sleep((500 + dice.below(2000)) / 1000)
        server.send(signal.SIGCONT)
    elif kind == 1:
        for player in crowd.players:
            if dice.below(4) == 0:
                player.break_off()


async def kill(server: Server, crowd: Crowd, *, everybody: bool) -> list[float]:
    """Kill the server and start it again; return when the first is back, and when everybody is."""
    before, begun = count_visits(crowd), time.perf_counter()
    server.stop(signal.SIGKILL)
    server.start()
    enough = (any, all) if everybody else (any,)
    return [await views(before, so_many) - begun for so_many in enough]


async def torment(server: Server, kills: int, tables: int, seed: int, rate: float = 0) -> Told:
    """Let a crowd play, kill the server now and then, and compare in the end.

    Without a rate everybody moves as soon as they can.
    """
    dice = Dice(seed)

    def pace(chance: Chance) -> Pace:
        return AtRandom(chance, rate) if rate else AtOnce(chance, 20)

    crowd = Crowd((server.url,), tables, pace, lambda wait: None, seed)
    restarts: list[float] = []
    all_back: list[float] = []
    try:
        with explained(crowd, [server]):
            await crowd.gather()
            for _ in range(kills):
                await asyncio.sleep((_LEAST_MS + dice.below(_MOST_MS - _LEAST_MS)) / 1000)
                await trouble(server, crowd, dice)
                # Some kills come while everybody comes back, some while everybody plays.
                times = await kill(server, crowd, everybody=bool(dice.below(2)))
                restarts.append(times[0])
                all_back += times[1:]
                crowd.check()
            await asyncio.sleep(1)
            await settle(crowd)
    finally:
        await crowd.leave()
    server.stop()
    store = make_store(server.folder / "data")
    await store.start()
    logs = await read_logs(store, {party.room for party in crowd.parties})
    await store.stop()
    return Told(kills, restarts, logs, crowd.players, all_back=all_back)


def report(told: Told) -> NoReturn:
    """Say what was found, with one line of JSON in the end; fail where anything is wrong."""
    faults = told.found.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    print(json.dumps(told.line))
    sys.exit(1 if faults else 0)


def main() -> None:
    """Read the wishes, torment a server, print one line of JSON; fail where anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=0, help="moves a second at each table")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    wishes = parser.parse_args()
    end_politely()
    # Else the tool stops now and then while everybody comes back, and is measured with the server.
    calm()
    print(f"seed {wishes.seed}", file=sys.stderr)
    with serving() as server:
        told = uvloop.run(torment(server, wishes.kills, wishes.tables, wishes.seed, wishes.rate))
    report(told)


if __name__ == "__main__":
    main()
