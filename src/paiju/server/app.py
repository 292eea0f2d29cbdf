"""Put the server together."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from paiju.server import limits
from paiju.server.api import Api
from paiju.server.brains import Brains
from paiju.server.hub import Hub
from paiju.server.limits import Buckets
from paiju.server.lobby import Lobby
from paiju.server.options import Options
from paiju.server.routes import books, hands, health, page, people, rooms
from paiju.server.routes.table import Path, route
from paiju.server.services import Pauses, Services
from paiju.server.sockets import Sockets
from paiju.server.talking import Talk
from paiju.store.contract import Store

PATHS: Final[tuple[Path, ...]] = (
    *people.PATHS,
    *rooms.PATHS,
    *hands.PATHS,
    *books.PATHS,
    *health.PATHS,
)
_RESTARTING: Final = 1012


class Server:
    """All parts of one node."""

    def __init__(self, options: Options, store: Store) -> None:
        self.options = options
        self.store = store
        self.sockets = Sockets(secrets.token_hex(4))
        self.brains = Brains(options.bot_workers)
        pauses = Pauses(options.bot_pause, options.bot_pause * 9 // 5)
        self.services = Services(store, self.brains, self.sockets, pauses=pauses)
        self.lobby = Lobby(self.sockets)
        self.hub = Hub(self.services, self.lobby)
        rates = {
            "requests": Buckets(limits.REQUESTS_PER_HOST),
            "guests": Buckets(limits.GUESTS_PER_HOST),
            "judge": Buckets(limits.REQUESTS_PER_HOST),
        }
        self.api = Api(self.services, self.hub, self.lobby, self.sockets, options, rates)

    async def start(self) -> None:
        """Open the store and learn what is there."""
        await self.store.start()
        await self.hub.start()

    async def stop(self) -> None:
        """Finish what is under way, tell everybody, close the store."""
        await self.hub.stop()
        self.sockets.close_all(_RESTARTING)
        self.brains.stop()
        # Writers send the reason before the loop ends.
        await asyncio.sleep(0)
        await self.store.stop()

    def routes(self) -> list[BaseRoute]:
        """Return everything that can be asked."""

        async def talk(socket: WebSocket) -> None:
            await Talk(socket, self.api).run()

        paths = [route(self.api, path) for path in PATHS]
        return [WebSocketRoute("/ws", talk), *paths, *page.page_routes(self.api)]


def make_app(server: Server, ready: Callable[[], None]) -> Starlette:
    """Make the application that a web server runs; `ready` is called when rooms are open."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        ready()
        yield
        await server.stop()

    return Starlette(routes=server.routes(), lifespan=lifespan)
