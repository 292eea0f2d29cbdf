"""Put the server together."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from functools import cache, partial
from typing import TYPE_CHECKING, Final, get_args

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from paiju.bots.registry import bot_faults
from paiju.game import Refusal
from paiju.game.registry import faults
from paiju.room.events import Phase
from paiju.room.messages import Post
from paiju.server.api import Api
from paiju.server.guard.concurrency import InFlight
from paiju.server.guard.headers import Headers
from paiju.server.guard.hosts import make_hosts
from paiju.server.guard.limits import Limits
from paiju.server.guard.origins import origins
from paiju.server.guard.own_hosts import OwnHosts
from paiju.server.http import links
from paiju.server.http.cache import Kept, keep, kept_answer
from paiju.server.http.openapi import describe
from paiju.server.http.route import Call, Path, failure, route
from paiju.server.http.routes import (
    accounts,
    books,
    coach,
    devices,
    hands,
    health,
    learn,
    page,
    people,
    push,
    replays,
    rooms,
    rule_cards,
    rulebooks,
    tournaments,
)
from paiju.server.ops.garbage import sweep
from paiju.server.options import Options
from paiju.server.push.notices import Notices
from paiju.server.rooms.hub import Hub
from paiju.server.rooms.lobby import Lobby
from paiju.server.services import Pauses, Services
from paiju.server.sockets.connections import Sockets
from paiju.server.sockets.protocol import Talk
from paiju.server.workers.bots import Brains
from paiju.server.workers.coach import Coaches
from paiju.server.workers.judge import Judges
from paiju.server.workers.turns import Errands
from paiju.store.contract import Store, StoreError

if TYPE_CHECKING:
    from paiju.server.cluster.nodes import Cluster
    from paiju.store.postgres.leases import Leases

PATHS: Final[tuple[Path, ...]] = (
    *people.PATHS,
    *links.PATHS,
    *rooms.PATHS,
    *hands.PATHS,
    *tournaments.PATHS,
    *devices.PATHS,
    *replays.PATHS,
    *coach.PATHS,
    *learn.PATHS,
    *accounts.PATHS,
    *push.PATHS,
    *books.PATHS,
    *rule_cards.PATHS,
    *rulebooks.PATHS,
    *health.PATHS,
)
_DAY: Final = 24 * 60 * 60
_CHAT: Final = 30 * _DAY * 1000
_ROOMS: Final = 7 * _DAY * 1000


@cache
def _description() -> Kept:
    """Write what all routes are."""
    return keep(msgspec.json.encode(describe(ROUTES)))


async def _openapi(call: Call) -> Response:
    """Describe all routes."""
    return kept_answer(await asyncio.to_thread(_description), call.request)


_log = logging.getLogger("paiju.server")
ROUTES: Final = (*PATHS, Path("GET", "/api/openapi.json", _openapi))


async def _load() -> None:
    """Load all packages beside the loop: a start need not wait, and no request holds the loop."""
    for fault in await asyncio.to_thread(lambda: (*faults(), *bot_faults())):
        told = {"entry": fault.facts["name"], "package": fault.facts["package"]}
        _log.warning(fault.code, extra={**told, "error": fault.facts.get("error")})


class Server:
    """All parts of one node."""

    def __init__(self, options: Options, store: Store, leases: "Leases | None" = None) -> None:
        self.options = options
        self.store = store
        self.sockets = Sockets(secrets.token_hex(4) if leases is None else leases.node)
        self.cluster: Cluster | None = None
        post: Post = self.sockets
        if leases is not None and options.bus:
            # A server that is alone does not wait for these to load.
            from paiju.server.cluster.nodes import join

            self.cluster, post = join(leases, options.bus, self.sockets)
        self.brains = Brains(options.bot_workers)
        pauses = Pauses(options.bot_pause, options.bot_pause * 9 // 5)
        notices = Notices(store, options.public_url)
        self.services = Services(
            store, self.brains, post, notices, Limits(options.limits), pauses=pauses
        )
        self.lobby = Lobby(self.sockets)
        self.hub = Hub(self.services, self.lobby, self.cluster)
        self.coaches = Coaches(options.bot_workers)
        self.judges = Judges(options.bot_workers, self.services.limits)
        self.api = Api(
            self.services,
            self.hub,
            self.lobby,
            self.sockets,
            options,
            self.coaches,
            self.judges,
            make_hosts(options),
        )
        self._chores = Errands()
        self._measure()

    def _measure(self) -> None:
        """Let figures be asked for."""
        metrics = self.services.metrics
        metrics.watch("paiju_sockets", "Open sockets.", lambda: len(self.sockets))
        metrics.watch("paiju_rooms", "Open rooms.", lambda: self.hub.count)
        metrics.watch("paiju_loaded_rooms", "Rooms in memory.", lambda: len(self.hub.actors))
        for phase in get_args(Phase):
            metrics.watch(
                f"paiju_rooms_{phase}",
                f"Rooms in memory that are {phase}.",
                partial(self._count, phase),
            )

    def _count(self, phase: Phase) -> int:
        """Count the rooms of a phase."""
        return sum(actor.room.phase == phase for actor in self.hub.actors)

    async def _clean(self) -> None:
        """Forget, every day, what is kept for some time only."""
        while True:
            now = self.services.now()
            try:
                await self.store.forget_chat(now - _CHAT)
                await self.store.forget_rooms(now - _ROOMS)
            except StoreError:
                self.services.metrics.fault("chores")
            await asyncio.sleep(_DAY)

    async def start(self) -> None:
        """Open the store and learn what is there."""
        await self.store.start()
        if self.cluster is not None:
            await self.cluster.start(self.hub, self.lobby)
        await self.hub.start()
        self._chores.send(_load())
        self._chores.send(self._clean())
        self._chores.send(sweep())

    async def stop(self) -> None:
        """Finish what is under way, tell everybody, close the store."""
        self._chores.stop()
        await self.hub.stop()
        if self.cluster is not None:
            await self.cluster.stop()
        self.brains.stop()
        self.coaches.stop()
        self.judges.stop()
        await self.services.notices.stop()
        await self.store.stop()

    def routes(self) -> list[BaseRoute]:
        """Return everything that can be asked."""
        paths = [route(self.api, path) for path in ROUTES]
        return [*paths, *page.page_routes(self.api)]


async def _missing(request: Request, error: Exception) -> Response:
    """Say that there is nothing at an address, or nothing of that kind."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failure(status, Refusal("server.method" if status == 405 else "server.unknown"))


def make_app(server: Server) -> ASGIApp:
    """Make the application that a web server runs."""
    known = origins(server.options)
    routes = Starlette(
        routes=server.routes(),
        middleware=[
            Middleware(Headers, server.options, server.api.hosts),
            Middleware(InFlight, server.services.limits, server.options.trust_proxy),
            Middleware(OwnHosts, server.api.hosts),
        ],
        exception_handlers={404: _missing, 405: _missing},
    )

    def app(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        # What stands between a socket and its talk is kept in memory as long as the socket lasts.
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            return Talk(WebSocket(scope, receive, send), server.api).run(known)
        return routes(scope, receive, send)

    return app
