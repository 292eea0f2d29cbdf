"""Whether the server is well."""

import asyncio

from starlette.responses import Response

from paiju import __version__
from paiju.server.routes.table import Call, Path, json_answer
from paiju.wire import http


async def health(call: Call) -> Response:
    """Tell whether the loop is quick, the store writes and the disk has room."""
    loop = asyncio.get_running_loop()
    before = loop.time()
    await asyncio.sleep(0)
    lag = (loop.time() - before) * 1000
    store = await call.api.services.store.health()
    ok = lag < 100 and store.writable and store.free > 0.1
    told = http.Health(
        ok=ok,
        version=__version__,
        rooms=call.api.hub.count,
        sockets=len(call.api.sockets),
        lag_ms=round(lag, 2),
        disk_free=round(store.free, 3),
    )
    return json_answer(told, 200 if ok else 503)


PATHS = (Path("GET", "/healthz", health, http.Health),)
