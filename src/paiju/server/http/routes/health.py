"""Whether the server is well, and figures about it."""

import asyncio
import hmac
from typing import Final

from starlette.responses import Response

from paiju import __version__
from paiju.server.guard.addresses import LOOPBACK, is_in
from paiju.server.guard.origins import address_of
from paiju.server.http.route import Call, Path, Stop, json_answer
from paiju.wire import http

_LAG: Final = 100
_FREE: Final = 0.1


async def health(call: Call) -> Response:
    """Return whether the loop is quick, the store writes and the disk has room."""
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


def _is_local(call: Call) -> bool:
    """Return whether a request comes from this machine, and not from a foreign page on it."""
    if not call.api.hosts.is_ours(call.request):
        return False
    address = address_of(call.request, call.api.options.trust_proxy)
    return address is not None and is_in(address, LOOPBACK)


async def metrics(call: Call) -> Response:
    """Give figures to this machine, and to whoever has the token."""
    given = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = call.api.options.metrics_token
    right = bool(wanted) and hmac.compare_digest(given.encode(), wanted.encode())
    if not right and not _is_local(call):
        raise Stop(403, "server.forbidden")
    return Response(call.api.services.metrics.text(), media_type="text/plain; version=0.0.4")


PATHS = (
    Path("GET", "/healthz", health, http.Health),
    Path("GET", "/metrics", metrics),
)
