"""The time of day, as everything here counts it."""

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]


def wall_clock() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000
