"""Run the server until it is told to stop."""

import socket
from collections.abc import Callable

import uvicorn

from paiju.server.app import Server, make_app
from paiju.server.options import Options
from paiju.store.opening import make_store
from paiju.wire.commands import MOST_BYTES

_BACKLOG = 2048


def bind(options: Options) -> socket.socket:
    """Take the port; `OSError` where that cannot be."""
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((options.host, options.port))
    except OSError:
        taken.close()
        raise
    return taken


def make_server(options: Options, ready: Callable[[], None]) -> tuple[Server, uvicorn.Server]:
    """Make a node and the web server that runs it; `ready` is called when rooms are open."""
    server = Server(options, make_store(options.data))
    config = uvicorn.Config(
        make_app(server, ready),
        backlog=_BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        # Headers of a proxy are read by ourselves, where it is to be trusted.
        proxy_headers=False,
        ws_max_size=MOST_BYTES,
        # Compression costs memory, and tells of secrets by the size of what it makes.
        ws_per_message_deflate=False,
        ws_ping_interval=15,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=5,
    )
    return server, uvicorn.Server(config)


def run(options: Options, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop."""
    _, web = make_server(options, ready)
    web.run([taken])
