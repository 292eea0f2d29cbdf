"""What rooms, sockets and routes share."""

from dataclasses import dataclass, field

from paiju.room.clock import Now, wall_clock
from paiju.room.messages import Post
from paiju.server.guard.limits import Limits
from paiju.server.ops.metrics import Metrics
from paiju.server.push.notices import Notices
from paiju.server.rooms.queue import Line
from paiju.server.workers.bots import Brains
from paiju.store.contract import Store


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
    line: Line = field(default_factory=Line)
