"""Answers in gzip, for those who take it."""

import gzip
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

VARY: Final = {"vary": "accept-encoding"}
"""Whoever keeps an answer must know that others may get it in another form."""
_SMALLEST: Final = 9
QUICK: Final = 6


def takes_packed(request: Request) -> bool:
    """Return whether an answer may come packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def pack(body: bytes, effort: int = _SMALLEST) -> bytes:
    """Pack an answer; the same one gives the same bytes."""
    return gzip.compress(body, effort, mtime=0)


def send(
    request: Request, body: bytes, packed: bytes | None = None, headers: Mapping[str, str] = VARY
) -> Response:
    """Send an answer in JSON; what is not packed yet is packed where that is understood."""
    if not takes_packed(request):
        return Response(body, headers=headers, media_type="application/json")
    told = {**headers, "content-encoding": "gzip"}
    return Response(packed or pack(body, QUICK), headers=told, media_type="application/json")
