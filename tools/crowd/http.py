"""Just enough HTTP to become a player and to open a room."""

import asyncio
import json
from typing import Any


async def post(url: str, path: str, body: object, token: str = "") -> dict[str, Any]:
    """Send JSON and return the answer; it must be a good one."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    content = json.dumps(body).encode()
    head = [f"POST {path} HTTP/1.1", f"host: {host}:{port}", "connection: close"]
    head += ["content-type: application/json", f"content-length: {len(content)}"]
    head += [f"authorization: Bearer {token}"] if token else []
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        answer = await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()
    top, _, told = answer.partition(b"\r\n\r\n")
    if b" 200 " not in top.partition(b"\r\n")[0]:
        raise RuntimeError(answer[:500].decode(errors="replace"))
    made: dict[str, Any] = json.loads(told)
    return made
