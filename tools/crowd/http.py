"""Just enough HTTP to become a player, to open a room and to ask how the server is."""

import asyncio
import json
from typing import Any


async def post(
    url: str, path: str, body: object, token: str = "", *, origin: str = ""
) -> dict[str, Any]:
    """Send JSON and return the answer; a proxy that is trusted may name an origin."""
    content = json.dumps(body).encode()
    head = ["content-type: application/json", f"content-length: {len(content)}"]
    head += [f"authorization: Bearer {token}"] if token else []
    head += [f"x-forwarded-for: {origin}"] if origin else []
    made: dict[str, Any] = json.loads(await _ask(url, f"POST {path}", head, content))
    return made


async def get(url: str, path: str) -> bytes:
    """Return what is at a path."""
    return await _ask(url, f"GET {path}", [], b"")


async def _ask(url: str, what: str, more: list[str], content: bytes) -> bytes:
    """Ask once and return the answer; it must be a good one."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = [f"{what} HTTP/1.1", f"host: {host}:{port}", "connection: close", *more]
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        answer = await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()
    top, _, told = answer.partition(b"\r\n\r\n")
    if b" 200 " not in top.partition(b"\r\n")[0]:
        raise RuntimeError(answer[:500].decode(errors="replace"))
    return told
