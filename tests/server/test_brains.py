"""Bots in processes of their own: one that never ends, or wants too much, harms nobody."""

import asyncio
import time
from collections.abc import Callable

import pytest

from paiju.bots.workers import MEMORY
from paiju.server import brains
from paiju.server.brains import Brains


def run(story: Callable[[Brains], object]) -> object:
    """Tell a story to a pool of one process."""

    async def told() -> object:
        made = Brains(1)
        try:
            return await story(made)  # type: ignore[misc]
        finally:
            made.stop()

    return asyncio.run(told())


@pytest.mark.deep
def test_a_bot_that_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(made: Brains) -> int:
        assert await made._run(abs, -1) == 1
        monkeypatch.setattr(brains, "PATIENCE", 0.5)
        with pytest.raises(TimeoutError):
            await made._run(time.sleep, 3600)
        monkeypatch.setattr(brains, "PATIENCE", 60)
        return await made._run(abs, -2)

    assert run(story) == 2


@pytest.mark.deep
def test_a_bot_that_wants_too_much_memory_gets_none() -> None:
    async def story(made: Brains) -> int:
        with pytest.raises(MemoryError):
            await made._run(bytes, MEMORY + 1)
        return await made._run(abs, -3)

    assert run(story) == 3
