"""Whether the server is well, and figures about it."""

import asyncio
import hmac
import ipaddress
from typing import Final

from starlette.responses import Response

from paiju import __version__
from paiju.server.origins import host_of
from paiju.server.routes.table import Call, Path, Stop, json_answer
from paiju.wire import http

_LAG: Final = 100
_FREE: Final = 0.1


async def health(call: Call) -> Response:
    """Tell whether the loop is quick, the store writes and the disk has room."""
    loop = asyncio.get_running_loop()
    before = loop.time()
    await asyncio.sleep(0)
    lag = (loop.time() - before) * 1000
    store = await call.api.services.store.health()
    ok = lag < _LAG and store.writable and store.free > _FREE
    told = http.Health(
        ok=ok,
        version=__version__,
        rooms=call.api.hub.count,
        sockets=len(call.api.sockets),
        lag_ms=round(lag, 2),
        disk_free=round(store.free, 3),
    )
    return json_answer(told, 200 if ok else 503)


def _is_local(host: str) -> bool:
    """Tell whether a request comes from this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def metrics(call: Call) -> Response:
    """Give figures to this machine, and to whoever has the token."""
    options = call.api.options
    given = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = options.metrics_token
    right = bool(wanted) and hmac.compare_digest(given.encode(), wanted.encode())
    if not right and not _is_local(host_of(call.request, options.trust_proxy)):
        raise Stop(403, "server.forbidden")
    return Response(call.api.services.metrics.text(), media_type="text/plain; version=0.0.4")


PATHS = (
    Path("GET", "/healthz", health, http.Health),
    Path("GET", "/metrics", metrics),
)
