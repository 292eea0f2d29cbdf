"""What routes and sockets work with."""

from dataclasses import dataclass, field

from paiju.server.coaching import Coaches
from paiju.server.door import Door
from paiju.server.films import Films
from paiju.server.hub import Hub
from paiju.server.judging import Judges
from paiju.server.lobby import Lobby
from paiju.server.options import Options
from paiju.server.services import Services
from paiju.server.sockets import Sockets


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
    films: Films = field(default_factory=Films)
    door: Door = field(default_factory=Door)
