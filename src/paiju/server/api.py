"""What routes and sockets work with."""

from dataclasses import dataclass, field

from paiju.server.guard.hosts import Hosts
from paiju.server.history.replays import Films
from paiju.server.options import Options
from paiju.server.rooms.hub import Hub
from paiju.server.rooms.lobby import Lobby
from paiju.server.services import Services
from paiju.server.sockets.connections import Sockets
from paiju.server.sockets.handshake import Door
from paiju.server.workers.coach import Coaches
from paiju.server.workers.judge import Judges


@dataclass(frozen=True, slots=True)
class Api:
    """All parts of one node."""

    services: Services
    hub: Hub
    lobby: Lobby
    sockets: Sockets
    options: Options
    coaches: Coaches
    judges: Judges
    hosts: Hosts
    films: Films = field(default_factory=Films)
    door: Door = field(default_factory=Door)
