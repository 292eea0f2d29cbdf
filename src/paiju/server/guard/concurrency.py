"""Limit the requests of one host that are answered at once, over all its connections."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from paiju.game import Refusal
from paiju.server.guard.addresses import Networks
from paiju.server.guard.limits import Limits
from paiju.server.guard.origins import host_of
from paiju.server.http.route import failure


class InFlight:
    """Counts requests from their head to their answer."""

    def __init__(self, app: ASGIApp, limits: Limits, proxies: Networks) -> None:
        self._app = app
        self._limits = limits
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse where the host has too many requests already."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        host = host_of(HTTPConnection(scope), self._proxies)
        counts = self._limits.requests_at_once
        if not counts.take(host):
            await failure(429, Refusal("server.busy"))(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            counts.give(host)
