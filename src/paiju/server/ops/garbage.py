"""Keep the collector of cycles from stopping play.

Rooms are values without cycles and go when nobody holds them. A full search for cycles looks at
every object of every room, a quarter of a second with some hundred tables, and finds next to
nothing: it was most of what the slowest hundredth of moves waited for.
"""

import asyncio
import gc
from typing import Final

_YOUNG: Final = 10_000
_MIDDLE: Final = 50
_NEVER: Final = 1_000_000
_HOUR: Final = 60 * 60


def hush() -> None:
    """Search for nothing while the program is loaded: all of that stays, and somebody waits."""
    gc.disable()


def calm() -> None:
    """Leave all that is loaded by now out of every search, and search what is old no more."""
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    gc.enable()


async def sweep() -> None:
    """Search everything once an hour: a pause that nobody can wait for twice."""
    while True:
        await asyncio.sleep(_HOUR)
        gc.collect()
