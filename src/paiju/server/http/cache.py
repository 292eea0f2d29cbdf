"""Answers that change only with the server: packed once, and sent only to those who lack them."""

import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from paiju.server.http.gzip import VARY, pack, send

_TAG_BYTES: Final = 12
_ASK_FIRST: Final = "no-cache"
"""Browsers keep the answer, and ask whether it still holds."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer in JSON that many ask for."""

    body: bytes
    packed: bytes
    tag: str


def keep(body: bytes) -> Kept:
    """Pack an answer and name it by what it says."""
    tag = hashlib.blake2b(body, digest_size=_TAG_BYTES).hexdigest()
    return Kept(body, pack(body), f'"{tag}"')


def kept_answer(kept: Kept, request: Request) -> Response:
    """Send an answer, packed where that is understood; only its tag to those who have it."""
    headers = {"etag": kept.tag, "cache-control": _ASK_FIRST, **VARY}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return send(request, kept.body, kept.packed, headers)
