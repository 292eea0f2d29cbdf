"""What rooms, sockets and routes share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from paiju.server.brains import Brains
from paiju.server.letters import Post
from paiju.server.limits import Limits
from paiju.server.metrics import Metrics
from paiju.server.notices import Notices
from paiju.store.contract import Store

Now: TypeAlias = Callable[[], int]


def wall_clock() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long bots seem to think where somebody watches, in milliseconds."""

    least: int = 500
    most: int = 900


@dataclass(frozen=True, slots=True)
class Services:
    """What a room needs from the server."""

    store: Store
    brains: Brains
    post: Post
    notices: Notices
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    now: Now = wall_clock
    pauses: Pauses = field(default_factory=Pauses)
