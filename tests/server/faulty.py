"""A store that fails when it is told to, and a world that goes on until something is so."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from paiju.store.contract import Store, Unavailable
from tests.server.world import World


class Faulty:
    """A store of which some calls fail, so many times."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.failing: Counter[str] = Counter()
        self.error: Exception = Unavailable("away")

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the store has
        if self.failing[name] <= 0:
            return getattr(self.store, name)
        self.failing[name] -= 1

        async def fail(*_: object) -> None:
            raise self.error

        return fail


def until(world: World, found: Callable[[], bool]) -> None:
    """Let the world run until something is so."""

    async def run() -> None:
        while not found():
            await asyncio.sleep(0.005)

    world.runner.run(asyncio.wait_for(run(), 10))
