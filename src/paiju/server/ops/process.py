"""Run the server until it is told to stop."""

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, cast

import uvicorn

from paiju.server.app import Server, make_app
from paiju.server.guard.addresses import PRIVATE
from paiju.server.guard.connections import Gate
from paiju.server.guard.deadlines import IDLE, Requests
from paiju.server.ops.bind import BACKLOG
from paiju.server.ops.garbage import calm
from paiju.server.ops.logs import configure
from paiju.server.ops.open_files import most_connections, raise_limit
from paiju.server.options import Options
from paiju.server.sockets.parser import Frames
from paiju.store.opening import make_shared_store, make_store
from paiju.wire.commands import MOST_BYTES

BEAT: Final = 15.0
"""Seconds between two questions whether anybody is there; two may stay without an answer."""


class Web(uvicorn.Server):
    """A web server that ends in good order when it is told to, by whatever signal."""

    ready: Callable[[], None] = staticmethod(lambda: None)
    """Told when it takes requests."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take requests."""
        await super().startup(sockets)
        self.ready()

    def heed_signals(self) -> None:
        """Take signals as the wish to stop, from now on."""
        if threading.current_thread() is threading.main_thread():
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals as they are: they are heeded already, and not raised again at the end."""
        yield


def make_web(server: Server) -> Web:
    """Make the web server of a node."""
    services = server.services
    proxies = server.options.trust_proxy
    peers = PRIVATE if server.options.lan else None
    gate = Gate(services.limits, proxies, services.metrics, most_connections(), peers)
    services.metrics.watch("paiju_connections", "Open connections.", lambda: len(gate))
    config = uvicorn.Config(
        make_app(server),
        interface="asgi3",
        lifespan="off",
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        # Headers of a proxy are read by ourselves, where it is to be trusted.
        proxy_headers=False,
        # The web server only calls them.
        http=cast(type[Requests], partial(Requests, gate)),
        ws=cast(type[Frames], partial(Frames, gate)),
        ws_max_size=MOST_BYTES,
        # Compression costs memory, and tells of secrets by the size of what it makes.
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=2 * BEAT,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=5,
    )
    return Web(config)


async def serve(server: Server, web: Web, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop: first no more requests, then rooms rest, then the store closes.

    Sockets are closed as those of a server that comes back: deploying is a polite crash.
    """
    web.heed_signals()
    web.ready = ready
    await server.start()
    try:
        await web.serve([taken])
    finally:
        await server.stop()


def run(options: Options, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Run a node in this process."""
    configure()
    raise_limit()
    store, leases = make_store(options.data), None
    if options.store:
        store, leases = make_shared_store(options.store)
    server = Server(options, store, leases)
    calm()
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(serve(server, make_web(server), taken, ready))


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the faster loop, where there is one for this machine."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
