"""Answer only requests that are meant for this server."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from paiju.game import Refusal
from paiju.server.guard.hosts import Hosts
from paiju.server.http.route import failure

MISDIRECTED: Final = 421
_WATCHED: Final = frozenset({"/healthz", "/metrics"})
"""Asked for by whatever watches nodes, by any name; what they tell strangers is no secret."""


class OwnHosts:
    """Refuses requests whose host is not ours."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or say that the request came to the wrong place."""
        is_checked = scope["type"] == "http" and scope["path"] not in _WATCHED
        if is_checked and not self._hosts.is_ours(HTTPConnection(scope)):
            await failure(MISDIRECTED, Refusal("server.host"))(scope, receive, send)
        else:
            await self._app(scope, receive, send)
