"""Bots in processes of their own: one that never ends, or wants too much, harms nobody."""

import asyncio
import os
import time
from collections.abc import Callable

import pytest

from paiju.bots.workers import MEMORY
from paiju.server.workers.processes import Crew


def run(story: Callable[[Crew], object], patience: float = 60) -> object:
    """Tell a story to a pool of one process."""

    async def told() -> object:
        made = Crew(1, patience)
        try:
            return await story(made)  # type: ignore[misc]
        finally:
            made.stop()

    return asyncio.run(told())


@pytest.mark.deep
def test_a_bot_that_never_ends_is_ended() -> None:
    async def story(made: Crew) -> int:
        first = await made.run(os.getpid)
        with pytest.raises(TimeoutError):
            await made.run(time.sleep, 3600)
        assert await made.run(os.getpid) != first
        return await made.run(abs, -2)

    assert run(story, patience=2) == 2


@pytest.mark.deep
def test_a_bot_that_wants_too_much_memory_gets_none() -> None:
    async def story(made: Crew) -> int:
        with pytest.raises(MemoryError):
            await made.run(bytes, MEMORY + 1)
        return await made.run(abs, -3)

    assert run(story) == 3
