"""Let whoever asks too often wait for the refusal: a flood is only as fast as its answers."""

import asyncio
from typing import Final

from paiju.server.guard.limits import Counts

SECONDS: Final = 1.0


async def hold(held: Counts, host: str) -> None:
    """Wait a while; of very many wishes of one host some do not wait, for that costs memory."""
    if not held.take(host):
        return
    try:
        await asyncio.sleep(SECONDS)
    finally:
        held.give(host)
