"""Answers that change only with the server: packed once, and sent only to those who lack them."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

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
    return Kept(body, gzip.compress(body, mtime=0), f'"{tag}"')


def kept_answer(kept: Kept, request: Request) -> Response:
    """Send an answer, packed where that is understood; only its tag to those who have it."""
    headers = {"etag": kept.tag, "cache-control": _ASK_FIRST, "vary": "accept-encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = kept.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = kept.packed, "gzip"
    return Response(body, headers=headers, media_type="application/json")
