"""Headers that every answer carries."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.server.guard.hosts import Hosts
from paiju.server.options import Options

_YEAR: Final = 31536000


def content_policy(options: Options, opened: str, *, engine: bool = False) -> str:
    """Write from where a page may load things; only a device's engine may compile WebAssembly.

    Some browsers do not count the socket of the address at which a page was opened as its own.
    """
    socket = (options.public_url.rstrip("/") or opened).replace("http", "ws", 1)
    policy = {
        "default-src": "'self'",
        "connect-src": f"'self' {socket}".rstrip(),
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    if engine:
        policy["script-src"] = "'self' 'wasm-unsafe-eval'"
    return "; ".join(f"{key} {value}" for key, value in policy.items())


def security_headers(options: Options) -> dict[str, str]:
    """Return what tells browsers to load nothing from elsewhere and to show us nowhere else."""
    made = {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }
    if options.public_url.startswith("https://"):
        made["strict-transport-security"] = f"max-age={_YEAR}; includeSubDomains"
    return made


class Headers:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp, options: Options, hosts: Hosts) -> None:
        self._app = app
        self._options = options
        self._hosts = hosts
        self._headers = security_headers(options)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                policy = content_policy(self._options, self._hosts.opened(HTTPConnection(scope)))
                headers.setdefault("content-security-policy", policy)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, answer)
