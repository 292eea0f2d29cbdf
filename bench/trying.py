"""How long a try takes over HTTP: every example of the rule books, and full hands at random.

python -m bench.trying --rounds 3
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx

from paiju.desk.trying import context_of
from paiju.game import deal_from_seed, games
from paiju.pictures.gallery import gallery, position_of
from tests.server.conftest import QUICK
from tests.server.running import Running

HANDS = 20
ONE_PACK = 13
SEVERAL = 26
LEVELS = ("2", "5", "10", "A")


def examples() -> Iterator[dict[str, object]]:
    """Give every position that a rule book offers to try."""
    for name in games():
        for picture in gallery(name).values():
            if position := position_of(picture):
                yield {"game": name, **position}


def full_hands() -> Iterator[dict[str, object]]:
    """Give hands as large as players hold, against a card or a pair."""
    for name, game in games().items():
        whole = game.deck(next(iter(game.presets.values())))
        packs = len(whole) // 54
        context = context_of(game)
        for seed in range(HANDS):
            first, *left = (str(card) for card in deal_from_seed(seed, whole).cards)
            table = [first]
            if packs > 1 and seed % 2:
                left.remove(first)
                table.append(first)
            hand = left[: ONE_PACK if packs == 1 else SEVERAL]
            yield {
                "game": name,
                "table": table,
                "hand": hand,
                "cards": hand[: len(table)],
                **({"level": LEVELS[seed % len(LEVELS)]} if "level" in context else {}),
                **({"trump": "S"} if "trump" in context else {}),
            }


def measure(base: str, rounds: int) -> dict[str, float]:
    """Ask everything, one after another, and return the figures in milliseconds."""
    asked = [*examples(), *full_hands()]
    times: list[float] = []
    with httpx.Client(base_url=base, timeout=30) as web:
        for position in asked:
            web.post("/api/try", json=position).raise_for_status()
        for _ in range(rounds):
            for position in asked:
                begun = time.perf_counter()
                web.post("/api/try", json=position).raise_for_status()
                times.append((time.perf_counter() - begun) * 1000)
    times.sort()
    return {
        "asked": len(times),
        "p50_ms": round(times[len(times) // 2], 1),
        "p95_ms": round(times[len(times) * 95 // 100], 1),
        "most_ms": round(times[-1], 1),
    }


def main() -> None:
    """Serve, ask, print the figures as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(replace(QUICK, data=Path(folder))) as running,
    ):
        print(json.dumps(measure(running.base, given.rounds)))


if __name__ == "__main__":
    main()
